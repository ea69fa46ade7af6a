import { applicationLimits } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';

/* No event is delivered in these tests: what people act on comes from the database, whatever the relay has not done
   yet. */
describe('limits and counts while no event is delivered', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    ada = await marketplace.applicant();
  });
  afterAll(() => api.close());

  const countsOf = async (id: string) => Object(await marketplace.owner.client.internships.get({ params: { id } }));
  const withdraw = async (id: string) => marketplace.transition(ada, id, { to: 'withdrawn' });

  it('show an employer the candidates that there are, in the list, on the page and on the dashboard', async () => {
    const id = await marketplace.internship();
    await marketplace.apply(ada, id);
    const counts = { submitted: 1, total: 1, overdue: 0 };
    expect(await countsOf(id)).toMatchObject({ counts });
    const { items } = await marketplace.owner.client.internships.list({ list: { range: [0, 9] } });
    expect(items.find((item) => item.id === id)).toMatchObject({ counts });
    const { internships } = await marketplace.owner.client.dashboards.employer();
    expect(internships.find((item) => item.id === id)).toMatchObject({ counts: { submitted: 1 }, overdue: 0 });
  });

  it('let a student delete a CV whose only application has ended', async () => {
    const ben = await marketplace.applicant();
    const { id } = await marketplace.apply(ben, await marketplace.internship());
    const remove = () => ben.client.documents.remove({ params: { id: ben.cvId } });
    await expect(remove()).rejects.toMatchObject({ code: 'DOCUMENT_IN_USE' });
    await marketplace.transition(ben, id, { to: 'withdrawn' });
    await expect(remove()).resolves.toMatchObject({ id: ben.cvId });
  });

  it('let an employer archive what nobody applies to any more', async () => {
    const id = await marketplace.internship();
    const { id: applicationId } = await marketplace.apply(ada, id);
    await api.dispatch();
    await withdraw(applicationId);
    const transition = async (to: 'closed' | 'archived') =>
      marketplace.owner.client.internships.transition({
        params: { id },
        version: (await countsOf(id)).version,
        body: { to },
      });
    await transition('closed');
    await expect(transition('archived')).resolves.toMatchObject({ state: 'archived' });
  });

  it('do not count an application whose internship was removed towards a student’s limit', async () => {
    const carl = await marketplace.applicant();
    const doomed = await marketplace.internship();
    const { id } = await marketplace.apply(carl, doomed);
    const { _id: _, internshipId: __, ...row } = await marketplace.stored(id);
    const others = Array.from({ length: applicationLimits.activePerIntern - 1 }, () => ({
      ...row,
      _id: new ObjectId(),
      internshipId: new ObjectId(),
    }));
    await marketplace.rows().insertMany(others);
    const next = await marketplace.internship();
    await expect(marketplace.apply(carl, next)).rejects.toMatchObject({ code: 'APPLICATION_LIMIT' });
    const version = Object(await marketplace.admin.client.internships.get({ params: { id: doomed } })).version;
    const body = { to: 'removed', reason: 'misleading' } as const;
    await marketplace.admin.client.internships.transition({ params: { id: doomed }, version, body });
    await expect(marketplace.apply(carl, next)).resolves.toMatchObject({ state: 'submitted' });
  });

  it('block publishing from the moment at which too much is overdue, and no longer than that', async () => {
    const draft = await marketplace.internship();
    const { id } = await marketplace.apply(await marketplace.applicant(), draft);
    const { _id: _, internId: __, ...row } = await marketplace.stored(id);
    const responseDueAt = new Date(api.clock.now().getTime() - 1);
    const late = Array.from({ length: 20 }, () => ({
      ...row,
      _id: new ObjectId(),
      internId: new ObjectId(),
      responseDueAt,
    }));
    await marketplace.rows().insertMany(late);
    await expect(marketplace.internship()).rejects.toMatchObject({ code: 'PUBLISH_BLOCKED_OVERDUE' });
    expect((await marketplace.owner.client.dashboards.employer()).publishing).toMatchObject({
      blocked: true,
      overdue: 20,
    });
    await marketplace.rows().deleteMany({ _id: { $in: late.map(({ _id }) => _id) } });
    await expect(marketplace.internship()).resolves.toMatch(/^[0-9a-f]{24}$/);
  });
});
