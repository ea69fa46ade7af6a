import { monthlyAmount, type DraftUpdate, type Risk, type Pay } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock, DAY, HOUR } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { EmployerLookup } from '../../employers/index.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { Internship, type InternshipRow } from '../internship.entity.ts';
import { similarityThresholds, shinglesOf, similarity, minHashSketch } from './near-duplicates.ts';
import { assessRisk } from './risk/risk.rules.ts';

/** Returns the pay in minor units per month as the middle of its range, or null when nothing is paid. */
function monthlyPay(pay: Pay | null | undefined, hoursPerWeek: number | null, weeks: number | null): number | null {
  if (!pay || pay.min === null || !pay.unit) return null;
  const middle = (pay.min + (pay.max ?? pay.min)) / 2;
  return Math.round(monthlyAmount(middle, { unit: pay.unit, hoursPerWeek, durationWeeks: weeks }));
}

/** Offers paid like others that the median is taken of, and candidates that are compared word by word. */
const PAY_SAMPLE_SIZE = 400;
const CANDIDATE_LIMIT = 200;
/** What counts as a copy of somebody else's: what is or may become public. */
const competingStates = [
  'pending_review',
  'changes_requested',
  'scheduled',
  'open',
  'paused',
  'closed',
  'filled',
] as const;

/** Returns everything of a posting that candidates read: what is asked of them may be anywhere. */
const fullTextOf = (row: InternshipRow): string =>
  [
    row.title,
    row.description,
    ...row.tasks,
    ...row.learningOutcomes,
    row.pay?.benefits,
    row.unpaidBasis?.explanation,
    row.durationJustification,
    ...row.questions.map(({ label }) => label),
  ]
    .filter(Boolean)
    .join('\n');

interface SimilarInternship {
  readonly row: InternshipRow;
  readonly similarity: number;
  readonly sameEmployer: boolean;
}

const isAwaitingReviewOrOpen = ({ state }: InternshipRow): boolean =>
  state === 'pending_review' || state === 'scheduled' || state === 'open' || state === 'paused';
const summaryOf = ({ row, similarity: alike }: SimilarInternship) => ({
  id: row._id.toHexString(),
  title: row.title ?? '',
  similarity: alike,
});

/** Finds what an administrator should look at. */
@Injectable()
export class ModerationAssessment {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly employers: EmployerLookup,
  ) {}

  private get rows() {
    return this.database.collection<InternshipRow>(Internship);
  }

  /**
   * Assesses the risk of an internship as it stands, or as it would be with these changes; null when there is none
   * such.
   */
  async assess(id: ObjectId, change: Partial<DraftUpdate> = {}): Promise<Risk | null> {
    const internship = await this.rows.findOne({ _id: id });
    if (!internship) return null;
    const row = { ...internship, ...change };
    const now = this.clock.now();
    const employer = (await this.employers.summaries([row.employerId])).get(row.employerId.toHexString());
    const since = new Date(now.getTime() - DAY);
    const postingsToday = await this.rows.countDocuments({ employerId: row.employerId, submittedAt: { $gte: since } });
    const similar = await this.findSimilar(row);
    const ofAnother = similar.find((neighbour) => !neighbour.sameEmployer);
    const ofItsOwn = similar.find((neighbour) => neighbour.sameEmployer && isAwaitingReviewOrOpen(neighbour.row));
    return assessRisk({
      text: fullTextOf(row),
      monthlyPay: monthlyPay(row.pay, row.hoursPerWeek ?? null, row.durationWeeks ?? null),
      categoryMedian: await this.medianPay(row),
      employerDomain: employer?.emailDomain ?? null,
      accountAgeHours: employer ? (now.getTime() - new Date(employer.createdAt).getTime()) / HOUR : 0,
      postingsToday,
      descriptionLength: row.description?.length ?? 0,
      duplicateOf: ofAnother ? summaryOf(ofAnother) : null,
      ownDuplicateOf: ofItsOwn ? summaryOf(ofItsOwn) : null,
    });
  }

  private async medianPay(row: InternshipRow): Promise<number | null> {
    const paid = await this.rows
      .find(
        { state: 'open', category: row.category ?? null },
        {
          projection: { pay: 1, hoursPerWeek: 1, durationWeeks: 1 },
        },
      )
      .sort({ openedAt: -1 })
      .limit(PAY_SAMPLE_SIZE)
      .toArray();
    const figures = paid
      .filter((posting) => posting.pay?.currency === row.pay?.currency)
      .map((posting) => monthlyPay(posting.pay, posting.hoursPerWeek ?? null, posting.durationWeeks ?? null))
      .filter((figure) => figure !== null)
      .sort((a, b) => a - b);
    return figures.length < 5 ? null : (figures[Math.floor(figures.length / 2)] ?? null);
  }

  /**
   * Finds near-duplicates within the employer and across employers, most alike first. The index offers, the words
   * decide.
   */
  private async findSimilar(row: InternshipRow): Promise<SimilarInternship[]> {
    const shingles = shinglesOf(row);
    const fields = { title: 1, description: 1, tasks: 1, locations: 1, employerId: 1, employer: 1, state: 1 };
    const others = await this.rows
      .find(
        {
          _id: { $ne: row._id },
          sketch: { $in: minHashSketch(shingles) },
          $or: [{ employerId: row.employerId }, { state: { $in: [...competingStates] } }],
        },
        { projection: fields },
      )
      .limit(CANDIDATE_LIMIT)
      .toArray();
    return others
      .map((other) => ({
        row: other,
        similarity: similarity(shingles, shinglesOf(other)),
        sameEmployer: other.employerId.equals(row.employerId),
      }))
      .filter(
        (neighbour) =>
          neighbour.similarity >= (neighbour.sameEmployer ? similarityThresholds.within : similarityThresholds.across),
      )
      .sort((a, b) => b.similarity - a.similarity);
  }

  async similar(caller: Caller, id: string) {
    const row = await this.records.read(caller, 'transition', Internship, id);
    const alike = (await this.findSimilar(row)).slice(0, 10);
    return alike
      .filter((neighbour) => caller.actor.role === 'admin' || neighbour.sameEmployer)
      .map((neighbour) => ({
        id: neighbour.row._id.toHexString(),
        title: neighbour.row.title ?? '',
        employerName: neighbour.row.employer.name,
        state: neighbour.row.state,
        similarity: Math.round(neighbour.similarity * 100) / 100,
        sameEmployer: neighbour.sameEmployer,
      }));
  }
}
