import { policyVersions } from '@prentice/contract';
import { anAccount, PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import { actorsOf, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser, type BrowserReply } from '../support/test-browser.ts';

const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };

const counted = (answers: readonly BrowserReply[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('guessing passwords', () => {
  let api: TestApp;
  let people: TestActors;
  beforeAll(async () => {
    api = await startTestApp({ RATE_LIMITS: 'true' });
    people = actorsOf(api);
  });
  afterAll(() => api.close());

  const guess = (email: string, from: string, headers: Record<string, string> = {}, password = 'a wrong guess') =>
    api
      .inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        remoteAddress: from,
        headers,
        payload: { signInPage: 'student', email, password },
      })
      .then((reply): BrowserReply => ({ status: reply.statusCode, body: reply.json(), headers: reply.headers }));

  it('is answered ten times per account and network, however many guesses come at once', async () => {
    await people.store(anAccount().withEmail('target@people.example'));
    const guesses = Array.from({ length: 40 }, (_, n) =>
      guess('target@people.example', `198.51.100.${n}`, { 'x-forwarded-for': `203.0.113.${n}` }),
    );
    expect(counted(await Promise.all(guesses))).toEqual({ 401: 10, 429: 30 });
  });

  it('is refused even with the right password until the window is over, and says for how long', async () => {
    const right = () => guess('target@people.example', '198.51.100.77', {}, PASSWORD);
    const refused = await right();
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBe(refused.body.params?.['seconds']);
    api.clock.advance(15 * MINUTE);
    expect((await right()).status).toBe(200);
  });

  it('is counted for addresses without an account in the same way', async () => {
    const guesses = Array.from({ length: 20 }, (_, n) => guess('nobody@people.example', `198.51.100.${n}`));
    expect(counted(await Promise.all(guesses))).toEqual({ 401: 10, 429: 10 });
  });

  it('over many accounts is stopped per network address, whatever X-Forwarded-For says', async () => {
    const guesses = Array.from({ length: 80 }, (_, n) =>
      guess(`spray-${n}@people.example`, '192.0.2.7', {
        'x-forwarded-for': `203.0.113.${n}`,
        forwarded: `for=10.0.0.${n}`,
      }),
    );
    expect(counted(await Promise.all(guesses))).toEqual({ 401: 60, 429: 20 });
    const home = (n: number) => `2001:db8:1:2::${n.toString(16)}`;
    const sixes = Array.from({ length: 80 }, (_, n) => guess(`six-${n}@people.example`, home(n)));
    expect(counted(await Promise.all(sixes))).toEqual({ 401: 60, 429: 20 });
  });

  it('starts over after a success', async () => {
    const email = 'forgetful@people.example';
    await people.store(anAccount().withEmail(email));
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 8; n++) expect((await guess(email, '192.0.2.99')).status).toBe(401);
      expect((await guess(email, '192.0.2.99', {}, PASSWORD)).status).toBe(200);
    }
  });

  it('inside a session is counted too', async () => {
    const person = await people.intern();
    const change = () =>
      api
        .inject({
          method: 'POST',
          url: '/api/auth/password',
          headers: { authorization: `Bearer ${person.token}` },
          payload: { current: 'a wrong guess', password: 'a completely new phrase' },
        })
        .then((reply): BrowserReply => ({ status: reply.statusCode, body: reply.json(), headers: {} }));
    expect(counted(await Promise.all(Array.from({ length: 20 }, change)))).toEqual({ 401: 10, 429: 10 });
  });

  it('mails go out once a minute and five times a day per address, asked for by whomever', async () => {
    const email = 'flooded@people.example';
    const ask = (n: number) =>
      api
        .inject({
          method: 'POST',
          url: '/api/auth/forgot-password',
          remoteAddress: `198.51.100.${n}`,
          payload: { email },
        })
        .then((reply) => reply.statusCode);
    const burst = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n)));
    expect(burst.filter((status) => status === 202)).toHaveLength(1);
    const day: number[] = [];
    for (let n = 0; n < 8; n++) {
      api.clock.advance(2 * MINUTE);
      day.push(await ask(n));
    }
    expect(day).toEqual([202, 202, 202, 202, 429, 429, 429, 429]);
  });
});

/** How often a random known request took longer than a random unknown one: 0.5 when the two cannot be told apart. */
function superiority(knownTimes: readonly number[], unknown: readonly number[]): number {
  let wins = 0;
  for (const address of knownTimes)
    for (const other of unknown) wins += address > other ? 1 : address === other ? 0.5 : 0;
  return wins / (knownTimes.length * unknown.length);
}

describe('finding out who has an account', () => {
  const ROUNDS = 60;
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
    const people = actorsOf(api);
    for (let n = 0; n < ROUNDS; n++) await people.store(anAccount().withEmail(`known-${n}@people.example`));
  });
  afterAll(() => api.close());

  async function timed(path: string, body: object): Promise<{ answer: BrowserReply; took: number }> {
    const start = performance.now();
    const answer = await new TestBrowser(api).post(path, body);
    return { answer, took: performance.now() - start };
  }

  const wrong = 'a wrong guess entirely';
  it.each([
    ['/auth/sign-in', (email: string) => ({ signInPage: 'student', email, password: wrong })],
    ['/auth/sign-up/intern', (email: string) => ({ email, password: 'violet otter lantern', consents })],
    ['/auth/forgot-password', (email: string) => ({ email })],
    ['/auth/verify-email/resend', (email: string) => ({ email })],
  ])('is told neither by the answer nor by the time of %s', async (path, bodyFor) => {
    for (let n = 0; n < 5; n++) await timed(path, bodyFor(`warm-${n}@people.example`));
    const times = { registered: [] as number[], unregistered: [] as number[] };
    for (let n = 0; n < ROUNDS; n++) {
      const knownReply = await timed(path, bodyFor(`known-${n}@people.example`));
      const unknown = await timed(path, bodyFor(`unknown-${n}@people.example`));
      times.registered.push(knownReply.took);
      times.unregistered.push(unknown.took);
      const { traceId: _, ...entry } = knownReply.answer.body as Record<string, unknown>;
      const { traceId: __, ...other } = unknown.answer.body as Record<string, unknown>;
      expect(entry).toEqual(other);
      expect(knownReply.answer.status).toBe(unknown.answer.status);
      expect(Object.keys(knownReply.answer.headers)).toEqual(Object.keys(unknown.answer.headers));
    }
    const chance = superiority(times.registered, times.unregistered);
    /* Standard error of the statistic is below 0.06 at 60 and 60; four of them. */
    expect(chance).toBeGreaterThan(0.26);
    expect(chance).toBeLessThan(0.74);
  });
});
