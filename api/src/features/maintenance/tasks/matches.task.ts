import { Injectable } from '@nestjs/common';
import { objectId } from '../../../platform/database/ids.ts';
import { ApplicationMatches } from '../../applications/index.ts';
import { checkedBatch, type BatchResult, type MaintenanceTask } from './maintenance-task.ts';

/** Applications that are compared before progress is saved. */
const BATCH = 50;

/** Compares the CVs of active applications with their internships again, whatever version has compared them before. */
@Injectable()
export class MatchesTask implements MaintenanceTask {
  readonly isTransactional = false;

  constructor(private readonly matches: ApplicationMatches) {}

  count(): Promise<number> {
    return this.matches.countActive();
  }

  async run(cursor: string | null): Promise<BatchResult> {
    const after = cursor === null ? null : objectId(cursor);
    const { ids, changed, failed } = await this.matches.recomputeAfter(after, BATCH);
    const broken = failed.map((_id) => ({ _id, reason: 'match_failed' as const }));
    return checkedBatch({ collection: 'applications', size: BATCH, ids, changed, broken });
  }
}
