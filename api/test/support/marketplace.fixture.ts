import {
  internUpdate,
  type ApplicationState,
  type DraftUpdate,
  type InternUpdate,
  type Submission,
  utcDay,
} from '@prentice/contract';
import { aPosting } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { DAY } from '../../src/platform/clock/clock.ts';
import { Application, type ApplicationRow } from '../../src/features/applications/application.entity.ts';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { TestActors, type TestActor, type TestMember } from './test-actors.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** A profile that is complete enough to apply. */
export const profile = (change: Partial<InternUpdate> = {}): InternUpdate => ({
  ...internUpdate.parse({
    firstName: 'Ada',
    lastName: 'Kern',
    headline: 'Student of chemistry',
    about: 'I like to measure things and to explain what I measured, in the laboratory and outside of it, to anybody.',
    education: [
      { institution: 'University of the Example', degree: 'bachelor', start: '2024-10', expectedEnd: '2027-06' },
    ],
    skills: ['Chemistry', 'Statistics', 'Writing'].map((label) => ({ label, level: 2 })),
  }),
  ...change,
});

export const newIdempotencyKey = (): string => new ObjectId().toHexString();

/** An intern who can apply, with the CV to send. */
export interface Applicant extends TestActor {
  readonly cvId: string;
}

/** A company with an administrator beside it, and ways to get an application where a test needs it. */
export class Marketplace {
  private postings = 0;
  readonly actors: TestActors;
  private constructor(
    private readonly api: TestApp,
    public owner: TestMember,
    public admin: TestActor,
  ) {
    this.actors = new TestActors(api);
  }

  static async create(api: TestApp): Promise<Marketplace> {
    const actors = new TestActors(api);
    const admin = await actors.admin();
    return new Marketplace(api, await Marketplace.createCompany(api, actors), admin);
  }

  /** The owner of a company that is verified and public. */
  static async createCompany(api: TestApp, actors: TestActors): Promise<TestMember> {
    const member = await actors.employer();
    const none = { expiresAt: null, graceUntil: null, retryFrom: null };
    const verification = { state: 'verified', level: 1, verifiedAt: api.clock.now(), ...none };
    await api.database
      .collection(Employer)
      .updateOne({ _id: new ObjectId(member.employerId) }, { $set: { verification, live: true, type: 'company' } });
    return member;
  }

  /**
   * Moves the clock, and signs the company's owner and the administrator in again: access lasts a quarter of an hour.
   */
  async moveClockTo(time: Date | string): Promise<void> {
    this.api.clock.set(time);
    this.owner = await this.signInAgain(this.owner);
    this.admin = await this.signInAgain(this.admin);
  }

  /** The same person with a new session. */
  async signInAgain<T extends TestActor>(actor: T): Promise<T> {
    return { ...actor, ...(await this.actors.signIn(actor.id, actor.email)) };
  }

  /** An internship that is open. @returns its id */
  async internship(change: Partial<DraftUpdate> = {}, owner = this.owner): Promise<string> {
    const description = Array.from({ length: 120 }, (_, index) => `w${this.postings * 1_000 + index}`).join(' ');
    this.postings++;
    const base = aPosting(this.api.clock.now());
    const body = { ...base, description: `${base.description ?? ''} ${description}`, ...change };
    const internship = await owner.client.internships.create({ body, idempotencyKey: newIdempotencyKey() });
    const params = { id: internship.id };
    const sent = await owner.client.internships.transition({
      params,
      version: internship.version,
      body: { to: 'pending_review' },
    });
    const version = 'version' in sent ? sent.version : 0;
    await this.admin.client.internships.transition({ params, version, body: { to: 'open' } });
    return internship.id;
  }

  async applicant(change: Partial<InternUpdate> = {}, words = 'Experience', fileName = 'cv.txt'): Promise<Applicant> {
    const actor = await this.actors.intern();
    const { version } = await actor.client.interns.own();
    await actor.client.interns.save({ version, body: profile(change) });
    const file = new Blob([`${words}. Experience with laboratory work, statistics and writing reports.`]);
    const cv = await actor.client.documents.upload({ body: { kind: 'cv' }, file, fileName });
    return { ...actor, cvId: cv.id };
  }

  /** Interns with the profile and the CV of one of them. */
  async createApplicants(model: Applicant, count: number): Promise<Applicant[]> {
    const copy = async (from: string, change: object, collection: string): Promise<ObjectId> => {
      const rows = this.api.database.db.collection(collection);
      const _id = new ObjectId();
      await rows.insertOne({ ...(await rows.findOne({ [from]: new ObjectId(model.id) })), ...change, _id });
      return _id;
    };
    const people: Applicant[] = [];
    for (let index = 0; index < count; index++) {
      const actor = await this.actors.intern();
      const id = new ObjectId(actor.id);
      await copy('userId', { userId: id, email: actor.email }, 'interns');
      people.push({ ...actor, cvId: (await copy('ownerId', { ownerId: id }, 'documents')).toHexString() });
    }
    return people;
  }

  apply(applicant: Applicant, internshipId: string, change: Partial<Submission> = {}) {
    return applicant.client.applications.submit({
      body: { internshipId, cvDocumentId: applicant.cvId, coverNote: null, answers: [], ...change },
      idempotencyKey: newIdempotencyKey(),
    });
  }

  rows() {
    return this.api.database.collection<ApplicationRow>(Application);
  }

  async stored(id: string): Promise<ApplicationRow> {
    const row = await this.rows().findOne({ _id: new ObjectId(id) });
    if (!row) throw new Error('There is no such application.');
    return row;
  }

  /** Puts a stored application into a state, as a test of one transition needs it. */
  async setState(id: string, state: ApplicationState, change: Partial<ApplicationRow> = {}): Promise<void> {
    await this.rows().updateOne(
      { _id: new ObjectId(id) },
      { $set: { state, internState: state, pendingRejection: null, rejectionDueAt: null, ...change } },
    );
  }

  /** The version that a person has just seen. */
  async version(actor: TestActor, id: string): Promise<number> {
    return (await actor.client.applications.get({ params: { id } })).version;
  }

  /** Makes a transition with the version as it is now. */
  async transition(
    actor: TestActor,
    id: string,
    body: Parameters<TestActor['client']['applications']['transition']>[0]['body'],
  ) {
    const version = await this.version(actor, id);
    return actor.client.applications.transition({ params: { id }, version, body });
  }
}

/** An interview and an offer that fit the clock of a test. */
export const anInterview = (now: Date) => ({
  startsAt: new Date(now.getTime() + 3 * DAY).toISOString(),
  durationMinutes: 30,
  mode: 'onsite' as const,
  place: 'Hauptplatz 1, Graz; second floor',
  link: null,
  note: null,
});
export const anOffer = (now: Date, days = 7) => ({
  text: 'We would be glad to have you with us this summer.',
  startDate: utcDay(new Date(now.getTime() + 30 * DAY)),
  pay: { type: 'paid' as const, min: 120_000, max: 120_000, currency: 'EUR', unit: 'month' as const, benefits: null },
  expiresAt: new Date(now.getTime() + days * DAY).toISOString(),
});

/** An API with a market. The API is to be closed. */
export async function startMarketplace() {
  const api = await startTestApp();
  return { api, market: await Marketplace.create(api) };
}

/** Like {@link startMarket}, with somebody who can apply, and an open internship. */
export async function startMarketplaceWithApplicant() {
  const { api, market: marketplace } = await startMarketplace();
  return { api, market: marketplace, ada: await marketplace.applicant(), internshipId: await marketplace.internship() };
}
