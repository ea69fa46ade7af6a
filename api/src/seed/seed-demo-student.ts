import type { INestApplicationContext } from '@nestjs/common';
import { isOverdue, limits, utcDay, type ApplicationState } from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';
import { User } from '../features/accounts/index.ts';
import { Application } from '../features/applications/index.ts';
import { DocumentAccess } from '../features/documents/index.ts';
import { Employer } from '../features/employers/index.ts';
import { ExternalJob, SavedExternalJob } from '../features/external-jobs/index.ts';
import { Bookmark, SavedSearch } from '../features/interns/index.ts';
import { Internship } from '../features/internships/index.ts';
import { Notification, NotificationDelivery, notificationTriggers } from '../features/notifications/index.ts';
import { Member } from '../features/members/index.ts';
import { Clock, DAY, HOUR, MINUTE } from '../platform/clock/clock.ts';
import { Database } from '../platform/database/database.service.ts';
import { demoAccounts } from './demo-accounts.ts';
import { deliveriesOf } from './seed-deliveries.ts';

/** What happened within these days is unread. */
const UNREAD_DAYS = 5;

const bookmarked = [
  'Public health data assistant',
  'Travel survey design and interviews',
  'BIM modelling of existing bridges',
];

/** Their parameters in the order of their names, so that each is its own key. */
const searches = [
  { name: 'Environment around Graz', query: 'category=environment&place=Graz', notify: true, days: 21 },
  { name: 'Data, from home', query: 'category=software_data&mode=remote&paid=true', notify: false, days: 9 },
] as const;

const externalJobs = [
  {
    title: 'Laboratory intern for water analysis',
    appliedDaysAgo: 6,
    note: 'Applied by email. Ms Pichler answers by the end of the month.',
  },
  { title: 'Field assistant for bat surveys', appliedDaysAgo: null, note: null },
] as const;

interface StoredApplication {
  readonly _id: ObjectId;
  readonly internshipId: ObjectId;
  readonly employerId: ObjectId;
  readonly state: ApplicationState;
  readonly responseDueAt: Date | null;
  readonly viewedAt: Date | null;
  readonly cv: { readonly id: string; readonly fileName: string } | null;
  readonly interview: { readonly startsAt: string } | null;
  readonly offer: { readonly expiresAt: string } | null;
  readonly events: readonly { readonly id: string; readonly to: string; readonly at: Date }[];
}

interface StoredEmployer {
  readonly _id: ObjectId;
  readonly name: string;
}

interface StoredMember {
  readonly userId: ObjectId;
  readonly employerId: ObjectId;
}

interface StoredPosting {
  readonly _id: ObjectId;
  readonly title: string;
  readonly state: string;
}

interface StoredJob {
  readonly _id: ObjectId;
  readonly title: string;
  readonly organisation: string;
}

/** Sentences for the student have the name of the state, but for the receipt and for being seen. */
const titleOfState = (state: string): string =>
  ({ submitted: 'application.receipt', in_review: 'application.viewed' })[state] ?? `application.${state}`;

/** Returns what the student may have been notified of: each step, and that the answer to the last one is late. */
function stepsOf({ _id, state, responseDueAt, events }: StoredApplication, now: Date) {
  const steps = events.map(({ id, to, at }) => ({ id, to, at, titleKey: titleOfState(to) }));
  const isLate = isOverdue({ state, responseDueAt: responseDueAt ?? null }, now);
  if (!isLate || !responseDueAt) return steps;
  return [
    ...steps,
    { id: `${_id.toHexString()}:late`, to: state, at: responseDueAt, titleKey: 'application.response_late' },
  ];
}

/** Returns what the student was notified of as an application went on; nothing for states that nobody is told of. */
function noticesOf(
  userId: ObjectId,
  application: StoredApplication,
  about: { readonly title: string; readonly company: string },
  now: Date,
) {
  const { _id, responseDueAt, interview, offer } = application;
  const times: Readonly<Record<string, string | undefined>> = {
    interview: interview?.startsAt,
    offered: offer?.expiresAt,
  };
  return stepsOf(application, now).flatMap(({ id, to, at, titleKey }) => {
    const trigger = Object.values(notificationTriggers)
      .flat()
      .find((row) => row.to === 'intern' && row.title === titleKey);
    if (!trigger) return [];
    const isUnread = titleKey !== 'application.receipt' && now.getTime() - at.getTime() < UNREAD_DAYS * DAY;
    return {
      _id: new ObjectId(),
      userId,
      type: trigger.type,
      titleKey,
      link: trigger.link.replace('{applicationId}', _id.toHexString()),
      priority: trigger.priority ?? 'normal',
      params: {
        ...about,
        name: '',
        label: '',
        subject: '',
        due: responseDueAt?.toISOString() ?? '',
        ...(times[to] && { when: times[to] }),
      },
      dedupeKey: `${id}:${titleKey}`,
      readAt: isUnread ? null : new Date(at.getTime() + 3 * HOUR),
      createdAt: at,
      expiresAt: new Date(at.getTime() + limits.notificationDays * DAY),
    };
  });
}

/** Returns how the notification with a sentence is emailed to students. */
const emailUseOf = (titleKey: string) =>
  Object.values(notificationTriggers)
    .flat()
    .find((row) => row.to === 'intern' && row.title === titleKey)?.email ?? false;

/** Fills what somebody has who has been here for some weeks. */
class DemoStudentSeeding {
  constructor(
    private readonly database: Database,
    private readonly userId: ObjectId,
    private readonly now: Date,
  ) {}

  private before(days: number): Date {
    return new Date(this.now.getTime() - days * DAY);
  }

  /** Returns what every record has, made so many days ago. */
  private record(days: number) {
    const time = this.before(days);
    return { _id: new ObjectId(), createdAt: time, updatedAt: time, userId: this.userId };
  }

  private async add(entity: Parameters<Database['collection']>[0], rows: readonly Document[]): Promise<void> {
    if (rows.length > 0) await this.database.collection<Document>(entity).insertMany([...rows]);
  }

  private async companyNames(): Promise<ReadonlyMap<string, string>> {
    const employers = await this.database.collection<StoredEmployer>(Employer).find({}).toArray();
    return new Map(employers.map(({ _id, name }) => [_id.toHexString(), name]));
  }

  applications(): Promise<StoredApplication[]> {
    return this.database.collection<StoredApplication>(Application).find({ internId: this.userId }).toArray();
  }

  async inbox(postings: readonly StoredPosting[], applications: readonly StoredApplication[]): Promise<void> {
    const titles = new Map(postings.map(({ _id, title }) => [_id.toHexString(), title]));
    const companies = await this.companyNames();
    const rows = applications.flatMap((application) => {
      const title = titles.get(application.internshipId.toHexString()) ?? '';
      const company = companies.get(application.employerId.toHexString()) ?? '';
      return noticesOf(this.userId, application, { title, company }, this.now);
    });
    await this.add(Notification, rows);
    await this.add(
      NotificationDelivery,
      rows.flatMap((row) => deliveriesOf(row, emailUseOf(row.titleKey), this.now)),
    );
  }

  /** Makes the accesses: anyone who opened an application saw its CV beside it. */
  async accesses(applications: readonly StoredApplication[]): Promise<void> {
    const names = await this.companyNames();
    const owners = await this.database.collection<StoredMember>(Member).find({ role: 'owner' }).toArray();
    const rows = applications.flatMap(({ employerId, viewedAt, cv }) => {
      const viewer = owners.find((owner) => owner.employerId.equals(employerId));
      if (!viewedAt || !cv || !viewer) return [];
      const viewerName = names.get(employerId.toHexString()) ?? '';
      return {
        _id: new ObjectId(),
        ownerId: this.userId,
        documentId: new ObjectId(cv.id),
        fileName: cv.fileName,
        viewerId: viewer.userId,
        employerId,
        viewerName,
        purpose: 'application',
        reason: null,
        at: new Date(viewedAt.getTime() + MINUTE),
      };
    });
    await this.add(DocumentAccess, rows);
  }

  async bookmarks(postings: readonly StoredPosting[]): Promise<void> {
    const open = postings.filter(({ title, state }) => state === 'open' && bookmarked.includes(title));
    await this.add(
      Bookmark,
      open.map(({ _id }, number) => ({ ...this.record(2 + 3 * number), internshipId: _id })),
    );
  }

  async searches(): Promise<void> {
    const rows = searches.map(({ days, ...search }) => ({
      ...this.record(days),
      ...search,
      searchKey: search.query,
      notifiedAt: this.now,
      version: 1,
    }));
    await this.add(SavedSearch, rows);
  }

  async externalJobs(): Promise<void> {
    const listed = await this.database.collection<StoredJob>(ExternalJob).find({ listed: true }).toArray();
    const rows = externalJobs.flatMap(({ title, appliedDaysAgo, note }, number) => {
      const job = listed.find((job) => job.title === title);
      const appliedOn = appliedDaysAgo === null ? null : utcDay(this.before(appliedDaysAgo));
      const { _id: externalJobId, organisation } = job ?? {};
      return job ? { ...this.record(8 + number), externalJobId, title, organisation, appliedOn, note } : [];
    });
    await this.add(SavedExternalJob, rows);
  }
}

/** Gives the demo student notifications of all that happened, bookmarks, saved searches and jobs from elsewhere. */
export async function seedDemoStudent(app: INestApplicationContext): Promise<void> {
  const database = app.get(Database);
  const email = demoAccounts.find(({ role }) => role === 'intern')?.email ?? '';
  const student = await database.collection<{ _id: ObjectId; email: string }>(User).findOne({ email });
  if (!student) return;
  const postings = await database.collection<StoredPosting>(Internship).find({}).toArray();
  const seeding = new DemoStudentSeeding(database, student._id, app.get(Clock).now());
  const applications = await seeding.applications();
  await seeding.inbox(postings, applications);
  await seeding.accesses(applications);
  await seeding.bookmarks(postings);
  await seeding.searches();
  await seeding.externalJobs();
}
