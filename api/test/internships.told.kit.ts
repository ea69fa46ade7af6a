import { dayAfter, type ApplicationState, type InternshipState } from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';
import { User } from '../src/features/accounts/user.entity.ts';
import { Application, type ApplicationRow } from '../src/features/applications/application.entity.ts';
import { Bookmark } from '../src/features/interns/intern.entity.ts';
import { noCounts, type InternshipRow } from '../src/features/internships/internship.entity.ts';
import { Notification, type NotificationRow } from '../src/features/notifications/notification.entity.ts';
import type { TestActor, TestMember } from './actors.ts';
import type { TestApp } from './app.ts';
import { InternshipStand } from './internships.kit.ts';
import { allMails } from './mailbox.ts';

export const people = [
  'owner', 'recruiter', 'reviewer', 'admin', 'second', 'verifier', 'moderator', 'submitted', 'interested', 'accepted', 'rejected',
  'withdrawn', 'erased', 'bookmarker', 'applicantWithBookmark', 'stranger',
] as const; // prettier-ignore
export type Person = (typeof people)[number];

/** What somebody reads, as "title → link", and who is written to. */
export interface Told {
  readonly read: Readonly<Partial<Record<Person, readonly string[]>>>;
  readonly mailed: readonly Person[];
}

/** Where interns are led. */
export const desk = '/dashboard/intern';
/** Those with an active application: the withdrawn, the rejected and the erased are none. */
export const waiting = ['submitted', 'interested', 'applicantWithBookmark'] as const;
export const applicants = [...waiting, 'accepted'] as const;
/** The same for each of them. */
export const all = (names: readonly Person[], ...told: string[]): Told['read'] =>
  Object.fromEntries(names.map((name) => [name, told]));
export const toApplicants = (title: string, link = desk): Told['read'] =>
  all(applicants, `internship.${title}.applicant → ${link}`);

const applied: Readonly<Partial<Record<Person, ApplicationState>>> = {
  submitted: 'submitted',
  interested: 'interested',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  erased: 'submitted',
  applicantWithBookmark: 'in_review',
};

/** One internship with everybody around it whom something might be told. */
export class Surroundings {
  private mails = 0;

  private constructor(
    private readonly api: TestApp,
    readonly stand: InternshipStand,
    readonly cast: Readonly<Record<Person, TestActor>>,
    readonly firm: TestMember,
    private readonly sample: ApplicationRow,
  ) {}

  static async open(api: TestApp): Promise<Surroundings> {
    const stand = await InternshipStand.open(api);
    const { market } = stand;
    const { actors } = market;
    const { employerId } = market.owner;
    const submitted = await market.applicant();
    const sent = await market.apply(submitted, stand.params.id);
    const interns = ['interested', 'accepted', 'rejected', 'withdrawn', 'erased', 'bookmarker', 'applicantWithBookmark', 'stranger'] as const; // prettier-ignore
    const others: [Person, TestActor][] = [];
    for (const name of interns) others.push([name, await actors.intern()]);
    const cast = {
      owner: market.owner,
      recruiter: await actors.member(employerId, 'recruiter'),
      reviewer: await actors.member(employerId, 'reviewer'),
      admin: market.admin,
      second: await actors.admin(),
      verifier: await actors.limitedAdmin('employers:verify'),
      moderator: await actors.limitedAdmin('dashboard:view'),
      submitted,
      ...(Object.fromEntries(others) as Record<(typeof interns)[number], TestActor>),
    };
    const around = new Surroundings(api, stand, cast, market.owner, await market.stored(sent.id));
    await around.gather();
    return around;
  }

  get ids() {
    return { id: this.stand.params.id, employerId: this.firm.employerId };
  }

  /** Puts the internship into a state in which nothing is due. */
  put(state: InternshipState, change: Partial<InternshipRow> = {}): Promise<void> {
    const deadline = dayAfter(this.api.clock.now(), 20);
    return this.stand.put(state, { counts: noCounts, deadline, updatedAt: this.stand.before(1), ...change });
  }

  /** Everybody's application and bookmark as they were at first; nobody has been told of anything. */
  async gather(): Promise<void> {
    const { database } = this.api;
    await this.api.dispatch();
    await database.collection(Application).deleteMany({});
    const rows = Object.entries(applied).map(([name, state]) => {
      const { id } = this.cast[name as Person];
      const own = { _id: new ObjectId(), internId: new ObjectId(id), blindAlias: `Candidate ${name}` };
      return { ...this.sample, ...own, state, internState: state, held: null, heldUntil: null };
    });
    await database.collection<Document>(Application).insertMany(rows);
    await database.collection(Bookmark).deleteMany({});
    const marks = (['bookmarker', 'applicantWithBookmark'] as const).map((name) => ({
      _id: new ObjectId(),
      userId: new ObjectId(this.cast[name].id),
      internshipId: new ObjectId(this.ids.id),
      createdAt: this.api.clock.now(),
    }));
    await database.collection<Document>(Bookmark).insertMany(marks);
    await database
      .collection(User)
      .updateOne({ _id: new ObjectId(this.cast.erased.id) }, { $set: { status: 'erased' } });
    await database.collection(Notification).deleteMany({});
    this.mails = (await allMails(this.api)).length;
  }

  /** Dispatches what happened, twice as after a crash, and reads what everybody was told. */
  async told(): Promise<Told> {
    for (let round = 0; round < 4; round++) await this.api.dispatch();
    const rows = await this.api.database
      .collection<NotificationRow>(Notification)
      .find()
      .sort({ titleKey: 1 })
      .toArray();
    const of = (name: Person) =>
      rows
        .filter(({ userId }) => userId.toHexString() === this.cast[name].id)
        .map(({ titleKey, link }) => `${titleKey} → ${link.replace(this.ids.id, 'ID')}`);
    const read = Object.fromEntries(
      people.map((name) => [name, of(name)] as const).filter(([, told]) => told.length > 0),
    );
    const mails = (await allMails(this.api)).slice(this.mails);
    const mailed = people.filter((name) => mails.some(({ to }) => to === this.cast[name].email));
    return { read, mailed };
  }
}
