import type { Id } from '@prentice/contract';

/** Groups of people whom an event concerns beside those it names, each with the field that says of which record. */
export const audiences = {
  applicants: 'internshipId',
  waitingApplicants: 'internshipId',
  companyApplicants: 'employerId',
  bookmarkers: 'internshipId',
  /** Those who bookmarked an internship or began to write, and have not applied. */
  undecided: 'internshipId',
} as const;
export type AudienceName = keyof typeof audiences;

/** Ids of accounts in portions, so that nobody holds them all at once. Somebody may come more than once. */
type Source = (recordId: Id) => AsyncIterable<readonly Id[]>;

/** Groups of people to be told. The features that know who belongs to one register how to find them. */
export class Audiences {
  private readonly sources = new Map<AudienceName, Source>();

  register(name: AudienceName, source: Source): void {
    this.sources.set(name, source);
  }

  /** @param recordId the internship's or the employer's, as `audiences` says */
  async *of(name: AudienceName, recordId: Id): AsyncIterable<readonly Id[]> {
    const source = this.sources.get(name);
    if (source) yield* source(recordId);
  }
}
