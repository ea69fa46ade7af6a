import { allOperations, type OperationShape } from '@prentice/contract';
import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../src/seed/seeder.ts';
import { startTestApp, type TestApp } from './app.ts';
import { companiesOf } from './companies.ts';
import { shapedLike } from './requests/arbitrary.ts';
import { everybody, tokenOf, type Principal } from './requests/principals.ts';
import { acceptable, NOBODY, requestOf, type RequestParts } from './requests/request.ts';

/** Where the record of an operation's `:id` is kept, by the beginning of its path, and what makes it nobody else's. */
const kept: readonly (readonly [path: RegExp, collection: string, which: object])[] = [
  [/^\/(internships|applications\/(readiness|drafts))\b/, 'internships', { state: 'draft' }],
  [/^\/applications\b/, 'applications', {}],
  [/^\/application-notes\b/, 'application-notes', {}],
  [/^\/documents\b/, 'documents', {}],
  [/^\/interns\b/, 'interns', { visibility: 'private' }],
  [/^\/bookmarks\b/, 'bookmarks', {}],
  [/^\/saved-searches\b/, 'saved-searches', {}],
  [/^\/notifications\b/, 'notifications', {}],
  [/^\/failed-deliveries\b/, 'outbox', {}],
  [/^\/auth\/sessions\b/, 'sessions', {}],
  [/^\/(users|administrators)\b/, 'users', {}],
  [/^\/invitations\b/, 'admin-invitations', {}],
  [/^\/audit\b/, 'audit', {}],
  [/^\/data-requests\b/, 'data-requests', {}],
  [/^\/employers\b/, 'employers', { live: false }],
  [/^\/members\b/, 'members', {}],
  [/^\/member-invitations\b/, 'member-invitations', {}],
  [/^\/verification-cases\b/, 'verification-cases', {}],
  [/^\/reports\b/, 'reports', {}],
];

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
    for (const [, collection, which] of kept) foreign.set(collection, await recordIn(collection, which));
    const all = await everybody(api);
    admins = all.filter(({ letter }) => letter === 'f');
    principals = all.filter(({ name }) => strangers.includes(name));
    /* The strangest of all is a company in good standing. */
    const owner = principals.find(({ name }) => name === 'an owner');
    if (owner?.actor && 'employerId' in owner.actor)
      await companiesOf(api).put(String(owner.actor.employerId), 'verified');
  });
  afterAll(() => api.close());

  /** A record of the demo data, or one made up of every way to belong to somebody. */
  async function recordIn(collection: string, which: object): Promise<string> {
    const rows = api.database.db.collection(collection);
    const found = await rows.findOne(which);
    if (found) return String(found._id);
    const somebody = new ObjectId();
    const owners = ['userId', 'ownerId', 'internId', 'reporterId', 'actorId', 'employerId', 'applicationId'];
    const belongs = Object.fromEntries(owners.map((name) => [name, somebody]));
    const { insertedId } = await rows.insertOne({ ...belongs, version: 1, state: 'open', ...which });
    return insertedId.toHexString();
  }

  /** Everything of a reply that a stranger can see, but for what differs between any two requests. */
  async function seen(operation: OperationShape, principal: Principal, parts: RequestParts): Promise<string> {
    const reply = await api.inject(requestOf(operation, { ...parts, token: await tokenOf(api, principal) }));
    const { date: _, 'x-request-id': __, 'content-length': ___, ...headers } = reply.headers;
    const body = reply.body.replace(/"traceId":"[^"]*"/, '').replace(HEX, NOBODY);
    return JSON.stringify([reply.statusCode, headers, body]);
  }

  const named = allOperations.filter(({ operation }) => /:(id|internshipId)\b/.test(operation.path));

  it('is looked up for every operation on one record', () => {
    for (const { name, operation } of named)
      expect(kept.filter(([path]) => path.test(operation.path)).length, name).toBeGreaterThan(0);
  });

  it.each(named)('$name answers like an id that does not exist', async ({ operation }) => {
    const collection = kept.find(([path]) => path.test(operation.path))?.[1] ?? '';
    for (const principal of principals) {
      const parts = acceptable(operation);
      const unknown = await seen(operation, principal, { ...parts, id: NOBODY });
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
    const collection = kept.find(([path]) => path.test(operation.path))?.[1] ?? '';
    for (const admin of admins)
      expect(await seen(operation, admin, { id: foreign.get(collection) })).toMatch(/^\[200,/);
    expect(admins).toHaveLength(1);
  });

  const naming = allOperations.filter(({ operation }) => operation.body && sampleOf(operation).search(HEX) >= 0);

  it.each(naming)('$name does not tell them apart by an id in its body', async ({ operation }) => {
    const sample = sampleOf(operation);
    for (const principal of principals) {
      const told = async (id: string) => {
        const body: unknown = JSON.parse(sample.replace(HEX, id));
        return seen(operation, principal, { ...acceptable(operation), body });
      };
      const unknown = await told(NOBODY);
      for (const [collection, id] of foreign) expect(await told(id), `${principal.name}, ${collection}`).toBe(unknown);
    }
  });
});

const idsIn = (body: string): number => body.match(HEX)?.length ?? 0;

/** The body with the most ids in it: some may be left out, and are the ones to be guessed. */
const sampleOf = (operation: OperationShape): string => {
  const schema = operation.body;
  if (!schema) return '';
  const plain = JSON.stringify(acceptable(operation).body);
  const others = fc
    .sample(shapedLike(schema), { numRuns: 100, seed: 7 })
    .filter((one) => schema.safeParse(one).success)
    .map((one) => JSON.stringify(one));
  return others.reduce((best, one) => (idsIn(one) > idsIn(best) ? one : best), plain);
};
