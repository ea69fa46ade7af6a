import { Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import type { QueueMetrics } from '../../platform/database/queue-metrics.ts';
import { failedEventFilter, OutboxEvent } from '../../platform/events/outbox.entity.ts';

interface FailedEvent {
  readonly at: Date;
  readonly dueAt: Date;
}

/** Counts events that could not be delivered, such as emails that the server refused. */
@Injectable()
export class DeliveryMetrics {
  constructor(private readonly database: Database) {}

  async failedQueue(): Promise<QueueMetrics> {
    const rows = this.database.collection<Document>(OutboxEvent);
    const found = await rows.find<FailedEvent>(failedEventFilter, { projection: { at: 1, dueAt: 1 } }).toArray();
    const first = (dates: readonly Date[]): Date | null => dates.toSorted((a, b) => Number(a) - Number(b))[0] ?? null;
    const oldestAt = first(found.map(({ at }) => at));
    const nextDueAt = first(found.map(({ dueAt }) => dueAt));
    return { waiting: found.length, overdue: found.length, oldestAt, nextDueAt };
  }
}
