import {
  applicationLimits,
  reminderInstants,
  unansweredApplicationStates,
  type ApplicationState,
  utcDay,
} from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Document, Filter, ObjectId } from 'mongodb';
import { DAY, HOUR, MINUTE } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { Events } from '../../platform/events/events.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { systemActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { nextReminder } from './decisions/decision-rules.ts';
import { applicationEventPayload } from './application-event-payload.ts';
import { Application, type ApplicationEntity } from './application.entity.ts';
import { ApplicationTransitions } from './application.transitions.ts';

type ApplicationAction = (unitOfWork: UnitOfWork, application: ApplicationEntity) => Promise<void> | void;

/**
 * How long ago an application came to a reminder at most: after a longer downtime it is still among those of the last
 * days.
 */
const REMINDED_AFTER_DOWNTIME_MS = 2 * DAY;

/**
 * Runs the transitions of applications that become due. Each run looks at what is due by now, so that it catches up
 * after downtime.
 */
@Injectable()
export class ApplicationJobs implements OnModuleInit {
  private readonly logger = new Logger('ApplicationJobs');

  constructor(
    private readonly database: Database,
    private readonly scheduler: JobScheduler,
    private readonly engine: TransitionEngine,
    private readonly transitions: ApplicationTransitions,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('applications.rejections', MINUTE, (now) => this.sendRejections(now));
    this.scheduler.schedule('applications.reminders', 10 * MINUTE, (now) => this.remind(now));
    this.scheduler.schedule('applications.offers', MINUTE, (now) => this.expireOffers(now));
    this.scheduler.schedule('applications.unanswered', HOUR, (now) => this.closeUnanswered(now));
    this.scheduler.schedule('applications.placements', HOUR, (now) => this.confirmPlacements(now));
  }

  /** Sends candidates the rejections that can no longer be undone. */
  private sendRejections(now: Date): Promise<void> {
    const due = { rejectionDueAt: { $lte: now, $type: 'date' as const } };
    return this.forEachDue(due, async (unitOfWork, application) => {
      if (!application.rejection) return;
      const request = {
        kind: 'rejection_sending',
        to: 'rejected',
        reason: application.rejection.code,
      } as const;
      await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, application, request);
    });
  }

  /**
   * Records on an application that half, four fifths or all of the promised time have passed; after downtime the latest
   * share only. `ResponseReminders` of the notifications decides who is reminded, and when. It does not wait for this
   * run, so what is stored is when the share was reached.
   */
  private remind(now: Date): Promise<void> {
    const due = { nextReminderAt: { $lte: now, $type: 'date' as const } };
    return this.forEachDue(due, async (unitOfWork, application) => {
      const { submittedAt, responseDueAt, state } = application;
      if (!submittedAt || !responseDueAt || !application.nextReminderAt || application.nextReminderAt > now) return;
      const instants = reminderInstants(submittedAt, responseDueAt);
      application.reminderCount = instants.filter(({ at }) => at <= now).length;
      application.nextReminderAt = nextReminder(application);
      const reached = instants[application.reminderCount - 1];
      application.remindedAt = new Date(
        Math.max(reached?.at.getTime() ?? 0, now.getTime() - REMINDED_AFTER_DOWNTIME_MS),
      );
      const share = reached?.share ?? 0;
      const reminder = { record: application, from: state, to: state, actor: systemActor, reason: String(share), now };
      const facts = { internshipSummary: await this.transitions.internshipSummary(application.internshipId) };
      this.events.record(unitOfWork, {
        'application.response_reminder': applicationEventPayload({ ...reminder, facts }),
      });
    });
  }

  private expireOffers(now: Date): Promise<void> {
    const due = { offerExpiresAt: { $lte: now, $type: 'date' as const } };
    return this.forEachDue(due, this.transitionTo('finalist', 'expired'));
  }

  /** Closes applications that are still unanswered `noResponseDays` after the response was due. */
  private closeUnanswered(now: Date): Promise<void> {
    const last = new Date(now.getTime() - applicationLimits.noResponseDays * DAY);
    const due = {
      state: { $in: [...unansweredApplicationStates] },
      responseDueAt: { $lte: last, $type: 'date' as const },
    };
    return this.forEachDue(due, this.transitionTo('closed_no_response', 'silence'));
  }

  /** Confirms starts and ends of internships that nobody confirmed within `confirmDays`. */
  private async confirmPlacements(now: Date): Promise<void> {
    const day = utcDay(new Date(now.getTime() - applicationLimits.confirmDays * DAY));
    await this.forEachDue({ state: 'accepted', startsOn: { $lte: day } }, this.transitionTo('placed'));
    await this.forEachDue({ state: 'placed', endsOn: { $lte: day } }, this.transitionTo('completed'));
  }

  /** Performs a transition unless it is not due any more. */
  private transitionTo(to: ApplicationState, reason?: string): ApplicationAction {
    const request = { kind: 'consequence', to, ...(reason && { reason }) } as const;
    return async (unitOfWork, application) =>
      void (await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, application, request));
  }

  /** Does the same to every application that is due, each in a transaction of its own that looks again. */
  private forEachDue(due: Filter<Document>, act: ApplicationAction): Promise<void> {
    const dueApplications = this.database
      .collection(Application)
      .find<{ _id: ObjectId }>(due, { projection: { _id: 1 } });
    const actOn = ({ _id }: { _id: ObjectId }) =>
      this.transitions.changeAsSystem(_id, async (unitOfWork, application) => act(unitOfWork, application));
    return forEachDocument(dueApplications, actOn, (error, { _id }) =>
      this.logger.error({ err: error, application: _id.toHexString() }),
    );
  }
}
