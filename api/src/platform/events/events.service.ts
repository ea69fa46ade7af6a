import { Inject, Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../clock/clock.ts';
import type { Work } from '../database/database.service.ts';
import { aggregateOf, hasRecord } from './aggregate.ts';
import { OutboxEvent } from './outbox.entity.ts';

/** An event as consumers receive it. Ids in the payload are hex strings, instants ISO strings. */
export interface DomainEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Does something because an event happened. May run more than once for one event: it must come out the same. */
export type Consumer = (event: DomainEvent) => Promise<void>;

interface Registration {
  readonly name: string;
  readonly types: readonly string[];
  readonly run: Consumer;
}

/** Where features say what happened, and what they want to know. */
@Injectable()
export class Events {
  private readonly registrations: Registration[] = [];
  private readonly recordedIn = new WeakSet<Work>();
  private wake: () => void = () => undefined;

  constructor(@Inject(Clock) private readonly clock: Clock) {}

  /**
   * Saves an event in the same unit of work as the change that it describes.
   * @throws Error when `aggregate.ts` does not say which record events of this type are about
   */
  record(work: Work, type: string, payload: Record<string, unknown>): void {
    if (!hasRecord(type)) throw new Error(`aggregate.ts does not say which record the event ${type} is about.`);
    const at = this.clock.now();
    const _id = new ObjectId();
    work.persist(
      work.create(OutboxEvent, {
        _id,
        type,
        payload,
        aggregate: aggregateOf(type, payload, _id.toHexString()),
        at,
        done: [],
        attempts: 0,
        dueAt: at,
        dispatchedAt: null,
        failedAt: null,
        lastError: null,
      }),
    );
    this.recordedIn.add(work);
  }

  /** Called when a unit of work has been saved: what it recorded can be dispatched now, and not earlier. */
  saved(work: Work): void {
    if (this.recordedIn.delete(work)) this.wake();
  }

  /** Registers a consumer under a unique, lasting name. */
  on(name: string, types: readonly string[], run: Consumer): void {
    if (this.registrations.some((one) => one.name === name)) throw new Error(`Two consumers are called ${name}.`);
    this.registrations.push({ name, types, run });
  }

  consumersOf(type: string): readonly Registration[] {
    return this.registrations.filter((one) => one.types.includes(type));
  }

  /** Everything that was registered: the consumers' names, and what they wait for. */
  consumers(): readonly Pick<Registration, 'name' | 'types'>[] {
    return this.registrations;
  }

  /** Something that had to wait may be dispatched at once. */
  hurry(): void {
    this.wake();
  }

  /** Called by the relay: how to learn that there may be something to do. */
  onRecorded(wake: () => void): void {
    this.wake = wake;
  }
}
