import { employerList, internshipList, type ListRequest, type ListSchema } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Internship, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { DAY, HOUR } from '../../src/platform/clock/clock.ts';
import type { TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { Marketplace, startMarketplace } from '../support/marketplace.fixture.ts';
import { companiesOf, countQueries } from '../support/test-companies.ts';
import { permitted, planOf } from '../support/query-plans.fixture.ts';

const SIZE = 1_500;
const categories = ['research', 'software_data', 'design', 'marketing', 'engineering', 'media'] as const;
const states = ['open', 'open', 'open', 'closed', 'paused', 'pending_review', 'draft', 'filled'] as const;
const modes = ['onsite', 'hybrid', 'remote'] as const;

describe('lists of internships and companies at size', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let small: TestMember;
  let employerId: string;
  let firstId: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    employerId = marketplace.owner.employerId;
    firstId = await marketplace.internship();
    const rows = api.database.collection<InternshipRow>(Internship);
    const samples = await rows.find({}).limit(1).toArray();
    small = await Marketplace.createCompany(api, marketplace.actors);
    const companies = Array.from({ length: 60 }, () => new ObjectId());
    const timeBefore = (index: number, unit: number) =>
      new Date(api.clock.now().getTime() - ((index * 37) % SIZE) * unit);
    const copies = samples.flatMap((sample) =>
      Array.from({ length: SIZE }, (_, index): InternshipRow => {
        const _id = new ObjectId();
        return {
          ...sample,
          _id,
          slug: _id.toHexString(),
          title: `Internship ${String((index * 7_919) % SIZE).padStart(5, '0')}`,
          employerId:
            index % 300 === 7
              ? new ObjectId(small.employerId)
              : index % 10
                ? (companies[index % 60] ?? sample.employerId)
                : sample.employerId,
          state: states[index % states.length] ?? 'open',
          category: categories[index % categories.length] ?? 'research',
          workMode: modes[index % modes.length] ?? 'onsite',
          deadline: timeBefore(index, DAY / 4)
            .toISOString()
            .slice(0, 10),
          createdAt: timeBefore(index, HOUR),
          updatedAt: timeBefore(index + 3, HOUR),
          openedAt: timeBefore(index + 5, HOUR),
          submittedAt: timeBefore(index + 7, HOUR),
          risk: { score: index % 101, hits: [] },
        };
      }),
    );
    await rows.insertMany(copies);
    await companiesOf(api).createMany(500, (index) => ({
      live: index % 4 !== 0,
      openInternships: index % 7,
      completeness: index % 101,
      overdueApplications: index % 9,
      openReports: index % 5,
      country: ['AT', 'DE', 'SI'][index % 3] ?? 'AT',
      emailDomain: `company${index}.example`,
      createdAt: timeBefore(index, HOUR),
    }));
  });
  afterAll(() => api.close());

  const values = (): Readonly<Record<string, unknown>> => ({
    q: '00', state: 'open', category: 'research', workMode: 'remote', employerId, deadlineFrom: '2026-01-01',
    deadlineTo: '2026-02-01', submittedFrom: '2026-02-20T00:00:00.000Z', createdFrom: '2026-02-20T00:00:00.000Z',
    createdTo: '2026-01-20T00:00:00.000Z', waiting: true, employerLive: false, riskFrom: 60, riskTo: 30, id: [firstId], industry: 'manufacturing',
    sizeBand: '10-49', type: 'company', country: 'AT', level: 1, openInternships: 3, answersWithinPromise: 0.5,
    answersWithinDays: 5, live: true, publishBlocked: true, overdue: 3, completeness: 80, emailDomain: 'company7.example',
    expiresBefore: '2027-01-01T00:00:00.000Z', openReports: 2,
  }); // prettier-ignore

  interface List {
    readonly listSchema: ListSchema;
    readonly view: string;
    readonly ask: (list: ListRequest) => Promise<{ total: number }>;
  }
  const lists: Readonly<Record<string, () => List>> = {
    'internships for everybody': () => ({
      listSchema: internshipList,
      view: 'summary',
      ask: (list) => api.client().internships.list({ list }),
    }),
    'internships for administrators': () => ({
      listSchema: internshipList,
      view: 'admin',
      ask: (list) => marketplace.admin.client.internships.list({ list }),
    }),
    'companies for everybody': () => ({
      listSchema: employerList,
      view: 'public',
      ask: (list) => api.client().employers.list({ list }),
    }),
    'companies for administrators': () => ({
      listSchema: employerList,
      view: 'full',
      ask: (list) => marketplace.admin.client.employers.list({ list }),
    }),
  };
  const names = Object.keys(lists);
  const listOf = (name: string): List => (lists[name] ?? expect.unreachable())();

  it.each(names)('%s: each order comes from an index, without sorting', async (name) => {
    const { listSchema, view, ask } = listOf(name);
    const bad: string[] = [];
    for (const sort of permitted(listSchema, view).sorts)
      for (const order of ['ASC', 'DESC'] as const) {
        const plan = await planOf(listSchema.resource, () => ask({ sort: [sort, order] }));
        const good = /^FETCH IXSCAN$/.test(plan.stages) && plan.returned === 25 && plan.documents <= 100;
        if (!good) bad.push(`${sort} ${order}: ${JSON.stringify(plan)}`);
      }
    expect(bad).toEqual([]);
  });

  it.each(names)('%s: each filter looks at few records for a page', async (name) => {
    const { listSchema, view, ask } = listOf(name);
    const everything = (await ask({ range: [0, 0] })).total;
    const all = name.startsWith('internships for e') ? SIZE : everything;
    const bad: string[] = [];
    for (const filter of permitted(listSchema, view).filters) {
      const value = filter === 'state' && view === 'full' ? 'verified' : values()[filter];
      const call = { filter: { [filter]: value } };
      const { total } = await ask(call);
      const plan = await planOf(listSchema.resource, () => ask(call));
      /* All that match, when they are few; else as many as lie between the first 25 of them, with room for bad luck. */
      const most = total === 0 ? all : Math.max(total, (3 * 25 * all) / total);
      const good = plan.stages.includes('IXSCAN') && !plan.stages.includes('COLLSCAN') && plan.documents <= most;
      if (!good) bad.push(`${filter}: at most ${most}, ${JSON.stringify(plan)}`);
    }
    expect(bad).toEqual([]);
  });

  it.each([
    ['a large company', () => marketplace.owner, 100, 200],
    ['a small company', () => small, 4, 6],
  ])(
    'the internships of %s are found by its index, whatever the filter and the order',
    async (_, whose, least, most) => {
      const { filters, sorts } = permitted(internshipList, 'own');
      const ask = (list: ListRequest) => whose().client.internships.list({ list });
      const total = (await ask({ range: [0, 0] })).total;
      const calls: ListRequest[] = [
        ...sorts.map((sort): ListRequest => ({ sort: [sort, 'ASC'] })),
        ...filters.map((filter): ListRequest => ({ filter: { [filter]: values()[filter] } })),
      ];
      const bad: string[] = [];
      for (const call of calls) {
        const plan = await planOf('internships', () => ask(call));
        const good = plan.stages.includes('IXSCAN') && plan.documents <= 2 * total;
        if (!good) bad.push(`${JSON.stringify(call)}: ${JSON.stringify(plan)}`);
      }
      expect(total).toBeGreaterThan(least);
      expect(total).toBeLessThan(most);
      expect(bad).toEqual([]);
    },
  );

  it.each([...names, 'internships of a company'])('%s: five rows cost as many queries as fifty', async (name) => {
    const ask =
      name in lists ? listOf(name).ask : (list: ListRequest) => marketplace.owner.client.internships.list({ list });
    const page = (rows: number) => countQueries(() => ask({ range: [0, rows - 1] }));
    const few = await page(5);
    expect(few).toBeGreaterThan(1);
    expect(await page(50)).toBe(few);
  });
});
