import { createHash } from 'node:crypto';
import { allOperations, type OperationShape } from '@prentice/contract';
import { BSON, ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '@prentice/testing';
import { User } from '../../src/features/accounts/user.entity.ts';
import { InternProfile } from '../../src/features/interns/intern.entity.ts';
import { seed } from '../../src/seed/seeder.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { allPrincipals, tokenOf } from './principals.ts';
import { acceptableInput, UNKNOWN_ID, requestOf } from './request.builder.ts';

/** What a read leaves behind on purpose, by operation: the collections, and why. */
const traces: Readonly<Record<string, readonly [collections: readonly string[], why: string]>> = {
  'applications.cv': [['document-accesses'], 'its owner sees who opened it'],
  'applications.cvText': [['document-accesses'], 'its owner sees who opened it'],
  'applications.fit': [['cv-metrics'], 'that a CV was compared is counted'],
  'documents.review': [['cv-metrics'], 'that a CV was reviewed is counted'],
  ...Object.fromEntries(
    [
      'internships',
      'applications',
      'interns',
      'users',
      'employers',
      'externalJobs',
      'news',
      'verificationCases',
      'cvAnalyses',
    ].map((name) => [`${name}.export`, [['audit'], 'who takes records away in bulk is recorded'] as const]),
  ),
};

const reading = allOperations.filter(({ operation }) => operation.method === 'GET');

/** The plain query, or one that fits where something must be asked for. */
const queryOf = (operation: OperationShape) =>
  operation.query?.safeParse({}).success ? {} : (acceptableInput(operation).query ?? {});

/** Those who have nothing of their own to see, and no right to see more. */
const ownNothing = new Set([
  'an employer account without a company',
  'a limited administrator',
  'an unconfirmed intern',
]);

/** A body without what differs between any two requests. */
const settled = (body: string): string => body.replace(/"(traceId|uptime|eventLoopMs|time)":("[^"]*"|[\d.]+)/g, '');

describe('a read', () => {
  let api: TestApp;
  const readers = new Map<string, string | null>();
  const ids = new Map<string, readonly string[]>();
  /** What the last look found, so that each test needs one. */
  let stored: Map<string, string> | undefined;

  beforeAll(async () => {
    api = await startTestApp();
    await seed(api.app, { employers: 12, internships: 30, interns: 20, applications: 40 });
    for (const principal of await allPrincipals(api)) readers.set(principal.name, await tokenOf(api, principal));
    const people = actorsOf(api);
    const founderless = await people.store(anAccount().employer());
    readers.set('an employer account without a company', (await people.signIn(founderless, 'nobody@x.example')).token);
    const { db } = api.database;
    const application = await db.collection('applications').findOne({ state: 'in_review' });
    const members = await db.collection('members').find({ employerId: application?.['employerId'] }).toArray();
    const userIds = [application?.['internId'], ...members.map((member) => member['userId'])];
    for (const id of userIds) {
      const user = await api.database.collection(User).findOne({ _id: new ObjectId(String(id)) });
      readers.set(`${user?.['role']} ${String(id)}`, (await people.signIn(String(id), String(user?.['email']))).token);
    }
    for (const { name } of await db.listCollections().toArray()) {
      const parties = application
        ? [{ employerId: application['employerId'] }, { internId: application['internId'] }]
        : [];
      const rows = await db
        .collection(name)
        .find({ $or: [...parties, { _id: { $exists: true } }] })
        .limit(2)
        .toArray();
      ids.set(
        name,
        rows.map(({ _id }) => String(_id)).filter((id) => ObjectId.isValid(id)),
      );
    }
    ids.set('applications', [String(application?._id), ...(ids.get('applications') ?? [])]);
  });
  afterAll(() => api.close());

  /** A hash of the content of every collection. */
  async function contents(): Promise<Map<string, string>> {
    const hashes = new Map<string, string>();
    for (const { name } of await api.database.db.listCollections().toArray()) {
      const rows = await api.database.db.collection(name).find().sort({ _id: 1 }).toArray();
      hashes.set(name, createHash('sha256').update(BSON.EJSON.stringify(rows)).digest('hex'));
    }
    return hashes;
  }

  const idsFor = ({ path }: OperationShape): readonly string[] =>
    path.includes(':') ? [...(ids.get(path.split('/')[1] ?? '') ?? []), UNKNOWN_ID] : [UNKNOWN_ID];

  it.each(reading)('of $name changes nothing that is stored', async ({ name, operation }) => {
    const before = stored ?? (await contents());
    for (const [reader, token] of readers)
      for (const id of idsFor(operation)) {
        const reply = await api.inject(requestOf(operation, { query: queryOf(operation), token, id }));
        expect(reply.statusCode, `${reader}: ${reply.body.slice(0, 300)}`).toBeLessThan(500);
      }
    const after = await contents();
    stored = after;
    const changed = [...after]
      .filter(([collection, hash]) => before.get(collection) !== hash)
      .map(([collection]) => collection);
    expect(changed.filter((collection) => !traces[name]?.[0].includes(collection))).toEqual([]);
  });

  it.each(reading.filter(({ operation: { access } }) => access.kind === 'public'))(
    'of $name gives everybody at least what visitors are given',
    async ({ operation }) => {
      for (const id of idsFor(operation)) {
        const parts = { query: queryOf(operation), id };
        const visitor = await api.inject(requestOf(operation, { ...parts, token: null }));
        for (const [reader, token] of readers) {
          const reply = await api.inject(requestOf(operation, { ...parts, token }));
          /* A suspended account is told that it is, wherever it goes. */
          const allowed = reader.includes('suspended') ? [403] : [visitor.statusCode, 200];
          expect(allowed, reader).toContain(reply.statusCode);
          const same = ownNothing.has(reader) ? reply : visitor;
          expect(settled(same.body), reader).toBe(settled(visitor.body));
        }
      }
    },
  );

  it('is for interns only where it is about the own profile of an intern', async () => {
    for (const [reader, token] of readers) {
      const reply = await api.inject({
        url: '/api/interns/me',
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      const intern = reader.includes('intern') && !reader.includes('suspended');
      expect(reply.statusCode === 200, `${reader}: ${reply.statusCode}`).toBe(intern);
    }
    const owners = await api.database.collection<{ userId: ObjectId }>(InternProfile).distinct('userId');
    const roles = await api.database.collection(User).distinct('role', { _id: { $in: owners } });
    expect(roles).toEqual(['intern']);
  });
});
