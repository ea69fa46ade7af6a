import { errorTable } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Application } from '../../src/features/applications/application.entity.ts';
import { DocumentInspector } from '../../src/features/documents/inspection/inspector.service.ts';
import { SerialQueue } from '../../src/platform/database/serial-queue.ts';
import { withTransactionContext } from '../../src/platform/database/transaction-context.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';

/* As many as a busy test machine can do within a request's deadline; `npm run drill -- contention` sends 500. */
const MANY = 100;

const isServerFault = (code: string): boolean => {
  const tableRow = Object.entries(errorTable).find(([name]) => name === code)?.[1];
  return !tableRow || tableRow[0] >= 500;
};

describe('parallel writes', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    ada = await marketplace.applicant();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => api.close());

  const outcomes = async (acts: readonly Promise<unknown>[]): Promise<Record<string, number>> => {
    const counted: Record<string, number> = {};
    for (const outcome of await Promise.allSettled(acts)) {
      const result = outcome.status === 'fulfilled' ? 'done' : String(Reflect.get(Object(outcome.reason), 'code'));
      counted[result] = (counted[result] ?? 0) + 1;
    }
    return counted;
  };
  const faultsIn = (counted: Record<string, number>): string[] =>
    Object.keys(counted).filter((code) => code !== 'done' && isServerFault(code));

  async function copiesOf(internshipId: string, count: number): Promise<string[]> {
    const rows = api.database.db.collection('internships');
    const sample = await rows.findOne({ _id: new ObjectId(internshipId) });
    const ids = Array.from({ length: count }, () => new ObjectId());
    await rows.insertMany(ids.map((_id) => ({ ...sample, _id, slug: _id.toHexString() })));
    return ids.map((id) => id.toHexString());
  }

  it('of one student to as many internships: thirty are applications, the others are over the limit', async () => {
    const targets = await copiesOf(await marketplace.internship(), MANY);
    const counted = await outcomes(targets.map((target) => marketplace.apply(ada, target)));
    expect(counted).toEqual({ done: 30, APPLICATION_LIMIT: MANY - 30 });
  });

  it('of one student to the documents: only as many are read as there is room for', async () => {
    const inspect = vi
      .spyOn(api.app.get(DocumentInspector), 'inspect')
      .mockResolvedValue({ mediaType: 'text/plain', pages: 1 });
    const { client } = await marketplace.actors.intern();
    const upload = (index: number) => {
      const file = new Blob([`CV number ${index}. Experience with laboratory work, statistics and writing.`]);
      return client.documents.upload({ body: { kind: 'cv' }, file, fileName: `cv-${index}.txt` });
    };
    const counted = await outcomes(Array.from({ length: 45 }, (_, index) => upload(index)));
    expect(counted).toEqual({ done: 20, DOCUMENT_LIMIT: 25 });
    expect(inspect).toHaveBeenCalledTimes(20);
  });

  const mixed = async (count: number): Promise<Record<string, number>> => {
    const { id } = await marketplace.apply(await marketplace.applicant(), await marketplace.internship());
    const { version } = await marketplace.stored(id);
    const recruiter = await marketplace.actors.member(marketplace.owner.employerId, 'recruiter');
    const { applications, applicationNotes } = marketplace.owner.client;
    const acts = [
      () => applications.rate({ params: { id }, body: { rating: 3, tags: [] } }),
      () => applications.transition({ params: { id }, version, body: { to: 'shortlisted' } }),
      () => applicationNotes.create({ body: { applicationId: id, text: 'Knows the field.' } }),
      () => recruiter.client.applicationNotes.create({ body: { applicationId: id, text: 'Asked for references.' } }),
      () => recruiter.client.applications.open({ params: { id } }),
    ];
    return outcomes(
      Array.from({ length: count }, (_, index) => acts[index % acts.length]?.()).map((act) => act ?? never()),
    );
  };
  const never = () => Promise.reject(new Error('There is no such act.'));

  it('to one record by several people: each is done or refused for a reason of its own', async () => {
    const counted = await mixed(MANY);
    expect(faultsIn(counted)).toEqual([]);
    /* Of those that say which version they saw, one at most is right. */
    expect(Object.keys(counted).toSorted()).toEqual(['VERSION_CONFLICT', 'done']);
    expect(counted['VERSION_CONFLICT']).toBeGreaterThanOrEqual(MANY / 5 - 1);
  });

  it('to one record between processes, which do not wait for each other, give no server fault', async () => {
    vi.spyOn(SerialQueue.prototype, 'run').mockImplementation((_names, act) => act());
    expect(faultsIn(await mixed(25))).toEqual([]);
  });

  it('outside transactions do not keep the connections from a transaction that they wait for', async () => {
    const { id } = await marketplace.apply(await marketplace.applicant(), await marketplace.internship());
    const _id = new ObjectId(id);
    const waiting = await api.database.transaction(async (unitOfWork) => {
      const application = await unitOfWork.findOneOrFail(Application, { _id });
      application.tags = ['first'];
      await unitOfWork.flush();
      const rows = api.database.collection(Application);
      return { writes: Array.from({ length: 150 }, () => rows.updateOne({ _id }, { $set: { rating: 2 } })) };
    });
    await Promise.all(waiting.writes);
    expect(await marketplace.stored(id)).toMatchObject({ tags: ['first'], rating: 2 });
  });

  it('start nothing after the deadline of their request', async () => {
    const late = { deadline: performance.now() - 1, keys: [], ended: false };
    const body = vi.fn(async () => undefined);
    const refused = withTransactionContext(late, () => api.database.transaction(body));
    await expect(refused).rejects.toMatchObject({ code: 'OVERLOADED' });
    expect(body).not.toHaveBeenCalled();
    /* What the request left running in the background is not bound by it. */
    await withTransactionContext({ ...late, ended: true }, () => api.database.transaction(body));
    expect(body).toHaveBeenCalledTimes(1);
  });
});
