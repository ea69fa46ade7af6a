import { ObjectId } from 'mongodb';
import { Clock, MINUTE } from '../../src/platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../src/platform/config/settings.ts';
import {
  eventCatalogue,
  type EventHandlers,
  type EventOf,
} from '../../src/platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { OutboxRelay } from '../../src/platform/events/outbox-relay.ts';
import { InProcessJobQueue } from '../../src/platform/jobs/in-process-job-queue.ts';
import type { TestApp } from '../support/test-app.ts';
import { applicationPayload } from '../support/payloads.builder.ts';

/** A promise that is settled from outside. */
export function gate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

/** The event of one application that comes at this place among others. */
const payloadOf = (applicationId: string, step: number) => applicationPayload({ applicationId, sequence: step });

/** Stores events about applications in the outbox of an app, and delivers them as processes of their own. */
export function outboxFixture(api: () => TestApp) {
  /** A process on this database that delivers side by side, as it does in production. */
  function process(consumers: Readonly<Record<string, EventHandlers['application.viewed']>>) {
    const clock = api().app.get(Clock);
    const settings: Settings = { ...api().app.get<Settings>(SETTINGS), NODE_ENV: 'production' };
    const events = new Events(clock, api().database);
    for (const [name, run] of Object.entries(consumers)) events.on(name, { 'application.viewed': run });
    return new OutboxRelay(api().database, events, clock, new InProcessJobQueue(), settings);
  }
  /** Records so many events of one application, in one transaction each. */
  async function happens(applicationId: string, times = 1): Promise<void> {
    for (let step = 1; step <= times; step++)
      await api().database.transaction(async (unitOfWork) =>
        api()
          .app.get(Events)
          .record(unitOfWork, { 'application.viewed': payloadOf(applicationId, step) }),
      );
  }
  /** Stores events of one application as the relay leaves them; `dueIn` says in how many minutes each is due. */
  async function stored(applicationId: string, dueIn: readonly number[], attempts = 1): Promise<void> {
    const now = api().clock.now();
    const rows = dueIn.map((minutes, index) => ({
      _id: new ObjectId(),
      type: 'application.viewed',
      payload: payloadOf(applicationId, index + 1),
      version: eventCatalogue['application.viewed'].version,
      aggregate: `application:${applicationId}`,
      at: now,
      done: [],
      attempts: minutes > 0 ? attempts : 0,
      dueAt: new Date(now.getTime() + minutes * MINUTE),
      dispatchedAt: null,
    }));
    await api().database.collection(OutboxEvent).insertMany(rows);
  }
  const waiting = (count: number) => Array.from({ length: count }, () => 2);
  const ids = (count: number) => Array.from({ length: count }, () => new ObjectId().toHexString());
  const describeEvent = ({ payload }: EventOf<'application.viewed'>) => `${payload.applicationId}:${payload.sequence}`;
  const pending = () =>
    api()
      .database.collection(OutboxEvent)
      .countDocuments({ dueAt: { $type: 'date' } });
  const steps = (handled: readonly string[], id: string) =>
    handled.filter((text) => text.startsWith(id)).map((text) => Number(text.split(':')[1]));
  const clear = async () => {
    await api().database.collection(OutboxEvent).deleteMany({});
    await api().database.db.collection('outbox-claims').deleteMany({});
  };
  return { process, happens, stored, waiting, ids, describeEvent, pending, steps, clear };
}
