import { ObjectId } from 'mongodb';
import { demoAccounts } from '../demo-accounts.ts';
import { cvFile } from '../cv/cv-layouts.ts';
import { actorsOf, toDemoData, keepCv, type DemoData, type SeedSink } from '../demo-data.ts';
import { SeededRandom } from '../random.ts';
import { batches, toCounted, type CountedApplication } from '../seed-application-sets.ts';
import { seedEmployer, seedMember, type SeedEmployer } from '../seed-employers.ts';
import type { SeedContextWithActors } from '../seed-history.ts';
import { seedAccount, type SeedAccount, type SeedContext } from '../seed-people.ts';
import {
  logoOf,
  writtenContent,
  type WrittenCompany,
  type WrittenInternship,
  type WrittenStudent,
} from './written-content.ts';
import { writtenApplications, type WrittenPortfolio } from './written-applications.ts';
import { writtenInternship } from './written-internships.ts';
import { studentEmail, writtenProfile, writtenProfileRow } from './written-people.ts';

async function employersOf(context: SeedContext, companies: readonly WrittenCompany[], keep: SeedSink) {
  const employers: SeedEmployer[] = [];
  for (const company of companies) {
    const picture = logoOf(company.name);
    const logo = picture && { key: await keep.file(picture), mediaType: 'image/webp' as const };
    employers.push(seedEmployer(context, company, { state: company.state, logo }));
  }
  return employers;
}

/** Lists everybody of the demo: the accounts that its visitors use, the owner of each company, the students. */
function peopleOf(
  context: SeedContext,
  employers: readonly SeedEmployer[],
  { companies, students }: Pick<ReturnType<typeof writtenContent>, 'companies' | 'students'>,
) {
  const [first, ...others] = employers;
  const users = demoAccounts.map((account) =>
    seedAccount(context, { ...account, ...(account.member && first ? { since: first.createdAt } : {}) }),
  );
  const members = demoAccounts.flatMap((account, index) => {
    const user = users[index];
    return account.member && user && first ? [seedMember(context, user, first, account.member)] : [];
  });
  for (const [index, company] of others.entries()) {
    const { websiteDomain, createdAt: since } = company;
    const name = companies[index + 1]?.owner ?? null;
    const user = seedAccount(context, { email: `owner@${websiteDomain}`, role: 'employer', name, since });
    users.push(user);
    members.push(seedMember(context, user, company, 'owner'));
  }
  const interns = students.map((student) => {
    const email = studentEmail(student);
    const existingUser = users.find((user) => user.email === email);
    if (existingUser) return existingUser;
    const user = seedAccount(context, { email, role: 'intern', name: `${student.first} ${student.last}` });
    users.push(user);
    return user;
  });
  return { users, members, interns };
}

async function portfolioOf(
  context: SeedContext,
  user: SeedAccount,
  student: WrittenStudent,
  number: number,
  keep: SeedSink,
) {
  const id = new ObjectId(context.random.id());
  const profile = writtenProfile(student, number, context.now);
  const { bytes, mediaType, extension } = cvFile({ profile, email: user.email, language: student.lang }, number);
  const name =
    user.email === demoAccounts.at(-1)?.email ? 'stella-sommerau' : (user.email.split('@')[0] ?? '').replace('.', '-');
  const { cv, document } = await keepCv(keep, user, {
    id,
    bytes,
    mediaType,
    fileName: `cv-${name}.${extension}`,
    pages: 1,
  });
  return { intern: writtenProfileRow(context, user, student, number, id), cv, document, student };
}

const employerNamed = (employers: readonly SeedEmployer[], name: string): SeedEmployer => {
  const employer = employers.find((company) => company.name === name);
  if (!employer) throw new Error(`There is no company "${name}" in the demo.`);
  return employer;
};

/** Returns what is published, and what waits for a decision and why: copies take their text from what they copy. */
function postingsOf({ internships, suspicious, promotions }: ReturnType<typeof writtenContent>): WrittenInternship[] {
  const copied = suspicious.map(({ copyOf, ...posting }) => {
    const original = internships.find(({ title }) => title === copyOf);
    return original ? { ...posting, description: original.description, tasks: original.tasks } : posting;
  });
  return [...internships, ...copied, ...promotions];
}

/** Makes the demo that was written by hand. */
export async function writtenDemo(start: SeedContext, keep: SeedSink): Promise<DemoData> {
  const content = writtenContent();
  const employers = await employersOf(start, content.companies, keep);
  const { users, members, interns } = peopleOf(start, employers, content);
  const context: SeedContextWithActors = { ...start, actors: actorsOf(users, members) };
  const build = (posting: WrittenInternship, by = context) =>
    writtenInternship(by, employerNamed(employers, posting.company), posting);
  const postings = postingsOf(content);
  const internships = postings.filter(({ applied }) => applied).map((posting) => build(posting));
  const portfolios: (WrittenPortfolio & Awaited<ReturnType<typeof portfolioOf>>)[] = [];
  for (const [number, student] of content.students.entries()) {
    const user = interns[number];
    if (user) portfolios.push(await portfolioOf(context, user, student, number, keep));
  }
  const applications: CountedApplication[] = [];
  const targets = internships.filter(({ openedAt }) => openedAt);
  for (const batch of batches(writtenApplications(context, portfolios, targets))) {
    await keep.applications(batch);
    for (const application of batch) applications.push(toCounted(application));
  }
  /* Chance of their own: one internship more leaves all applications as they are. */
  const quiet = { ...context, random: new SeededRandom(internships.length) };
  for (const posting of postings.filter(({ applied }) => !applied)) internships.push(build(posting, quiet));
  return toDemoData(context, { users, members, employers, internships, portfolios, applications });
}
