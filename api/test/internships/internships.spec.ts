import { aPosting } from '@prentice/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectId } from 'mongodb';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { TestActors, type TestActor, type TestMember } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';
import { countQueries } from '../support/test-companies.ts';

describe('internships', () => {
  let api: TestApp;
  let actors: TestActors;
  let owner: TestMember;
  let admin: TestActor;

  beforeAll(async () => {
    api = await startTestApp();
    actors = new TestActors(api);
    admin = await actors.admin();
    owner = await verifiedOwner();
  });
  afterAll(() => api.close());

  /** The owner of a company that is verified and public. */
  async function verifiedOwner(): Promise<TestMember> {
    const member = await actors.employer();
    const verification = {
      state: 'verified',
      level: 1,
      verifiedAt: api.clock.now(),
      expiresAt: null,
      graceUntil: null,
      retryFrom: null,
    };
    await api.database
      .collection(Employer)
      .updateOne({ _id: new ObjectId(member.employerId) }, { $set: { verification, live: true, type: 'company' } });
    return member;
  }

  /** Every posting of these tests has a text of its own, so that none looks like another. */
  let postings = 0;
  const draft = (change = {}) => {
    const description = Array.from({ length: 120 }, (_, index) => `w${postings * 1_000 + index}`).join(' ');
    postings++;
    return aPosting(api.clock.now(), {
      description: `${aPosting(api.clock.now()).description ?? ''} ${description}`,
      ...change,
    });
  };
  const key = () => new ObjectId().toHexString();
  const create = (member: TestMember, change = {}) =>
    member.client.internships.create({ body: draft(change), idempotencyKey: key() });

  async function submitted(change = {}) {
    const internship = await create(owner, change);
    return owner.client.internships.transition({
      params: { id: internship.id },
      version: internship.version,
      body: { to: 'pending_review' },
    });
  }
  async function version(id: string): Promise<number> {
    const seen = await admin.client.internships.get({ params: { id } });
    return 'version' in seen ? seen.version : 0;
  }
  const decide = async (id: string, body: { to: 'open' } | { to: 'rejected'; reason: string }) =>
    admin.client.internships.transition({ params: { id }, version: await version(id), body });

  it('goes from a draft through review to the public list', async () => {
    const { id } = await submitted();
    expect((await decide(id, { to: 'open' })).state).toBe('open');
    const seen = await api.client().internships.get({ params: { id } });
    expect(seen).toMatchObject({ state: 'open', title: aPosting(api.clock.now()).title, revision: 1 });
    expect(seen).not.toHaveProperty('risk');
    expect(seen).not.toHaveProperty('counts');
    const entries = await admin.client.audit.list({ list: { filter: { resourceId: id } } });
    expect(entries.items.map((auditEntry) => auditEntry.changes[0]?.after)).toEqual(
      expect.arrayContaining(['pending_review', 'open']),
    );
    const list = await api.client().internships.list({ list: {} });
    expect(list.items.map((item) => item.id)).toContain(id);
  });

  it('a draft is invisible to others, exactly like an id that does not exist', async () => {
    const { id } = await create(owner);
    const other = await verifiedOwner();
    const foreign = api.inject({ url: `/api/internships/${id}`, headers: { authorization: `Bearer ${other.token}` } });
    const unknown = api.inject({
      url: `/api/internships/${key()}`,
      headers: { authorization: `Bearer ${other.token}` },
    });
    const [a, b] = (await Promise.all([foreign, unknown])).map((reply) => ({
      status: reply.statusCode,
      ...reply.json<object>(),
      traceId: '',
      instance: '',
    }));
    expect(a).toEqual(b);
    expect(a).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('sending somebody else’s draft to review costs and answers like sending one that does not exist', async () => {
    const { id, version: sent } = await create(owner);
    const other = await verifiedOwner();
    const send = async (to: string) => {
      let refused: unknown;
      const queryCount = await countQueries(async () => {
        const move = { params: { id: to }, version: sent, body: { to: 'pending_review' } } as const;
        refused = await other.client.internships.transition(move).catch((failure: unknown) => failure);
      });
      expect(refused).toMatchObject({ code: 'NOT_FOUND', status: 404 });
      return queryCount;
    };
    expect(await send(id)).toBe(await send(key()));
  });

  it('refuses an incomplete draft with every field that is missing, and keeps it', async () => {
    const internship = await create(owner, { pay: null, tasks: [] });
    const move = owner.client.internships.transition({
      params: { id: internship.id },
      version: internship.version,
      body: { to: 'pending_review' },
    });
    const fields = expect.arrayContaining([
      expect.objectContaining({ field: 'pay' }),
      expect.objectContaining({ field: 'tasks' }),
    ]);
    await expect(move).rejects.toMatchObject({ code: 'INTERNSHIP_INCOMPLETE', fields });
    expect((await owner.client.internships.get({ params: { id: internship.id } })).state).toBe('draft');
  });

  it('an administrator cannot approve the internship of a company that is not verified', async () => {
    const unverified = await actors.employer();
    const internship = await create(unverified);
    await unverified.client.internships.transition({
      params: { id: internship.id },
      version: internship.version,
      body: { to: 'pending_review' },
    });
    await expect(decide(internship.id, { to: 'open' })).rejects.toMatchObject({ code: 'EMPLOYER_NOT_VERIFIED' });
  });

  it('of two administrators who decide at once, one is refused', async () => {
    const { id } = await submitted();
    const seen = await version(id);
    const second = await actors.admin();
    const decisions = await Promise.allSettled([
      admin.client.internships.transition({ params: { id }, version: seen, body: { to: 'open' } }),
      second.client.internships.transition({
        params: { id },
        version: seen,
        body: { to: 'rejected', reason: 'misleading' },
      }),
    ]);
    expect(decisions.map((decision) => decision.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('a material edit of a live internship waits for review while the live one stays', async () => {
    const { id } = await submitted();
    await decide(id, { to: 'open' });
    const internshipView = await owner.client.internships.get({ params: { id } });
    const body = draft({ hoursPerWeek: 20, description: internshipView.description });
    await owner.client.internships.update({
      params: { id },
      version: 'version' in internshipView ? internshipView.version : 0,
      body,
    });
    expect(await api.client().internships.get({ params: { id } })).toMatchObject({ hoursPerWeek: 30 });
    await admin.client.internships.decideRevision({
      params: { id },
      version: await version(id),
      body: { decision: 'approve' },
    });
    expect(await api.client().internships.get({ params: { id } })).toMatchObject({ hoursPerWeek: 20, revision: 2 });
    const revisions = await owner.client.internships.revisions({ params: { id } });
    expect(revisions[0]?.differences.map((difference) => difference.field)).toEqual(['hoursPerWeek']);
  });

  it('a stale edit is refused and changes nothing', async () => {
    const internship = await create(owner);
    await owner.client.internships.update({
      params: { id: internship.id },
      version: internship.version,
      body: draft({ openings: 3 }),
    });
    const stale = owner.client.internships.update({
      params: { id: internship.id },
      version: internship.version,
      body: draft({ openings: 9 }),
    });
    await expect(stale).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await owner.client.internships.get({ params: { id: internship.id } })).toMatchObject({ openings: 3 });
  });

  it('quotes the words that a risk rule saw, to administrators only', async () => {
    const { id } = await submitted({
      description: `${aPosting(api.clock.now()).description ?? ''} Please pay us a deposit before you start. Registration fee of 50.`,
    });
    const seen = await admin.client.internships.get({ params: { id } });
    expect(seen).toMatchObject({
      risk: { score: expect.any(Number), hits: expect.arrayContaining([expect.objectContaining({ rule: 'fee' })]) },
    });
    const internshipView = await owner.client.internships.get({ params: { id } });
    expect(internshipView).not.toHaveProperty('risk');
    await expect(decide(id, { to: 'open' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('finds the risk of an edit of a live internship as well, and forgets it when the edit is refused', async () => {
    const { id } = await submitted();
    await decide(id, { to: 'open' });
    const rules = async () => {
      const seen = await admin.client.internships.get({ params: { id } });
      return 'risk' in seen ? (seen.risk?.hits.map(({ rule }) => rule) ?? []) : [];
    };
    const before = await rules();
    const body = draft({ tasks: ['You pay us a deposit of 100 euros.', 'You forward the money to our partners.'] });
    await owner.client.internships.update({ params: { id }, version: await version(id), body });
    expect(await rules()).toEqual(expect.arrayContaining(['fee', 'money_handling']));
    const decision = { decision: 'refuse' as const, note: 'Nobody pays for an internship.' };
    await admin.client.internships.decideRevision({ params: { id }, version: await version(id), body: decision });
    expect(await rules()).toEqual(before);
  });

  it('opens and closes by the clock, once, also after downtime', async () => {
    const publishAt = new Date(api.clock.now().getTime() + 2 * DAY).toISOString();
    const { id } = await submitted({ publishAt });
    expect((await decide(id, { to: 'open' })).state).toBe('scheduled');
    api.clock.advance(10 * DAY);
    await api.job('internships.publication');
    await api.job('internships.publication');
    expect(await api.client().internships.get({ params: { id } })).toMatchObject({ state: 'open', revision: 1 });
    api.clock.advance(40 * DAY);
    await api.job('internships.publication');
    expect(await api.client().internships.get({ params: { id } })).toMatchObject({
      state: 'closed',
      closeReason: 'deadline',
    });
    api.clock.set(START);
  });

  it('a removed internship answers 410 and can be reinstated by another administrator only', async () => {
    const { id } = await submitted();
    await decide(id, { to: 'open' });
    await admin.client.internships.transition({
      params: { id },
      version: await version(id),
      body: { to: 'removed', reason: 'misleading' },
    });
    await expect(api.client().internships.get({ params: { id } })).rejects.toMatchObject({ code: 'INTERNSHIP_GONE' });
    const reinstate = async (by: TestActor) =>
      by.client.internships.transition({
        params: { id },
        version: await version(id),
        body: { to: 'closed', note: 'The appeal was right.' },
      });
    await expect(reinstate(admin)).rejects.toMatchObject({ code: 'REMOVED_BY_YOURSELF' });
    expect((await reinstate(await actors.admin())).state).toBe('closed');
  });

  it('approves several of low risk at once and says what it refused', async () => {
    const [good, risky] = [
      await submitted(),
      await submitted({ description: `${aPosting(api.clock.now()).description ?? ''} Registration fee applies.` }),
    ];
    const reply = await admin.client.internships.approveMany({ body: { ids: [good.id, risky.id] } });
    expect(reply).toMatchObject({ done: 1, refused: 1 });
    expect(reply.results.find((result) => result.id === risky.id)?.ok).toBe(false);
  });
});
