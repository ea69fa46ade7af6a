import type { Id } from '@prentice/contract';

/** Groups of people whom an event concerns beside those it names, each with the field that says of which record. */
export const recipientGroups = {
  applicants: 'internshipId',
  waitingApplicants: 'internshipId',
  companyApplicants: 'employerId',
  bookmarkers: 'internshipId',
  /** Those who bookmarked an internship or began to write, and have not applied. */
  undecided: 'internshipId',
} as const;
export type RecipientGroupName = keyof typeof recipientGroups;

/** Yields ids of accounts in batches, so that they are never all in memory. An id may come more than once. */
type Source = (recordId: Id) => AsyncIterable<readonly Id[]>;

/** Groups of recipients. The features that know who belongs to a group register how to find them. */
export class RecipientGroups {
  private readonly sources = new Map<RecipientGroupName, Source>();

  register(name: RecipientGroupName, source: Source): void {
    this.sources.set(name, source);
  }

  /** @param recordId the internship's or the employer's, as `audiences` says */
  async *find(name: RecipientGroupName, recordId: Id): AsyncIterable<readonly Id[]> {
    const source = this.sources.get(name);
    if (source) yield* source(recordId);
  }
}
