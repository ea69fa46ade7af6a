import type { Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { PublicSearch } from '../search/index.ts';

/** What a student studies, and the internships that a search for it finds. */
export interface StudyMatches {
  readonly subject: string | null;
  readonly foundIds: ReadonlySet<Id>;
}

/** Finds open internships for what a student studies, as a search for the subject would. */
@Injectable()
export class StudyMatchSource {
  constructor(private readonly search: PublicSearch) {}

  /** Searches for the subject of the latest entry that says one; the newest internships only. */
  async find(education: readonly { readonly field: string | null; readonly start: string }[]): Promise<StudyMatches> {
    const latest = education.toSorted((a, b) => b.start.localeCompare(a.start)).find(({ field }) => field !== null);
    const subject = latest?.field ?? null;
    if (subject === null) return { subject, foundIds: new Set() };
    const internships = await this.search.findNewest(new URLSearchParams({ q: subject }).toString());
    return { subject, foundIds: new Set(internships.map(({ id }) => id)) };
  }
}
