import type { INestApplicationContext } from '@nestjs/common';
import type { Document } from 'mongodb';
import { Consent, User, ActiveAdminsEntry } from '../features/accounts/index.ts';
import { Application, InternshipOpenings } from '../features/applications/index.ts';
import { Document as StoredDocument } from '../features/documents/index.ts';
import { Employer } from '../features/employers/index.ts';
import { InternProfile } from '../features/interns/index.ts';
import { Internship, InternshipRevision, ModerationAssessment } from '../features/internships/index.ts';
import { Member, Team } from '../features/members/index.ts';
import { Search } from '../features/search/index.ts';
import { VerificationCase } from '../features/verification/index.ts';
import { PasswordHasher } from '../platform/auth/password-hasher.ts';
import { Clock } from '../platform/clock/clock.ts';
import { Database } from '../platform/database/database.service.ts';
import type { EntitySchema } from '../platform/database/collection-definition.ts';
import { FileStore } from '../platform/files/file-store.port.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { demoAmounts, generatedData, type DemoData, type SeedAmounts, type SeedSink } from './demo-data.ts';
import { SeededRandom } from './random.ts';
import { seedDemoStudent } from './seed-demo-student.ts';
import { seedDemoTeam } from './seed-demo-team.ts';
import { seedAnnouncements } from './seed-announcements.ts';
import { seedCvAnalytics } from './seed-cv-analytics.ts';
import { seedNews } from './seed-news.ts';
import { seedExternalJobs } from './seed-external-jobs.ts';
import { seedReports } from './seed-reports.ts';
import { seedConsents } from './seed-people.ts';
import { writtenDemo } from './content/written-demo.ts';

const SEED = 20_260_301;
const BATCH = 1_000;

const tables: readonly (readonly [keyof DemoData, EntitySchema])[] = [
  ['users', User],
  ['employers', Employer],
  ['members', Member],
  ['cases', VerificationCase],
  ['internships', Internship],
  ['revisions', InternshipRevision],
  ['profiles', InternProfile],
  ['documents', StoredDocument],
  ['openings', InternshipOpenings],
];

/** Returns whether nobody has used this database yet. */
export const isEmpty = async (app: INestApplicationContext): Promise<boolean> =>
  (await app.get(Database).collection(User).findOne({})) === null;

/**
 * Fills an empty database. The same seed, amounts and clock give the same records.
 * @param report receives a line per collection
 */
export async function seed(
  app: INestApplicationContext,
  amounts: SeedAmounts | typeof demoAmounts,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  const database = app.get(Database);
  const files = app.get(FileStore);
  const context = {
    random: new SeededRandom(SEED),
    now: app.get(Clock).now(),
    passwordHash: await app.get(PasswordHasher).hash(DEMO_PASSWORD),
  };
  let applications = 0;
  const sink: SeedSink = {
    file: (bytes) => files.put(bytes),
    applications: async (batch) => {
      await database.collection(Application).insertMany([...batch]);
      report(`applications: ${(applications += batch.length)}`);
    },
  };
  const data = await ('written' in amounts ? writtenDemo(context, sink) : generatedData(context, amounts, sink));
  for (const [name, table] of tables) {
    const rows: readonly Document[] = data[name];
    for (let index = 0; index < rows.length; index += BATCH) {
      await database.collection(table).insertMany(rows.slice(index, index + BATCH));
      report(`${name}: ${Math.min(index + BATCH, rows.length)} of ${rows.length}`);
    }
  }
  const agreed = data.users.flatMap((user) => seedConsents(context, user));
  for (let index = 0; index < agreed.length; index += BATCH)
    await database.collection(Consent).insertMany(agreed.slice(index, index + BATCH));
  const admins = data.users.filter((user) => user.role === 'admin').map((user) => user._id);
  await database.collection(ActiveAdminsEntry).insertOne({ _id: 'administrators' as never, admins, lockCount: 1 });
  await database.collection(Team).insertMany(data.employers.map(({ _id }) => ({ _id, lockCount: 1 })));
  if ('written' in amounts) {
    await seedNews(database, context, data.users, sink);
    await seedExternalJobs(app);
    await seedReports(database, context, data.users);
    await seedDemoStudent(app);
    await seedDemoTeam(app);
    await seedCvAnalytics(app);
    await assessRisks(app);
    await seedAnnouncements(database, context, data.users);
  }
  app.get(Search, { strict: false }).rebuild();
}

/** Assesses risks, so that what waits for a decision has the findings of the product's own rules. */
async function assessRisks(app: INestApplicationContext): Promise<void> {
  const rows = app.get(Database).collection(Internship);
  const assessment = app.get(ModerationAssessment, { strict: false });
  for (const { _id } of await rows.find({ state: 'pending_review' }, { projection: { _id: 1 } }).toArray())
    await rows.updateOne({ _id }, { $set: { risk: await assessment.assess(_id) } });
}
