import { applicationLifecycle, findTransition } from '@prentice/contract';
import { Timeline } from '@prentice/design/timeline.tsx';
import { timelineLabels } from '../../../site/timeline-labels.ts';
import { CancelledInterview } from './CancelledInterview.tsx';
import { InterestNotice } from './InterestNotice.tsx';
import { InterviewDetails } from './InterviewDetails.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { ApplicationOutcome } from './ApplicationOutcome.tsx';
import type { InternApplication } from './intern-application.ts';
import { PostingChanges } from '../posting-changes/PostingChanges.tsx';
import { PlacementPanel } from './PlacementPanel.tsx';
import { SubmittedApplication } from './SubmittedApplication.tsx';
import { ApplicationStateBadge } from './ApplicationStateBadge.tsx';
import { timelineSteps, type DisplayContext } from './application-timeline.ts';
import { isActive } from '../todo.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

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
