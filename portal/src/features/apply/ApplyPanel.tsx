import { applicationLimits, isUnansweredState, type ApplicationObstacle, type Question } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createTranslator, type IslandText, type MessageKey, type Translate } from '../../i18n/translate.ts';
import { queryClient, updateQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { APPLICATION_SENT } from '../../site/page-events.ts';
import { pendingReviewOf } from '../../cv-prefill/pending-review.ts';
import { loadApplicantState, type ApplicantState } from './applicant-loader.ts';
import { ApplyForm } from './ApplyForm.tsx';
import type { SkillNames } from './cv/CvFit.tsx';
import { InterestStep } from './InterestStep.tsx';
import { useReloadPosition } from './reload-position.hook.ts';
import { SubmissionReceipt } from './SubmissionReceipt.tsx';
import { WithdrawnNotice } from './WithdrawnNotice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VisitorLinks } from './VisitorLinks.tsx';

/* Visitors and those who can apply already do not load it. */
const Preparation = lazy(async () => ({ default: (await import('./Preparation.tsx')).Preparation }));

/** Compares the CV with the internship again. */
const resetFit = (internshipId: string): void =>
  void queryClient.resetQueries({ queryKey: ['internship-fit', internshipId] });

interface ApplyPanelProps {
  text: IslandText;
  internshipId: string;
  questions: Question[];
  skillNames: SkillNames;
}

interface StudentProps extends ApplyPanelProps {
  t: Translate;
  applicant: Extract<ApplicantState, { kind: 'intern' }>;
  onChange: (applicant: ApplicantState) => void;
  reload: () => Promise<void>;
}

/** What the page asks for, or shows in another way. */
type AskableObstacle = 'PROFILE_INCOMPLETE' | 'NOT_ELIGIBLE' | 'ALREADY_APPLIED';
/** What it can only state. */
const obstacleTexts: Readonly<Record<Exclude<ApplicationObstacle, AskableObstacle>, MessageKey>> = {
  INTERNSHIP_CLOSED: 'apply.obstacle.INTERNSHIP_CLOSED',
  APPLICATION_LIMIT: 'apply.obstacle.APPLICATION_LIMIT',
};
const isBlocking = (code: ApplicationObstacle): code is keyof typeof obstacleTexts =>
  Object.hasOwn(obstacleTexts, code);

interface SentApplicationProps extends Pick<StudentProps, 't' | 'text' | 'applicant'> {
  applicationId: string;
  /** Whether it was sent on this page just now. */
  isFresh: boolean;
  onUndone: () => void;
}

/** What became of an application that was sent. */
function SentApplication({ t, text, applicant, applicationId, isFresh, onUndone }: SentApplicationProps) {
  const { state } = applicant.readiness;
  const { language } = text;
  if (state === 'withdrawn')
    return <WithdrawnNotice t={t} language={language} applicationId={applicationId} onUndone={onUndone} />;
  if (isUnansweredState(state))
    return <SubmissionReceipt t={t} language={language} applicationId={applicationId} isFresh={isFresh} />;
  return (
    <Notice tone="info" title={t('apply.progress')}>
      <p>
        {t('apply.progress.text')}{' '}
        <a href={`/dashboard/intern#application-${applicationId}`}>{t('apply.sent.follow')}</a>
      </p>
    </Notice>
  );
}

/** Brings the section to the top of the screen: by the focus alone its heading would come to the middle of it. */
function showFromStart(): void {
  document.querySelector<HTMLElement>('#application-title')?.focus({ preventScroll: true });
  document.querySelector('#application')?.scrollIntoView({ block: 'start' });
}

/** What stands in the way of an application, what is missing for it, or its form. */
function ApplicationSteps(props: StudentProps & { onSent: (applicationId?: string) => void }) {
  const { t, text, internshipId, applicant, reload, onSent } = props;
  const { readiness } = applicant;
  const interested = readiness.state === 'interested';
  const [added, setAdded] = useState<number>();
  const [savedCount, setSavedCount] = useState(0);
  useReloadPosition();
  /* What follows is another form, or the same one with less in it: both are read from their beginning. */
  useEffect(() => {
    if (added !== undefined || savedCount > 0) showFromStart();
  }, [added, savedCount, readiness.canApply]);
  const blocking = readiness.obstacles.map(({ code }) => code).filter(isBlocking);
  return (
    <div className="stack">
      {added && savedCount === 0 ? (
        <Notice tone="answered" role="status" title={t('apply.added', { count: added })} />
      ) : null}
      {savedCount > 0 && <Notice tone="answered" role="status" title={t('apply.missing.saved')} />}
      {blocking.map((code) => (
        <Notice key={code} title={t(obstacleTexts[code], { limit: applicationLimits.activePerIntern })} />
      ))}
      {blocking.length === 0 && !readiness.canApply && (
        <Suspense fallback={<div className="skeleton" aria-hidden="true" />}>
          <Preparation
            t={t}
            text={text}
            applicant={applicant}
            onChosen={() => resetFit(internshipId)}
            onAdded={(count) => {
              setAdded(count);
              void reload();
            }}
            onSaved={async () => {
              await reload();
              setSavedCount((count) => count + 1);
            }}
          />
        </Suspense>
      )}
      {readiness.canApply && (
        <ApplyForm
          t={t}
          language={text.language}
          internId={applicant.internId}
          internshipId={internshipId}
          questions={props.questions}
          skillNames={props.skillNames}
          applicant={applicant}
          onSent={onSent}
        />
      )}
      {(interested || readiness.canShowInterest) && (
        <InterestStep t={t} internshipId={internshipId} isInterested={interested} onInterested={() => void reload()} />
      )}
    </div>
  );
}

const notifyPage = (): boolean => document.dispatchEvent(new CustomEvent(APPLICATION_SENT));

function StudentPanel(props: StudentProps) {
  const { t, text, applicant, onChange, reload } = props;
  const { readiness, emailVerified } = applicant;
  const [isFresh, setIsFresh] = useState(false);
  const changed = (): void => {
    notifyPage();
    void reload();
  };
  /* What was sent is known to be sent, also when nothing more can be asked just now. */
  const sent = (applicationId?: string): void => {
    notifyPage();
    pendingReviewOf(applicant.internId).remove();
    setIsFresh(true);
    if (applicationId) onChange({ ...applicant, readiness: { ...readiness, applicationId, state: 'submitted' } });
    else void reload();
  };
  if (readiness.applicationId && readiness.state !== 'interested')
    return (
      <SentApplication
        t={t}
        text={text}
        applicant={applicant}
        applicationId={readiness.applicationId}
        isFresh={isFresh}
        onUndone={changed}
      />
    );
  if (!emailVerified)
    return (
      <p>
        {t('refusal.EMAIL_NOT_VERIFIED')} <a href="/auth/verify-email">{t('apply.verify')}</a>
      </p>
    );
  return <ApplicationSteps {...props} onSent={sent} />;
}

function ApplicantPanel(props: ApplyPanelProps & { t: Translate }) {
  const { internshipId, t } = props;
  const queryKey = ['applicant', internshipId];
  const query = useQuery<ApplicantState>({ queryKey, queryFn: () => loadApplicantState(internshipId) }, queryClient);
  return (
    <LoadingBoundary t={t} query={query} lines={5} what={t('apply.what')}>
      {(applicant) => {
        if (applicant.kind === 'visitor') return <VisitorLinks t={t} internshipId={internshipId} />;
        if (applicant.kind === 'other') return <p>{t('apply.students')}</p>;
        return (
          <StudentPanel
            {...props}
            applicant={applicant}
            onChange={(next) => updateQuery<ApplicantState>(queryKey, () => next)}
            reload={async () => {
              /* What the profile says now also changes how it fits: what it was before is not shown any more. */
              resetFit(internshipId);
              await query.refetch();
            }}
          />
        );
      }}
    </LoadingBoundary>
  );
}

/**
 * The section for applying of somebody who seems to be signed in: for students what is missing, then the form; sign-in
 * links where the session has ended.
 */
export default function ApplyPanel(props: ApplyPanelProps) {
  const [t] = useState(() => createTranslator(props.text));
  return <ApplicantPanel {...props} t={t} />;
}
