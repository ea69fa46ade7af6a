import { dayAfter, endOfDay } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { DAY, MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Jobs } from '../../platform/jobs/jobs.service.ts';
import { Internship } from './internship.entity.ts';

/** How many days before its end a deadline is told, the last one first. */
const stages = [
  { days: 1, event: 'internship.deadline_last' },
  { days: 3, event: 'internship.deadline_near' },
] as const;
type Stage = (typeof stages)[number];

interface Closing {
  readonly _id: ObjectId;
  readonly employerId: ObjectId;
  readonly title: string | null;
  readonly deadline: string;
  readonly deadlineTold: string | null;
}

/** What of a deadline was told last: a deadline that moves is told again. */
const mark = (deadline: string, { days }: Stage): string => `${deadline}/${days}`;

/** Tells of deadlines that come near: each of them once, and after downtime of the later one only. */
@Injectable()
export class InternshipDeadlines implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  private get rows() {
    return this.database.collection<Closing & { state: string; employerLive: boolean }>(Internship);
  }

  onModuleInit(): void {
    this.jobs.every('internships.deadlines', 10 * MINUTE, (now) => this.look(now));
  }

  private async look(now: Date): Promise<void> {
    const today = now.toISOString().slice(0, 10);
    const fields = { employerId: 1, title: 1, deadline: 1, deadlineTold: 1 };
    const closing = this.rows.find(
      { state: 'open', employerLive: true, deadline: { $gte: today, $lte: dayAfter(now, 3) } },
      { projection: fields },
    );
    for await (const one of closing) {
      const left = endOfDay(one.deadline).getTime() - now.getTime();
      const stage = stages.find(({ days }) => left <= days * DAY);
      if (stage && this.isOwed(one, stage)) await this.tell(one, stage);
    }
  }

  private isOwed({ deadline, deadlineTold: told }: Closing, stage: Stage): boolean {
    return !stages.some((one) => one.days <= stage.days && told === mark(deadline, one));
  }

  private async tell({ _id, employerId, title, deadline, deadlineTold }: Closing, stage: Stage): Promise<void> {
    await this.database.transaction(async (work) => {
      const claimed = await this.rows.updateOne(
        { _id, state: 'open', deadline, deadlineTold: deadlineTold ?? null },
        { $set: { deadlineTold: mark(deadline, stage) } },
        this.database.within(work),
      );
      if (claimed.modifiedCount === 0) return;
      const ids = { internshipId: _id.toHexString(), employerId: employerId.toHexString() };
      this.events.record(work, stage.event, {
        ...ids,
        title: title ?? '',
        dueAt: endOfDay(deadline).toISOString(),
      });
    });
  }
}
