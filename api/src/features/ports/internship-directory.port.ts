import type {
  ApplicationCounts,
  DraftUpdate,
  Eligibility,
  Id,
  InternshipState,
  Question,
  ViewOf,
  internshipViews,
} from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../platform/database/database.service.ts';

/**
 * The mutex of an internship that every application locks, and every change of whether or how one can apply: of two
 * that conflict, one retries and finds what the other has done.
 */
export const admissionMutex = 'admission';

/** An internship as applications need to know it, read within a unit of work. */
export interface InternshipForApplication {
  readonly id: Id;
  readonly employerId: Id;
  readonly slug: string;
  readonly title: string;
  readonly state: InternshipState;
  /** The employer is public. */
  readonly live: boolean;
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

export type InternshipSummary = ViewOf<typeof internshipViews.card> & { readonly revision: number };

/** A posting as the public sees it now. */
export interface PublishedPosting {
  readonly revision: number;
  readonly posting: DraftUpdate;
}

/** An internship by words; null when it is gone. */
interface WithInternshipName {
  readonly internship: { readonly title: string | null; readonly company: string } | null;
}

/** Internships as other features need them. */
export abstract class InternshipDirectory {
  /** @throws AppError NOT_FOUND when it does not exist or was never public */
  abstract forApplication(unitOfWork: UnitOfWork, internshipId: ObjectId): Promise<InternshipForApplication>;
  /** The posting as a published revision froze it; null when there is none such. */
  abstract revision(internshipId: ObjectId, revision: number): Promise<DraftUpdate | null>;
  /** The posting as it is shown now; null when the public does not see it. */
  abstract publishedPosting(internshipId: ObjectId): Promise<PublishedPosting | null>;
  /** Returns summaries by hex id in any state; unknown ids are left out. One query. */
  abstract summaries(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, InternshipSummary>>;
  /** Returns the summaries whose company is public. One query. */
  abstract summariesOfPublicCompanies(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, InternshipSummary>>;
  /** Rows with the title and the company of their internship beside its id, for people who read them in a file. */
  async withInternshipNames<Row extends { readonly internshipId: ObjectId }>(
    rows: readonly Row[],
  ): Promise<(Row & WithInternshipName)[]> {
    const cards = await this.summaries(rows.map(({ internshipId }) => internshipId));
    return rows.map((row) => {
      const card = cards.get(row.internshipId.toHexString());
      return { ...row, internship: card ? { title: card.title, company: card.employer.name } : null };
    });
  }
  /** Brings the counts of an internship's applications, as they are now. */
  abstract setCounts(internshipId: ObjectId, counts: ApplicationCounts): Promise<void>;
  /** Closes (or marks as filled) by the system; no error when it is not open any more. */
  abstract end(internshipId: ObjectId, to: 'closed' | 'filled', reason: 'limit' | 'filled'): Promise<void>;
}
