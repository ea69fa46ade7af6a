import type { Id, ReportTarget } from '@prentice/contract';

/** What a report is about, as its feature knows it. */
export interface ReportedRecord {
  readonly label: string;
  /** Whom it belongs to, if to an employer. */
  readonly employerId: Id | null;
}

/** @returns null when there is no such thing that the public can see */
type Source = (id: Id) => Promise<ReportedRecord | null>;

/** Things that can be reported. The features that keep them register how to find them. */
export class ReportTargets {
  private readonly sources = new Map<ReportTarget, Source>();

  register(type: ReportTarget, source: Source): void {
    this.sources.set(type, source);
  }

  async find(type: ReportTarget, id: Id): Promise<ReportedRecord | null> {
    return (await this.sources.get(type)?.(id)) ?? null;
  }
}
