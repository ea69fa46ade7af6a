import { backOfficePath, reviewQueuePaths, type ReviewQueue } from '@prentice/contract';
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
        const kinds = reviewers.get(userId)?.role === 'admin' ? queueKinds : (['cases'] as const);
        const waiting = kinds.filter((kind) => soon[kind] > 0);
        const [first, ...others] = waiting;
        /* Who was not reminded is asked about again: what is to be decided may come later. */
        if (!first) continue;
        const total = (counts: QueueCounts): number => waiting.reduce((sum, kind) => sum + counts[kind], 0);
        const due = {
          userId,
          count: total(soon),
          overdue: total(overdue),
          page: others.length > 0 ? ALL_QUEUES : reviewQueuePaths[first],
          queues: listQueues(waiting, (kind) => soon[kind]),
          overdueQueues: listQueues(waiting, (kind) => overdue[kind]),
          dueQueues: listQueues(waiting, (kind) => soon[kind] - overdue[kind]),
        };
        await this.mornings.remind(morning, { 'administrator.reviews_due': due });
      }
    }
  }

  /** Counts what will be overdue at a time unless it is decided. */
  private async overdueAt(now: Date): Promise<QueueCounts> {
    const [cases, internships, reports] = await Promise.all([
      this.cases.queue(now),
      this.internships.moderationQueue(now),
      this.reports.queue(now),
    ]);
    return { cases: cases.overdue, internships: internships.overdue, reports: reports.overdue };
  }
}

const queueKinds = ['cases', 'internships', 'reports'] as const satisfies readonly ReviewQueue[];
type QueueCounts = Readonly<Record<(typeof queueKinds)[number], number>>;

/** Returns how many of what there are, such as `cases:2,reports:1`; empty where there is nothing. */
const listQueues = (kinds: readonly ReviewQueue[], countOf: (kind: ReviewQueue) => number): string =>
  kinds
    .filter((kind) => countOf(kind) > 0)
    .map((kind) => `${kind}:${countOf(kind)}`)
    .join();

const ALL_QUEUES = backOfficePath('admin');
