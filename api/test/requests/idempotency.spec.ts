import { allOperations } from '@prentice/contract';
import { PASSWORD } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Announcement } from '../../src/features/announcements/index.ts';
import { ApplicationReadiness } from '../../src/features/applications/submission/application-readiness.service.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { SerialQueue } from '../../src/platform/database/serial-queue.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { Idempotency, IdempotencyRecord } from '../../src/platform/http/idempotency.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import {
  newIdempotencyKey,
  startMarketplace,
  type Applicant,
  type Marketplace,
} from '../support/marketplace.fixture.ts';
import { companiesOf } from '../support/test-companies.ts';

interface Call {
  readonly actor: TestActor;
  readonly url: string;
  readonly payload: object;
}

describe('a request with an idempotency key', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  beforeAll(async () => void ({ api, market: marketplace } = await startMarketplace()));
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => api.close());

  const send = ({ actor, url, payload }: Call, idempotencyKey: string) =>
    api.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${actor.token}`, 'idempotency-key': idempotencyKey },
      payload,
    });
  const events = () => api.database.collection(OutboxEvent).countDocuments({});
  const applying = (who: Applicant, internshipId: string): Call => ({
    actor: who,
    url: '/applications',
    payload: { internshipId, cvDocumentId: who.cvId, coverNote: null, answers: [] },
  });
  const applicationsOf = ({ id }: TestActor) => marketplace.rows().countDocuments({ internId: new ObjectId(id) });

  const newsOf = async ({ client }: TestActor) => (await client.news.create({ body: { title: 'Office hours' } })).id;
  /** A draft that came with an import. */
  const externalJobOf = async ({ client }: TestActor) => {
    const cells = ['Lab assistant', 'Alpenlabor', `https://jobs.alpenlabor.example/${newIdempotencyKey()}`];
    const rows = [{ line: 2, cells }];
    const { importId, results } = await client.externalJobs.importRows({
      body: { fields: ['title', 'organisation', 'url'], rows, dryRun: false },
    });
    return { importId, id: results[0]?.id ?? '' };
  };

  /** One call of every idempotent operation, with people and records of its own. */
  const calls: Readonly<Record<string, () => Promise<Call>>> = {
    'applications.submit': async () => applying(await marketplace.applicant(), await marketplace.internship()),
    'applications.showInterest': async () => ({
      actor: await marketplace.applicant(),
      url: '/applications/interest',
      payload: { internshipId: await marketplace.internship() },
    }),
    'internships.create': async () => ({
      actor: marketplace.owner,
      url: '/internships',
      payload: { title: 'Field work' },
    }),
    'employers.message': async () => {
      const other = await marketplace.actors.employer();
      const ids = [marketplace.owner.employerId, other.employerId, new ObjectId().toHexString()];
      return {
        actor: marketplace.admin,
        url: '/employers/messages',
        payload: { ids, subject: 'News', text: 'Our offices moved; please note the new address.' },
      };
    },
    'users.transitionMany': async () => {
      const people = [await marketplace.actors.intern(), await marketplace.actors.intern()];
      const ids = [marketplace.admin.id, ...people.map((person) => person.id)];
      const transition = { to: 'suspended', reason: 'fraud', note: 'Reported by several companies.' };
      return { actor: marketplace.admin, url: '/users/transitions', payload: { ids, transition } };
    },
    'announcements.transition': async () => {
      await marketplace.actors.intern();
      const { announcements } = marketplace.admin.client;
      const en = { title: 'Office hours in May', body: 'We answer questions every Tuesday.' };
      const audience = { groups: ['intern' as const] };
      const { id } = await announcements.create({ body: { en, audience } });
      const { count } = await announcements.audience({ body: audience });
      /* As in another week, of which each has two. */
      await api.database.collection(Announcement).updateMany({}, { $set: { weekSlot: null } });
      return {
        actor: marketplace.admin,
        url: `/announcements/${id}/transitions`,
        payload: { to: 'sending', recipients: count },
      };
    },
    'news.transitionMany': async () => {
      const editor = await marketplace.actors.limitedAdmin('news:manage');
      return { actor: editor, url: '/news/transitions', payload: { ids: [await newsOf(editor)], to: 'archived' } };
    },
    'news.undoMany': async () => {
      const editor = await marketplace.actors.limitedAdmin('news:manage');
      const id = await newsOf(editor);
      await editor.client.news.transition({ params: { id }, body: { to: 'archived' } });
      return { actor: editor, url: '/news/undo', payload: { ids: [id] } };
    },
    'externalJobs.transitionMany': async () => {
      const manager = await marketplace.actors.limitedAdmin('external-jobs:manage');
      const ids = [(await externalJobOf(manager)).id];
      return { actor: manager, url: '/external-jobs/transitions', payload: { ids, to: 'archived' } };
    },
    'externalJobs.extendMany': async () => {
      const manager = await marketplace.actors.limitedAdmin('external-jobs:manage');
      const ids = [(await externalJobOf(manager)).id];
      const closesAt = new Date(api.clock.now().getTime() + 30 * DAY).toISOString();
      return { actor: manager, url: '/external-jobs/extensions', payload: { ids, closesAt } };
    },
    'externalJobs.undoMany': async () => {
      const manager = await marketplace.actors.limitedAdmin('external-jobs:manage');
      const { id } = await externalJobOf(manager);
      await manager.client.externalJobs.transition({ params: { id }, body: { to: 'archived' } });
      return { actor: manager, url: '/external-jobs/undo', payload: { ids: [id] } };
    },
    'externalJobs.undoImport': async () => {
      const manager = await marketplace.actors.limitedAdmin('external-jobs:manage');
      const { importId } = await externalJobOf(manager);
      return { actor: manager, url: '/external-jobs/imports/undo', payload: { importId } };
    },
    'dataRequests.create': async () => ({
      actor: await marketplace.actors.intern(),
      url: '/data-requests',
      payload: { kind: 'export' },
    }),
    'verificationCases.create': async () => ({
      actor: await companiesOf(api).withCompleteProfile(),
      url: '/verification-cases',
      payload: { documentIds: [], answer: null },
    }),
  };
  const names = Object.keys(calls);
  const prepared = (name: string): Promise<Call> => {
    const call = calls[name];
    if (!call) throw new Error(`There is no call of ${name}.`);
    return call();
  };

  it('is tested for every idempotent operation, and each of them answers with JSON', () => {
    const declared = allOperations.filter(({ operation }) => operation.idempotent);
    expect(names.toSorted()).toEqual(declared.map(({ name }) => name).toSorted());
    for (const { operation } of declared) {
      expect(operation).toMatchObject({ method: 'POST', reply: expect.anything() });
      expect([operation.replyKind ?? 'json', operation.list, operation.upload]).toEqual(['json', undefined, undefined]);
    }
  });

  it.each(names)('repeats the reply of %s word for word, and does nothing again', async (name) => {
    const call = await prepared(name);
    const idempotencyKey = newIdempotencyKey();
    const first = await send(call, idempotencyKey);
    expect(first.statusCode).toBeLessThan(300);
    const recorded = await events();
    const second = await send(call, idempotencyKey);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await events()).toBe(recorded);
  });

  it.each(names)('saves nothing of %s when its reply cannot be saved with it', async (name) => {
    const call = await prepared(name);
    const recorded = await events();
    const idempotencyKey = newIdempotencyKey();
    vi.spyOn(Idempotency.prototype, 'storeReply').mockRejectedValueOnce(new Error('The process ended here.'));
    expect((await send(call, idempotencyKey)).statusCode).toBe(500);
    expect(await events()).toBe(recorded);
    expect((await send(call, idempotencyKey)).statusCode).toBeLessThan(300);
    expect(await events()).toBeGreaterThan(recorded);
  });

  /** Holds back the first application in its middle, until the returned function is called. */
  function holdFirst(): () => void {
    const readiness = api.app.get(ApplicationReadiness);
    const honest = readiness.applicantStatus.bind(readiness);
    const gate = Promise.withResolvers<void>();
    vi.spyOn(readiness, 'applicantStatus').mockImplementationOnce(async (...callArguments) => {
      await gate.promise;
      return honest(...callArguments);
    });
    return () => gate.resolve();
  }

  it('gets the reply of the first one that is still running', async () => {
    const call = applying(await marketplace.applicant(), await marketplace.internship());
    const release = holdFirst();
    const idempotencyKey = newIdempotencyKey();
    const replies = [send(call, idempotencyKey), send(call, idempotencyKey), send(call, idempotencyKey)];
    release();
    const bodies = (await Promise.all(replies)).map((reply) => [reply.statusCode, reply.body]);
    expect(bodies[0]?.[0]).toBe(201);
    expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
    expect(await applicationsOf(call.actor)).toBe(1);
  });

  it('is told to come again when the first one takes longer, and gets its reply then', async () => {
    const call = applying(await marketplace.applicant(), await marketplace.internship());
    const release = holdFirst();
    const idempotencyKey = newIdempotencyKey();
    const first = send(call, idempotencyKey);
    const early = await send(call, idempotencyKey);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([409, '1']);
    expect(early.json()).toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    const other = await send({ ...call, payload: { ...call.payload, coverNote: 'Other words.' } }, idempotencyKey);
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    release();
    const { body } = await first;
    expect((await send(call, idempotencyKey)).body).toBe(body);
    expect(await applicationsOf(call.actor)).toBe(1);
  });

  it('counts once between processes, which do not wait for each other', async () => {
    const call = applying(await marketplace.applicant(), await marketplace.internship());
    const forgetful = { get: () => undefined, set: () => undefined, delete: () => true };
    vi.spyOn(SerialQueue.prototype, 'run').mockImplementation((_names, act) => act());
    const idempotency = api.app.get(Idempotency);
    const running: unknown = Reflect.get(idempotency, 'running');
    Reflect.set(idempotency, 'running', forgetful);
    const idempotencyKey = newIdempotencyKey();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(call, idempotencyKey)));
    Reflect.set(idempotency, 'running', running);
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(await applicationsOf(call.actor)).toBe(1);
  });

  it('is not answered with the note of its own refusal: a wrong password is logged, and the right one has the same key', async () => {
    const actor = await marketplace.actors.intern();
    const erase = (password: string): Call => ({ actor, url: '/data-requests', payload: { kind: 'erase', password } });
    const key = newIdempotencyKey();
    expect((await send(erase('not the password at all'), key)).json()).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect((await send(erase(PASSWORD), key)).json()).toMatchObject({ kind: 'erase', state: 'requested' });
  });

  it('keeps nothing of a refusal: the same key is good for the request that succeeds', async () => {
    const who = await marketplace.applicant();
    const idempotencyKey = newIdempotencyKey();
    const unknown = await send(applying(who, new ObjectId().toHexString()), idempotencyKey);
    expect(unknown.statusCode).toBe(404);
    expect(await api.database.collection(IdempotencyRecord).countDocuments({ _id: new RegExp(idempotencyKey) })).toBe(
      0,
    );
    expect((await send(applying(who, await marketplace.internship()), idempotencyKey)).statusCode).toBe(201);
  });
});
