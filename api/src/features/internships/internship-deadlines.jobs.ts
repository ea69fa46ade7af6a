import { dayAfter, endOfDay, utcDay } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { DAY, MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import type { EventPayloads, PayloadOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { listedInternshipFilter, Internship } from './internship.entity.ts';

interface Stage {
  readonly days: number;
  readonly toEvent: (payload: PayloadOf<'internship.deadline_last' | 'internship.deadline_near'>) => EventPayloads;
}

/** How many days before a deadline a reminder is recorded, the last one first. */
const stages: readonly Stage[] = [
  { days: 1, toEvent: (payload) => ({ 'internship.deadline_last': payload }) },
  { days: 3, toEvent: (payload) => ({ 'internship.deadline_near': payload }) },
];

interface ClosingInternship {
  readonly _id: ObjectId;
  readonly employerId: ObjectId;
  readonly title: string | null;
  readonly deadline: string;
  readonly deadlineReminder: string | null;
}

/** Identifies the last reminder of a deadline; a changed deadline is announced again. */
const reminderMark = (deadline: string, { days }: Stage): string => `${deadline}/${days}`;

/** Records reminders of upcoming deadlines: each once, and after downtime only the later one. */
@Injectable()
export class InternshipDeadlines implements OnModuleInit {
  constructor(
    private readonly scheduler: JobScheduler,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  private get rows() {
    return this.database.collection<ClosingInternship & { state: string; employerLive: boolean }>(Internship);
  }

  onModuleInit(): void {
    this.scheduler.schedule('internships.deadlines', 10 * MINUTE, (now) => this.checkAll(now));
  }

  private async checkAll(now: Date): Promise<void> {
    const today = utcDay(now);
    const fields = { employerId: 1, title: 1, deadline: 1, deadlineReminder: 1 };
    const closing = this.rows.find(
      { ...listedInternshipFilter, deadline: { $gte: today, $lte: dayAfter(now, 3) } },
      { projection: fields },
    );
    for await (const internship of closing) {
      const millisecondsLeft = endOfDay(internship.deadline).getTime() - now.getTime();
      const stage = stages.find(({ days }) => millisecondsLeft <= days * DAY);
      if (stage && this.isDue(internship, stage)) await this.recordDeadline(internship, stage);
    }
  }

  private isDue({ deadline, deadlineReminder }: ClosingInternship, stage: Stage): boolean {
    return !stages.some((entry) => entry.days <= stage.days && deadlineReminder === reminderMark(deadline, entry));
  }

  private async recordDeadline(
    { _id, employerId, title, deadline, deadlineReminder }: ClosingInternship,
    stage: Stage,
  ): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const claimed = await this.rows.updateOne(
        { _id, state: 'open', deadline, deadlineReminder: deadlineReminder ?? null },
        { $set: { deadlineReminder: reminderMark(deadline, stage) } },
        this.database.sessionOptions(unitOfWork),
      );
      if (claimed.modifiedCount === 0) return;
      const ids = { internshipId: _id.toHexString(), employerId: employerId.toHexString() };
      const payload = { ...ids, title: title ?? '', dueAt: endOfDay(deadline).toISOString() };
      this.events.record(unitOfWork, stage.toEvent(payload));
    });
  }
}
