import { createHash } from 'node:crypto';
import type { MediaType } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { postingOf } from '../features/internships/index.ts';
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
import { applyCounts, openingsOf } from './seed-metrics.ts';
import { writtenAmounts, writtenContent } from './content/written-content.ts';

/** How much to make. */
export interface SeedAmounts {
  readonly employers: number;
  readonly internships: number;
  readonly interns: number;
  readonly applications: number;
  /** How many of them one internship of the demo company gets; by chance when it is left out. */
  readonly crowd?: number;
}

/** The demo that was written by hand. */
export const demoAmounts = { ...writtenAmounts, written: true };

const LOAD_COMPANIES = 24;
const LOAD_VERIFIED = 18;

const CROWD = 1_000;
/** Applications of one intern in a load set, on average. */
const APPLICATIONS_PER_INTERN = 40;

/**
 * Returns the amounts of a load set with so many internships, in the proportions of the demo, or with a number of
 * applications of its own.
 */
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

/** Returns the bytes of a demo CV. */
const cvText = (intern: SeedProfile): Buffer =>
  Buffer.from(
    [
      `${intern.firstName ?? ''} ${intern.lastName ?? ''}`,
      intern.email,
      '',
      intern.about ?? '',
      '',
      'Education',
      ...intern.education.map(
        (study) => `${study.institution}, ${study.degree}, ${study.field ?? ''}, since ${study.start}`,
      ),
      '',
      'Skills',
      intern.skills.map((skill) => skill.label).join(', '),
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
  readonly openings: object[];
}

function seedPeople(context: SeedContext, amounts: SeedAmounts, employers: readonly SeedEmployer[]) {
  const first = employers[0];
  const users = demoAccounts.map((demoAccount) =>
    seedAccount(context, { ...demoAccount, ...(demoAccount.member && first ? { since: first.createdAt } : {}) }),
  );
  const members = demoAccounts.flatMap((demoAccount, index) => {
    const user = users[index];
    return demoAccount.member && user && first ? [seedMember(context, user, first, demoAccount.member)] : [];
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
  for (let internIndex = interns.length; internIndex < amounts.interns; internIndex++)
    interns.push(seedAccount(context, { email: `intern${internIndex}@people.example`, role: 'intern' }));
  return { users: [...users, ...interns.filter((intern) => !users.includes(intern))], members, interns };
}

interface CvFile {
  readonly id: ObjectId;
  readonly bytes: Buffer;
  readonly mediaType: MediaType;
  readonly fileName: string;
  readonly pages: number | null;
}

/** Keeps the file of a CV, and says how applications and the intern's documents know it. */
export async function keepCv(keep: SeedSink, user: SeedAccount, { id, bytes, mediaType, fileName, pages }: CvFile) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { CV_ENGINE_VERSION, evidenceIn, readCvFile } = await import('@prentice/cv/reading');
  const evidence = evidenceIn(await readCvFile(bytes));
  const cv: SeedCv = { id, fileName, mediaType, size: bytes.length, sha256, evidence };
  const document = {
    _id: id,
    ownerId: user._id,
    employerId: null,
    kind: 'cv',
    fileName,
    mediaType,
    size: cv.size,
    pages,
    sha256,
    storageKey: await keep.file(bytes),
    scanState: 'unscanned',
    inUse: true,
    isDefault: true,
    evidence,
    evidenceVersion: CV_ENGINE_VERSION,
    createdAt: user.createdAt,
    updatedAt: user.createdAt,
  };
  return { cv, document };
}

async function seedPortfolio(context: SeedContext, user: SeedAccount, keep: SeedSink) {
  const id = new ObjectId(context.random.id());
  const intern = seedProfile(context, user, id);
  const file = { id, bytes: cvText(intern), mediaType: 'text/plain' as const, fileName: 'cv.txt', pages: null };
  return { intern, ...(await keepCv(keep, user, file)) };
}

/** Returns whom the history names: the first full administrator, and each company's owner. */
export const actorsOf = (
  users: readonly SeedAccount[],
  members: readonly ReturnType<typeof seedMember>[],
): SeedActors => ({
  moderator: users.find(({ role }) => role === 'admin')?._id.toHexString() ?? null,
  owners: new Map(
    members
      .filter(({ role }) => role === 'owner')
      .map(({ employerId, userId }) => [employerId.toHexString(), userId.toHexString()]),
  ),
});

const loadStates = ['unverified', 'pending', 'pending', 'info_requested', 'rejected', 'pending'] as const;

/**
 * Makes the employers of a load set: the written companies again and again, of twenty-four the first eighteen verified.
 */
function loadEmployers(context: SeedContext, count: number): SeedEmployer[] {
  const companies = writtenContent().companies.slice(0, LOAD_COMPANIES);
  return Array.from({ length: count }, (_, number) => {
    const company = companies[number % LOAD_COMPANIES];
    if (!company) throw new Error('No company to take after.');
    const verified = number % LOAD_COMPANIES < LOAD_VERIFIED;
    const state = verified ? ('verified' as const) : (loadStates[number % loadStates.length] ?? 'pending');
    return seedEmployer(context, company, { state, series: Math.floor(number / LOAD_COMPANIES) });
  });
}

/**
 * Makes a load set, from the context's chance alone. Applications are handed over a batch at a time, as they are made.
 */
export async function generatedData(seedContext: SeedContext, amounts: SeedAmounts, keep: SeedSink): Promise<DemoData> {
  const employers = loadEmployers(seedContext, amounts.employers);
  const { users, members, interns } = seedPeople(seedContext, amounts, employers);
  const context: SeedContextWithActors = { ...seedContext, actors: actorsOf(users, members) };
  const internships = Array.from({ length: amounts.internships }, (_, number) => {
    const company = employers[number % employers.length] ?? employers[0];
    if (!company) throw new Error('No employer to publish.');
    return seedInternship(context, company, Math.floor(number / employers.length) + (number % employers.length));
  });
  const portfolios = [];
  for (const user of interns) portfolios.push(await seedPortfolio(context, user, keep));
  const targets = internships.filter((internship) => internship.openedAt);
  const applying = amounts.crowd === undefined ? randomApplications : crowdedApplications;
  const applications: CountedApplication[] = [];
  for (const batch of batches(
    applying(context, { portfolios, targets, total: amounts.applications, crowd: amounts.crowd ?? 0 }),
  )) {
    await keep.applications(batch);
    for (const intern of batch) applications.push(toCounted(intern));
  }
  return toDemoData(context, { users, members, employers, internships, portfolios, applications });
}

interface MadeRecords extends Pick<DemoData, 'users' | 'members' | 'employers' | 'internships'> {
  readonly portfolios: readonly { readonly intern: SeedProfile; readonly document: object }[];
  readonly applications: readonly CountedApplication[];
}

/** Adds what follows from the records that were made: cases, counts, openings and revisions. */
export function toDemoData(context: SeedContextWithActors, created: MadeRecords): DemoData {
  const { portfolios, applications, ...records } = created;
  const { employers, internships } = records;
  const waiting = employers.flatMap((company) => seedPendingCase(context, company) ?? []);
  for (const seededCase of waiting) {
    const company = employers.find(({ _id }) => _id.equals(seededCase.employerId));
    if (company) company.openCaseId = seededCase._id;
  }
  applyCounts({ employers, internships, applications }, context.now);
  return {
    ...records,
    cases: [...waiting, ...employers.flatMap((company) => seedDecidedCase(context, company) ?? [])],
    revisions: internships.filter(({ openedAt }) => openedAt).map((posting) => revisionOf(context, posting)),
    openings: openingsOf(internships, applications),
    profiles: portfolios.map(({ intern }) => intern),
    documents: portfolios.map(({ document }) => document),
  };
}

function revisionOf({ random }: SeedContext, row: SeedInternship): object {
  const { _id, employerId, revision, openedAt } = row;
  const times = { createdAt: openedAt, updatedAt: openedAt };
  return { _id: new ObjectId(random.id()), internshipId: _id, employerId, revision, posting: postingOf(row), ...times };
}
