import { createHash } from 'node:crypto';
import { isOverdue, isPublishBlocked, waitingStates } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { noCounts } from '../features/internships/index.ts';
import { DAY } from '../platform/clock/clock.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { SeedApplication, SeedCv } from './seed-applications.ts';
import {
  randomApplications,
  crowdedApplications,
  batches,
  toCounted,
  type CountedApplication,
} from './seed-application-sets.ts';
import { seedDecidedCase, seedPendingCase } from './seed-cases.ts';
import { seedEmployer, seedMember, type SeedEmployer } from './seed-employers.ts';
import type { SeedActors, SeedContextWithActors } from './seed-history.ts';
import { seedInternship, type SeedInternship } from './seed-internships.ts';
import { seedAccount, seedProfile, type SeedAccount, type SeedContext, type SeedProfile } from './seed-people.ts';

/** How much to make. */
export interface SeedAmounts {
  readonly employers: number;
  readonly internships: number;
  readonly interns: number;
  readonly applications: number;
  /** How many of them one internship of the demo company gets; by chance when it is left out. */
  readonly crowd?: number;
}

export const demoAmounts: SeedAmounts = { employers: 24, internships: 80, interns: 120, applications: 600 };

const CROWD = 1_000;
/** Applications of one intern in a load set, on average. */
const APPLICATIONS_PER_INTERN = 40;

/** A load set with so many internships, in the proportions of the demo, or with a number of applications of its own. */
export function loadTestAmounts(internships: number, applications?: number): SeedAmounts {
  const employers = Math.max(24, Math.round(internships / 5));
  const interns = Math.max(120, Math.round(internships / 4));
  if (applications === undefined)
    return { employers, internships, interns, applications: Math.min(internships * 5, 20_000) };
  const crowd = Math.min(CROWD, applications);
  return {
    employers,
    internships,
    interns: Math.max(interns, crowd, Math.ceil(applications / APPLICATIONS_PER_INTERN)),
    applications,
    crowd,
  };
}

/** The bytes of a demo CV. */
const cvText = (intern: SeedProfile): Buffer =>
  Buffer.from(
    [
      `${intern.firstName ?? ''} ${intern.lastName ?? ''}`,
      intern.email,
      '',
      intern.about ?? '',
      '',
      'Education',
      ...intern.education.map((one) => `${one.institution}, ${one.degree}, ${one.field ?? ''}, since ${one.start}`),
      '',
      'Skills',
      intern.skills.map((one) => one.label).join(', '),
    ].join('\n'),
  );

/** Where things go that are not held in memory until the end. */
export interface SeedSink {
  /** Keeps a file and answers the name that it is kept under. */
  readonly file: (bytes: Buffer) => Promise<string>;
  readonly applications: (batch: readonly SeedApplication[]) => Promise<void>;
}

/** Everything that an empty database is filled with beside applications, by collection. */
export interface DemoData {
  readonly users: SeedAccount[];
  readonly employers: SeedEmployer[];
  readonly members: ReturnType<typeof seedMember>[];
  readonly cases: NonNullable<ReturnType<typeof seedPendingCase> | ReturnType<typeof seedDecidedCase>>[];
  readonly internships: SeedInternship[];
  readonly revisions: object[];
  readonly profiles: SeedProfile[];
  readonly documents: object[];
}

function seedPeople(context: SeedContext, amounts: SeedAmounts, employers: readonly SeedEmployer[]) {
  const first = employers[0];
  const users = demoAccounts.map((one) =>
    seedAccount(context, { ...one, ...(one.member && first ? { since: first.createdAt } : {}) }),
  );
  const members = demoAccounts.flatMap((one, at) => {
    const user = users[at];
    return one.member && user && first ? [seedMember(context, user, first, one.member)] : [];
  });
  for (const company of employers.slice(1)) {
    const user = seedAccount(context, {
      email: `owner@${company.websiteDomain}`,
      role: 'employer',
      name: `Owner of ${company.name}`,
      since: company.createdAt,
    });
    users.push(user);
    members.push(seedMember(context, user, company, 'owner'));
  }
  const interns = users.filter((user) => user.role === 'intern');
  for (let at = interns.length; at < amounts.interns; at++)
    interns.push(seedAccount(context, { email: `intern${at}@people.example`, role: 'intern' }));
  return { users: [...users, ...interns.filter((one) => !users.includes(one))], members, interns };
}

async function seedPortfolio(context: SeedContext, user: SeedAccount, keep: SeedSink) {
  const id = new ObjectId(context.random.id());
  const intern = seedProfile(context, user, id);
  const bytes = cvText(intern);
  const cv: SeedCv = {
    id,
    fileName: 'cv.txt',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  const document = {
    _id: id, ownerId: user._id, employerId: null, kind: 'cv', fileName: cv.fileName, mediaType: 'text/plain', size: cv.size, pages: null,
    sha256: cv.sha256, storageKey: await keep.file(bytes), scanState: 'unscanned', inUse: true, isDefault: true, createdAt: user.createdAt, updatedAt: user.createdAt,
  }; // prettier-ignore
  return { intern, cv, document };
}

/** Counts of applications, in the internships and employers themselves. */
function applyCounts(
  data: Pick<DemoData, 'employers' | 'internships'> & { readonly applications: readonly CountedApplication[] },
  now: Date,
): void {
  const internships = new Map(data.internships.map((one) => [one._id.toHexString(), one]));
  const employers = new Map(data.employers.map((one) => [one._id.toHexString(), one]));
  const keys: Readonly<Record<string, keyof typeof noCounts>> = {
    interested: 'interested', submitted: 'submitted', in_review: 'inReview', shortlisted: 'selected', interview: 'selected',
    finalist: 'selected', rejected: 'rejected',
  }; // prettier-ignore
  for (const one of data.applications) {
    const posting = internships.get(one.internshipId.toHexString());
    const company = employers.get(one.employerId.toHexString());
    if (!posting || !company) continue;
    const counts: Record<keyof typeof noCounts, number> = posting.counts;
    counts[keys[one.state] ?? 'other'] += 1;
    counts.total += 1;
    if (!waitingStates.some((state) => state === one.state)) continue;
    company.awaitingApplications += 1;
    if (!isOverdue(one, now)) continue;
    counts.overdue += 1;
    company.overdueApplications += 1;
  }
  for (const posting of data.internships) {
    const company = employers.get(posting.employerId.toHexString());
    if (company && posting.state === 'open') company.openInternships += 1;
  }
  const byEmployer = Map.groupBy(data.applications, (one) => one.employerId.toHexString());
  for (const company of data.employers) {
    applyResponseMetrics(company, byEmployer.get(company._id.toHexString()) ?? [], now);
    const { overdueApplications: overdue, awaitingApplications: awaiting } = company;
    company.publishBlocked = isPublishBlocked({ overdue, awaiting });
  }
  for (const posting of data.internships) {
    const company = employers.get(posting.employerId.toHexString());
    if (company) posting.employer.responsiveness = company.responsiveness;
  }
}

function applyResponseMetrics(company: SeedEmployer, applications: readonly CountedApplication[], now: Date): void {
  const own = applications.filter((one) => one.submittedAt);
  const answered = own.filter((one) => one.firstResponseAt);
  const days = answered
    .map((one) => ((one.firstResponseAt?.getTime() ?? 0) - (one.submittedAt?.getTime() ?? 0)) / DAY)
    .sort((a, b) => a - b);
  const late = own.filter(
    (one) => !one.firstResponseAt && one.responseDueAt && one.responseDueAt < now && one.state !== 'withdrawn',
  ).length;
  const count = answered.length + late;
  if (count < 10) return;
  const inTime = answered.filter(
    (one) => one.responseDueAt && one.firstResponseAt && one.firstResponseAt <= one.responseDueAt,
  ).length;
  const medianDays = Math.round((days[Math.floor(days.length / 2)] ?? 0) * 10) / 10;
  company.responsiveness = {
    medianDays,
    withinPromise: Math.round((inTime / count) * 100) / 100,
    count,
    computedAt: now,
  };
}

/** Whom the history names: the first full administrator, and each company's owner. */
const actorsOf = (users: readonly SeedAccount[], members: readonly ReturnType<typeof seedMember>[]): SeedActors => ({
  moderator: users.find(({ role }) => role === 'admin')?._id.toHexString() ?? null,
  owners: new Map(
    members
      .filter(({ role }) => role === 'owner')
      .map(({ employerId, userId }) => [employerId.toHexString(), userId.toHexString()]),
  ),
});

/** Makes it all, from the context's chance alone. Applications are handed over a batch at a time, as they are made. */
export async function demoData(made: SeedContext, amounts: SeedAmounts, keep: SeedSink): Promise<DemoData> {
  const { now } = made;
  const employers = Array.from({ length: amounts.employers }, (_, number) => seedEmployer(made, number));
  const { users, members, interns } = seedPeople(made, amounts, employers);
  const context: SeedContextWithActors = { ...made, actors: actorsOf(users, members) };
  const internships = Array.from({ length: amounts.internships }, (_, number) => {
    const company = employers[number % employers.length] ?? employers[0];
    if (!company) throw new Error('No employer to publish.');
    return seedInternship(context, company, Math.floor(number / employers.length) + (number % employers.length));
  });
  const portfolios = [];
  for (const user of interns) portfolios.push(await seedPortfolio(context, user, keep));
  const targets = internships.filter((one) => one.openedAt);
  const applying = amounts.crowd === undefined ? randomApplications : crowdedApplications;
  const applications: CountedApplication[] = [];
  for (const batch of batches(
    applying(context, { portfolios, targets, total: amounts.applications, crowd: amounts.crowd ?? 0 }),
  )) {
    await keep.applications(batch);
    for (const one of batch) applications.push(toCounted(one));
  }
  const waiting = employers.flatMap((company) => seedPendingCase(context, company) ?? []);
  for (const one of waiting) {
    const company = employers.find(({ _id }) => _id.equals(one.employerId));
    if (company) company.openCaseId = one._id;
  }
  const cases = [...waiting, ...employers.flatMap((company) => seedDecidedCase(context, company) ?? [])];
  applyCounts({ employers, internships, applications }, now);
  const revisions = targets.map((one) => revisionOf(context, one));
  return {
    users,
    employers,
    members,
    cases,
    internships,
    revisions,
    profiles: portfolios.map((one) => one.intern),
    documents: portfolios.map((one) => one.document),
  };
}

function revisionOf({ random }: SeedContext, posting: SeedInternship): object {
  const { _id, employerId, revision, openedAt } = posting;
  const fields = [
    'title',
    'description',
    'tasks',
    'learningOutcomes',
    'pay',
    'deadline',
    'hoursPerWeek',
    'durationWeeks',
    'locations',
    'workMode',
    'requiredSkills',
    'responseDays',
  ] as const;
  const frozen = Object.fromEntries(fields.map((field) => [field, posting[field]]));
  return {
    _id: new ObjectId(random.id()),
    internshipId: _id,
    employerId,
    revision,
    posting: frozen,
    createdAt: openedAt,
    updatedAt: openedAt,
  };
}
