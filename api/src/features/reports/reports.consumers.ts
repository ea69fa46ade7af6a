import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import type { EventAbout } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { EmployerMetrics } from '../employers/index.ts';
import { Report, type ReportRow } from './report.entity.ts';

/** Updates employers' report counts. */
@Injectable()
export class ReportConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mutex: KeyedMutex,
    private readonly events: Events,
    private readonly metrics: EmployerMetrics,
  ) {}

  onModuleInit(): void {
    const count = (event: EventAbout<'reportId'>) => this.count(event);
    this.events.on('reports.counts', { 'report.created': count, 'report.upheld': count, 'report.dismissed': count });
  }

  private get rows() {
    return this.database.collection<ReportRow>(Report);
  }

  private async count({ payload: { employerId } }: EventAbout<'reportId'>): Promise<void> {
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
