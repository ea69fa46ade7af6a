import { ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInPageOfRole } from '../../src/features/accounts/sign-in/password-sign-in.service.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../src/seed/demo-accounts.ts';
import { seed } from '../../src/seed/seeder.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { countQueries } from '../support/test-companies.ts';
import { filterVariants, listOperations, orderVariants, type ListVariant } from './list-operations.ts';
import { createListRecords } from './list-records.fixture.ts';
import { pageAndTotal, recordQueries } from '../support/query-recorder.ts';

const AMOUNTS = { employers: 160, internships: 800, interns: 200, applications: 1_500 };
const ROWS = 23;
/** Lists that nobody has more of than a screen or two: a sort in memory costs nothing there. */
const SHORT = 150;
const people = ['anybody', ...demoAccounts.map(({ email }) => email)];

describe('every list of the API', () => {
  let api: TestApp;
  let noteParent = '';
  const tokens = new Map<string, string | null>([['anybody', null]]);
  const samples = new Map<string, readonly Document[]>();

  beforeAll(async () => {
    api = await startTestApp();
    await seed(api.app, AMOUNTS);
    for (const { email, role } of demoAccounts) {
      const signInPage = signInPageOfRole(role);
      const { accessToken } = await api.client().auth.signIn({ body: { email, password: DEMO_PASSWORD, signInPage } });
      tokens.set(email, accessToken);
    }
    const student = await api.database.db.collection('users').findOne({ email: 'student@demo.example' });
    await createListRecords(api, student?._id ?? new ObjectId());
    const owner = await api.database.db.collection('members').findOne({ role: 'owner' });
    const row = await api.database.db.collection('applications').findOne({ employerId: owner?.['employerId'] });
    noteParent = String(row?._id);
  }, 180_000);
  afterAll(() => api.close());

  const ask = (path: string, who: string, call: object) => {
    const listQuery = Object.entries({ range: [0, ROWS - 1], ...call });
    const query = listQuery.map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`).join('&');
    const token = tokens.get(who);
    const url = `/api${path.replace(':id', noteParent)}?${query}`;
    return api.inject({ method: 'GET', url, headers: token ? { authorization: `Bearer ${token}` } : {} });
  };
  const totalOf = (reply: { headers: Record<string, unknown> }): number =>
    Number(/\/(\d+)$/.exec(String(reply.headers['content-range']))?.[1] ?? 0);
  const sampled = async (collection: string): Promise<readonly Document[]> => {
    const documents = samples.get(collection);
    if (documents) return documents;
    const rows = await api.database.db.collection(collection).find({}).limit(300).toArray();
    samples.set(collection, rows);
    return rows;
  };

  /** What is wrong with the way a request finds its page; nothing when it may not be asked so. */
  async function fault(
    path: string,
    who: string,
    { title: what, call }: ListVariant,
    { everything, maxRange }: { everything: number; maxRange: number },
  ): Promise<string[]> {
    const reply = await ask(path, who, call);
    if (reply.statusCode !== 200) return [];
    const queries = await recordQueries(() => ask(path, who, call));
    /* An order that is not stored is made of all that somebody may read, which are few. */
    const { page } = [ROWS, maxRange].map((rows) => pageAndTotal(queries, rows)).find(({ page }) => page) ?? {};
    if (!page) return [`${who}, ${what}: reads no page`];
    const plan = await page.plan();
    const total = totalOf(reply);
    /* All that match, when they are few; else as many as lie between the first of them, with room for bad luck. */
    const lies = total === 0 ? everything : (6 * ROWS * everything) / total;
    const most = Math.max(SHORT, total, lies);
    const sorts = plan.stages.includes('SORT') && total > SHORT && 'sort' in call;
    const fine = plan.stages.includes('IXSCAN') && !sorts && plan.documents <= most;
    return fine ? [] : [`${who}, ${what}: at most ${most}, ${JSON.stringify(plan)}`];
  }

  it.each(listOperations.map((operation) => [operation.name, operation] as const))(
    '%s: every order and filter comes from an index, for everybody who may ask',
    async (_, { schema: listSchema, operation: { path } }) => {
      const faults: string[] = [];
      let requests = 0;
      for (const who of people) {
        const reply = await ask(path, who, {});
        if (reply.statusCode !== 200) continue;
        const { page } = pageAndTotal(await recordQueries(() => ask(path, who, {})), ROWS);
        if (!page) continue;
        const records = await sampled(page.collection);
        const everything = await api.database.db.collection(page.collection).countDocuments({});
        const ways = [...orderVariants(listSchema), ...filterVariants(listSchema, records)];
        requests += ways.length;
        for (const way of ways)
          faults.push(...(await fault(path, who, way, { everything, maxRange: listSchema.maxRange })));
      }
      expect(requests).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    },
    120_000,
  );

  it.each(listOperations.map((operation) => [operation.name, operation] as const))(
    '%s: three rows cost as many queries as sixty',
    async (_, { operation: { path } }) => {
      const costs: Record<string, number> = {};
      const more: Record<string, number> = {};
      for (const who of people) {
        const reply = await ask(path, who, {});
        if (reply.statusCode !== 200 || totalOf(reply) === 0) continue;
        /* Full pages both, since a page that is not full says by itself where the list ends. */
        const full = (rows: number) => ({ range: [0, Math.min(rows, totalOf(reply)) - 1] });
        /* The first rows may name nobody who has to be looked up, where a list has those on top that nobody has decided. */
        const last = { range: [Math.max(0, totalOf(reply) - 3), totalOf(reply) - 1] };
        const costOfFirst = await countQueries(() => ask(path, who, full(3)));
        const costOfLast = await countQueries(() => ask(path, who, last));
        costs[who] = Math.max(costOfFirst, costOfLast);
        more[who] = await countQueries(() => ask(path, who, full(60)));
      }
      expect(more).toEqual(costs);
    },
  );

  it.each(listOperations.map((operation) => [operation.name, operation] as const))(
    '%s: says the same number from every page, also the last and those after it',
    async (_, { operation: { path } }) => {
      for (const who of people) {
        const reply = await ask(path, who, { range: [0, 0] });
        if (reply.statusCode !== 200) continue;
        const total = totalOf(reply);
        const pages = [[0, 99], [Math.max(0, total - 2), total + 20], [total, total + 9], [total + 5, total + 9]]; // prettier-ignore
        for (const range of pages)
          expect(totalOf(await ask(path, who, { range })), `${who}, ${String(range)}`).toBe(total);
      }
    },
  );
});
