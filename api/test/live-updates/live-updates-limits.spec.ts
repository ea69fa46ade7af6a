import { liveUpdateLimits } from '@prentice/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveStreams } from '../../src/platform/live/live-streams.service.ts';
import { closeListening, listen, openStream, requestStream, type TestStream } from './live-updates.fixture.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('streams of live updates', () => {
  let api: TestApp;
  let origin: string;
  let people: TestActors;
  let streams: LiveStreams;
  let ada: TestActor;
  const opened: TestStream[] = [];

  beforeAll(async () => {
    api = await startTestApp();
    origin = await listen(api);
    people = new TestActors(api);
    streams = api.app.get(LiveStreams);
    ada = await people.intern();
  });
  afterAll(() => closeListening(api));
  const untilOpen = async (most: number): Promise<void> => {
    while (streams.count > most) await new Promise((resolve) => setImmediate(resolve));
  };
  afterEach(async () => {
    for (const stream of opened.splice(0)) stream.close();
    await untilOpen(0);
  });

  const open = async (actor: TestActor): Promise<void> => {
    opened.push(await openStream(origin, actor.token, {}));
  };

  it('are limited for each session', async () => {
    for (let index = 0; index < liveUpdateLimits.perSession; index++) await open(ada);
    const { response } = await requestStream(origin, ada.token);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
    await open(await people.signIn(ada.id, ada.email));
    opened[0]?.close();
    await untilOpen(liveUpdateLimits.perSession);
    await open(ada);
  });

  it('answer HEAD, and the process itself, with what is known and end', async () => {
    const headers = { authorization: `Bearer ${ada.token}` };
    const head = await fetch(`${origin}/api/events`, { method: 'HEAD', headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const injected = await api.inject({ url: '/api/events', headers });
    expect(injected.body).toMatch(/^event: ready\n/);
    expect(streams.count).toBe(0);
  });
});
