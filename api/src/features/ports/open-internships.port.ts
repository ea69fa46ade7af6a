import type { Id } from '@prentice/contract';

/** A stored internship as a plain document: the summary's fields and what is searched. */
export type OpenInternship = object;

/** Internships that the public list shows, for the search index. */
export abstract class OpenInternships {
  abstract all(): AsyncIterable<OpenInternship>;
  /** Null when it is not (or no longer) listed. */
  abstract find(id: Id): Promise<OpenInternship | null>;
  /** All of an employer; `row` is null for those that are not listed. */
  abstract findByEmployer(employerId: Id): Promise<readonly { readonly id: Id; readonly row: OpenInternship | null }[]>;
}
