import { activeStates, applicationLifecycle, lowersPay, Refusal, type DraftUpdate } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ApplicationCounts } from '../ports/application-counts.port.ts';
import type { InternshipEntity, InternshipRow } from './internship.entity.ts';
import { postingOf } from './internship.posting.ts';

/** What hangs on whether somebody applied. It asks the applications: an internship's own counts come a moment later. */
@Injectable()
export class Applicants {
  constructor(private readonly applications: ApplicationCounts) {}

  /** Whether an application is active. */
  async active({ _id }: InternshipEntity): Promise<boolean> {
    return (await this.applications.activeInterns(_id, activeStates)).length > 0;
  }

  /** How many openings are taken. */
  async accepted({ _id }: InternshipEntity): Promise<number> {
    return (await this.applications.ofInternships([_id])).get(_id.toHexString())?.accepted ?? 0;
  }

  /** The rows with their applications counted now. */
  async counted<Row extends Pick<InternshipRow, '_id' | 'counts'>>(rows: readonly Row[]): Promise<Row[]> {
    if (rows.length === 0) return [];
    const counts = await this.applications.ofInternships(rows.map(({ _id }) => _id));
    return rows.map((row) => ({ ...row, counts: counts.get(row._id.toHexString()) ?? row.counts }));
  }

  /** @throws Refusal PAY_CUT_AFTER_APPLICATIONS when the pay would be lower than what people applied for */
  async assertPayKept(internship: InternshipEntity, next: DraftUpdate): Promise<void> {
    if (!lowersPay(postingOf(internship), next)) return;
    const interns = await this.applications.activeInterns(internship._id, applicationLifecycle.states);
    if (interns.length > 0) throw new Refusal('PAY_CUT_AFTER_APPLICATIONS');
  }
}
