import { lazy, Suspense, useState } from 'react';
import { changeProfile, toProfileValues, type InternProfile } from '../../cv-prefill/own-profile.ts';
import type { UploadedDocument } from '../../documents/upload.ts';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

const CvPrefill = lazy(async () => ({ default: (await import('../../cv-prefill/CvPrefill.tsx')).CvPrefill }));

interface CopyProps {
  t: Translate;
  language: Language;
  cv: UploadedDocument;
}

/** Copies what a CV says into the profile, after its owner has ticked and confirmed what. */
export function CopyToProfile({ t, language, cv }: CopyProps) {
  const [profile, setProfile] = useState<InternProfile>();
  const [copied, setCopied] = useState(false);
  const { run, busy, failure } = useAction(t);
  const close = (): void => setProfile(undefined);
  return (
    <div className="stack">
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      {copied && (
        <Notice tone="answered" role="status" title={t('resume.copied')}>
          <p>
            <a href="/dashboard/profile-setup/profile-setup-intern">{t('resume.copied.link')}</a>
          </p>
        </Notice>
      )}
      {profile ? (
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
      ) : (
        <p>
          <Button busy={busy} onClick={() => void run(async () => setProfile(await session.client.interns.own()))}>
            {t('resume.copy')}
          </Button>
        </p>
      )}
    </div>
  );
}
