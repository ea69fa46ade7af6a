import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { queueFigures } from '../../platform/database/queue.figures.ts';
import { Turns } from '../../platform/database/turns.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { DashboardFigures } from '../ports/dashboard-figures.port.ts';
import { EmployerFigures } from '../ports/employer-figures.port.ts';
import { PersonalData } from '../ports/personal-data.port.ts';
import { Report, type ReportRow } from './report.entity.ts';

const reportEvents = ['report.created', 'report.upheld', 'report.dismissed'] as const;

/** Keeps employers' counts of reports, tells the dashboard what waits, and forgets who reported when they are erased. */
@Injectable()
export class ReportConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly turns: Turns,
    private readonly events: Events,
    private readonly figures: EmployerFigures,
    private readonly dashboard: DashboardFigures,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.events.on('reports.counts', reportEvents, (event) => this.count(event));
    this.dashboard.queues.set('reports', (now) => queueFigures(this.rows, { state: 'open' }, now));
    this.dashboard.queues.set('employer_reports', (now) =>
      queueFigures(this.rows, { state: 'open', targetType: 'employer' }, now),
    );
    this.events.on('reports.erasure', ['data.erased'], (event) => this.forget(event));
    /* What moderators write among themselves, and who they are, is theirs. */
    this.personal.register('reports', (userId) =>
      this.rows.find({ reporterId: userId }, { projection: { note: 0, decidedBy: 0 } }).toArray(),
    );
  }

  private get rows() {
    return this.database.collection<ReportRow>(Report);
  }

  /** That something was reported stays, and what came of it; who reported and in which words does not. */
  private async forget({ payload }: EventOf<'data.erased'>): Promise<void> {
    const reporterId = objectId(payload.userId);
    await this.rows.updateMany({ reporterId }, { $set: { reporterId: null, text: '', answer: null, note: null } });
  }

  private async count({ payload: { employerId } }: EventOf<(typeof reportEvents)[number]>): Promise<void> {
    if (employerId === null) return;
    const id: ObjectId = objectId(employerId);
    await this.turns.taking('reports', id, async () => {
      const [open, upheld] = await Promise.all([
        this.rows.countDocuments({ employerId: id, state: 'open' }),
        this.rows.countDocuments({ employerId: id, state: 'upheld' }),
      ]);
      await this.figures.setReports(id, { open, upheld });
    });
  }
}
