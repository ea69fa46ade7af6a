import { applicationLifecycle, moveTo } from '@prentice/contract';
import { Timeline } from '@prentice/design/timeline.tsx';
import { timelineLabels } from '../../site/timeline.labels.ts';
import { CalledOff } from './CalledOff.tsx';
import { Interest } from './Interest.tsx';
import { Interview } from './Interview.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { Outcome } from './Outcome.tsx';
import type { OwnApplication } from './own.application.ts';
import { PostingChanges } from './PostingChanges.tsx';
import { PlacementPanel } from './PlacementPanel.tsx';
import { Receipt } from './Receipt.tsx';
import { StateBadge } from './StateBadge.tsx';
import { timelineSteps, type Speaker } from './timeline.words.ts';
import { isActive } from './todo.ts';
import { Withdrawal } from './Withdrawal.tsx';

interface ApplicationCardProps {
  application: OwnApplication;
  speaker: Speaker;
  others: boolean;
  onChanged: (application: OwnApplication) => void;
}

/** One application: what happened, who is to act, by when, and what its owner can do now. */
export function ApplicationCard({ application, speaker, others, onChanged }: ApplicationCardProps) {
  const { t } = speaker;
  const { id, internship, state } = application;
  const canWithdraw = moveTo(applicationLifecycle, state, 'withdrawn', 'intern') !== undefined;
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
          <StateBadge t={t} state={state} />
        </p>
      </header>
      <div className="application-body">
        <div className="stack">
          <Outcome application={application} speaker={speaker} />
          {state === 'offered' && (
            <OfferPanel application={application} speaker={speaker} others={others} onChanged={onChanged} />
          )}
          <PlacementPanel application={application} speaker={speaker} onChanged={onChanged} />
          <CalledOff application={application} speaker={speaker} />
          <Interview application={application} speaker={speaker} />
          {state === 'interested' && <Interest application={application} t={t} />}
          {isActive(application) && <PostingChanges application={application} speaker={speaker} />}
          <Receipt application={application} speaker={speaker} />
          {canWithdraw && <Withdrawal t={t} application={application} onChanged={onChanged} />}
        </div>
        <Timeline steps={timelineSteps(application, speaker)} labels={timelineLabels(t)} />
      </div>
    </article>
  );
}
