import { dayAfter, type ApplicationState, type InternshipState } from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';
import { User } from '../../src/features/accounts/user.entity.ts';
import { Application, type ApplicationRow } from '../../src/features/applications/application.entity.ts';
import { Bookmark } from '../../src/features/interns/intern.entity.ts';
import { zeroApplicationCounts, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { Notification, type NotificationRow } from '../../src/features/notifications/notification.entity.ts';
import type { TestActor, TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { InternshipFixture } from '../internships/internship.fixture.ts';
import { allEmails } from '../support/mailbox.ts';

export const people = [
  'owner', 'recruiter', 'reviewer', 'admin', 'second', 'verifier', 'moderator', 'submitted', 'interested', 'accepted', 'rejected',
  'withdrawn', 'erased', 'bookmarker', 'applicantWithBookmark', 'stranger',
] as const; // prettier-ignore
export type Person = (typeof people)[number];

/** What somebody reads, as "title → link", and who is written to. */
export interface Notifications {
  readonly inbox: Readonly<Partial<Record<Person, readonly string[]>>>;
  readonly emailed: readonly Person[];
}

/** Where interns are led. */
export const internDashboard = '/dashboard/intern';
/** Their application for the internship. */
export const ownApplication = `${internDashboard}#internship-ID`;
/** Those with an active application: the withdrawn, the rejected and the erased are none. */
export const waitingApplicants = ['submitted', 'interested', 'applicantWithBookmark'] as const;
export const applicants = [...waitingApplicants, 'accepted'] as const;
/** The same for each of them. */
export const sameForAll = (names: readonly Person[], ...titleKeys: string[]): Notifications['inbox'] =>
  Object.fromEntries(names.map((name) => [name, titleKeys]));
export const toApplicants = (title: string, link = ownApplication): Notifications['inbox'] =>
  sameForAll(applicants, `internship.${title}.applicant → ${link}`);

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
export class NotificationFixture {
  private mails = 0;

  private constructor(
    private readonly api: TestApp,
    readonly internship: InternshipFixture,
    readonly actors: Readonly<Record<Person, TestActor>>,
    readonly company: TestMember,
    private readonly sample: ApplicationRow,
  ) {}

  static async create(api: TestApp): Promise<NotificationFixture> {
    const fixture = await InternshipFixture.create(api);
    const { market: marketplace } = fixture;
    const { actors } = marketplace;
    const { employerId } = marketplace.owner;
    const submitted = await marketplace.applicant();
    const sent = await marketplace.apply(submitted, fixture.params.id);
    const interns = [
      'interested',
      'accepted',
      'rejected',
      'withdrawn',
      'erased',
      'bookmarker',
      'applicantWithBookmark',
      'stranger',
    ] as const;
    const others: [Person, TestActor][] = [];
    for (const name of interns) others.push([name, await actors.intern()]);
    const cast = {
      owner: marketplace.owner,
      recruiter: await actors.member(employerId, 'recruiter'),
      reviewer: await actors.member(employerId, 'reviewer'),
      admin: marketplace.admin,
      second: await actors.admin(),
      verifier: await actors.limitedAdmin('employers:verify'),
      moderator: await actors.limitedAdmin('dashboard:view'),
      submitted,
      ...(Object.fromEntries(others) as Record<(typeof interns)[number], TestActor>),
    };
    const notificationFixture = new NotificationFixture(
      api,
      fixture,
      cast,
      marketplace.owner,
      await marketplace.stored(sent.id),
    );
    await notificationFixture.reset();
    return notificationFixture;
  }

  get ids() {
    return { id: this.internship.params.id, employerId: this.company.employerId };
  }

  /** Puts the internship into a state in which nothing is due. */
  setState(state: InternshipState, change: Partial<InternshipRow> = {}): Promise<void> {
    const deadline = dayAfter(this.api.clock.now(), 20);
    return this.internship.setState(state, {
      counts: zeroApplicationCounts,
      deadline,
      updatedAt: this.internship.daysBefore(1),
      ...change,
    });
  }

  /** Everybody's application and bookmark as they were at first; nobody has been told of anything. */
  async reset(): Promise<void> {
    const { database } = this.api;
    await this.api.dispatch();
    await database.collection(Application).deleteMany({});
    const rows = Object.entries(applied).map(([name, state]) => {
      const { id } = this.actors[name as Person];
      const application = { _id: new ObjectId(), internId: new ObjectId(id), blindAlias: `Candidate ${name}` };
      return {
        ...this.sample,
        ...application,
        state,
        internState: state,
        pendingRejection: null,
        rejectionDueAt: null,
      };
    });
    await database.collection<Document>(Application).insertMany(rows);
    await database.collection(Bookmark).deleteMany({});
    const marks = (['bookmarker', 'applicantWithBookmark'] as const).map((name) => ({
      _id: new ObjectId(),
      userId: new ObjectId(this.actors[name].id),
      internshipId: new ObjectId(this.ids.id),
      createdAt: this.api.clock.now(),
    }));
    await database.collection<Document>(Bookmark).insertMany(marks);
    await database
      .collection(User)
      .updateOne({ _id: new ObjectId(this.actors.erased.id) }, { $set: { status: 'erased' } });
    await database.collection(Notification).deleteMany({});
    this.mails = (await allEmails(this.api)).length;
  }

  /** Dispatches what happened, twice as after a crash, and reads what everybody was told. */
  async receivedNotifications(): Promise<Notifications> {
    for (let round = 0; round < 4; round++) await this.api.dispatch();
    const rows = await this.api.database
      .collection<NotificationRow>(Notification)
      .find()
      .sort({ titleKey: 1 })
      .toArray();
    const of = (name: Person) =>
      rows
        .filter(({ userId }) => userId.toHexString() === this.actors[name].id)
        .map(
          ({ titleKey, link }) =>
            `${titleKey} → ${link.replace(this.ids.id, 'ID').replace(/#(application|company)-[0-9a-f]{24}$/, '#$1-ID')}`,
        );
    const read = Object.fromEntries(
      people.map((name) => [name, of(name)] as const).filter(([, titleKeys]) => titleKeys.length > 0),
    );
    const mails = (await allEmails(this.api)).slice(this.mails);
    const mailed = people.filter((name) => mails.some(({ to }) => to === this.actors[name].email));
    return { inbox: read, emailed: mailed };
  }
}
