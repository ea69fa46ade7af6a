import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from './app.ts';
import { startMarket, type Applicant, type Market } from './applications.kit.ts';

describe('parallel writes', () => {
  let api: TestApp;
  let market: Market;
  let ada: Applicant;
  beforeAll(async () => {
    ({ api, market } = await startMarket());
    ada = await market.applicant();
  });
  afterAll(() => api.close());

  const outcomes = async (acts: readonly Promise<unknown>[]): Promise<Record<string, number>> => {
    const counted: Record<string, number> = {};
    const t = performance.now(), c = process.cpuUsage();
    for (const one of await Promise.allSettled(acts)) {
      if (one.status === 'rejected' && !Reflect.get(Object(one.reason), 'code')) console.log(one.reason);
      const said = one.status === 'fulfilled' ? 'done' : String(Reflect.get(Object(one.reason), 'code'));
      counted[said] = (counted[said] ?? 0) + 1;
    }
    console.log(counted, Math.round(performance.now() - t), 'ms', Math.round(process.cpuUsage(c).user / 1e3 + process.cpuUsage(c).system / 1e3), 'cpu');
    return counted;
  };

  async function crowd(count: number): Promise<Applicant[]> {
    const copy = async (from: string, change: object, collection: string): Promise<ObjectId> => {
      const rows = api.database.db.collection(collection);
      const _id = new ObjectId();
      await rows.insertOne({ ...(await rows.findOne({ [from]: new ObjectId(ada.id) })), ...change, _id });
      return _id;
    };
    const people: Applicant[] = [];
    for (let at = 0; at < count; at++) {
      const one = await market.actors.intern();
      const id = new ObjectId(one.id);
      await copy('userId', { userId: id, email: one.email }, 'interns');
      people.push({ ...one, cvId: (await copy('ownerId', { ownerId: id }, 'documents')).toHexString() });
    }
    return people;
  }
  async function copies(internshipId: string, count: number): Promise<string[]> {
    const rows = api.database.db.collection('internships');
    const sample = await rows.findOne({ _id: new ObjectId(internshipId) });
    const made = Array.from({ length: count }, () => {
      const _id = new ObjectId();
      return { ...sample, _id, slug: _id.toHexString() };
    });
    await rows.insertMany(made);
    return made.map((one) => one._id.toHexString());
  }

  it('50 applications to one internship', async () => {
    const internshipId = await market.internship();
    const people = await crowd(50);
    expect(await outcomes(people.map((one) => market.apply(one, internshipId)))).toEqual({ done: 50 });
  });
  it('50 applications to one limited internship', async () => {
    const internshipId = await market.internship({ maxApplicants: 50 });
    const people = await crowd(50);
    expect(await outcomes(people.map((one) => market.apply(one, internshipId)))).toEqual({ done: 50 });
  });
  it('45 uploads', async () => {
    const who = await market.actors.intern();
    const file = new Blob([`Experience. Experience with laboratory work, statistics and writing reports.`]);
    const said = await outcomes(
      Array.from({ length: 45 }, (_, at) =>
        who.client.documents.upload({ body: { kind: 'cv' }, file, fileName: `cv-${at}.txt` }),
      ),
    );
    expect(said).toEqual({ done: 20, DOCUMENT_LIMIT: 25 });
  });
  it('500 applications of one', async () => {
    const internshipId = await market.internship();
    const targets = await copies(internshipId, 500);
    const said = await outcomes(targets.map((one) => market.apply(ada, one)));
    expect(said).toEqual({ done: 30, APPLICATION_LIMIT: 470 });
  });
  it('500 mixed writes', async () => {
    const internshipId = await market.internship();
    const bob = await market.applicant();
    const { id } = await market.apply(bob, internshipId);
    const { version } = await market.stored(id);
    const { applications, applicationNotes } = market.owner.client;
    const said = await outcomes(
      Array.from({ length: 500 }, (_, at): Promise<unknown> => {
        if (at % 5 === 0) return applications.rate({ params: { id }, body: { rating: 3, tags: [`t${at}`] } });
        if (at % 5 === 1) return applications.transition({ params: { id }, version, body: { to: 'shortlisted' } });
        if (at % 5 === 2) return applicationNotes.create({ body: { applicationId: id, text: `Note ${at}` } });
        if (at % 5 === 3) return applications.open({ params: { id } });
        return ada.client.bookmarks.add({ body: { internshipId } });
      }),
    );
    expect(Object.keys(said).filter((one) => /STORAGE|OVER|INTERNAL/.test(one))).toEqual([]);
  });
});
