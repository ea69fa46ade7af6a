import { aPosting } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { Internship } from '../../src/features/internships/internship.entity.ts';
import type { SearchResult } from '../../src/features/search/in-memory/search-index.ts';
import { EventFeed } from '../../src/platform/events/event-feed.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { changedPayload } from '../support/payloads.builder.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('search through the API', () => {
  let api: TestApp;
  let admin: TestActor;
  let id: string;
  const version = async (): Promise<number> => {
    const seen = await admin.client.internships.get({ params: { id } });
    return 'version' in seen ? seen.version : 0;
  };
  const titlesOf = async (query: Record<string, string> = {}): Promise<string[]> => {
    const reply = await api.inject({ url: `/api/internships/search?${new URLSearchParams(query).toString()}` });
    return reply.json<{ items: { id: string }[] }>().items.map((item) => item.id);
  };

  beforeAll(async () => {
    api = await startTestApp();
    const actors = new TestActors(api);
    admin = await actors.admin();
    const member = await actors.employer();
    const verification = { state: 'verified', level: 1, verifiedAt: api.clock.now(), expiresAt: null, graceUntil: null, retryFrom: null }; // prettier-ignore
    await api.database
      .collection(Employer)
      .updateOne({ _id: new ObjectId(member.employerId) }, { $set: { verification, live: true, type: 'company' } });
    const internship = await member.client.internships.create({ body: aPosting(api.clock.now()), idempotencyKey: 'search-one-key' }); // prettier-ignore
    id = internship.id;
    const params = { id };
    await member.client.internships.transition({ params, version: internship.version, body: { to: 'pending_review' } });
  });
  afterAll(() => api.close());

  /* No event is dispatched in this test: what is saved counts, not what the relay has told. */
  it('finds what was opened and forgets what was removed in the very next reply', async () => {
    expect(await titlesOf()).toEqual([]);
    const params = { id };
    await admin.client.internships.transition({ params, version: await version(), body: { to: 'open' } });
    expect(await titlesOf()).toEqual([id]);
    const removal = { to: 'removed', reason: 'misleading' } as const;
    await admin.client.internships.transition({ params, version: await version(), body: removal });
    expect(await titlesOf()).toEqual([]);
    expect(await titlesOf({ q: aPosting(api.clock.now()).title ?? '' })).toEqual([]);
  });

  /* What another process does to the same database, this one is not told. */
  it('hears what another process saved when it looks, which it does four times a second', async () => {
    expect(await titlesOf()).toEqual([]);
    await api.database.collection(Internship).updateOne({ _id: new ObjectId(id) }, { $set: { state: 'open' } });
    expect(await titlesOf()).toEqual([]);
    const now = api.clock.now();
    const event = { type: 'internship.changed', payload: changedPayload(id), at: now, done: [], attempts: 0, dueAt: null, dispatchedAt: now }; // prettier-ignore
    await api.database
      .collection(OutboxEvent)
      .insertOne({ _id: ObjectId.createFromTime(now.getTime() / 1000), ...event });
    await api.app.get(EventFeed).poll();
    expect(await titlesOf()).toEqual([id]);
  });

  it('finds what is in the text only, names a place, and says where the results are', async () => {
    const word = /[a-z]{7,}/i.exec(aPosting(api.clock.now()).description ?? '')?.[0] ?? '';
    expect(word).not.toBe('');
    expect(await titlesOf({ q: word })).toEqual([id]);
    const reply = await api.inject({ url: '/api/internships/search?place=Frankfurt' });
    const { total, place, places, relax } = reply.json<SearchResult>();
    expect(total).toBe(0);
    expect(place?.known?.label).toBe('Frankfurt am Main, DE');
    expect(place?.others, 'no internship is near Frankfurt (Oder)').toEqual([]);
    expect(places.map((place) => place.total)).toEqual([1]);
    expect(relax).toContainEqual({ filter: 'place', total: 1 });
  });

  it('says what it recognised in the words, lists related internships after those that match, and leaves them out by date', async () => {
    const search = async (query: Record<string, string>): Promise<SearchResult> => {
      const reply = await api.inject({ url: `/api/internships/search?${new URLSearchParams(query).toString()}` });
      expect(reply.statusCode).toBe(200);
      return reply.json<SearchResult>();
    };
    const { category } = aPosting(api.clock.now());
    const word = /[a-z]{7,}/i.exec(aPosting(api.clock.now()).description ?? '')?.[0] ?? '';
    const q = `${word} unfindable remote paris`;
    const close = await search({ q });
    expect(close.recognised.map(({ kind, value }) => [kind, value])).toEqual([['mode', 'remote'], ['place', 'paris']]); // prettier-ignore
    expect(close.recognised[1]).toMatchObject({ without: `${word} unfindable remote`, quoted: `${word} unfindable remote "paris"` }); // prettier-ignore
    expect([close.total, close.related, close.items.map((item) => item.id)]).toEqual([
      0,
      { total: 1, from: 0, fields: [] },
      [id],
    ]);
    expect(await search({ q, sort: 'newest' })).toMatchObject({
      total: 0,
      related: { total: 0, from: null },
      items: [],
    });
    expect(category).toBe('research');
    expect(await search({ q: 'Forschung' })).toMatchObject({ total: 1, related: { total: 0, from: null } });
  });
});
