import { applicationLifecycle, findTransition, autoCloseAt } from '@prentice/contract';
import { Timeline } from '@prentice/design/timeline.tsx';
import { timelineLabels } from '../../../site/timeline-labels.ts';
import { CancelledInterview } from './CancelledInterview.tsx';
import { InterviewDetails } from './InterviewDetails.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { OtherApplications } from './OtherApplications.tsx';
import { ApplicationOutcome } from './ApplicationOutcome.tsx';
import type { InternApplication } from '../dashboard-loader.ts';
import { PostingChanges } from '../posting-changes/PostingChanges.tsx';
import { PlacementPanel } from './PlacementPanel.tsx';
import type { RequestedAnswer } from './RowActions.tsx';
import { SubmittedApplication } from './SubmittedApplication.tsx';
import { timelineSteps, type DisplayContext } from './application-timeline.ts';
import { isActive } from '../todo.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import type { Translate } from '../../../i18n/translate.ts';
import { localDateText } from '../../../i18n/date-time.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PhoneFold } from '../../../ui/PhoneFold.tsx';
import { overdueSince } from './next-step.ts';

/** Explains that an employer is late with its answer: what happens by itself, and what the applicant can do. */
function OverdueAnswer({ application, display }: { application: InternApplication; display: DisplayContext }) {
  const { t, language, timeZone, now } = display;
  const since = overdueSince(application, now);
  if (!since) return null;
  const { name: company, slug } = application.internship.employer;
  const closes = localDateText(language, autoCloseAt(new Date(since)).toISOString(), timeZone);
  return (
    <Notice tone="attention" title={t('dashboard.overdue', { company })}>
      <p>{t('dashboard.overdue.text', { company, closes })}</p>
      <p>
        {t('dashboard.overdue.actions')}{' '}
        <a href={`/internships/companies/${slug}#report`}>{t('dashboard.overdue.report')}</a>
      </p>
    </Notice>
  );
}

/** Leads from a shown interest to the application, or tells why applying is not possible now. */
function InterestNotice({ application, t }: { application: InternApplication; t: Translate }) {
  const { id, state } = application.internship;
  if (state !== 'open') return <p>{t('dashboard.interested.closed')}</p>;
  return (
    <p>
      {t('dashboard.interested.text')} <a href={`/internships/${id}#application`}>{t('dashboard.interested.apply')}</a>
    </p>
  );
}

export interface ApplicationDetailsProps {
  application: InternApplication;
  display: DisplayContext;
  /** The other applications that are still open. */
  others: readonly InternApplication[];
  onChanged: (application: InternApplication) => void;
}

/** An answer that was asked for in the folded row; each request has a number of its own. */
export interface AnswerRequest {
  readonly answer: RequestedAnswer;
  readonly count: number;
}

interface RequestedDetailsProps extends ApplicationDetailsProps {
  request: AnswerRequest | null;
}

/* What its owner has to do or to prepare for comes before what happened. */
const taskFirst: readonly InternApplication['state'][] = ['offered', 'interview', 'accepted'];

const canBeWithdrawn = ({ state }: InternApplication): boolean =>
  findTransition(applicationLifecycle, state, 'withdrawn', 'intern') !== undefined;

/** Returns the answer to an offer that was asked for; undefined where something else was. */
const offerAnswerOf = (request: AnswerRequest | null): 'accept' | 'decline' | undefined =>
  request?.answer === 'accept' || request?.answer === 'decline' ? request.answer : undefined;

/** What happened to an application, who is to act, by when, and what its owner can do now. */
export function ApplicationDetails({ application, display, others, request, onChanged }: RequestedDetailsProps) {
  const { t } = display;
  const { internship, state } = application;
  const timeline = <Timeline steps={timelineSteps(application, display)} labels={timelineLabels(t)} />;
  const isTaskFirst = taskFirst.includes(state);
  return (
    <div className="application-body">
      {!isTaskFirst && timeline}
      <div className="stack">
        <ApplicationOutcome application={application} display={display} />
        <OverdueAnswer application={application} display={display} />
        {state === 'offered' && (
          <OfferPanel
            key={`offer ${request?.count}`}
            {...{ application, display, onChanged }}
            others={others.length > 0}
            requested={offerAnswerOf(request)}
          />
        )}
        <PlacementPanel application={application} display={display} onChanged={onChanged} />
        {state === 'accepted' && (
          <OtherApplications others={others.filter(canBeWithdrawn)} display={display} onChanged={onChanged} />
        )}
        <CancelledInterview application={application} display={display} />
        <InterviewDetails
          key={`interview ${request?.count}`}
          {...{ application, display, onChanged }}
          isAskingFirst={request?.answer === 'otherTime'}
        />
        {state === 'interested' && <InterestNotice application={application} t={t} />}
        {isActive(application) && <PostingChanges application={application} display={display} />}
        <SubmittedApplication application={application} display={display} />
        <p className="row-links">
          <a href={`/internships/${internship.id}`}>{t('dashboard.row.posting')}</a>
          <a href={`/internships/companies/${internship.employer.slug}`}>{internship.employer.name}</a>
        </p>
        {/* Declining an offer is how one leaves then. */}
        {state !== 'offered' && canBeWithdrawn(application) && (
          <WithdrawalForm
            key={`withdrawal ${request?.count}`}
            {...{ t, application, onChanged }}
            isOpenFirst={request?.answer === 'withdraw'}
          />
        )}
      </div>
      {isTaskFirst && <PhoneFold summary={t('dashboard.history')}>{timeline}</PhoneFold>}
    </div>
  );
}
