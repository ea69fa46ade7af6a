import { createHash } from 'node:crypto';
import {
  activeApplicationStates,
  cvAnalysisLimits,
  type CvAnalysisFailure,
  type CvMode,
  type CvTestSample,
  type DraftUpdate,
  type Match,
  utcDay,
} from '@prentice/contract';
import { MATCH_ALGORITHM, matchCv, matchRequirementsOf } from '@prentice/cv/match';
import type { INestApplicationContext } from '@nestjs/common';
import { ObjectId, type Document } from 'mongodb';
import { User } from '../features/accounts/index.ts';
import { Application } from '../features/applications/index.ts';
import { comparableMatch, CvAnalysis, CvMatching, rankingOf } from '../features/cv-analyses/index.ts';
import { bucketOf, CvMetricsCount, REVIEW_ALGORITHM, type CvMetricsCountRow } from '../features/cv-metrics/index.ts';
import { sampleBytes } from '../features/cv-tests/index.ts';
import { Internship, postingOf } from '../features/internships/index.ts';
import { Member } from '../features/members/index.ts';
import { Clock, DAY, HOUR } from '../platform/clock/clock.ts';
import { Database } from '../platform/database/database.service.ts';
import { FileStore } from '../platform/files/file-store.port.ts';
import durations from './data/cv-durations.json' with { type: 'json' };
import { demoAccounts } from './demo-accounts.ts';

/** Files that the demo company has uploaded, of which two cannot be read. */
const uploads: readonly CvTestSample[] = ['one_column', 'scan', 'encrypted'];
/** How long ago the demo company asked for its analyses. */
const AGE_MS = { applicants: 2 * DAY, uploads: 3 * HOUR } as const;

interface StoredApplication {
  readonly _id: ObjectId;
  readonly internId: ObjectId;
  readonly internshipId: ObjectId;
  readonly state: string;
  readonly cvDocumentId: ObjectId;
  readonly cv: { readonly sha256: string };
  readonly match: Match;
  readonly submittedAt: Date;
}
type StoredInternship = DraftUpdate & { readonly _id: ObjectId; readonly employerId: ObjectId };

/** An analysis as far as it is counted. */
interface CountedWork {
  readonly at: Date;
  readonly mode: CvMode;
  readonly version: string;
  /** Milliseconds; null for what was answered from the cache. */
  readonly took: number | null;
  readonly failure?: CvAnalysisFailure | null;
}

const dayOf = ({ at }: CountedWork): string => utcDay(at);

function countOf(group: readonly CountedWork[], { mode, version, at, took }: CountedWork): CvMetricsCountRow {
  const failures: Partial<Record<CvAnalysisFailure, number>> = {};
  const histogram: Record<string, number> = {};
  for (const work of group) {
    if (work.failure) failures[work.failure] = (failures[work.failure] ?? 0) + 1;
    if (work.took !== null) histogram[bucketOf(work.took)] = (histogram[bucketOf(work.took)] ?? 0) + 1;
  }
  const cached = group.filter((work) => work.took === null).length;
  const day = dayOf({ mode, version, at, took });
  return { _id: new ObjectId(), day, mode, version, total: group.length, cached, failures, durations: histogram };
}

/** Returns the counts by day, purpose and version, as the product keeps them. */
function countsOf(all: readonly CountedWork[]): CvMetricsCountRow[] {
  const groups = Map.groupBy(all, (work) => `${dayOf(work)} ${work.mode} ${work.version}`);
  return [...groups.values()].flatMap((group) => (group[0] ? [countOf(group, group[0])] : []));
}

/** Takes measured times in turn. */
function inTurn(times: readonly number[]): () => number {
  let next = 0;
  return () => times[next++ % times.length] ?? 0;
}
const reviewTime = inTurn(durations.review);
const matchTime = inTurn(durations.match);

/**
 * Lists what was read: each student looked at the review on the day of applying; the CV was read for the first of their
 * matches.
 */
function workOfApplications(applications: readonly StoredApplication[]): CountedWork[] {
  const read = new Set<string>();
  return applications.flatMap(({ submittedAt: createdAt, cvDocumentId, match }) => {
    const cv = cvDocumentId.toHexString();
    const took = read.has(cv) ? null : matchTime();
    read.add(cv);
    return [
      { at: createdAt, mode: 'review', version: REVIEW_ALGORITHM, took: reviewTime() },
      { at: createdAt, mode: 'match', version: match.algorithmVersion, took },
    ];
  });
}

/** Returns what an uploaded file shows, or why it cannot be read. */
async function resultOf(bytes: Buffer, internship: StoredInternship) {
  const { CvFileError } = await import('@prentice/cv/files');
  const { evidenceIn, readCvFile } = await import('@prentice/cv/reading');
  try {
    const evidence = evidenceIn(await readCvFile(bytes));
    const noFacts = { availability: null, locationPreferences: [], workModes: [] };
    const match = matchCv(evidence, matchRequirementsOf(internship), noFacts);
    return { match: comparableMatch({ applicationId: null }, match), failure: null };
  } catch (error) {
    if (!(error instanceof CvFileError)) throw error;
    return { match: null, failure: `FILE_${error.code}` as const };
  }
}

interface AnalysisPart {
  readonly ago: number;
  readonly hours: number;
  readonly sha256: string;
  readonly match: Match | null;
  readonly failure: CvAnalysisFailure | null;
}

/** Makes analyses for the demo company as its own requests would have left them. */
class CompanyAnalyses {
  constructor(
    private readonly matching: CvMatching,
    private readonly internship: StoredInternship,
    private readonly requestedBy: ObjectId | null,
    private readonly now: Date,
  ) {}

  private record({ ago, hours, sha256, match, failure }: AnalysisPart) {
    const { _id: internshipId, employerId } = this.internship;
    const createdAt = new Date(this.now.getTime() - ago);
    return {
      _id: new ObjectId(),
      employerId,
      internshipId,
      requestedBy: this.requestedBy,
      sha256,
      state: match ? 'succeeded' : 'failed',
      failure,
      milliseconds: matchTime(),
      claimedUntil: null,
      claim: null,
      match,
      ...(match ? rankingOf(match) : { missingRequired: null, rank: null }),
      basis: match && this.matching.basisOf(sha256, this.internship),
      createdAt,
      updatedAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + hours * HOUR),
      version: 1,
    };
  }

  /**
   * Returns an application's analysis. Its result is the match of the application, for as long as the internship has
   * not changed.
   */
  ofApplicant({ _id, internId, internshipId, cvDocumentId, cv: { sha256 }, match, submittedAt }: StoredApplication) {
    const hours = (cvAnalysisLimits.applicantDays * DAY) / HOUR;
    return {
      ...this.record({ ago: AGE_MS.applicants, hours, sha256, match, failure: null }),
      milliseconds: null,
      source: 'applicant',
      applicationId: _id,
      internId,
      documentId: cvDocumentId,
      fileName: null,
      storageKey: null,
      subjectKey: `${internshipId.toHexString()} ${_id.toHexString()}`,
      receivedAt: submittedAt,
    };
  }

  async ofUpload(sample: CvTestSample, files: FileStore) {
    const bytes = sampleBytes(sample);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const result = await resultOf(bytes, this.internship);
    const record = this.record({ ago: AGE_MS.uploads, hours: cvAnalysisLimits.uploadHours, sha256, ...result });
    return {
      ...record,
      source: 'upload',
      applicationId: null,
      internId: null,
      documentId: null,
      fileName: `${sample.replace('_', '-')}.pdf`,
      storageKey: await files.put(bytes),
      subjectKey: `${this.internship._id.toHexString()} ${sha256}`,
      receivedAt: record.createdAt,
    };
  }
}

/** Returns the applications of the internship of the demo company that has most active ones. */
function busiest(applications: readonly StoredApplication[], internships: readonly ObjectId[]): StoredApplication[] {
  const active = applications.filter(({ state }) =>
    activeApplicationStates.some((activeState) => activeState === state),
  );
  const companyApplications = active.filter(({ internshipId }) =>
    internships.some((internship) => internship.equals(internshipId)),
  );
  const groups = [...Map.groupBy(companyApplications, ({ internshipId }) => internshipId.toHexString()).values()];
  return groups.toSorted((left, right) => right.length - left.length)[0] ?? [];
}

/**
 * Fills what administrators see of the analysis of CVs: counts of what the demo's applications amount to, and analyses
 * of the demo company. Results and failures are those of the product's own functions; times were measured once with its
 * reader.
 */
export async function seedCvAnalytics(app: INestApplicationContext): Promise<void> {
  const database = app.get(Database);
  const sent = { cvDocumentId: { $type: 'objectId' }, match: { $ne: null } };
  const applications = await database
    .collection<StoredApplication>(Application)
    .find(sent as Document)
    .sort({ submittedAt: 1, _id: 1 })
    .toArray();
  const work = workOfApplications(applications);
  const email = demoAccounts.find(({ member }) => member === 'owner')?.email ?? '';
  const owner = await database.collection<{ _id: ObjectId }>(User).findOne({ email });
  const member = owner && (await database.collection<{ employerId: ObjectId }>(Member).findOne({ userId: owner._id }));
  const companyInternships = member
    ? await database.collection<StoredInternship>(Internship).find({ employerId: member.employerId }).toArray()
    : [];
  const chosen = busiest(
    applications,
    companyInternships.map(({ _id }) => _id),
  );
  const internship = companyInternships.find(({ _id }) => chosen[0]?.internshipId.equals(_id));
  if (internship) {
    const now = app.get(Clock).now();
    const posting = { ...postingOf(internship), _id: internship._id, employerId: internship.employerId };
    const analyses = new CompanyAnalyses(app.get(CvMatching, { strict: false }), posting, owner?._id ?? null, now);
    const rows = chosen.map((application) => analyses.ofApplicant(application));
    const uploaded = [];
    for (const sample of uploads) uploaded.push(await analyses.ofUpload(sample, app.get(FileStore)));
    await database.collection(CvAnalysis).insertMany([...rows, ...uploaded]);
    for (const { createdAt, milliseconds, source, failure } of [...rows, ...uploaded]) {
      const took = source === 'applicant' ? null : milliseconds;
      work.push({ at: createdAt, mode: 'bulk', version: MATCH_ALGORITHM, took, failure });
    }
  }
  await database.collection<CvMetricsCountRow>(CvMetricsCount).insertMany(countsOf(work));
}
