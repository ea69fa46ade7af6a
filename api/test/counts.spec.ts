import { applicationLimits } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from './app.ts';
import { startMarket, type Applicant, type Market } from './applications.kit.ts';

/* No event is delivered in these tests: what people act on comes from the database, whatever the relay has not done yet. */
describe('limits and counts while no event is delivered', () => {
  let api: TestApp;
  let market: Market;
  let ada: Applicant;
  beforeAll(async () => {
    ({ api, market } = await startMarket());
    ada = await market.applicant();
  });
  afterAll(() => api.close());

  const own = async (id: string) => Object(await market.owner.client.internships.get({ params: { id } }));
  const withdraw = async (id: string) => market.move(ada, id, { to: 'withdrawn' });

  it('show an employer the candidates that there are, in the list, on the page and on the dashboard', async () => {
    const id = await market.internship();
    await market.apply(ada, id);
    const counts = { submitted: 1, total: 1, overdue: 0 };
    expect(await own(id)).toMatchObject({ counts });
    const { items } = await market.owner.client.internships.list({ list: { range: [0, 9] } });
    expect(items.find((item) => item.id === id)).toMatchObject({ counts });
    const { internships } = await market.owner.client.dashboards.employer();
    expect(internships.find((item) => item.id === id)).toMatchObject({ counts: { submitted: 1 }, overdue: 0 });
  });

  it('let a student delete a CV whose only application has ended', async () => {
    const ben = await market.applicant();
    const { id } = await market.apply(ben, await market.internship());
    const remove = () => ben.client.documents.remove({ params: { id: ben.cvId } });
    await expect(remove()).rejects.toMatchObject({ code: 'DOCUMENT_IN_USE' });
    await market.move(ben, id, { to: 'withdrawn' });
    await expect(remove()).resolves.toMatchObject({ id: ben.cvId });
  });

  it('let an employer archive what nobody applies to any more', async () => {
    const id = await market.internship();
    const { id: applicationId } = await market.apply(ada, id);
    await api.dispatch();
    await withdraw(applicationId);
    const move = async (to: 'closed' | 'archived') =>
      market.owner.client.internships.transition({ params: { id }, version: (await own(id)).version, body: { to } });
    await move('closed');
    await expect(move('archived')).resolves.toMatchObject({ state: 'archived' });
  });

  it('do not count an application whose internship was removed towards a student’s limit', async () => {
    const carl = await market.applicant();
    const doomed = await market.internship();
    const { id } = await market.apply(carl, doomed);
    const { _id: _, internshipId: __, ...row } = await market.stored(id);
    const others = Array.from({ length: applicationLimits.activePerIntern - 1 }, () => ({
      ...row,
      _id: new ObjectId(),
      internshipId: new ObjectId(),
    }));
    await market.rows().insertMany(others);
    const next = await market.internship();
    await expect(market.apply(carl, next)).rejects.toMatchObject({ code: 'APPLICATION_LIMIT' });
    const version = Object(await market.admin.client.internships.get({ params: { id: doomed } })).version;
    const body = { to: 'removed', reason: 'misleading' } as const;
    await market.admin.client.internships.transition({ params: { id: doomed }, version, body });
    await expect(market.apply(carl, next)).resolves.toMatchObject({ state: 'submitted' });
  });

  it('block publishing from the moment at which too much is overdue, and no longer than that', async () => {
    const draft = await market.internship();
    const { id } = await market.apply(await market.applicant(), draft);
    const { _id: _, internId: __, ...row } = await market.stored(id);
    const responseDueAt = new Date(api.clock.now().getTime() - 1);
    const late = Array.from({ length: 20 }, () => ({
      ...row,
      _id: new ObjectId(),
      internId: new ObjectId(),
      responseDueAt,
    }));
    await market.rows().insertMany(late);
    await expect(market.internship()).rejects.toMatchObject({ code: 'PUBLISH_BLOCKED_OVERDUE' });
    expect((await market.owner.client.dashboards.employer()).publishing).toMatchObject({ blocked: true, overdue: 20 });
    await market.rows().deleteMany({ _id: { $in: late.map(({ _id }) => _id) } });
    await expect(market.internship()).resolves.toMatch(/^[0-9a-f]{24}$/);
  });
});
