import { draftUpdate } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentLibrary } from '../../src/features/documents/document-library.service.ts';
import { SerialQueue } from '../../src/platform/database/serial-queue.ts';
import type { TestActor, TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { Marketplace, startMarketplace, type Applicant } from '../support/marketplace.fixture.ts';

const CROWD = 50;

describe('applying during a closing', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;
  beforeAll(async () => void ({ api, market: marketplace } = await startMarketplace()));
  beforeEach(async () => {
    ada = await marketplace.applicant();
  });
  afterAll(() => api.close());

  const outcomes = async (...acts: Promise<unknown>[]): Promise<string[]> =>
    (await Promise.allSettled(acts)).map((outcome) =>
      outcome.status === 'fulfilled' ? 'done' : String(Reflect.get(Object(outcome.reason), 'code')),
    );
  /* An application that has read the internship as open waits, before it is saved, until the other change was
     answered. */
  const set = (collection: string, id: string, change: object) =>
    api.database.db.collection(collection).updateOne({ _id: new ObjectId(id) }, { $set: change });
  const versionOf = async (id: string): Promise<number> => {
    const row = await api.database.db.collection('internships').findOne({ _id: new ObjectId(id) });
    return Number(row?.['version'] ?? 0);
  };
  const transition = async (internshipId: string, who: TestActor, body: object) =>
    who.client.internships.transition({
      params: { id: internshipId },
      version: await versionOf(internshipId),
      body: body as Parameters<typeof who.client.internships.transition>[0]['body'],
    });
  const suspendCompany = (employerId: string) =>
    marketplace.admin.client.employers.transition({
      params: { id: employerId },
      body: { to: 'suspended', reason: 'scam', note: 'A fee was asked of three applicants.' },
    });
  const suspendIntern = () =>
    marketplace.admin.client.users.transition({
      params: { id: ada.id },
      body: { to: 'suspended', reason: 'other', note: 'Wrote the same insult to five companies.' },
    });
  const fewerApplicants = async (internshipId: string, owner: TestMember) => {
    const live = await owner.client.internships.preview({ params: { id: internshipId } });
    const body = draftUpdate.strip().parse({ ...live, maxApplicants: 10 });
    return owner.client.internships.update({
      params: { id: internshipId },
      version: await versionOf(internshipId),
      body,
    });
  };

  it.each<[string, string, (internshipId: string, owner: TestMember) => Promise<unknown>]>([
    ['its closing', 'INTERNSHIP_CLOSED', (id, owner) => transition(id, owner, { to: 'closed', note: null })],
    ['its pausing', 'INTERNSHIP_CLOSED', (id, owner) => transition(id, owner, { to: 'paused' })],
    [
      'its removal',
      'INTERNSHIP_GONE',
      (id) => transition(id, marketplace.admin, { to: 'removed', reason: 'misleading', note: null }),
    ],
    [
      'the filling of its openings',
      'INTERNSHIP_CLOSED',
      async (id, owner) => {
        const accepted = { state: 'accepted', internState: 'accepted' } as const;
        await marketplace.rows().updateMany({ internshipId: new ObjectId(id) }, { $set: accepted });
        await set('internships', id, { openings: 1 });
        return transition(id, owner, { to: 'filled' });
      },
    ],
    [
      'the end of its deadline',
      'INTERNSHIP_CLOSED',
      async (id) => {
        await set('internships', id, { deadline: '2026-03-01' });
        return api.job('internships.publication');
      },
    ],
    ['the suspension of its company', 'INTERNSHIP_CLOSED', (_, owner) => suspendCompany(owner.employerId)],
    ['a smaller number of applicants', 'INTERNSHIP_CLOSED', (id, owner) => fewerApplicants(id, owner)],
    ['the suspension of the candidate', 'ACCOUNT_SUSPENDED', () => suspendIntern()],
  ])('is refused after %s (%s)', async (_, code, end) => {
    const owner = await Marketplace.createCompany(api, marketplace.actors);
    const internshipId = await marketplace.internship({}, owner);
    const { id } = await marketplace.apply(await marketplace.applicant(), internshipId);
    const { _id: __, internId: ___, ...row } = await marketplace.stored(id);
    const nine = Array.from({ length: 9 }, () => ({ ...row, _id: new ObjectId(), internId: new ObjectId() }));
    await marketplace.rows().insertMany(nine);
    let ended: Promise<unknown> | undefined;
    /* As between processes, which do not wait for each other. */
    const line = vi.spyOn(SerialQueue.prototype, 'run').mockImplementation((_names, act) => act());
    const library = api.app.get(DocumentLibrary);
    const read = library.cleanCv.bind(library);
    const waits = vi.spyOn(library, 'cleanCv').mockImplementation(async (...args) => {
      ended ??= end(internshipId, owner);
      await ended;
      return read(...args);
    });
    try {
      await expect(marketplace.apply(ada, internshipId)).rejects.toMatchObject({ code });
    } finally {
      waits.mockRestore();
      line.mockRestore();
    }
    expect(await marketplace.rows().countDocuments({ internId: new ObjectId(ada.id) })).toBe(0);
  });

  it('admits nobody after the closing was answered, and fails for none of fifty people', async () => {
    const owner = await Marketplace.createCompany(api, marketplace.actors);
    const internshipId = await marketplace.internship({}, owner);
    const people = await marketplace.createApplicants(ada, CROWD);
    const counted = () => marketplace.rows().countDocuments({ internshipId: new ObjectId(internshipId) });
    const applying = outcomes(...people.map((person) => marketplace.apply(person, internshipId)));
    await transition(internshipId, owner, { to: 'closed', note: null });
    const admitted = await counted();
    const replies = await applying;
    expect(replies.filter((outcome) => outcome === 'done')).toHaveLength(admitted);
    expect(replies.filter((outcome) => outcome !== 'done' && outcome !== 'INTERNSHIP_CLOSED')).toEqual([]);
    expect(await counted()).toBe(admitted);
  });
});
