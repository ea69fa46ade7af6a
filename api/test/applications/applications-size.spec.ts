import type { ListRequest } from '@prentice/contract';
import { Collection, FindCursor, ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Application, type ApplicationRow } from '../../src/features/applications/application.entity.ts';
import { dueOrderOf, NEVER_DUE } from '../../src/features/applications/response-deadlines/due-order.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';
import { countQueries } from '../support/test-companies.ts';

const CROWD = 400;
const ELSEWHERE = 2_000;

describe('lists of applications at size', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let intern: Applicant;
  let internshipId: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    intern = await marketplace.applicant();
    internshipId = await marketplace.internship();
    const other = await marketplace.internship();
    const sample = await marketplace.stored((await marketplace.apply(intern, internshipId)).id);
    const now = api.clock.now().getTime();
    const row = (index: number, change: Partial<ApplicationRow>): ApplicationRow => {
      const responseDueAt = index % 5 === 0 ? null : new Date(now + (index % 97) * DAY);
      const state = responseDueAt ? (index % 3 === 0 ? 'rejected' : 'submitted') : 'interested';
      const dueOrder = dueOrderOf({ internState: state, responseDueAt });
      const ids = { _id: new ObjectId(), internId: new ObjectId() };
      return { ...sample, ...ids, state, internState: state, responseDueAt, dueOrder, ...change };
    };
    const entry = { internshipId: new ObjectId(other) };
    await marketplace.rows().insertMany(Array.from({ length: CROWD }, (_, index) => row(index, {})));
    await marketplace.rows().insertMany(Array.from({ length: CROWD }, (_, index) => row(index, entry)));
    const company = { employerId: new ObjectId() };
    await marketplace
      .rows()
      .insertMany(Array.from({ length: ELSEWHERE }, (_, index) => row(index, { ...entry, ...company })));
  });
  afterAll(() => api.close());

  /** How the database answers the very query for records that a request asks. */
  async function planOf(ask: () => Promise<unknown>): Promise<Document> {
    const find = vi.spyOn(Collection.prototype, 'find');
    await ask();
    const cursors = find.mock.results.map(({ value }): unknown => value);
    find.mockRestore();
    const cursor = cursors.find(
      (cursor) => cursor instanceof FindCursor && cursor.namespace.collection === Application.meta.tableName,
    );
    if (!(cursor instanceof FindCursor)) throw new Error('No applications were asked for.');
    return cursor.clone().explain('executionStats');
  }
  const list = (who: TestActor, call: ListRequest) => who.client.applications.list({ list: call });

  // prettier-ignore
  const paged: [string, 'owner' | 'admin', (id: string) => ListRequest, string][] = [
    ['one internship, first due first', 'owner', (id) => ({ filter: { internshipId: id }, sort: ['responseDueAt', 'ASC'] }), 'application_internship_order'],
    ['one internship, changed last first', 'owner', (id) => ({ filter: { internshipId: id }, sort: ['updatedAt', 'DESC'] }), 'application_internship_updated'],
    ['one internship, best first', 'owner', (id) => ({ filter: { internshipId: id }, sort: ['rating', 'DESC'] }), 'application_internship_rating'],
    ['all internships, first due first', 'owner', () => ({ sort: ['responseDueAt', 'ASC'] }), 'application_employer_order'],
    ['everything, newest first', 'admin', () => ({}), 'application_submitted'],
    ['everything, first due first', 'admin', () => ({ sort: ['responseDueAt', 'ASC'] }), 'application_order'],
    ['everything, changed last first', 'admin', () => ({ sort: ['updatedAt', 'DESC'] }), 'application_updated'],
  ];
  it.each(paged)('a page of %s is read from an index, and no record more', async (_, who, call, index) => {
    const plan = await planOf(() => list(marketplace[who], call(internshipId)));
    expect(JSON.stringify(plan)).toContain(index);
    expect(JSON.stringify(plan)).not.toContain('"SORT"');
    expect(plan['executionStats']).toMatchObject({ nReturned: 25, totalDocsExamined: 25 });
  });

  it('the inbox reads the employer’s own, in the order of their due dates', async () => {
    const call: ListRequest = { filter: { stage: 'interested' }, sort: ['responseDueAt', 'ASC'] };
    const plan = await planOf(() => list(marketplace.owner, call));
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
    expect(plan['executionStats']).toMatchObject({ nReturned: 25 });
    const { totalDocsExamined } = plan['executionStats'] as { totalDocsExamined: number };
    expect(totalDocsExamined).toBeLessThanOrEqual(2 * CROWD + 1);
  });

  const readers: [string, (last: number) => Promise<unknown>][] = [
    ['an employer’s list', (last) => list(marketplace.owner, { filter: { internshipId }, range: [0, last] })],
    ['an employer’s inbox', (last) => list(marketplace.owner, { filter: { stage: 'interested' }, range: [0, last] })],
    ['an administrator’s list', (last) => list(marketplace.admin, { range: [0, last] })],
  ];
  it.each(readers)('%s costs as many queries for fifty as for five', async (_, read) => {
    const five = await countQueries(() => read(4));
    expect(five).toBeGreaterThan(0);
    expect(await countQueries(() => read(49))).toBe(five);
  });

  it('an intern’s dashboard and list cost as many queries for fifty applications as for five', async () => {
    const [many, few] = [await marketplace.applicant(), await marketplace.applicant()];
    const [application] = await marketplace
      .rows()
      .find({ internId: new ObjectId(intern.id) })
      .toArray();
    if (!application) throw new Error('There is no application to copy.');
    const give = (actor: TestActor, count: number) => {
      const copy = () => ({
        ...application,
        _id: new ObjectId(),
        internId: new ObjectId(actor.id),
        internshipId: new ObjectId(),
      });
      return marketplace.rows().insertMany(Array.from({ length: count }, copy));
    };
    await give(many, 50);
    await give(few, 5);
    await marketplace
      .rows()
      .updateMany({ internId: new ObjectId(many.id) }, { $set: { employerId: application.employerId } });
    const desk = (actor: TestActor) => countQueries(() => actor.client.dashboards.intern());
    expect(await desk(few)).toBeGreaterThan(0);
    expect(await desk(many)).toBe(await desk(few));
  });

  it('what awaits no answer, answered or only interest, comes last when the first due comes first', async () => {
    const page = async (order: 'ASC' | 'DESC') =>
      (await list(marketplace.owner, { filter: { internshipId }, sort: ['responseDueAt', order], range: [0, 999] }))
        .items;
    const upwards = await page('ASC');
    const awaiting = upwards.flatMap(({ state, responseDueAt }) =>
      state === 'submitted' && responseDueAt ? [responseDueAt] : [],
    );
    expect(upwards.slice(0, awaiting.length).map(({ responseDueAt }) => responseDueAt)).toEqual(awaiting.toSorted());
    expect(new Set(upwards.slice(awaiting.length).map(({ state }) => state))).toEqual(
      new Set(['interested', 'rejected']),
    );
    const downwards = (await page('DESC')).map(({ responseDueAt }) => responseDueAt);
    const dated = downwards.filter((dueAt) => dueAt !== null);
    expect(downwards.slice(0, dated.length)).toEqual(dated.toSorted().toReversed());
    const ids = (await page('ASC')).map((application) => application.id);
    expect((await page('ASC')).map((application) => application.id)).toEqual(ids);
    const file = await marketplace.owner.client.applications.export({
      query: { filter: JSON.stringify({ internshipId }), sort: JSON.stringify(['responseDueAt', 'ASC']) },
    });
    const exported = (await file.text()).split('\r\n').slice(1, -1);
    expect(exported.map((line) => line.slice(0, 24))).toEqual(ids);
  });

  it('records from before get their place while the server runs', async () => {
    const _id = new ObjectId();
    const [sample] = await marketplace.rows().find({ internState: 'submitted' }).limit(1).toArray();
    const { dueOrder: _, ...before } = sample ?? (await marketplace.stored(''));
    const answeredId = new ObjectId();
    const answered = { state: 'rejected', internState: 'rejected', dueOrder: before.responseDueAt } as const;
    const collection = api.database.collection(Application);
    await collection.insertOne({ ...before, _id, internId: new ObjectId() });
    await collection.insertOne({ ...before, ...answered, _id: answeredId, internId: new ObjectId() });
    await api.job('platform.upgrades');
    expect((await marketplace.stored(_id.toHexString())).dueOrder).toEqual(sample?.responseDueAt);
    expect((await marketplace.stored(answeredId.toHexString())).dueOrder).toEqual(NEVER_DUE);
  });
});
