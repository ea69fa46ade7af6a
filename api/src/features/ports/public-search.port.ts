import type { Id } from '@prentice/contract';

/** An internship that a search finds. */
export interface FoundInternship {
  readonly id: Id;
  readonly title: string;
  /** When it was public for the first time: what opens again is not new. */
  readonly publishedAt: Date;
}

/** The public search, for features that look for new results. */
export abstract class PublicSearch {
  /**
   * The newest that a search finds, at most one page of them.
   * @param query the search as it stands in the address; one that no longer makes sense finds nothing
   */
  abstract findNewest(query: string): Promise<readonly FoundInternship[]>;
}
