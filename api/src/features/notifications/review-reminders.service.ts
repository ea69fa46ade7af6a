import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY, MINUTE } from '../../platform/clock/clock.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { Accounts } from '../accounts/index.ts';
import { InternshipMetrics } from '../internships/index.ts';
import { Reports } from '../reports/index.ts';
import { VerificationCases } from '../verification/index.ts';
import { MorningReminders } from './morning-reminders.service.ts';

/**
 * Reminds administrators of the verification cases, internships and reports that they may decide and that are due within a day, or
 * overdue: once a day, in the morning where the person is.
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
    this.jobs.schedule('notifications.review-reminders', 5 * MINUTE, (now) => this.remindAll(now));
  }

  private async remindAll(now: Date): Promise<void> {
    const reviewers = new Map(
      (await this.accounts.permissionHolders('employers:verify')).map((each) => [each.id, each]),
    );
    const mornings = await this.mornings.findDue([...reviewers.values()], now);
    if (mornings.length === 0) return;
    const [overdue, soon] = await Promise.all([this.overdueAt(now), this.overdueAt(new Date(now.getTime() + DAY))]);
    for (const morning of mornings) {
      const { userId } = morning;
      const isFull = reviewers.get(userId)?.role === 'admin';
      const due = {
        count: isFull ? soon.all : soon.cases,
        overdue: isFull ? overdue.all : overdue.cases,
      };
      const page = isFull ? '/dashboard/admin/admin' : '/dashboard/admin/EmployersVerification';
      await this.mornings.remind(
        morning,
        due.count > 0 ? { 'administrator.reviews_due': { userId, ...due, page } } : {},
      );
    }
  }

  /** Counts what will be overdue at a time unless it is decided: cases, and everything together. */
  private async overdueAt(at: Date): Promise<{ cases: number; all: number }> {
    const [cases, internships, reports] = await Promise.all([
      this.cases.queue(at),
      this.internships.moderationQueue(at),
      this.reports.queue(at),
    ]);
    return { cases: cases.overdue, all: cases.overdue + internships.overdue + reports.overdue };
  }
}
