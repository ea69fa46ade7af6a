import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Document } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { failedEventFilter, OutboxEvent } from '../../platform/events/outbox.entity.ts';
import { DashboardMetrics, type QueueMetrics } from '../ports/dashboard-metrics.port.ts';

interface FailedEvent {
  readonly at: Date;
  readonly dueAt: Date;
}

/** Counts events that could not be delivered, such as emails that the server refused. */
@Injectable()
export class DeliveryMetrics implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly metrics: DashboardMetrics,
  ) {}

  onModuleInit(): void {
    this.metrics.queues.set('failed_deliveries', () => this.failed());
  }

  private async failed(): Promise<QueueMetrics> {
    const rows = this.database.collection<Document>(OutboxEvent);
    const found = await rows.find<FailedEvent>(failedEventFilter, { projection: { at: 1, dueAt: 1 } }).toArray();
    const first = (dates: readonly Date[]): Date | null => dates.toSorted((a, b) => Number(a) - Number(b))[0] ?? null;
    const oldestAt = first(found.map(({ at }) => at));
    const nextDueAt = first(found.map(({ dueAt }) => dueAt));
    return { waiting: found.length, overdue: found.length, oldestAt, nextDueAt };
  }
}
