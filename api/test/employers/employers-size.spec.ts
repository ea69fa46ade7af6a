import type { ListRequest } from '@prentice/contract';
import { Collection, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf, countQueries, type TestCompanies } from '../support/test-companies.ts';

describe('the list of companies at size', () => {
  let api: TestApp;
  let companies: TestCompanies;
  let admin: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    companies = companiesOf(api);
    admin = await actorsOf(api).admin();
    await companies.createMany(2_000, (index) => ({
      live: index % 4 !== 0,
      openInternships: index % 7,
      createdAt: new Date(Date.parse(START) + index * 60_000),
      verification: {
        state: index % 4 === 0 ? 'pending' : 'verified',
        level: 1,
        verifiedAt: new Date(Date.parse(START) + index * 60_000),
        expiresAt: new Date(Date.parse(START) + 300 * DAY),
        graceUntil: null,
        retryFrom: null,
      },
    }));
  });
  afterAll(() => api.close());

  /** How the database answers the very query that a list request asks. */
  async function planOf(who: Pick<TestActor, 'client'>, list: ListRequest): Promise<Document> {
    const find = vi.spyOn(Collection.prototype, 'find');
    await who.client.employers.list({ list });
    const calls = find.mock.calls.filter(([, options]) => options?.projection && 'slug' in options.projection);
    find.mockRestore();
    const [filter = {}, options] = calls[0] ?? [];
    const [field = 'name', order = 'ASC'] = list.sort ?? [];
    const direction = order === 'ASC' ? 1 : -1;
    const stored = field === 'verifiedAt' ? 'verification.verifiedAt' : field;
    return api.database
      .collection(Employer)
      .find(filter, options)
      .sort({ [stored]: direction, _id: direction })
      .limit(25)
      .explain('executionStats');
  }

  const everybody: [string, ListRequest, string][] = [
    ['by name', {}, 'employer_live_name'],
    ['newest first', { sort: ['createdAt', 'DESC'] }, 'employer_live_created'],
    ['most open internships first', { sort: ['openInternships', 'DESC'] }, 'employer_live_open'],
    ['verified last first', { sort: ['verifiedAt', 'DESC'] }, 'employer_live_verified'],
  ];
  it.each(everybody)('is answered to everybody %s from an index', async (_, list, index) => {
    const plan = await planOf({ client: api.client() }, list);
    expect(JSON.stringify(plan)).toContain(index);
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
    expect(plan['executionStats']).toMatchObject({ nReturned: 25, totalDocsExamined: 25 });
  });

  const inside: [string, ListRequest, string][] = [
    ['by name', {}, 'employer_name'],
    ['newest first', { sort: ['createdAt', 'DESC'] }, 'employer_created'],
    ['pending by name', { filter: { state: 'pending' } }, 'employer_state'],
  ];
  it.each(inside)('is answered to administrators %s from an index', async (_, list, index) => {
    const plan = await planOf(admin, list);
    expect(JSON.stringify(plan)).toContain(index);
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
    expect(plan['executionStats']).toMatchObject({ nReturned: 25, totalDocsExamined: 25 });
  });

  it('costs the same number of queries however long a page is', async () => {
    const page = (last: number) => countQueries(() => admin.client.employers.list({ list: { range: [0, last] } }));
    const firstPage = await page(0);
    expect(firstPage).toBeGreaterThan(0);
    expect(await page(99)).toBe(firstPage);
  });

  it('is exported whole, up to 10,000 rows', async () => {
    const before = await admin.client.employers.list({ list: { range: [0, 0] } });
    const lines = async () => {
      const reply = await admin.client.employers.export({ query: {} });
      return (await reply.text()).trimEnd().split('\r\n').length - 1;
    };
    expect(await lines()).toBe(before.total);
    await companies.createMany(10_000 - before.total);
    await expect(admin.client.employers.export({ query: {} })).rejects.toMatchObject({ code: 'EXPORT_TOO_LARGE' });
    const narrower = await admin.client.employers.export({ query: { filter: '{"state":"pending"}' } });
    expect((await narrower.text()).trimEnd().split('\r\n')).toHaveLength(501);
  });
});
