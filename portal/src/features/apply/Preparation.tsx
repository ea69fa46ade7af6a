import { lazy, Suspense, useState } from 'react';
import { hasNewFindings } from '../../cv-prefill/cv-proposal.ts';
import { useCvReading } from '../../cv-prefill/cv-reading.hook.ts';
import { toProfileValues } from '../../cv-prefill/own-profile.ts';
import { pendingReviewOf } from '../../cv-prefill/pending-review.ts';
import type { IslandText, Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import type { ApplicantState } from './applicant-loader.ts';
import { detailsOfNewCv, missingDetails } from './details/missing-details.ts';

/* Each is loaded by those who see it. */
const CvStart = lazy(async () => ({ default: (await import('../../cv-prefill/CvStart.tsx')).CvStart }));
const MissingDetailsForm = lazy(async () => ({
  default: (await import('./details/MissingDetailsForm.tsx')).MissingDetailsForm,
}));

type Applicant = Extract<ApplicantState, { kind: 'intern' }>;

/**
 * Returns the CV whose findings wait to be added: the one that waits in this browser, or the stored one that says more
 * than the profile, so that they are offered in another browser as well.
 */
function useCvReview({ internId, cvs, profile }: Applicant, isIncomplete: boolean) {
  const [pending] = useState(() => pendingReviewOf(internId).read());
  const [isAnswered, setIsAnswered] = useState(false);
  const stored = cvs.find(({ isDefault }) => isDefault) ?? cvs[0];
  const isOpen =
    isIncomplete && stored !== undefined && !isAnswered && !pendingReviewOf(internId).isAnswered(stored.id);
  const reading = useCvReading(isOpen && !pending ? stored.id : null);
  const hasMore = profile !== null && hasNewFindings(reading.data?.findings ?? [], toProfileValues(profile));
  const offered = isOpen && hasMore ? stored : null;
  return {
    review: isAnswered ? null : (pending ?? offered),
    isReading: reading.isFetching && reading.data === undefined,
    answer: () => setIsAnswered(true),
  };
}

/** What comes before the form: the CV first, then only what is still missing for this internship. */
export function Preparation({
  t,
  text,
  applicant,
  onChosen,
  onAdded,
  onSaved,
}: {
  t: Translate;
  text: IslandText;
  applicant: Applicant;
  onChosen: () => void;
  onAdded: (count: number) => void;
  onSaved: () => Promise<void>;
}) {
  const { readiness, cvs, profile } = applicant;
  const [cv] = cvs;
  const isIncomplete = readiness.obstacles.some(({ code }) => code === 'PROFILE_INCOMPLETE');
  const { review, isReading, answer } = useCvReview(applicant, isIncomplete);
  const [byHand, setByHand] = useState(false);
  const props = { t, language: text.language };
  if (!profile) return null;
  if (isReading) return <div className="skeleton" aria-hidden="true" />;
  if (byHand && !cv)
    return (
      <Suspense fallback={<div className="skeleton" aria-hidden="true" />}>
        <MissingDetailsForm
          {...props}
          profile={profile}
          missing={detailsOfNewCv(readiness)}
          makesCv
          onSaved={onSaved}
        />
        <p>
          <button type="button" className="choice" onClick={() => setByHand(false)}>
            {t('apply.byHand.back')}
          </button>
        </p>
      </Suspense>
    );
  return (
    <Suspense fallback={<div className="skeleton" aria-hidden="true" />}>
      {review || (isIncomplete && !cv) ? (
        <CvStart
          {...props}
          pending={review}
          onChosen={onChosen}
          otherwise={
            <>
              <p>{t('apply.byHand.lead')}</p>
              <Button onClick={() => setByHand(true)}>{t('apply.byHand')}</Button>
            </>
          }
          onDone={(count) => {
            answer();
            onAdded(count);
          }}
        />
      ) : (
        <MissingDetailsForm
          {...props}
          profile={profile}
          missing={missingDetails(readiness, cv !== undefined)}
          cvId={isIncomplete ? (cv?.id ?? null) : null}
          readCvId={(cvs.find(({ isDefault }) => isDefault) ?? cv)?.id ?? null}
          onSaved={onSaved}
        />
      )}
    </Suspense>
  );
}
