import { failedEventLimits } from '@prentice/contract';
import { Logger } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { MINUTE, type Clock } from '../clock/clock.ts';
import { traced } from '../tracing/tracing.ts';
import type { Events } from './events.service.ts';
import type { DomainEvent } from './catalogue/event-catalogue.ts';
import type { OutboxRow } from './outbox.entity.ts';
import { readEvent, UnreadableEvent } from './stored-event.ts';

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Says what something failed with, in a line for administrators: without addresses of people, and not long. */
export function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : 'Unknown';
  return message.replace(ADDRESS, '…').replace(/\s+/g, ' ').trim().slice(0, failedEventLimits.error);
}

/** What came of dispatching an event: everybody is done with it, or what to store so that it is tried again. */
export interface DispatchOutcome {
  readonly id: ObjectId;
  readonly aggregate: string;
  readonly retry: Partial<OutboxRow & { failedAt: Date; lastError: string }> | null;
}

/** Minutes between two tries at most. */
const MAX_BACKOFF_MINUTES = 60;

/**
 * Dispatches the events of one record in their order.
 *
 * An event that fails with a consumer holds back the later ones of its record for that consumer alone, until it is
 * tried again. Once it counts as failed (`failedEventLimits.tried`) and administrators see it, it holds back nothing
 * any more: one that can never succeed must not silence a record for ever.
 */
export class EventDispatcher {
  private readonly logger = new Logger('EventDispatcher');
  /** Consumers that wait for an earlier event, and until when. */
  private readonly blockedConsumers = new Map<string, Date>();

  /** @param isOurs whether this process may still dispatch the events of the record */
  constructor(
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly aggregate: string,
    private readonly isOurs: () => Promise<boolean>,
  ) {}

  /** Dispatches the next event. @returns null when it is not its time, or when the record is no longer ours */
  async dispatch(row: OutboxRow): Promise<DispatchOutcome | null> {
    const consumers = this.events.pendingConsumersOf(row);
    const names = consumers.map(({ name }) => name);
    const { dueAt } = row;
    if (dueAt && dueAt > this.clock.now()) {
      this.blockConsumers(names, row.attempts, dueAt);
      return null;
    }
    const event = this.read(row);
    if (event instanceof UnreadableEvent) return this.failUnreadable(row, event);
    const done: string[] = [];
    let failure: { error: unknown } | null = null;
    for (const { name, run } of consumers) {
      if (this.blockedConsumers.has(name)) continue;
      if (!(await this.isOurs())) return null;
      const failed = await this.run(event, name, () =>
        traced({ name: `event ${name}`, attributes: { 'event.name': event.type }, cause: row.trace }, () => run(event)),
      );
      if (failed) failure = failed;
      else done.push(name);
    }
    const open = names.filter((name) => !done.includes(name));
    return {
      id: row._id,
      aggregate: this.aggregate,
      retry: open.length === 0 ? null : this.retryFields(row, done, open, failure),
    };
  }

  private read(row: OutboxRow): DomainEvent | UnreadableEvent {
    try {
      return readEvent(row);
    } catch (error) {
      if (error instanceof UnreadableEvent) return error;
      throw error;
    }
  }

  /**
   * Counts as failed at once, since no try of this server can help, and so holds back nothing. It is looked at again as
   * seldom as any failed event: by then a server may run that can read it.
   */
  private failUnreadable(row: OutboxRow, error: UnreadableEvent): DispatchOutcome {
    const failedAt = this.clock.now();
    this.logger.error({ err: error, event: row._id.toHexString() });
    const attempts = Math.max(row.attempts + 1, failedEventLimits.tried);
    const dueAt = new Date(failedAt.getTime() + MAX_BACKOFF_MINUTES * MINUTE);
    const retry = { attempts, dueAt, failedAt, lastError: failureText(error) };
    return { id: row._id, aggregate: this.aggregate, retry };
  }

  private async run(
    event: DomainEvent,
    consumer: string,
    run: () => Promise<void>,
  ): Promise<{ error: unknown } | null> {
    try {
      await run();
      return null;
    } catch (error) {
      this.logger.error({ err: error, consumer, event: event.id });
      return { error };
    }
  }

  private retryFields(
    row: OutboxRow,
    done: string[],
    open: string[],
    failure: { error: unknown } | null,
  ): DispatchOutcome['retry'] {
    const all = [...row.done, ...done];
    /* It waits for an earlier event only. */
    const waitsUntil = open.flatMap((name) => this.blockedConsumers.get(name) ?? []);
    if (!failure) return { done: all, dueAt: waitsUntil.toSorted((a, b) => Number(a) - Number(b))[0] ?? null };
    const now = this.clock.now();
    const attempts = row.attempts + 1;
    const dueAt = new Date(now.getTime() + Math.min(2 ** attempts, MAX_BACKOFF_MINUTES) * MINUTE);
    this.blockConsumers(open, attempts, dueAt);
    return { done: all, attempts, dueAt, failedAt: now, lastError: failureText(failure.error) };
  }

  private blockConsumers(consumers: readonly string[], attempts: number, until: Date): void {
    if (attempts >= failedEventLimits.tried) return;
    for (const name of consumers) if (!this.blockedConsumers.has(name)) this.blockedConsumers.set(name, until);
  }
}
