import { activeApplicationStates, type Match } from '@prentice/contract';
import { matchCv, matchRequirementsOf, MATCH_ALGORITHM, unreadableMatch } from '@prentice/cv/match';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { Document, Filter, ObjectId } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { CvMetricsRecorder, type MeasuredWork } from '../../cv-metrics/index.ts';
import { CvReadings } from '../../documents/index.ts';
import { InternshipLookup } from '../../internships/index.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';

const sent: Filter<Document> = { cvDocumentId: { $type: 'objectId' } };
const active: Filter<Document> = { ...sent, state: { $in: [...activeApplicationStates] } };
const VERSION = 'match.algorithmVersion';
/**
 * Without a match; then active ones with a match of another version. What has ended keeps the match that was decided
 * with.
 */
const outdated: readonly Filter<Document>[] = [
  { ...sent, [VERSION]: null },
  { ...active, [VERSION]: { $lt: MATCH_ALGORITHM } },
  { ...active, [VERSION]: { $gt: MATCH_ALGORITHM } },
];

/**
 * Compares the CV of each application with the internship as it was when the application was sent. Which applications
 * have no match of this version is in the database; a job only says when to look.
 */
@Injectable()
export class ApplicationMatches {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly readings: CvReadings,
    private readonly internships: InternshipLookup,
    private readonly metrics: CvMetricsRecorder,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }

  /** Returns how many applications have a match of this version, and how many are still to be computed. */
  async progress(): Promise<{ readonly done: number; readonly left: number }> {
    const count = (filter: Filter<Document>) => this.database.collection(Application).countDocuments(filter);
    const [done, ...left] = await Promise.all([count({ ...sent, [VERSION]: MATCH_ALGORITHM }), ...outdated.map(count)]);
    return { done, left: left.reduce((sum, number) => sum + number, 0) };
  }

  /** Computes and stores the match of an application, unless it has one of this version. */
  async compute(_id: ObjectId): Promise<void> {
    const row = await this.rows.findOne({ _id, $or: [...outdated] });
    if (row) await this.computeFor(row);
  }

  /** Returns how many applications with a CV are active. */
  countActive(): Promise<number> {
    return this.database.collection(Application).countDocuments(active);
  }

  /** Computes the matches of the active applications after an id again; one that fails does not stop the others. */
  async recomputeAfter(after: ObjectId | null, limit: number) {
    const rows = await this.database
      .collection<ApplicationRow>(Application)
      .find({ ...active, ...(after && { _id: { $gt: after } }) } as Filter<ApplicationRow>)
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    const failed: ObjectId[] = [];
    let changed = 0;
    for (const row of rows)
      try {
        const match = await this.computeFor(row);
        if (match && !isDeepStrictEqual(match, row.match)) changed++;
      } catch {
        failed.push(row._id);
      }
    return { ids: rows.map(({ _id }) => _id), changed, failed };
  }

  private async computeFor(row: ApplicationRow): Promise<Match | null> {
    const { _id, cvDocumentId } = row;
    if (!cvDocumentId) return null;
    const match = await this.metrics.measure('match', MATCH_ALGORITHM, () => this.matchOf(row, cvDocumentId));
    /* The erasure of a person may have come meanwhile. It is nobody's edit, so it changes neither version nor time of
       the last change. */
    const { matchedCount } = await this.rows.updateOne({ _id, cvDocumentId }, { $set: { match } });
    if (matchedCount > 0 && !row.match) await this.recordFirstMatch(row);
    return match;
  }

  /* Not in the transaction of the match: a lost event costs only the wait until the page is opened again. */
  private async recordFirstMatch({ _id, internshipId, employerId }: ApplicationRow): Promise<void> {
    const payload = {
      applicationId: _id.toHexString(),
      internshipId: internshipId.toHexString(),
      employerId: employerId.toHexString(),
    };
    await this.database.transaction(async (unitOfWork) =>
      this.events.recordOneOf(unitOfWork, 'application.matched', payload),
    );
  }

  private async matchOf(row: ApplicationRow, cvDocumentId: ObjectId): Promise<MeasuredWork<Match>> {
    const { internshipId, postingRevision, candidate } = row;
    const posting =
      (await this.internships.revision(internshipId, postingRevision)) ??
      (await this.internships.publishedPosting(internshipId))?.posting;
    const { evidence, ...reading } = await this.readings.readAndStore(cvDocumentId);
    if (!posting || !evidence) return { result: unreadableMatch, ...reading };
    const facts = candidate ?? { availability: null, locationPreferences: [], workModes: [] };
    return { result: matchCv(evidence, matchRequirementsOf(posting), facts), ...reading };
  }

  /** Yields the ids of applications without a match of this version, so many at a time. */
  async *outdatedBatches(size: number): AsyncIterable<readonly ObjectId[]> {
    for (const filter of outdated) {
      let last: ObjectId | null = null;
      do {
        const after: Filter<Document> = last ? { _id: { $gt: last } } : {};
        const batch = await this.database
          .collection(Application)
          .find<{ _id: ObjectId }>({ $and: [filter, after] }, { projection: { _id: 1 } })
          .sort({ _id: 1 })
          .limit(size)
          .toArray();
        if (batch.length > 0) yield batch.map(({ _id }) => _id);
        last = batch.at(-1)?._id ?? null;
      } while (last);
    }
  }
}
