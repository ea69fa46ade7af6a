import { lazy, Suspense, useEffect, useState } from 'react';
import { changeProfile, toProfileValues, type InternProfile } from '../../cv-prefill/own-profile.ts';
import type { UploadedDocument } from '../../documents/upload.ts';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

const CvPrefill = lazy(async () => ({ default: (await import('../../cv-prefill/CvPrefill.tsx')).CvPrefill }));

const OPENER = 'copy-to-profile';

/** Returns what is known of copying a CV into the profile: the profile while its owner chooses, and what became of it. */
export function useProfileCopy(t: Translate) {
  const [profile, setProfile] = useState<InternProfile>();
  const [isCopied, setIsCopied] = useState(false);
  const action = useAction(t);
  const open = (): void =>
    void action.run(async () => {
      setIsCopied(false);
      setProfile(await session.client.interns.own());
    });
  return { ...action, profile, setProfile, copied: isCopied, setCopied: setIsCopied, open };
}

export type ProfileCopy = ReturnType<typeof useProfileCopy>;

/** Shows the button that begins to copy a CV into the profile. */
export const CopyButton = ({ t, copy }: { t: Translate; copy: ProfileCopy }) => (
  <span id={OPENER}>
    <Button look="link" busy={copy.busy || copy.profile !== undefined} onClick={copy.open}>
      {t('resume.copy')}
    </Button>
  </span>
);

interface CopyProps {
  t: Translate;
  language: Language;
  cv: UploadedDocument;
  copy: ProfileCopy;
}

/** Copies what a CV says into the profile, after its owner has ticked and confirmed what. */
export function CopyToProfile({ t, language, cv, copy }: CopyProps) {
  const { run, failure, profile, setProfile, copied, setCopied } = copy;
  const close = (): void => {
    setProfile(undefined);
    document.getElementById(OPENER)?.querySelector('button')?.focus();
  };
  /* Another CV is another question. */
  useEffect(
    () => () => {
      setProfile(undefined);
      setCopied(false);
    },
    [setProfile, setCopied],
  );
  return (
    <>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      {copied && (
        <Notice tone="answered" role="status" title={t('resume.copied')}>
          <p>
            <a href="/dashboard/profile-setup/profile-setup-intern">{t('resume.copied.link')}</a>
          </p>
        </Notice>
      )}
      {profile && (
        <Suspense fallback={<p role="status">{t('ui.loading')}</p>}>
          <CvPrefill
            t={t}
            language={language}
            cv={cv}
            accountId={profile.userId}
            target={{
              values: toProfileValues(profile),
              apply: (patch) => run(async () => setProfile(await changeProfile((values) => ({ ...values, ...patch })))),
            }}
            onTaken={() => {
              setCopied(true);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
