import {
  internshipViews,
  publicInternshipStates,
  AppError,
  type DraftUpdate,
  type Id,
  type Eligibility,
  type InternshipState,
  type Question,
  type ViewOf,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Filter, ObjectId } from 'mongodb';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { projection } from '../../platform/database/list-queries.ts';
import type { ReportedRecord } from '../employers/index.ts';
import { Internship, InternshipRevision, publicInternshipFilter, type InternshipRow } from './internship.entity.ts';
import { postingOf, presentInternshipAs } from './internship-presenter.ts';

/** An internship as applications need to know it, read within a unit of work. */
export interface InternshipForApplication {
  readonly id: Id;
  readonly employerId: Id;
  readonly slug: string;
  readonly title: string;
  readonly state: InternshipState;
  /** The employer is public. */
  readonly employerLive: boolean;
  readonly deadline: string;
  readonly startDate: string | null;
  readonly durationWeeks: number | null;
  readonly responseDays: number;
  readonly revision: number;
  readonly openings: number;
  readonly maxApplicants: number | null;
  readonly blindReview: boolean;
  readonly questions: readonly Question[];
  readonly eligibility: Eligibility;
  readonly locations: readonly { readonly country: string }[];
}

export type InternshipSummary = ViewOf<typeof internshipViews.summary> &
  Pick<InternshipRow, 'revision' | 'eligibility' | 'maxApplicants'>;

/** A posting as the public sees it now. */
export interface PublishedPosting {
  readonly revision: number;
  readonly posting: DraftUpdate;
}

/** An internship by words; null when it is gone. */
interface WithInternshipName {
  readonly internship: { readonly title: string | null; readonly company: string } | null;
}

/** Reads internships for other features. */
@Injectable()
export class InternshipLookup {
  constructor(private readonly database: Database) {}

  /** @throws AppError NOT_FOUND when it does not exist or was never public, INTERNSHIP_GONE when it was taken down */
  async forApplication(unitOfWork: UnitOfWork, internshipId: ObjectId): Promise<InternshipForApplication> {
    const internship = await unitOfWork.findOne(Internship, { _id: internshipId });
    if (internship?.state === 'removed') throw new AppError('INTERNSHIP_GONE');
    if (!internship || !publicInternshipStates.some((state) => state === internship.state))
      throw new AppError('NOT_FOUND');
    const { title, deadline, ...posting } = postingOf(internship);
    return {
      ...posting,
      id: internshipId.toHexString(),
      employerId: internship.employerId.toHexString(),
      slug: internship.slug,
      title: title ?? '',
      deadline: deadline ?? '',
      state: internship.state,
      employerLive: internship.employerLive,
      revision: internship.revision,
    };
  }

  /** Returns the posting as a published revision froze it; null when there is none such. */
  async revision(internshipId: ObjectId, revision: number): Promise<DraftUpdate | null> {
    const revisions = await this.database
      .collection<{ internshipId: ObjectId; revision: number; posting: DraftUpdate }>(InternshipRevision)
      .findOne({ internshipId, revision });
    return revisions?.posting ?? null;
  }

  /** Returns the posting as it is shown now; null when the public does not see it. */
  async publishedPosting(internshipId: ObjectId): Promise<PublishedPosting | null> {
    const internship = await this.database
      .collection<InternshipRow>(Internship)
      .findOne({ _id: internshipId, ...publicInternshipFilter });
    return internship && { revision: internship.revision, posting: postingOf(internship) };
  }

  /** Returns the posting of an employer's own internship, as it is written now. @throws AppError NOT_FOUND */
  async ownPosting(employerId: ObjectId, internshipId: ObjectId): Promise<DraftUpdate> {
    const internship = await this.database
      .collection<InternshipRow>(Internship)
      .findOne({ _id: internshipId, employerId });
    if (!internship) throw new AppError('NOT_FOUND');
    return postingOf(internship);
  }

  /** Returns which of these internships are reviewed blind now. One query. */
  async blindAmong(ids: readonly ObjectId[]): Promise<ReadonlySet<Id>> {
    const blindInternships = await this.database
      .collection<InternshipRow>(Internship)
      .find({ _id: { $in: [...ids] }, blindReview: true }, { projection: { _id: 1 } })
      .toArray();
    return new Set(blindInternships.map(({ _id }) => _id.toHexString()));
  }

  /** Returns summaries by hex id in any state; unknown ids are left out. One query. */
  summaries(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, InternshipSummary>> {
    return this.findSummaries({ _id: { $in: [...ids] } });
  }

  /** Returns the summaries whose company is public. One query. */
  summariesOfPublicCompanies(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, InternshipSummary>> {
    return this.findSummaries({ _id: { $in: [...ids] }, employerLive: true });
  }

  /**
   * Returns the rows with the title and the company of their internship beside its id, for people who read them in a
   * file.
   */
  async withInternshipNames<Row extends { readonly internshipId: ObjectId }>(
    rows: readonly Row[],
  ): Promise<(Row & WithInternshipName)[]> {
    const summaries = await this.summaries(rows.map(({ internshipId }) => internshipId));
    return rows.map((row) => {
      const summary = summaries.get(row.internshipId.toHexString());
      return { ...row, internship: summary ? { title: summary.title, company: summary.employer.name } : null };
    });
  }

  /** Returns an internship as a report names it; null when the public does not see it. */
  async reportedRecord(id: Id): Promise<ReportedRecord | null> {
    const row = await this.database
      .collection<InternshipRow>(Internship)
      .findOne({ _id: objectId(id), ...publicInternshipFilter });
    return row && { label: row.title ?? '', employerId: row.employerId.toHexString() };
  }

  private async findSummaries(filter: Filter<InternshipRow>): Promise<ReadonlyMap<Id, InternshipSummary>> {
    const rows = await this.database
      .collection<InternshipRow>(Internship)
      .find(filter, {
        projection: { ...projection(internshipViews.summary.fields), revision: 1, eligibility: 1, maxApplicants: 1 },
      })
      .toArray();
    return new Map(
      rows.map((row) => [
        row._id.toHexString(),
        {
          ...presentInternshipAs('summary', row),
          revision: row.revision,
          eligibility: row.eligibility,
          maxApplicants: row.maxApplicants,
        },
      ]),
    );
  }
}
