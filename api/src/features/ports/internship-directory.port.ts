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
import type { Work } from '../../platform/database/database.service.ts';

/**
 * The turn of an internship that every application takes, and everything after which it takes none, or on other terms: of two
 * that meet, one begins again and finds what the other has done.
 */
export const admissionTurn = 'applicants';

/** An internship as applications need to know it, read within a unit of work. */
export interface AppliedTo {
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

export type InternshipCard = ViewOf<typeof internshipViews.card> & { readonly revision: number };

/** A posting as the public sees it now. */
export interface LivePosting {
  readonly revision: number;
  readonly posting: DraftUpdate;
}

/** An internship by words; null when it is gone. */
interface Named {
  readonly internship: { readonly title: string | null; readonly company: string } | null;
}

/** Internships as other features need them. */
export abstract class InternshipDirectory {
  /** @throws Refusal NOT_FOUND when it does not exist or was never public */
  abstract applied(work: Work, internshipId: ObjectId): Promise<AppliedTo>;
  /** The posting as a published revision froze it; null when there is none such. */
  abstract frozen(internshipId: ObjectId, revision: number): Promise<DraftUpdate | null>;
  /** The posting as it is shown now; null when the public does not see it. */
  abstract live(internshipId: ObjectId): Promise<LivePosting | null>;
  /** Cards by hex id, whatever their state; ids of nothing are left out. One query. */
  abstract cards(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, InternshipCard>>;
  /** Those of the cards whose company is public. One query. */
  abstract cardsOfPublicCompanies(ids: readonly ObjectId[]): Promise<ReadonlyMap<Id, InternshipCard>>;
  /** Rows with the title and the company of their internship beside its id, for people who read them in a file. */
  async named<Row extends { readonly internshipId: ObjectId }>(rows: readonly Row[]): Promise<(Row & Named)[]> {
    const cards = await this.cards(rows.map(({ internshipId }) => internshipId));
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
