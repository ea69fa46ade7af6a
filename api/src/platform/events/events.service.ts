import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../clock/clock.ts';
import type { UnitOfWork } from '../database/database.service.ts';
import {
  eventCatalogue,
  isOneOf,
  type DomainEvent,
  type EventName,
  type EventOf,
  type PayloadOf,
} from './catalogue/event-catalogue.ts';
import { OutboxEvent } from './outbox.entity.ts';
import { rememberRecorded } from './recorded-events.ts';
import { assertFieldsKnown, readEvent, recordKeyOf } from './stored-event.ts';

/** Does something because an event happened. May run more than once for one event: it must come out the same. */
export type Consumer<Name extends EventName = EventName> = (event: EventOf<Name>) => Promise<void>;

interface Registration {
  readonly name: string;
  readonly types: readonly EventName[];
  readonly run: Consumer;
}

/** What fits all of several types. */
type IntersectionOf<Types> = (Types extends unknown ? (each: Types) => void : never) extends (all: infer Every) => void
  ? Every
  : never;

/** A payload that fits each of several events. */
export type PayloadForAll<Name extends EventName> = IntersectionOf<PayloadOf<Name>> & PayloadOf<Name>;

/** Where features say what happened, and what they want to know. */
@Injectable()
export class Events {
  private readonly registrations: Registration[] = [];
  private readonly recordedIn = new WeakSet<UnitOfWork>();
  private wake: () => void = () => undefined;

  constructor(private readonly clock: Clock) {}

  /**
   * Saves an event in the same unit of work as the change that it describes.
   * @param payload when `type` may be one of several, it fits each of them
   * @throws Error when the payload does not fit the catalogue
   */
  record<Name extends EventName>(unitOfWork: UnitOfWork, type: Name, payload: PayloadForAll<Name>): void {
    this.recordOneOf(unitOfWork, type, payload);
  }

  /**
   * Like `record`, for whoever has looked the payload up by the name: that they belong together is checked when it runs.
   * @throws Error when the payload does not fit the catalogue
   */
  recordOneOf<Name extends EventName>(unitOfWork: UnitOfWork, type: Name, payload: PayloadOf<Name>): void {
    assertFieldsKnown(type, payload);
    const at = this.clock.now();
    const _id = new ObjectId();
    const { version } = eventCatalogue[type];
    const event = readEvent({ _id, type, payload, version, at });
    unitOfWork.persist(
      unitOfWork.create(OutboxEvent, {
        _id,
        type,
        payload: event.payload,
        version,
        aggregate: recordKeyOf(type, event.payload, event.id),
        at,
        done: [],
        attempts: 0,
        dueAt: at,
        dispatchedAt: null,
        failedAt: null,
        lastError: null,
      }),
    );
    rememberRecorded(unitOfWork, event);
    this.recordedIn.add(unitOfWork);
  }

  /** Called when a unit of work has been saved: what it recorded can be dispatched now, and not earlier. */
  notifySaved(unitOfWork: UnitOfWork): void {
    if (this.recordedIn.delete(unitOfWork)) this.wake();
  }

  /** Registers a consumer under a unique, lasting name. */
  on<Name extends EventName>(name: string, types: readonly Name[], run: Consumer<Name>): void {
    if (this.registrations.some((one) => one.name === name)) throw new Error(`Two consumers are called ${name}.`);
    const runTyped = async (event: DomainEvent) => {
      if (isOneOf(event, types)) await run(event);
    };
    this.registrations.push({ name, types, run: runTyped });
  }

  consumersOf(type: string): readonly Registration[] {
    return this.registrations.filter((one) => one.types.some((known) => known === type));
  }

  /** Everything that was registered: the consumers' names, and what they wait for. */
  consumers(): readonly Pick<Registration, 'name' | 'types'>[] {
    return this.registrations;
  }

  /** Something that had to wait may be dispatched at once. */
  wakeRelay(): void {
    this.wake();
  }

  /** Called by the relay: how to learn that there may be something to do. */
  onWake(wake: () => void): void {
    this.wake = wake;
  }
}
