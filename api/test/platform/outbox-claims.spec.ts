import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import type { EventOf } from '../../src/platform/events/catalogue/event-catalogue.ts';
import { OutboxClaims } from '../../src/platform/events/outbox-claims.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { gate, outboxFixture } from './outbox.fixture.ts';

describe('an outbox with many waiting events, or whose processes pause,', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
    await api.dispatch();
  });
  const { process, happens, stored, waiting, ids, describeEvent, pending, steps, clear } = outboxFixture(() => api);
  afterEach(clear);
  afterAll(() => api.close());

  it('delivers a due event behind hundreds of its record that wait, and ends', async () => {
    const [ada = '', ben = ''] = ids(2);
    await stored(ada, [...waiting(520), 0], 3);
    await happens(ben);
    const handled: string[] = [];
    expect(await process({ tells: async (event) => void handled.push(describeEvent(event)) }).dispatchAll()).toBe(2);
    expect(handled.toSorted()).toEqual([`${ada}:521`, `${ben}:1`].toSorted());
    expect(await pending()).toBe(520);
  });

  it('holds an event back for hundreds of earlier ones, and then delivers all in their order', async () => {
    const [ada = ''] = ids(1);
    await stored(ada, [...waiting(520), 0]);
    const handled: string[] = [];
    const relay = process({ tells: async (event) => void handled.push(describeEvent(event)) });
    await relay.dispatchAll();
    expect(handled).toEqual([]);
    api.clock.advance(2 * MINUTE);
    await relay.dispatchAll();
    expect(steps(handled, ada)).toEqual(Array.from({ length: 521 }, (_, index) => index + 1));
    expect(await pending()).toBe(0);
  });

  it('delivers what is due of many records while many events of each wait, as when no mail can be sent', async () => {
    const people = ids(32);
    for (const id of people) await stored(id, [...waiting(16), 0], 3);
    const handled: string[] = [];
    expect(await process({ tells: async (event) => void handled.push(describeEvent(event)) }).dispatchAll()).toBe(32);
    expect(handled.toSorted()).toEqual(people.map((id) => `${id}:17`).toSorted());
  });

  it('delivers events of other records while one with hundreds of due events waits for a slow consumer', async () => {
    const [slow = '', fast = ''] = ids(2);
    await stored(
      slow,
      Array.from({ length: 300 }, () => 0),
    );
    await happens(fast);
    const hangs = gate();
    const reached = gate();
    const relay = process({
      hangs: async ({ payload }) => {
        if (payload.applicationId === slow) await hangs.passed;
        else reached.open();
      },
    });
    const run = relay.dispatchAll();
    await reached.passed;
    hangs.open();
    expect(await run).toBe(301);
  });

  it('delivers nothing more of a record that another process took over while a consumer hung', async () => {
    const [ada = ''] = ids(1);
    await happens(ada, 2);
    const hangs = gate();
    const reached = gate();
    const late: string[] = [];
    const hung = process({
      first: async (event) => {
        reached.open();
        await hangs.passed;
        late.push(`first ${describeEvent(event)}`);
      },
      second: async (event) => void late.push(`second ${describeEvent(event)}`),
    });
    const run = hung.dispatchAll();
    await reached.passed;
    api.clock.advance(5_000);
    const handled: string[] = [];
    const tells = async (event: EventOf<'application.viewed'>) => void handled.push(describeEvent(event));
    await process({ first: tells, second: tells }).dispatchAll();
    hangs.open();
    await run;
    expect(handled).toEqual([`${ada}:1`, `${ada}:1`, `${ada}:2`, `${ada}:2`]);
    expect(late).toEqual([`first ${ada}:1`]);
    expect(await pending()).toBe(0);
  });

  it('keeps what another process stored of an event that a late one failed with', async () => {
    const [ada = ''] = ids(1);
    await happens(ada);
    const hangs = gate();
    const reached = gate();
    const late = process({
      mails: async () => {
        reached.open();
        await hangs.passed;
        throw new Error('too late');
      },
    });
    const run = late.dispatchAll();
    await reached.passed;
    api.clock.advance(5_000);
    const fails = async () => Promise.reject(new Error('no connection'));
    await process({ counts: async () => undefined, mails: fails }).dispatchAll();
    hangs.open();
    await run;
    const row = await api.database.collection(OutboxEvent).findOne({});
    expect(row).toMatchObject({ done: ['counts'], attempts: 1, lastError: 'no connection' });
  });

  it('finishes what nobody took over while its consumer held the process up', async () => {
    const [ada = ''] = ids(1);
    await happens(ada);
    const handled: string[] = [];
    const relay = process({
      slow: async () => api.clock.advance(10_000),
      next: async (event) => void handled.push(describeEvent(event)),
      fails: async () => {
        api.clock.advance(10_000);
        throw new Error('no connection');
      },
    });
    expect(await relay.dispatchAll()).toBe(1);
    expect(handled).toEqual([`${ada}:1`]);
    const row = await api.database.collection(OutboxEvent).findOne({});
    expect(row).toMatchObject({ done: ['slow', 'next'], attempts: 1 });
  });

  it('counts a claim as lost that is not renewed, and keeps the others', async () => {
    const [ada = '', ben = ''] = ids(2).map((id) => `application:${id}`);
    for (const key of [ada, ben]) await happens(key.slice('application:'.length));
    const paused = new OutboxClaims(api.database, api.clock);
    expect(await paused.next(32)).toHaveLength(2);
    api.clock.advance(5_000);
    const other = new OutboxClaims(api.database, api.clock);
    expect(await other.next(1)).toMatchObject([{ aggregate: ada }]);
    await paused.renew();
    expect([await paused.owns(ada), await paused.owns(ben)]).toEqual([false, true]);
    await paused.release([ada, ben]);
    expect(await other.owns(ada)).toBe(true);
    const left = await api.database.db.collection<{ _id: string }>('outbox-claims').distinct('_id');
    expect(left).toEqual([ada]);
    await other.release([ada]);
  });

  it('tries again at once what an administrator asks for, also behind hundreds that wait', async () => {
    const [ada = ''] = ids(1);
    await stored(ada, waiting(521), 3);
    const rows = api.database.collection(OutboxEvent);
    const failed = { 'payload.sequence': 521 };
    /* What FailedEvents.retry stores, and setAside for another. */
    await rows.updateOne(failed, { $set: { dueAt: api.clock.now() } });
    await rows.updateOne({ 'payload.sequence': 1 }, { $set: { dueAt: null, dispatchedAt: api.clock.now() } });
    const handled: string[] = [];
    const relay = process({ tells: async (event) => void handled.push(describeEvent(event)) });
    await relay.dispatchAll();
    expect(steps(handled, ada)).toEqual([521]);
    api.clock.advance(2 * MINUTE);
    await relay.dispatchAll();
    expect(handled).toHaveLength(520);
    expect(steps(handled, ada)).not.toContain(1);
  });
});
