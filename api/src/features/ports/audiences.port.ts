import type { Id } from '@prentice/contract';

/** Groups of people whom an event concerns beside those it names. */
export const audiences = [
  'applicants',
  'waitingApplicants',
  'companyApplicants',
  'bookmarkers',
  /** Those who bookmarked an internship or began to write, and have not applied. */
  'undecided',
] as const;
export type AudienceName = (typeof audiences)[number];

/** Ids of accounts in portions, so that nobody holds them all at once. Somebody may come more than once. */
type Source = (payload: Readonly<Record<string, unknown>>) => AsyncIterable<readonly Id[]>;

/** Groups of people to be told. The features that know who belongs to one register how to find them. */
export class Audiences {
  private readonly sources = new Map<AudienceName, Source>();

  register(name: AudienceName, source: Source): void {
    this.sources.set(name, source);
  }

  async *of(name: AudienceName, payload: Readonly<Record<string, unknown>>): AsyncIterable<readonly Id[]> {
    const source = this.sources.get(name);
    if (source) yield* source(payload);
  }
}
