import {
  activeApplicationStates,
  applicationLifecycle,
  isPayLowered,
  AppError,
  type DraftUpdate,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ApplicationLookup } from '../ports/application-lookup.port.ts';
import type { InternshipEntity, InternshipRow } from './internship.entity.ts';
import { postingOf } from './internship-presenter.ts';

/** Checks that depend on applications. It asks the applications: an internship's own counts lag behind. */
@Injectable()
export class ApplicantChecks {
  constructor(private readonly applications: ApplicationLookup) {}

  /** Returns whether an application is active. */
  async hasActive({ _id }: InternshipEntity): Promise<boolean> {
    return (await this.applications.internIdsIn(_id, activeApplicationStates)).length > 0;
  }

  /** Counts how many openings are taken. */
  async countAccepted({ _id }: InternshipEntity): Promise<number> {
    return (await this.applications.countByInternship([_id])).get(_id.toHexString())?.accepted ?? 0;
  }

  /** Returns the rows with their applications counted now. */
  async withCounts<Row extends Pick<InternshipRow, '_id' | 'counts'>>(rows: readonly Row[]): Promise<Row[]> {
    if (rows.length === 0) return [];
    const counts = await this.applications.countByInternship(rows.map(({ _id }) => _id));
    return rows.map((row) => ({ ...row, counts: counts.get(row._id.toHexString()) ?? row.counts }));
  }

  /** @throws AppError PAY_CUT_AFTER_APPLICATIONS when the pay would be lower than what people applied for */
  async assertPayNotLowered(internship: InternshipEntity, next: DraftUpdate): Promise<void> {
    if (!isPayLowered(postingOf(internship), next)) return;
    const interns = await this.applications.internIdsIn(internship._id, applicationLifecycle.states);
    if (interns.length > 0) throw new AppError('PAY_CUT_AFTER_APPLICATIONS');
  }
}
