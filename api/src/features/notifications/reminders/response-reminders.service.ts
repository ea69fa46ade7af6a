import { decidingMemberRoles } from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { MINUTE } from '../../../platform/clock/clock.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.service.ts';
import { Accounts } from '../../accounts/index.ts';
import { DueResponses } from '../../applications/index.ts';
import { DatabaseMembership } from '../../members/index.ts';
import { LOOKBACK_MS, MorningReminders, type Morning } from './morning-reminders.service.ts';

/** Companies that are looked at together. */
const COMPANIES = 100;
/** Applications that one reminder lists; the rest is a number. */
const LISTED = 50;

/**
 * Reminds those of a company who may decide of the applications that have come to 50, 80 or 100 % of the response time:
 * once a day, in the morning where the person is, all of them together.
 */
@Injectable()
export class ResponseReminders implements OnModuleInit {
  private readonly logger = new Logger('ResponseReminders');

  constructor(
    private readonly jobs: JobScheduler,
    private readonly accounts: Accounts,
    private readonly members: DatabaseMembership,
    private readonly responses: DueResponses,
    private readonly mornings: MorningReminders,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('notifications.response-reminders', 5 * MINUTE, (now) => this.remindAll(now));
  }

  private async remindAll(now: Date): Promise<void> {
    const employerIds = await this.responses.employersBetween(new Date(now.getTime() - LOOKBACK_MS), now);
    for (let from = 0; from < employerIds.length; from += COMPANIES)
      await this.remindCompanies(employerIds.slice(from, from + COMPANIES), now);
  }

  /** Reminds who of these companies may decide. */
  private async remindCompanies(employerIds: readonly ObjectId[], now: Date): Promise<void> {
    const members = await this.members.membersOf(employerIds, decidingMemberRoles);
    const employerOf = new Map(members.map(({ userId, employerId }) => [userId, employerId]));
    const accounts = await this.accounts.summaries(members.map(({ userId }) => objectId(userId)));
    for (const morning of await this.mornings.findDue([...accounts.values()], now)) {
      const { userId } = morning;
      const employerId = employerOf.get(userId);
      if (!employerId) continue;
      const reminded = this.remind(morning, employerId);
      await reminded.catch((error: unknown) => this.logger.error({ err: error, user: userId }));
    }
  }

  private async remind(morning: Morning, employerId: string): Promise<void> {
    const { userId, after, until } = morning;
    const due = await this.responses.find(objectId(employerId), after, until);
    const [first] = due;
    const reminder = first && {
      employerId,
      userId,
      title: first.title,
      responseDueAt: first.dueAt,
      count: due.length,
      overdue: due.filter(({ dueAt }) => dueAt <= until.toISOString()).length,
      due: due.slice(0, LISTED),
    };
    await this.mornings.remind(morning, reminder ? { 'employer.responses_due': reminder } : {});
  }
}
