import { notificationTypes, notificationTypeTable, unansweredApplicationStates, type Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { CandidateNames } from '../applications/index.ts';
import { Notification, type NotificationRow } from './notification.entity.ts';

type Dated = Pick<NotificationRow, '_id' | 'link'>;

const reminders = notificationTypes.filter((type) => notificationTypeTable[type].topic === 'reminders');

/** What a student answers or goes to by a moment, for as long as it is ahead and the application is where it was. */
const stepTitles = ['application.offered', 'application.interview', 'application.interview_rescheduled'];

/** Links to an application end with its id. */
const applicationIdOf = ({ link }: Dated): Id => /[0-9a-f]{24}$/.exec(link)?.[0] ?? '';

/** Finds what is about deadlines in an inbox, by what has become of the applications since. */
@Injectable()
export class LiveDeadlines {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly candidates: CandidateNames,
  ) {}

  /**
   * Returns the condition on reminders, and on what has a date by which its reader is still to act: unanswered
   * applications, offers to be answered, interviews to come. Four queries.
   * @param scope what the reader may read
   */
  async condition(scope: Filter<Document>): Promise<Filter<Document>> {
    const now = this.clock.now().toISOString();
    const [unanswered, ahead] = await Promise.all([
      this.find(scope, { titleKey: 'application.received', 'params.due': { $type: 'string' } }),
      this.find(scope, { titleKey: { $in: stepTitles }, 'params.when': { $gt: now } }),
    ]);
    const live = await Promise.all([
      this.candidates.inStates(unanswered.map(applicationIdOf).filter(Boolean), unansweredApplicationStates),
      this.candidates.inStates(ahead.map(applicationIdOf).filter(Boolean), ['offered', 'interview']),
    ]);
    const liveIds = new Set(live.flat());
    const dated = [...unanswered, ...ahead].filter((row) => liveIds.has(applicationIdOf(row)));
    return { $or: [{ type: { $in: reminders } }, { _id: { $in: dated.map(({ _id }) => _id) } }] };
  }

  private find(scope: Filter<Document>, which: Filter<Document>): Promise<Dated[]> {
    return this.database
      .collection(Notification)
      .find<Dated>({ $and: [scope, which] }, { projection: { link: 1 } })
      .toArray();
  }
}
