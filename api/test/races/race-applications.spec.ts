import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Events } from '../../src/platform/events/events.service.ts';
import { type ApplicationRow, InternshipOpenings } from '../../src/features/applications/application.entity.ts';
import { Internship } from '../../src/features/internships/internship.entity.ts';
import { Notification } from '../../src/features/notifications/notification.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import type { TestApp } from '../support/test-app.ts';
import type { TestActor, TestMember } from '../support/test-actors.ts';
import { anOffer, startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';

const ROUNDS = [1, 2, 3];
const CROWD = 50;

describe('applications under races', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let recruiter: TestMember;
  let ada: Applicant;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    recruiter = await marketplace.actors.member(marketplace.owner.employerId, 'recruiter');
  });
  beforeEach(async () => {
    ada = await marketplace.applicant();
  });
  afterAll(() => api.close());

  const outcomes = async (...acts: Promise<unknown>[]): Promise<string[]> =>
    (await Promise.allSettled(acts)).map((outcome) =>
      outcome.status === 'fulfilled' ? 'done' : String(Reflect.get(Object(outcome.reason), 'code')),
    );
  const events = (id: string, ...types: string[]) =>
    api.database
      .collection(OutboxEvent)
      .countDocuments({ type: { $in: types.map((type) => `application.${type}`) }, 'payload.applicationId': id });
  const notifiedTitles = async (who: TestActor): Promise<string[]> => {
    await api.dispatch();
    const rows = await api.database
      .collection(Notification)
      .find({ userId: new ObjectId(who.id) })
      .toArray();
    return rows.map((row) => String(row['titleKey']));
  };
  const ledger = async (id: string) => (await marketplace.stored(id)).events.map(({ from, to }) => `${from} → ${to}`);
  const transition = (who: TestActor, id: string, version: number, body: Parameters<Marketplace['transition']>[2]) =>
    who.client.applications.transition({ params: { id }, version, body });
  const reject = { to: 'rejected', code: 'skills', text: null } as const;

  /** An application with an offer that was made, and so holds a place. */
  async function offered(internshipId: string, who: Applicant = ada): Promise<string> {
    const { id } = await marketplace.apply(who, internshipId);
    await marketplace.setState(id, 'finalist');
    await marketplace.transition(marketplace.owner, id, { to: 'offered', offer: anOffer(api.clock.now()) });
    return id;
  }
  const reservations = async (internshipId: string): Promise<string[]> => {
    const row = await api.database
      .collection<{ _id: ObjectId; reservations: { id: ObjectId }[] }>(InternshipOpenings)
      .findOne({ _id: new ObjectId(internshipId) });
    return (row?.reservations ?? []).map((reservation) => reservation.id.toHexString());
  };

  const crowd = (count: number): Promise<Applicant[]> => marketplace.createApplicants(ada, count);

  it('fifty candidates at once: as many get in as the internship takes', async () => {
    const internshipId = await marketplace.internship({ maxApplicants: 10 });
    const people = await crowd(CROWD);
    const results = await outcomes(...people.map((person) => marketplace.apply(person, internshipId)));
    expect(results.filter((outcome) => outcome === 'done')).toHaveLength(10);
    expect(new Set(results)).toEqual(new Set(['done', 'INTERNSHIP_CLOSED']));
    const rows = await marketplace
      .rows()
      .find({ internshipId: new ObjectId(internshipId) })
      .toArray();
    expect(rows.map((row) => row.state)).toEqual(Array.from({ length: 10 }, () => 'submitted'));
    expect(new Set(rows.map((row) => row.blindAlias)).size).toBe(10);
    await api.dispatch();
    const internship = await marketplace.owner.client.internships.get({ params: { id: internshipId } });
    expect(internship).toMatchObject({ state: 'closed', closeReason: 'limit' });
  });

  it('twelve tabs of one intern with two places left below thirty: two get in', async () => {
    const first = await marketplace.internship();
    const { id } = await marketplace.apply(ada, first);
    const { _id: _, internshipId: __, ...row } = await marketplace.stored(id);
    const copies = Array.from({ length: 27 }, () => ({ ...row, _id: new ObjectId(), internshipId: new ObjectId() }));
    await marketplace.rows().insertMany(copies);
    const targets: string[] = [];
    for (let index = 0; index < 12; index++) targets.push(await marketplace.internship());
    const results = await outcomes(...targets.map((target) => marketplace.apply(ada, target)));
    expect(results.filter((outcome) => outcome === 'done')).toHaveLength(2);
    expect(new Set(results)).toEqual(new Set(['done', 'APPLICATION_LIMIT']));
    const internId = new ObjectId(ada.id);
    expect(await marketplace.rows().countDocuments({ internId, state: 'submitted' })).toBe(30);
    await marketplace.rows().deleteMany({ internId });
  });

  it.each(ROUNDS)('accepting against the withdrawal of the offer: one of them counts (%i)', async () => {
    const internshipId = await marketplace.internship({ openings: 1 });
    const id = await offered(internshipId);
    const { version } = await marketplace.stored(id);
    const [accepted, withdrawn] = await outcomes(
      transition(ada, id, version, { to: 'accepted', withdrawOthers: false }),
      transition(marketplace.owner, id, version, { to: 'finalist' }),
    );
    expect(new Set([accepted, withdrawn])).toEqual(new Set(['VERSION_CONFLICT', 'done']));
    const { state } = await marketplace.stored(id);
    expect(state).toBe(accepted === 'done' ? 'accepted' : 'finalist');
    expect(await reservations(internshipId)).toEqual(accepted === 'done' ? [id] : []);
    expect(await events(id, 'accepted', 'offer_ended')).toBe(1);
    expect((await ledger(id)).at(-1)).toBe(`offered → ${state}`);
  });

  it.each(ROUNDS)('accepting two offers at once, each leaving the rest: one of them stands (%i)', async () => {
    const ids = [await offered(await marketplace.internship()), await offered(await marketplace.internship())];
    const versions = await Promise.all(ids.map(async (id) => (await marketplace.stored(id)).version));
    await outcomes(
      ...ids.map((id, index) => transition(ada, id, versions[index] ?? 0, { to: 'accepted', withdrawOthers: true })),
    );
    const states = await Promise.all(ids.map(async (id) => (await marketplace.stored(id)).state));
    expect(states.toSorted()).toEqual(['accepted', 'withdrawn']);
    const counted = await Promise.all(ids.map((id) => events(id, 'accepted', 'withdrawn')));
    expect(counted).toEqual([1, 1]);
  });

  it.each(ROUNDS)('erasure against a decision: nothing of the person is left (%i)', async () => {
    const internshipId = await marketplace.internship();
    const { id } = await marketplace.apply(ada, internshipId);
    const { version } = await marketplace.stored(id);
    await api.database.transaction(async (unitOfWork) => {
      api.app.get(Events).record(unitOfWork, { 'data.erased': { requestId: null, userId: ada.id, kind: 'erase' } });
    });
    await outcomes(api.dispatch(), transition(marketplace.owner, id, version, { to: 'shortlisted' }));
    const row = await marketplace.stored(id);
    expect(row).toMatchObject({ state: 'cancelled', internName: '', candidate: null, cv: null, coverNote: null });
    expect(await events(id, 'cancelled')).toBe(1);
    const again = marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    await expect(again).rejects.toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' });
  });

  it.each(ROUNDS)('taking a rejection back against a new decision: one story, told once (%i)', async () => {
    const { id } = await marketplace.apply(ada, await marketplace.internship());
    await marketplace.transition(marketplace.owner, id, reject);
    const { version } = await marketplace.stored(id);
    const undo = marketplace.owner.client.applications.undo({ body: { ids: [id] } });
    const shortlist = transition(recruiter, id, version, { to: 'shortlisted' });
    await outcomes(undo, shortlist);
    const row = await marketplace.stored(id);
    expect(['submitted', 'shortlisted']).toContain(row.state);
    expect(row).toMatchObject({
      internState: row.state,
      pendingRejection: null,
      rejectionDueAt: null,
      rejection: null,
    });
    expect(await events(id, 'rejection_sent')).toBe(0);
    const steps = (await ledger(id)).filter((step) => step === 'rejected → submitted');
    expect(steps).toHaveLength(1);
    expect(await notifiedTitles(ada)).not.toContain('application.rejected');
  });

  it.each(ROUNDS)('two colleagues decide otherwise: the second reads again first (%i)', async () => {
    const { id } = await marketplace.apply(ada, await marketplace.internship());
    const { version } = await marketplace.stored(id);
    const results = await outcomes(
      transition(marketplace.owner, id, version, { to: 'shortlisted' }),
      transition(recruiter, id, version, reject),
    );
    expect(results.toSorted()).toEqual(['VERSION_CONFLICT', 'done']);
    expect(await events(id, 'shortlisted', 'rejected')).toBe(1);
    expect((await ledger(id)).slice(1)).toHaveLength(1);
    const expectedNotifications = results[0] === 'done' ? ['application.shortlisted'] : [];
    expect((await notifiedTitles(ada)).toSorted()).toEqual(['application.receipt', ...expectedNotifications]);
  });

  it('an offer renewed while the clock ends the old one keeps its place', async () => {
    const internshipId = await marketplace.internship({ openings: 1 });
    const id = await offered(internshipId);
    const { version, offerExpiresAt } = await marketplace.stored(id);
    await marketplace.rows().updateOne({ _id: new ObjectId(id) }, { $set: { offerExpiresAt: api.clock.now() } });
    const job = api.job('applications.offers');
    /* Before the job comes to it, the application is as if another process had ended the offer and a new one was
       made. */
    await marketplace.rows().updateOne({ _id: new ObjectId(id) }, { $set: { offerExpiresAt, version: version + 2 } });
    await job;
    const row = await marketplace.stored(id);
    expect(await reservations(internshipId)).toEqual(row.state === 'offered' ? [id] : []);
  });

  it('two schedulers at once: each step is made and told once', async () => {
    const [late, silent] = [await marketplace.applicant(), await marketplace.applicant()];
    const internshipId = await marketplace.internship({ openings: 2 });
    const ids = {
      offer: await offered(internshipId, late),
      rejection: (await marketplace.apply(ada, internshipId)).id,
      silence: (await marketplace.apply(silent, internshipId)).id,
    };
    await marketplace.transition(marketplace.owner, ids.rejection, reject);
    const past = new Date(api.clock.now().getTime() - 40 * DAY);
    const set = (id: string, change: Partial<ApplicationRow>) =>
      marketplace.rows().updateOne({ _id: new ObjectId(id) }, { $set: change });
    await set(ids.offer, { offerExpiresAt: past });
    await set(ids.rejection, { rejectionDueAt: past });
    await set(ids.silence, { responseDueAt: past, submittedAt: new Date(past.getTime() - 14 * DAY) });
    const names = ['rejections', 'offers', 'unanswered'];
    await Promise.all([...names, ...names].map((name) => api.job(`applications.${name}`)));
    expect(await events(ids.offer, 'offer_ended')).toBe(1);
    expect(await events(ids.rejection, 'rejection_sent')).toBe(1);
    expect(await events(ids.silence, 'closed_no_response')).toBe(1);
    expect(await reservations(internshipId)).toEqual([]);
    expect((await notifiedTitles(ada)).filter((title) => title === 'application.rejected')).toHaveLength(1);
    const finalStates = await Promise.all(Object.values(ids).map(async (id) => (await marketplace.stored(id)).state));
    expect(finalStates).toEqual(['finalist', 'rejected', 'closed_no_response']);
  });

  it('an application that was on its way when its internship was removed goes with the others', async () => {
    const internshipId = await marketplace.internship();
    await api.dispatch();
    const { id } = await marketplace.apply(ada, internshipId);
    /* As its transaction saw it, the internship was still open; the others have been cancelled meanwhile. */
    await api.database
      .collection<{ _id: ObjectId; state: string }>(Internship)
      .updateOne({ _id: new ObjectId(internshipId) }, { $set: { state: 'removed' } });
    await api.dispatch();
    expect((await marketplace.stored(id)).state).toBe('cancelled');
    expect(await events(id, 'cancelled')).toBe(1);
  });

  it('an internship removed while people apply: no application stays active', async () => {
    const internshipId = await marketplace.internship();
    const people = await crowd(8);
    const [stored] = await api.database
      .collection<{ _id: ObjectId; version: number }>(Internship)
      .find({ _id: new ObjectId(internshipId) })
      .toArray();
    const removal = marketplace.admin.client.internships
      .transition({
        params: { id: internshipId },
        version: stored?.version ?? 0,
        body: { to: 'removed', reason: 'misleading', note: null },
      })
      .then(() => api.dispatch());
    await outcomes(removal, ...people.map((person) => marketplace.apply(person, internshipId)));
    await api.dispatch();
    const page = api.client().internships.get({ params: { id: internshipId } });
    await expect(page).rejects.toMatchObject({ code: 'INTERNSHIP_GONE' });
    const rows = await marketplace
      .rows()
      .find({ internshipId: new ObjectId(internshipId) })
      .toArray();
    expect(rows.filter((row) => row.state !== 'cancelled')).toEqual([]);
  });
});
