import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY, MINUTE } from '../../../platform/clock/clock.ts';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.service.ts';
import { Accounts } from '../../accounts/index.ts';
import { InternshipMetrics } from '../../internships/index.ts';
import { Reports } from '../../reports/index.ts';
import { VerificationCases } from '../../verification/index.ts';
import { MorningReminders } from './morning-reminders.service.ts';

/**
 * Reminds administrators of the verification cases, internships and reports that they may decide and that are overdue
 * or due before the next morning: once a day, in the morning where the person is.
 */
@Injectable()
export class ReviewReminders implements OnModuleInit {
  constructor(
    private readonly jobs: JobScheduler,
    private readonly accounts: Accounts,
    private readonly cases: VerificationCases,
    private readonly internships: InternshipMetrics,
    private readonly reports: Reports,
    private readonly mornings: MorningReminders,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('notifications.review-reminders', MINUTE, (now) => this.remindAll(now));
  }

  private async remindAll(now: Date): Promise<void> {
    const reviewers = new Map(
      (await this.accounts.permissionHolders('employers:verify')).map((each) => [each.id, each]),
    );
    const mornings = await this.mornings.findDue([...reviewers.values()], now);
    for (const [until, ofMorning] of Map.groupBy(mornings, ({ until: morning }) => morning.getTime())) {
      const [overdue, soon] = await Promise.all([this.overdueAt(now), this.overdueAt(new Date(until + DAY))]);
      for (const morning of ofMorning) {
        const { userId } = morning;
        const which = reviewers.get(userId)?.role === 'admin' ? 'all' : 'cases';
        /* Who was not reminded is asked about again: what is to be decided may come later. */
        if (soon[which] === 0) continue;
        const due = { userId, count: soon[which], overdue: overdue[which], page: pages[which] };
        await this.mornings.remind(morning, { 'administrator.reviews_due': due });
      }
    }
  }

  /** Counts what will be overdue at a time unless it is decided: cases, and everything together. */
  private async overdueAt(now: Date): Promise<{ cases: number; all: number }> {
    const [cases, internships, reports] = await Promise.all([
      this.cases.queue(now),
      this.internships.moderationQueue(now),
      this.reports.queue(now),
    ]);
    return { cases: cases.overdue, all: cases.overdue + internships.overdue + reports.overdue };
  }
}

/** Where the queues are: that of cases, or all of them. */
const pages = { cases: '/dashboard/admin/EmployersVerification', all: '/dashboard/admin/admin' } as const;
