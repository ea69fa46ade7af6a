import { eventConsumers } from '@prentice/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import type { EventOf } from '../../src/platform/events/catalogue/event-catalogue.ts';
import { formerConsumerNames } from '../../src/platform/events/events.service.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { gate, outboxFixture } from './outbox.fixture.ts';

describe('the outbox', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
    await api.dispatch();
  });
  const { process, happens, ids, describeEvent, pending, steps, clear } = outboxFixture(() => api);
  afterEach(clear);
  afterAll(() => api.close());

  it('delivers events of different records side by side', async () => {
    const people = ids(10);
    for (const id of people) await happens(id);
    const all = gate();
    let inside = 0;
    /* Each call waits for the others: delivered one after the other, none would ever end. */
    const relay = process({
      meets: async () => {
        if (++inside === people.length) all.open();
        await all.passed;
      },
    });
    expect(await relay.dispatchAll()).toBe(10);
    expect(await pending()).toBe(0);
    expect(await api.database.db.collection('outbox-claims').countDocuments()).toBe(0);
  });

  it('delivers the events of one record in their order, also when several processes share the work', async () => {
    const people = ids(12);
    for (let step = 0; step < 5; step++) for (const id of people) await happens(id, 1);
    const handled: string[] = [];
    const tells = async (event: EventOf<'application.viewed'>) => {
      handled.push(`${event.payload.applicationId} ${event.id}`);
      await new Promise((resolve) => setImmediate(resolve));
    };
    const counts = await Promise.all(
      [process({ tells }), process({ tells }), process({ tells })].map((outboxRelay) => outboxRelay.dispatchAll()),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(60);
    for (const id of people) {
      const eventTexts = handled.filter((text) => text.startsWith(id));
      expect(eventTexts).toHaveLength(5);
      expect(eventTexts).toEqual(eventTexts.toSorted());
    }
  });

  it('leaves out who is done with an event under a former name', async () => {
    const [ada = ''] = ids(1);
    await happens(ada);
    await api.database.collection(OutboxEvent).updateMany({}, { $set: { done: Object.values(formerConsumerNames) } });
    const handled: string[] = [];
    const names = [...Object.keys(formerConsumerNames), 'applications.documents'];
    const consumers = names.map((name) => [name, async () => void handled.push(name)] as const);
    expect(await process(Object.fromEntries(consumers)).dispatchAll()).toBe(1);
    expect(handled).toEqual(['applications.documents']);
    expect(await pending()).toBe(0);
  });

  it('lets no consumer have the former name of another', () => {
    const former = Object.values(formerConsumerNames);
    expect(new Set(former).size).toBe(former.length);
    expect(eventConsumers.filter((name) => former.includes(name))).toEqual([]);
  });

  it('continues with other records while one waits for a slow consumer', async () => {
    const [slow = '', fast = ''] = ids(2);
    await happens(slow);
    const hangs = gate();
    const reached = gate();
    const relay = process({
      hangs: async ({ payload }) => {
        if (payload.applicationId === slow) await hangs.passed;
        else reached.open();
      },
    });
    const run = relay.dispatchAll();
    await happens(fast);
    const second = relay.dispatchAll();
    await reached.passed;
    hangs.open();
    await Promise.all([run, second]);
    expect(await pending()).toBe(0);
  });

  it('holds back later events of a record for the consumer that failed, and nothing else', async () => {
    const [ada = '', ben = ''] = ids(2);
    await happens(ada, 3);
    await happens(ben, 1);
    const mailed: string[] = [];
    const counted: string[] = [];
    let broken = true;
    const relay = process({
      mails: async (event) => {
        if (broken && describeEvent(event) === `${ada}:1`) throw new Error('no connection');
        mailed.push(describeEvent(event));
      },
      counts: async (event) => void counted.push(describeEvent(event)),
    });
    await relay.dispatchAll();
    expect(mailed).toEqual([`${ben}:1`]);
    expect(steps(counted, ada)).toEqual([1, 2, 3]);
    broken = false;
    await happens(ada, 1);
    await relay.dispatchAll();
    expect(steps(mailed, ada)).toEqual([]);
    api.clock.advance(2 * MINUTE);
    await relay.dispatchAll();
    expect(steps(mailed, ada)).toEqual([1, 2, 3, 1]);
    expect(steps(counted, ada)).toEqual([1, 2, 3, 1]);
    expect(await pending()).toBe(0);
  });

  it('lets later events pass one that has failed three times, which administrators see by then', async () => {
    const [ada = ''] = ids(1);
    await happens(ada, 2);
    const mailed: string[] = [];
    const relay = process({
      mails: async (event) => {
        if (describeEvent(event) === `${ada}:1`) throw new Error('never');
        mailed.push(describeEvent(event));
      },
    });
    for (const minutes of [0, 2, 4, 0]) {
      api.clock.advance(minutes * MINUTE);
      await relay.dispatchAll();
    }
    expect(mailed).toEqual([`${ada}:2`]);
    expect(await pending()).toBe(1);
  });

  it('takes over within seconds what a dead process had claimed', async () => {
    const [ada = ''] = ids(1);
    await happens(ada);
    const died = gate();
    const hung = process({ counts: () => died.passed });
    const lost = hung.dispatchAll();
    const handled: string[] = [];
    const other = process({ counts: async (event) => void handled.push(describeEvent(event)) });
    await expect.poll(() => api.database.db.collection('outbox-claims').countDocuments()).toBe(1);
    await other.dispatchAll();
    expect(handled).toEqual([]);
    api.clock.advance(5_000);
    await other.dispatchAll();
    expect(handled).toEqual([`${ada}:1`]);
    died.open();
    await lost;
    expect(await pending()).toBe(0);
  });

  it('delivers what an older version stored without its record or the version of its payload', async () => {
    const [ada = ''] = ids(1);
    await happens(ada, 2);
    await api.database.collection(OutboxEvent).updateMany(
      {},
      {
        $unset: { aggregate: '', version: '' },
        $rename: { 'payload.actorId': 'payload.by', 'payload.actorKind': 'payload.party' },
      },
    );
    const handled: string[] = [];
    await process({ tells: async (event) => void handled.push(describeEvent(event)) }).dispatchAll();
    expect(handled).toEqual([`${ada}:1`, `${ada}:2`]);
  });
});
