import { useEffect, useState, type ReactNode } from 'react';
import { CvUpload } from '../documents/CvUpload.tsx';
import type { UploadedDocument } from '../documents/upload.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import { useAction } from '../session/action.hook.ts';
import { session } from '../site/browser-session.ts';
import { Notice } from '../ui/Notice.tsx';
import { CvPrefill } from './CvPrefill.tsx';
import type { PendingReview } from './pending-review.ts';
import type { PrefillTarget } from './cv-prefill.hook.ts';
import { toProfileValues, type InternProfile, changeProfile } from './own-profile.ts';

interface CvStartProps {
  t: Translate;
  language: Language;
  /** Where the findings go; the profile on the server when absent. */
  target?: PrefillTarget;
  /** Called with the profile once the uploaded CV is its default one. */
  onChosen?: (profile: InternProfile, cv: PendingReview) => void;
  /** A CV that was uploaded before and whose findings still wait to be answered. */
  pending?: PendingReview | null;
  /** What those do who have no file at hand. */
  otherwise?: ReactNode;
  /** Called when the findings were added or skipped, with how many were added. */
  onDone: (added: number) => void;
}

/** An application needs education, so it is ticked although the CV does not state all of it. */
const needed = ['education'] as const;

/**
 * Shows the first step of a student: uploads a CV, makes it the default one and fills in the profile after a confirmation.
 */
export function CvStart({ t, language, target, onChosen, pending = null, otherwise, onDone }: CvStartProps) {
  const [cv, setCv] = useState<PendingReview | null>(pending);
  const [profile, setProfile] = useState<InternProfile>();
  const { run, failure } = useAction(t);
  const choose = (document: UploadedDocument): Promise<boolean> =>
    run(async () => {
      const chosen = await session.client.interns.chooseCv({ body: { documentId: document.id } });
      setProfile(chosen);
      setCv(document);
      onChosen?.(chosen, document);
    });
  const waits = cv !== null && profile === undefined;
  useEffect(() => {
    if (waits) void run(async () => setProfile(await session.client.interns.own()));
    // oxlint-disable-next-line react/exhaustive-deps -- once, for a review that was begun before
  }, []);
  const apply: PrefillTarget['apply'] = (patch) =>
    run(async () => setProfile(await changeProfile((values) => ({ ...values, ...patch }))));
  return (
    <section className="cv-start stack" aria-labelledby="cv-start-title">
      <h3 id="cv-start-title">{t('cv.start')}</h3>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      {waits && !failure && <p role="status">{t('cv.upload.reading', { name: cv?.fileName ?? '' })}</p>}
      {cv && profile && (
        <CvPrefill
          t={t}
          language={language}
          cv={cv}
          accountId={profile.userId}
          target={target ?? { values: toProfileValues(profile), apply }}
          needed={needed}
          onTaken={onDone}
          onClose={() => onDone(0)}
        />
      )}
      {!cv && (
        <>
          <p>{t('cv.start.text')}</p>
          <CvUpload t={t} onUploaded={(document) => void choose(document)} />
          {otherwise && (
            <div className="cv-otherwise">
              <h4>{t('cv.otherwise')}</h4>
              {otherwise}
            </div>
          )}
        </>
      )}
    </section>
  );
}
