import { aPosting } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../src/features/employers/employer.entity.ts';
import { TestActors, type TestActor } from './actors.ts';
import { startTestApp, type TestApp } from './app.ts';

describe('search through the API', () => {
  let api: TestApp;
  let admin: TestActor;
  let id: string;
  const version = async (): Promise<number> => {
    const seen = await admin.client.internships.get({ params: { id } });
    return 'version' in seen ? seen.version : 0;
  };
  const found = async (query: Record<string, string> = {}): Promise<string[]> => {
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
    const made = await member.client.internships.create({ body: aPosting(api.clock.now()), idempotencyKey: 'search-one-key' }); // prettier-ignore
    id = made.id;
    const params = { id };
    await member.client.internships.transition({ params, version: made.version, body: { to: 'pending_review' } });
  });
  afterAll(() => api.close());

  /* No event is dispatched in this test: what is saved counts, not what the relay has told. */
  it('finds what was opened and forgets what was removed in the very next reply', async () => {
    expect(await found()).toEqual([]);
    const params = { id };
    await admin.client.internships.transition({ params, version: await version(), body: { to: 'open' } });
    expect(await found()).toEqual([id]);
    const removal = { to: 'removed', reason: 'misleading' } as const;
    await admin.client.internships.transition({ params, version: await version(), body: removal });
    expect(await found()).toEqual([]);
    expect(await found({ q: aPosting(api.clock.now()).title ?? '' })).toEqual([]);
  });
});
