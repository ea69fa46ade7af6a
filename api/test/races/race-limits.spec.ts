import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Document } from '../../src/features/documents/document.entity.ts';
import { DocumentInspector } from '../../src/features/documents/inspection/inspector.service.ts';
import { Bookmark, SavedSearch } from '../../src/features/interns/intern.entity.ts';
import { Member, MemberInvitation } from '../../src/features/members/member.entity.ts';
import { FileStore } from '../../src/platform/files/file-store.port.ts';
import type { TestApp } from '../support/test-app.ts';
import {
  newIdempotencyKey,
  startMarketplaceWithApplicant,
  type Applicant,
  type Marketplace,
} from '../support/marketplace.fixture.ts';

const FIFTY = Array.from({ length: 50 }, (_, index) => index);

describe('limits under parallel requests', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;
  let internshipId: string;
  beforeAll(async () => void ({ api, market: marketplace, ada, internshipId } = await startMarketplaceWithApplicant()));
  afterAll(() => {
    vi.restoreAllMocks();
    return api.close();
  });

  const outcomes = async (acts: readonly Promise<unknown>[]): Promise<Record<string, number>> => {
    const counted: Record<string, number> = {};
    for (const outcome of await Promise.allSettled(acts)) {
      const result = outcome.status === 'fulfilled' ? 'done' : String(Reflect.get(Object(outcome.reason), 'code'));
      counted[result] = (counted[result] ?? 0) + 1;
    }
    return counted;
  };
  const times = () => ({ createdAt: api.clock.now(), updatedAt: api.clock.now() });
  const countOf = (table: typeof Bookmark | typeof SavedSearch | typeof Member, filter: object) =>
    api.database.collection(table).countDocuments(filter);

  /** Internships that are there to be bookmarked. */
  async function copies(count: number): Promise<string[]> {
    const rows = api.database.db.collection('internships');
    const sample = await rows.findOne({ _id: new ObjectId(internshipId) });
    const internships = Array.from({ length: count }, () => {
      const _id = new ObjectId();
      return { ...sample, _id, slug: _id.toHexString() };
    });
    await rows.insertMany(internships);
    return internships.map((internship) => internship._id.toHexString());
  }

  it('allow two hundred bookmarks, and count one that is added twice once', async () => {
    const userId = new ObjectId(ada.id);
    const bookmarks = Array.from({ length: 190 }, () => ({
      _id: new ObjectId(),
      userId,
      internshipId: new ObjectId(),
      ...times(),
    }));
    await api.database.collection(Bookmark).insertMany(bookmarks);
    const targets = await copies(50);
    const [twice = ''] = targets;
    const add = (id: string) => ada.client.bookmarks.add({ body: { internshipId: id } });
    expect(await outcomes([add(twice), add(twice), add(twice)])).toEqual({ done: 3 });
    expect(await countOf(Bookmark, { userId })).toBe(191);
    expect(await outcomes(targets.map(add))).toEqual({ done: 10, SAVED_LIMIT: 40 });
    expect(await countOf(Bookmark, { userId })).toBe(200);
  });

  it('allow twenty saved searches', async () => {
    const save = (index: number) =>
      ada.client.savedSearches.create({ body: { name: `Search ${index}`, query: `q=word${index}`, notify: false } });
    expect(await outcomes(FIFTY.map(save))).toEqual({ done: 20, SAVED_LIMIT: 30 });
    expect(await countOf(SavedSearch, { userId: new ObjectId(ada.id) })).toBe(20);
  });

  it('allow twenty documents, and keep no bytes of those that are refused', async () => {
    /* What a file holds is another test's matter, and reading it takes a thread each. */
    vi.spyOn(api.app.get(DocumentInspector), 'inspect').mockResolvedValue({ mediaType: 'text/plain', pages: null });
    const rows = api.database.collection(Document);
    const ownerId = new ObjectId(ada.id);
    const sample = await rows.findOne({ ownerId });
    await rows.insertMany(
      Array.from({ length: 17 }, () => ({ ...sample, _id: new ObjectId(), storageKey: newIdempotencyKey() })),
    );
    const upload = (index: number) => {
      const file = new Blob([`CV number ${index}. Experience with laboratory work, statistics and writing.`]);
      return ada.client.documents.upload({ body: { kind: 'cv' }, file, fileName: `cv-${index}.txt` });
    };
    const store = api.app.get(FileStore);
    const written: string[] = [];
    const put = store.put.bind(store);
    store.put = async (bytes) => {
      const storageKey = await put(bytes);
      written.push(storageKey);
      return storageKey;
    };
    expect(await outcomes([1, 2, 3, 4, 5, 6].map(upload))).toEqual({ done: 2, DOCUMENT_LIMIT: 4 });
    expect(await rows.countDocuments({ ownerId })).toBe(20);
    const storedFiles = await Promise.all(
      written.map((key) =>
        store.get(key).then(
          () => 1,
          () => 0,
        ),
      ),
    );
    expect(storedFiles.filter(Boolean)).toHaveLength(2);
  });

  it('allow twenty-five members, counting those who are invited', async () => {
    const employerId = new ObjectId(marketplace.owner.employerId);
    const more = Array.from({ length: 14 }, (_, index) => ({
      _id: new ObjectId(),
      ...times(),
      version: 1,
      userId: new ObjectId(),
      employerId,
      role: 'reviewer',
      email: `m${index}@team.example`,
      name: null,
      status: 'active',
    }));
    await api.database.collection(Member).insertMany(more);
    const invite = (index: number) =>
      marketplace.owner.client.memberInvitations.create({
        body: { email: `new-${index}@team.example`, role: 'recruiter' },
      });
    expect(await outcomes(FIFTY.slice(0, 20).map(invite))).toEqual({ done: 10, SAVED_LIMIT: 10 });
    const pending = await api.database.collection(MemberInvitation).countDocuments({ employerId, state: 'pending' });
    expect(pending + (await countOf(Member, { employerId }))).toBe(25);
  });

  it('a key that was used for one request is good for no other, and is nobody else’s', async () => {
    const bob = await marketplace.applicant();
    const other = await marketplace.internship();
    const idempotencyKey = newIdempotencyKey();
    const apply = (who: Applicant, to: string, coverNote: string | null = null) =>
      who.client.applications.submit({
        body: { internshipId: to, cvDocumentId: who.cvId, coverNote, answers: [] },
        idempotencyKey,
      });
    const first = await apply(ada, internshipId);
    await expect(apply(ada, other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await expect(apply(ada, internshipId, 'Other words.')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    const theirs = await apply(bob, internshipId);
    expect(theirs.id).not.toBe(first.id);
    expect(await marketplace.rows().countDocuments({ internId: new ObjectId(ada.id) })).toBe(1);
  });

  it('a key whose first request is still under way does nothing twice', async () => {
    const cyd = await marketplace.applicant();
    const idempotencyKey = newIdempotencyKey();
    const body = { internshipId, cvDocumentId: cyd.cvId, coverNote: null, answers: [] };
    const counts = await outcomes(
      FIFTY.slice(0, 20).map(() => cyd.client.applications.submit({ body, idempotencyKey })),
    );
    expect(Object.keys(counts).filter((key) => key !== 'done' && key !== 'IDEMPOTENCY_IN_PROGRESS')).toEqual([]);
    expect(counts['done']).toBeGreaterThanOrEqual(1);
    expect(await marketplace.rows().countDocuments({ internId: new ObjectId(cyd.id) })).toBe(1);
  });
});
