import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Document } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { failedEvents, OutboxEvent } from '../../platform/events/outbox.entity.ts';
import { DashboardFigures, type QueueFigures } from '../ports/dashboard-figures.port.ts';

interface Failed {
  readonly at: Date;
  readonly dueAt: Date;
}

/** What could not be told to people or other parts: mails that the server refused, and the like. */
@Injectable()
export class DeliveryFigures implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly figures: DashboardFigures,
  ) {}

  onModuleInit(): void {
    this.figures.queues.set('failed_deliveries', () => this.failed());
  }

  private async failed(): Promise<QueueFigures> {
    const rows = this.database.collection<Document>(OutboxEvent);
    const found = await rows.find<Failed>(failedEvents, { projection: { at: 1, dueAt: 1 } }).toArray();
    const first = (dates: readonly Date[]): Date | null => dates.toSorted((a, b) => Number(a) - Number(b))[0] ?? null;
    const oldestAt = first(found.map(({ at }) => at));
    const nextDueAt = first(found.map(({ dueAt }) => dueAt));
    return { waiting: found.length, overdue: found.length, oldestAt, nextDueAt };
  }
}
