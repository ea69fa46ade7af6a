import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { queueMetrics } from '../../platform/database/queue-metrics.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { DashboardMetrics } from '../ports/dashboard-metrics.port.ts';
import { EmployerMetrics } from '../ports/employer-metrics.port.ts';
import { PersonalData } from '../ports/personal-data.port.ts';
import { Report, type ReportRow } from './report.entity.ts';

const reportEvents = ['report.created', 'report.upheld', 'report.dismissed'] as const;

/** Updates employers' report counts, provides the dashboard's queue, and erases reporters. */
@Injectable()
export class ReportConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mutex: KeyedMutex,
    private readonly events: Events,
    private readonly metrics: EmployerMetrics,
    private readonly dashboard: DashboardMetrics,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.events.on('reports.counts', reportEvents, (event) => this.count(event));
    this.dashboard.queues.set('reports', (now) => queueMetrics(this.rows, { state: 'open' }, now));
    this.dashboard.queues.set('employer_reports', (now) =>
      queueMetrics(this.rows, { state: 'open', targetType: 'employer' }, now),
    );
    this.events.on('reports.erasure', ['data.erased'], (event) => this.eraseReporter(event));
    /* What moderators write among themselves, and who they are, is theirs. */
    this.personal.register('reports', (userId) =>
      this.rows.find({ reporterId: userId }, { projection: { note: 0, decidedBy: 0 } }).toArray(),
    );
  }

  private get rows() {
    return this.database.collection<ReportRow>(Report);
  }

  /** That something was reported stays, and what came of it; who reported and in which words does not. */
  private async eraseReporter({ payload }: EventOf<'data.erased'>): Promise<void> {
    const reporterId = objectId(payload.userId);
    await this.rows.updateMany({ reporterId }, { $set: { reporterId: null, text: '', answer: null, note: null } });
  }

  private async count({ payload: { employerId } }: EventOf<(typeof reportEvents)[number]>): Promise<void> {
    if (employerId === null) return;
    const id: ObjectId = objectId(employerId);
    await this.mutex.transaction('reports', id, async () => {
      const [open, upheld] = await Promise.all([
        this.rows.countDocuments({ employerId: id, state: 'open' }),
        this.rows.countDocuments({ employerId: id, state: 'upheld' }),
      ]);
      await this.metrics.setReports(id, { open, upheld });
    });
  }
}
