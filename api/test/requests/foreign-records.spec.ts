import { allOperations, type OperationShape } from '@prentice/contract';
import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../src/platform/clock/clock.ts';
import { seed } from '../../src/seed/seeder.ts';
import { allowedPrincipals } from './access-expectations.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf } from '../support/test-companies.ts';
import { arbitraryOf } from './schema-arbitrary.ts';
import { allPrincipals, tokenOf, type Principal } from './principals.ts';
import { acceptableInput, UNKNOWN_ID, requestOf, type RequestParts } from './request.builder.ts';
import { isId, leavesOfOperation } from './schema-leaves.ts';

/** Where records are kept whose collection is not named as the path begins, or of which only some are nobody else's. */
const exceptions: readonly (readonly [path: RegExp, collection: string, which: object])[] = [
  [/^\/(internships|applications\/(readiness|drafts))\b/, 'internships', { state: 'draft' }],
  [/^\/cv-(analyses|analysis-log)\b/, 'cv-analyses', {}],
  [/^\/interns\b/, 'interns', { visibility: 'private' }],
  [/^\/deliveries\b/, 'notification-deliveries', {}],
  [/^\/failed-events\b/, 'outbox', {}],
  [/^\/auth\/sessions\b/, 'sessions', {}],
  [/^\/(users|administrators)\b/, 'users', {}],
  [/^\/invitations\b/, 'admin-invitations', {}],
  [/^\/employers\b/, 'employers', { live: false }],
  [/^\/news\/images\b/, 'news-images', { newsId: null }],
  [/^\/news\b/, 'news', { state: 'draft' }],
  [/^\/external-jobs\b/, 'external-jobs', { listed: false }],
];

/** Where the record of an operation's `:id` is kept, and what makes it nobody else's. */
function keptIn(path: string): readonly [collection: string, which: object] {
  const [, ...exception] = exceptions.find(([pattern]) => pattern.test(path)) ?? [];
  const [collection = path.split('/')[1] ?? '', which = {}] = exception;
  return [collection, which];
}

/**
 * Records that everybody may read, and operations that are for everybody: on these, all others are for their owners.
 */
const published: readonly (readonly [path: RegExp, collection: string, which: object, open: readonly string[]])[] = [
  [
    /^\/(internships|applications\/(readiness|drafts))\b/,
    'internships',
    { state: 'open', employerLive: true },
    ['internships.get', 'applications.readiness', 'applications.saveDraft'],
  ],
  [/^\/employers\b/, 'employers', { live: true }, ['employers.get', 'employers.logo']],
  [/^\/interns\b/, 'interns', { visibility: 'verified_employers' }, ['interns.get']],
  [/^\/external-jobs\b/, 'external-jobs', { listed: true }, ['externalJobs.get', 'externalJobs.visit']],
  [/^\/news\b/, 'news', { state: 'published', audience: 'all' }, ['news.get', 'news.neighbours', 'news.countView']],
];

/** Ids that a query holds within a text. */
const idsInTexts: Readonly<Record<string, string>> = { 'applications.compare': 'ids' };

/** Strangers to all of it: a full administrator and a holder of the right permission are none. */
const strangers = ['a visitor', 'an intern', 'an owner', 'a recruiter', 'a reviewer', 'a limited administrator'];

const HEX = /\b[0-9a-f]{24}\b/g;

describe('a record that is somebody else’s', () => {
  let api: TestApp;
  let principals: readonly Principal[];
  let admins: readonly Principal[];
  const foreign = new Map<string, string>();

  beforeAll(async () => {
    api = await startTestApp();
    await seed(api.app, { employers: 24, internships: 60, interns: 30, applications: 60 });
    await publishNews();
    await publishExternalJob();
    for (const { operation } of named) {
      const [collection, which] = keptIn(operation.path);
      if (!foreign.has(collection)) foreign.set(collection, await recordIn(collection, which));
    }
    const all = await allPrincipals(api);
    admins = all.filter(({ letter }) => letter === 'f');
    principals = all.filter(({ name }) => strangers.includes(name));
    /* The strangest of all is a company in good standing. */
    const owner = principals.find(({ name }) => name === 'an owner');
    if (owner?.actor && 'employerId' in owner.actor)
      await companiesOf(api).setState(String(owner.actor.employerId), 'verified');
  });
  afterAll(() => api.close());

  async function publishNews(): Promise<void> {
    const editor = await actorsOf(api).limitedAdmin('news:manage');
    const item = {
      title: 'Career fair in May',
      summary: 'Whom you will meet, and when.',
      body: 'It opens at nine. '.repeat(9),
    };
    const { id } = await editor.client.news.create({ body: item });
    await editor.client.news.transition({ params: { id }, body: { to: 'published' } });
  }

  async function publishExternalJob(): Promise<void> {
    const manager = await actorsOf(api).limitedAdmin('external-jobs:manage');
    const job = {
      title: 'Lab assistant in Graz',
      organisation: 'Alpenlabor',
      url: 'https://jobs.alpenlabor.example/1',
      city: 'Graz',
      country: 'AT',
      summary: 'You measure samples and write down what you find, every day.',
      closesAt: new Date(api.clock.now().getTime() + DAY).toISOString(),
    };
    const { id } = await manager.client.externalJobs.create({ body: job });
    await manager.client.externalJobs.transition({ params: { id }, body: { to: 'published' } });
  }

  /** A record of the demo data, or one made up of every way to belong to somebody. */
  async function recordIn(collection: string, which: object): Promise<string> {
    const rows = api.database.db.collection(collection);
    const row = await rows.findOne(which);
    if (row) return String(row._id);
    const somebody = new ObjectId();
    const owners = ['userId', 'ownerId', 'internId', 'reporterId', 'actorId', 'employerId', 'applicationId'];
    const belongs = Object.fromEntries(owners.map((name) => [name, somebody]));
    const { insertedId } = await rows.insertOne({ ...belongs, version: 1, state: 'open', ...which });
    return insertedId.toHexString();
  }

  /** Those whom the gate lets in: it looks at no id, and whom it turns away is told nothing by any. */
  const insideOf = (name: string): Principal[] =>
    principals.filter(({ letter }) => allowedPrincipals[name]?.split('/')[0]?.includes(letter));

  const tokens = new Map<string, string | null>();

  /** The session of a principal for all requests to one operation: some operations end it. */
  async function tokenFor(operation: OperationShape, principal: Principal): Promise<string | null> {
    const key = `${principal.name} ${operation.method} ${operation.path}`;
    const token = tokens.get(key) ?? (await tokenOf(api, principal));
    tokens.set(key, token);
    return token;
  }

  /** Everything of a reply that a stranger can see, but for what differs between any two requests. */
  async function seen(operation: OperationShape, principal: Principal, parts: RequestParts): Promise<string> {
    const reply = await api.inject(requestOf(operation, { ...parts, token: await tokenFor(operation, principal) }));
    const { date: _, 'x-request-id': __, 'content-length': ___, ...headers } = reply.headers;
    const body = reply.body.replace(/"traceId":"[^"]*"/, '').replace(HEX, UNKNOWN_ID);
    return JSON.stringify([reply.statusCode, headers, body]);
  }

  const named = allOperations.filter(({ operation }) => /:(id|internshipId)\b/.test(operation.path));

  it('is looked up for every operation on one record', () => {
    const stored = api.database.stored.map(({ entity }) => entity.meta.tableName);
    for (const { name, operation } of named) expect(stored, name).toContain(keptIn(operation.path)[0]);
  });

  it.each(named)('$name answers like an id that does not exist', async ({ operation }) => {
    const [collection] = keptIn(operation.path);
    for (const principal of principals) {
      const parts = acceptableInput(operation);
      const unknown = await seen(operation, principal, { ...parts, id: UNKNOWN_ID });
      const theirs = await seen(operation, principal, { ...parts, id: foreign.get(collection) });
      expect(theirs, principal.name).toBe(unknown);
      expect(Number(theirs.slice(1, 4)), principal.name).toBeGreaterThanOrEqual(400);
    }
  });

  it.each(
    named.filter(({ name }) =>
      /^(internships|applications|employers|users|members|verificationCases)\.get$/.test(name),
    ),
  )('$name exists all the same, for an administrator', async ({ operation }) => {
    const [collection] = keptIn(operation.path);
    for (const admin of admins)
      expect(await seen(operation, admin, { id: foreign.get(collection) })).toMatch(/^\[200,/);
    expect(admins).toHaveLength(1);
  });

  it.each(named)('$name answers so about what everybody may read, unless it is for everybody', async (operation) => {
    const row = published.find(([path]) => path.test(operation.operation.path));
    if (!row || row[3].includes(operation.name)) return;
    const storedRow = await api.database.db.collection(row[1]).findOne(row[2]);
    for (const principal of principals) {
      const parts = acceptableInput(operation.operation);
      const unknown = await seen(operation.operation, principal, { ...parts, id: UNKNOWN_ID });
      const theirs = await seen(operation.operation, principal, { ...parts, id: String(storedRow?._id) });
      expect(theirs, principal.name).toBe(unknown);
    }
  });

  const naming = allOperations.filter(({ name, operation }) => idsOf(name, operation, 'body').length > 0);

  it.each(naming)('$name does not tell them apart by an id in its body', async ({ name, operation }) => {
    const samples = samplesOf(name, operation);
    for (const principal of insideOf(name))
      for (const sample of samples) {
        const replyTo = async (id: string) => {
          const body: unknown = JSON.parse(sample.replace(HEX, id));
          return seen(operation, principal, { ...acceptableInput(operation), body });
        };
        const unknown = await replyTo(UNKNOWN_ID);
        for (const [collection, id] of foreign)
          expect(await replyTo(id), `${principal.name}, ${collection}, ${sample}`).toBe(unknown);
      }
  });

  const asking = allOperations.filter(
    ({ name, operation }) => idsOf(name, operation, 'filter').length + queriedIds(name, operation).length > 0,
  );

  it.each(asking)('$name does not tell them apart by an id in its query', async ({ name, operation }) => {
    const filters = idsOf(name, operation, 'filter').map((key) => (id: string) => ({
      filter: JSON.stringify({ [key]: id }),
    }));
    const queries = queriedIds(name, operation).map((key) => (id: string) => ({ [key]: id }));
    for (const principal of insideOf(name))
      for (const query of [...filters, ...queries]) {
        const replyTo = async (id: string) => seen(operation, principal, { query: query(id) });
        const unknown = await replyTo(UNKNOWN_ID);
        for (const [collection, id] of foreign)
          expect(await replyTo(id), `${principal.name}, ${collection}`).toBe(unknown);
      }
  });

  it('a company page that is not public answers like a name that nobody has', async () => {
    const hidden = await api.database.db.collection('employers').findOne({ live: false });
    const replies = [String(hidden?.['slug']), 'a-name-that-nobody-has'].map(async (slug) => {
      const reply = await api.inject({ url: `/api/employers/by-slug/${slug}` });
      return reply.body.replace(/"traceId":"[^"]*"/, '').replaceAll(slug, '');
    });
    const [theirs, unknown] = await Promise.all(replies);
    expect(theirs).toBe(unknown);
    expect(theirs).toContain('"NOT_FOUND"');
  });
});

/** The names under which a part of a request takes ids. */
const idsOf = (name: string, operation: OperationShape, part: 'body' | 'query' | 'filter'): string[] =>
  leavesOfOperation(name, operation)
    .filter((leaf) => leaf.place.startsWith(`${part}.`) && isId(leaf))
    .map((leaf) => leaf.name);

const queriedIds = (name: string, operation: OperationShape): string[] =>
  [...idsOf(name, operation, 'query'), idsInTexts[name] ?? ''].filter(Boolean);

const idsIn = (body: string): number => body.match(HEX)?.length ?? 0;

/**
 * Bodies with as many ids as they may have: one for every value of every choice, since a choice says what an id names.
 */
function samplesOf(name: string, operation: OperationShape): string[] {
  const schema = operation.body;
  if (!schema) return [];
  const leaves = leavesOfOperation(name, operation);
  const choices = leaves.flatMap((leaf) => {
    const { values } = leaf.schema._zod;
    return leaf.place.startsWith('body.') && values
      ? [...values].map((value) => `"${leaf.name}":${JSON.stringify(value)}`)
      : [];
  });
  const shaped = fc
    .sample(arbitraryOf(schema), { numRuns: 300, seed: 7 })
    .filter((value) => schema.safeParse(value).success)
    .map((value) => JSON.stringify(value))
    .toSorted((text, other) => idsIn(other) - idsIn(text));
  const leaks = ['', ...choices].flatMap(
    (choice) => shaped.find((text) => text.includes(choice) && idsIn(text) > 0) ?? [],
  );
  return [...new Set(leaks)];
}
