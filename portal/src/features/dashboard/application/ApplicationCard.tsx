import { applicationLifecycle, findTransition, type ApplicationState } from '@prentice/contract';
import { Timeline } from '@prentice/design/timeline.tsx';
import { timelineLabels } from '../../../site/timeline-labels.ts';
import { CancelledInterview } from './CancelledInterview.tsx';
import { InterviewDetails } from './InterviewDetails.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { ApplicationOutcome } from './ApplicationOutcome.tsx';
import type { InternApplication } from './intern-application.ts';
import { PostingChanges } from '../posting-changes/PostingChanges.tsx';
import { PlacementPanel } from './PlacementPanel.tsx';
import { SubmittedApplication } from './SubmittedApplication.tsx';
import { timelineSteps, type DisplayContext } from './application-timeline.ts';
import { isActive } from '../todo.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Tone } from '../../../ui/icon-paths.ts';

/** Leads from a shown interest to the application, or tells why applying is not possible now. */
function InterestNotice({ application, t }: { application: InternApplication; t: Translate }) {
  const { id, state } = application.internship;
  if (state !== 'open') return <p>{t('desk.interested.closed')}</p>;
  return (
    <p>
      {t('desk.interested.text')} <a href={`/internships/${id}#application`}>{t('desk.interested.apply')}</a>
    </p>
  );
}

const tones: Record<ApplicationState, Tone> = {
  interested: 'info',
  submitted: 'due',
  in_review: 'due',
  shortlisted: 'answered',
  interview: 'answered',
  finalist: 'answered',
  offered: 'attention',
  accepted: 'answered',
  offer_declined: 'stopped',
  placed: 'answered',
  completed: 'answered',
  terminated_early: 'stopped',
  rejected: 'stopped',
  withdrawn: 'stopped',
  closed_no_response: 'stopped',
  cancelled: 'stopped',
};

/** The state of an application in an icon and a word. */
const ApplicationStateBadge = ({ t, state }: { t: Translate; state: ApplicationState }) => (
  <Badge tone={tones[state]}>{t(`desk.state.${state}`)}</Badge>
);

interface ApplicationCardProps {
  application: InternApplication;
  display: DisplayContext;
  others: boolean;
  onChanged: (application: InternApplication) => void;
}

/** One application: what happened, who is to act, by when, and what its owner can do now. */
export function ApplicationCard({ application, display, others, onChanged }: ApplicationCardProps) {
  const { t } = display;
  const { id, internship, state } = application;
  const canWithdraw = findTransition(applicationLifecycle, state, 'withdrawn', 'intern') !== undefined;
  return (
    <article className="application" id={`application-${id}`} aria-labelledby={`title-${id}`}>
      <header>
        <h3 id={`title-${id}`}>
          <a href={`/internships/${internship.id}`}>{internship.title}</a>
        </h3>
        <p className="card-by">
          <a id={`employer-${id}`} href={`/internships/companies/${internship.employer.slug}`}>
            {internship.employer.name}
          </a>
          <ApplicationStateBadge t={t} state={state} />
        </p>
      </header>
      <div className="application-body">
        <div className="stack">
          <ApplicationOutcome application={application} display={display} />
          {state === 'offered' && (
            <OfferPanel application={application} display={display} others={others} onChanged={onChanged} />
          )}
          <PlacementPanel application={application} display={display} onChanged={onChanged} />
          <CancelledInterview application={application} display={display} />
          <InterviewDetails application={application} display={display} />
          {state === 'interested' && <InterestNotice application={application} t={t} />}
          {isActive(application) && <PostingChanges application={application} display={display} />}
          <SubmittedApplication application={application} display={display} />
          {canWithdraw && <WithdrawalForm t={t} application={application} onChanged={onChanged} />}
        </div>
        <Timeline steps={timelineSteps(application, display)} labels={timelineLabels(t)} />
      </div>
    </article>
  );
}
