import { createHash } from 'node:crypto';
import { isOverdue, isPublishBlocked, waitingStates } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { noCounts } from '../features/internships/internship.entity.ts';
import { DAY } from '../platform/clock/clock.ts';
import { demoAccounts } from './demo.accounts.ts';
import { application, applicationStates, type SeedApplication, type SeedCv } from './seed.applications.ts';
import { employer, member, verificationCase, type SeedEmployer } from './seed.employers.ts';
import { internship, type SeedInternship } from './seed.internships.ts';
import { account, profile, type SeedAccount, type SeedContext, type SeedProfile } from './seed.people.ts';

/** How much to make. */
export interface Amounts {
  readonly employers: number;
  readonly internships: number;
  readonly interns: number;
  readonly applications: number;
}

export const demoAmounts: Amounts = { employers: 24, internships: 80, interns: 120, applications: 600 };

/** A load set with so many internships, in the proportions of the demo. */
export const loadAmounts = (internships: number): Amounts => ({
  employers: Math.max(24, Math.round(internships / 5)),
  internships,
  interns: Math.max(120, Math.round(internships / 4)),
  applications: Math.min(internships * 5, 20_000),
});

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

/** Keeps a file and answers the name that it is kept under. */
export type KeepFile = (bytes: Buffer) => Promise<string>;

/** Everything that an empty database is filled with, by collection. */
export interface DemoData {
  readonly users: SeedAccount[];
  readonly employers: SeedEmployer[];
  readonly members: ReturnType<typeof member>[];
  readonly cases: NonNullable<ReturnType<typeof verificationCase>>[];
  readonly internships: SeedInternship[];
  readonly revisions: object[];
  readonly profiles: SeedProfile[];
  readonly documents: object[];
  readonly applications: SeedApplication[];
}

function people(context: SeedContext, amounts: Amounts, employers: readonly SeedEmployer[]) {
  const users = demoAccounts.map((one) => account(context, one));
  const first = employers[0];
  const members = demoAccounts.flatMap((one, at) => {
    const user = users[at];
    return one.member && user && first ? [member(context, user, first, one.member)] : [];
  });
  for (const company of employers.slice(1)) {
    const user = account(context, {
      email: `owner@${company.websiteDomain}`,
      role: 'employer',
      name: `Owner of ${company.name}`,
    });
    users.push(user);
    members.push(member(context, user, company, 'owner'));
  }
  const interns = users.filter((user) => user.role === 'intern');
  for (let at = interns.length; at < amounts.interns; at++)
    interns.push(account(context, { email: `intern${at}@people.example`, role: 'intern' }));
  return { users: [...users, ...interns.filter((one) => !users.includes(one))], members, interns };
}

async function portfolio(context: SeedContext, user: SeedAccount, keep: KeepFile) {
  const id = new ObjectId(context.random.id());
  const intern = profile(context, user, id);
  const bytes = cvText(intern);
  const cv: SeedCv = {
    id,
    fileName: 'cv.txt',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  const document = {
    _id: id, ownerId: user._id, employerId: null, kind: 'cv', fileName: cv.fileName, mediaType: 'text/plain', size: cv.size, pages: null,
    sha256: cv.sha256, storageKey: await keep(bytes), scanState: 'clean', inUse: true, isDefault: true, createdAt: user.createdAt, updatedAt: user.createdAt,
  }; // prettier-ignore
  return { intern, cv, document };
}

/** Counts of applications, in the internships and employers themselves. */
function settle(data: Pick<DemoData, 'employers' | 'internships' | 'applications'>, now: Date): void {
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
  for (const company of data.employers) {
    answerFigures(company, data.applications, now);
    const { overdueApplications: overdue, awaitingApplications: awaiting } = company;
    company.publishBlocked = isPublishBlocked({ overdue, awaiting });
  }
  for (const posting of data.internships) {
    const company = employers.get(posting.employerId.toHexString());
    if (company) posting.employer.responsiveness = company.responsiveness;
  }
}

function answerFigures(company: SeedEmployer, applications: readonly SeedApplication[], now: Date): void {
  const own = applications.filter((one) => one.employerId.equals(company._id) && one.submittedAt);
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

/** Makes it all, from the context's chance alone. */
export async function demoData(context: SeedContext, amounts: Amounts, keep: KeepFile): Promise<DemoData> {
  const { random, now } = context;
  const employers = Array.from({ length: amounts.employers }, (_, number) => employer(context, number));
  const { users, members, interns } = people(context, amounts, employers);
  const internships = Array.from({ length: amounts.internships }, (_, number) => {
    const company = employers[number % employers.length] ?? employers[0];
    if (!company) throw new Error('No employer to publish.');
    return internship(context, company, Math.floor(number / employers.length) + (number % employers.length));
  });
  const portfolios = [];
  for (const user of interns) portfolios.push(await portfolio(context, user, keep));
  const applied = new Set<string>();
  const applications: SeedApplication[] = [];
  const targets = internships.filter((one) => one.openedAt);
  for (let tries = 0; applications.length < amounts.applications && tries < amounts.applications * 4; tries++) {
    const one = random.pick(portfolios);
    const posting = random.pick(targets);
    const key = `${one.intern.userId.toHexString()}:${posting._id.toHexString()}`;
    if (applied.has(key)) continue;
    applied.add(key);
    applications.push(application(context, one.intern, posting, random.pick(applicationStates), one.cv));
  }
  const cases = employers.flatMap((company) => {
    const open = verificationCase(context, company);
    if (open) company.openCaseId = open._id;
    return open ? [open] : [];
  });
  settle({ employers, internships, applications }, now);
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
    applications,
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
