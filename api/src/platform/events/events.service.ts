import { Injectable } from '@nestjs/common';
import type { EventConsumer } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { Clock } from '../clock/clock.ts';
import { Database, type UnitOfWork } from '../database/database.service.ts';
import {
  eventCatalogue,
  eventNameOf,
  isEventName,
  storedNamesOf,
  type DomainEvent,
  type EventHandlers,
  type EventName,
  type EventPayloads,
  type EventUnion,
  type PayloadOf,
} from './catalogue/event-catalogue.ts';
import { currentTrace } from '../tracing/tracing.ts';
import { OutboxEvent, type OutboxRow } from './outbox.entity.ts';
import { assertFieldsKnown, readEvent, aggregateOf } from './stored-event.ts';

/**
 * What consumers were called by earlier versions of the server. An event that is half dispatched names under these who
 * is done with it; without them, whoever got another name would handle it again.
 */
export const formerConsumerNames: Readonly<Partial<Record<EventConsumer, string>>> = {
  'accounts.address-link-email': 'accounts.mail-asked',
  'accounts.email': 'accounts.requested-email',
  'accounts.identity-changes': 'accounts.identity-follow',
  'accounts.identity-sessions': 'accounts.identity-secure',
  'accounts.link-email': 'accounts.link-mail',
  'accounts.password-guessing-warning': 'accounts.guessing',
  'accounts.secured-email': 'accounts.secured-mail',
  'administrators.invitation-email': 'administrators.invitation-mail',
  'applications.employer-metrics': 'applications.employer-figures',
  'applications.internship-metrics': 'applications.internship-figures',
  'applications.late-submissions': 'applications.came-late',
  'data-requests.export': 'accounts.export',
  'documents.file-deletion': 'documents.bytes',
  'interns.account-details': 'interns.account-copy',
  'interns.deleted-cv': 'interns.cv-gone',
  'internships.employer-not-live': 'internships.employer-down',
  'members.account-details': 'members.accounts',
  'members.erasure': 'members.erased',
  'members.invitation-email': 'members.invitation-mail',
};

/** What a consumer is called, the events that it handles, and what it does because of one. */
interface Registration {
  readonly name: string;
  readonly formerName: string | undefined;
  readonly types: readonly EventName[];
  readonly run: (event: DomainEvent) => Promise<void>;
}

const namesIn = (byName: object): readonly EventName[] =>
  Object.keys(byName).map((name) => {
    if (!isEventName(name)) throw new Error(`The catalogue has no event ${name}.`);
    return name;
  });

/** Calls the handler of an event. Returns what it returns, or undefined when there is none. */
export const callHandler = <Name extends EventName, Rest extends unknown[], Result>(
  handlers: EventHandlers<Rest, Result>,
  event: EventUnion<Name>,
  ...rest: Rest
): Result | undefined => handlers[event.type]?.(event, ...rest);

/** Returns handlers that do the same because of each event that a table names. */
export const handlersForAll = <Result>(table: object, run: (event: DomainEvent) => Result): EventHandlers<[], Result> =>
  Object.fromEntries(namesIn(table).map((name) => [name, run]));

const recorded = new WeakMap<UnitOfWork, DomainEvent[]>();

/** Returns the events that a unit of work has recorded so far. */
export const recordedEvents = (unitOfWork: UnitOfWork): readonly DomainEvent[] => recorded.get(unitOfWork) ?? [];

/**
 * Records what features say happened, and registers what is to be done because of it: by one process after the change
 * is saved (`on`), in the transaction of the change (`onInTransaction`), or in the memory of every process
 * (`onInEveryProcess`).
 */
@Injectable()
export class Events {
  private readonly registrations: Registration[] = [];
  private readonly processConsumers: Omit<Registration, 'name' | 'formerName'>[] = [];
  private readonly recordedIn = new WeakSet<UnitOfWork>();
  private wake: () => void = () => undefined;

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /**
   * Saves events in the same unit of work as the change that they describe: `record(unitOfWork, { 'news.removed':
   * payload })`.
   * @throws Error when a payload does not fit the catalogue
   */
  record(unitOfWork: UnitOfWork, events: EventPayloads): void {
    for (const name of namesIn(events)) {
      const payload = events[name];
      if (!payload) throw new Error(`The event ${name} has no payload.`);
      this.recordOneOf(unitOfWork, name, payload);
    }
  }

  /**
   * Works like `record`, for an event whose name a table says: that the payload belongs to the name is checked when it
   * runs.
   * @throws Error when the payload does not fit the catalogue
   */
  recordOneOf<Name extends EventName>(unitOfWork: UnitOfWork, type: Name, payload: PayloadOf<Name>): void {
    assertFieldsKnown(type, payload);
    const now = this.clock.now();
    const _id = new ObjectId();
    const { version } = eventCatalogue[type];
    const event = readEvent({ _id, type, payload, version, at: now });
    unitOfWork.persist(
      unitOfWork.create(OutboxEvent, {
        _id,
        type,
        payload: event.payload,
        version,
        aggregate: aggregateOf(type, event.payload, event.id),
        at: now,
        trace: currentTrace(),
        done: [],
        attempts: 0,
        dueAt: now,
        dispatchedAt: null,
        failedAt: null,
        lastError: null,
      }),
    );
    recorded.set(unitOfWork, [...recordedEvents(unitOfWork), event]);
    this.recordedIn.add(unitOfWork);
  }

  /** Erases what stored events say about a person: addresses, and what was written to them. */
  async forgetPerson(unitOfWork: UnitOfWork, userId: ObjectId, addresses: readonly string[]): Promise<void> {
    const rows = this.database.collection<OutboxRow>(OutboxEvent);
    const identifiers = [userId.toHexString(), ...addresses];
    for (const name of Object.keys(eventCatalogue).filter(isEventName)) {
      const { of = '', fields = [] } = eventCatalogue[name].personal ?? {};
      for (const field of fields)
        await rows.updateMany(
          {
            type: { $in: storedNamesOf([name]) },
            [`payload.${of}`]: { $in: identifiers },
            [`payload.${field}`]: { $type: 'string' },
          },
          { $set: { [`payload.${field}`]: '' } },
          this.database.sessionOptions(unitOfWork),
        );
    }
  }

  /** Notices that a unit of work has been saved: what it recorded can be dispatched now, and not earlier. */
  notifySaved(unitOfWork: UnitOfWork): void {
    if (this.recordedIn.delete(unitOfWork)) this.wake();
  }

  /**
   * Registers what the relay runs after the change is saved, in one process, under a unique and lasting name. A handler
   * may run more than once for one event: it must come out the same.
   */
  on(name: string, handlers: EventHandlers): void {
    if (this.registrations.some((registration) => registration.name === name))
      throw new Error(`Two consumers are called ${name}.`);
    const run = async (event: DomainEvent) => callHandler(handlers, event);
    const formerName = new Map(Object.entries(formerConsumerNames)).get(name);
    this.registrations.push({ name, formerName, types: namesIn(handlers), run });
  }

  /**
   * Registers what runs in the very transaction that records one of these events, once for each event: it is saved with
   * the change, or neither is. It may record events itself.
   */
  onInTransaction(handlers: EventHandlers<[UnitOfWork]>): void {
    const followed = new WeakMap<UnitOfWork, Set<string>>();
    this.database.beforeSave(async (unitOfWork) => {
      const before = followed.get(unitOfWork) ?? new Set();
      const newEvents = recordedEvents(unitOfWork).filter(({ id, type }) => !before.has(id) && type in handlers);
      if (newEvents.length === 0) return false;
      followed.set(unitOfWork, new Set([...before, ...newEvents.map(({ id }) => id)]));
      for (const event of newEvents) await callHandler(handlers, event, unitOfWork);
      return true;
    });
  }

  /**
   * Registers what runs in every process: in the process that saves the event it is started before the reply, in the
   * others when `EventFeed` brings it, which also tries again what failed. For what a process holds in memory.
   */
  onInEveryProcess(handlers: EventHandlers<[], Promise<void> | void>): void {
    this.processConsumers.push({ types: namesIn(handlers), run: async (event) => callHandler(handlers, event) });
  }

  /** Lists the types of events that processes follow. */
  processTypes(): readonly EventName[] {
    return [...new Set(this.processConsumers.flatMap(({ types }) => types))];
  }

  /**
   * Runs what is registered for every process. Each has started when this returns.
   * @throws what the first to fail throws
   */
  async runInThisProcess(event: DomainEvent): Promise<void> {
    await Promise.all(this.processConsumers.map(async ({ run }) => run(event)));
  }

  /** Returns the consumers that still have to handle a stored event. */
  pendingConsumersOf({ type, done }: Pick<OutboxRow, 'type' | 'done'>): readonly Registration[] {
    const event = eventNameOf(type);
    const isDone = ({ name, formerName }: Registration) =>
      done.includes(name) || (formerName !== undefined && done.includes(formerName));
    return this.registrations.filter(
      (registration) => registration.types.some((type) => type === event) && !isDone(registration),
    );
  }

  /** Lists everything that was registered: the consumers' names, and what they wait for. */
  consumers(): readonly Pick<Registration, 'name' | 'types'>[] {
    return this.registrations;
  }

  /** Wakes the relay: something that had to wait may be dispatched at once. */
  wakeRelay(): void {
    this.wake();
  }

  /** Registers how to learn that there may be something to do. */
  onWake(wake: () => void): void {
    this.wake = wake;
  }
}
