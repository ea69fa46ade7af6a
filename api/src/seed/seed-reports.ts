import { parseRows, reportCodes, reportLimits, reportTargets } from '@prentice/contract';
import type { Document } from 'mongodb';
import { ObjectId } from 'mongodb';
import { z } from 'zod';
import { Employer } from '../features/employers/index.ts';
import { ExternalJob } from '../features/external-jobs/index.ts';
import { Internship } from '../features/internships/index.ts';
import { NewsItem } from '../features/news/index.ts';
import { Report } from '../features/reports/index.ts';
import { HOUR } from '../platform/clock/clock.ts';
import type { EntitySchema } from '../platform/database/collection-definition.ts';
import type { Database } from '../platform/database/database.service.ts';
import writtenReports from './data/demo-reports.json' with { type: 'json' };
import type { SeedAccount, SeedContext } from './seed-people.ts';

const report = z.strictObject({
  about: z.enum(reportTargets),
  /** The title of what is reported. */
  title: z.string(),
  from: z.enum(['student', 'visitor']),
  code: z.enum(reportCodes),
  text: z.string().min(reportLimits.text.min),
  /** So many hours ago. */
  hours: z.number(),
  decided: z
    .strictObject({
      state: z.enum(['upheld', 'dismissed']),
      /** So many hours later. */
      after: z.number(),
      note: z.string().min(reportLimits.note.min),
      answer: z.string().min(reportLimits.note.min),
    })
    .optional(),
});
type WrittenReport = z.infer<typeof report>;

const targets: Readonly<Partial<Record<WrittenReport['about'], EntitySchema>>> = {
  internship: Internship,
  external_job: ExternalJob,
  news_item: NewsItem,
};

/** What is reported; only internships belong to an employer. */
interface Target {
  readonly _id: ObjectId;
  readonly title: string;
  readonly employerId?: ObjectId;
}

async function targetOf(database: Database, { about, title }: WrittenReport): Promise<Target> {
  const collection = targets[about];
  const target = collection && (await database.collection<Target>(collection).findOne({ title }));
  if (!target) throw new Error(`The demo has no ${about} called ${title}.`);
  return target;
}

interface Reporters {
  readonly student: ObjectId | null;
  readonly admin: ObjectId | null;
}

function rowOf(context: SeedContext, written: WrittenReport, target: Target, by: Reporters) {
  const { about, from, code, text, hours, decided } = written;
  const reportedAt = new Date(context.now.getTime() - hours * HOUR);
  const decidedAt = decided ? new Date(reportedAt.getTime() + decided.after * HOUR) : null;
  const isStudent = from === 'student';
  return {
    _id: new ObjectId(context.random.id()),
    targetType: about,
    targetId: target._id,
    targetLabel: target.title,
    employerId: target.employerId ?? null,
    reporterId: isStudent ? by.student : null,
    reporterRole: isStudent ? 'intern' : 'anonymous',
    code,
    text,
    state: decided?.state ?? 'open',
    answer: decided?.answer ?? null,
    note: decided?.note ?? null,
    decidedBy: decided ? by.admin : null,
    decidedAt,
    dueAt: new Date(reportedAt.getTime() + reportLimits.dueHours * HOUR),
    version: decided ? 2 : 1,
    createdAt: reportedAt,
    updatedAt: decidedAt ?? reportedAt,
  };
}

/** Adds the reports of the demo: open ones for the queue, and decided ones. What they are about is there already. */
export async function seedReports(
  database: Database,
  context: SeedContext,
  users: readonly SeedAccount[],
): Promise<void> {
  const by = {
    student: users.find(({ email }) => email === 'student@demo.example')?._id ?? null,
    admin: users.find(({ role }) => role === 'admin')?._id ?? null,
  };
  for (const written of parseRows(writtenReports, report)) {
    const row = rowOf(context, written, await targetOf(database, written), by);
    await database.collection<Document>(Report).insertOne(row);
    if (row.state === 'open' && row.employerId)
      await database.collection<Document>(Employer).updateOne({ _id: row.employerId }, { $inc: { openReports: 1 } });
  }
}
