import { Injectable } from '@nestjs/common';
import { objectId } from '../../../platform/database/ids.ts';
import { LinkChecker } from '../../external-jobs/index.ts';
import { checkedBatch, type BatchResult, type MaintenanceTask } from './maintenance-task.ts';

/** Links that are checked before progress is saved. */
const BATCH = 10;

/** Checks the links of all listed jobs now, as politely as the schedule does. */
@Injectable()
export class LinksTask implements MaintenanceTask {
  readonly isTransactional = false;

  constructor(private readonly checker: LinkChecker) {}

  count(): Promise<number> {
    return this.checker.countListed();
  }

  async run(cursor: string | null): Promise<BatchResult> {
    const after = cursor === null ? null : objectId(cursor);
    const { ids, broken } = await this.checker.checkAfter(after, BATCH);
    const findings = broken.map(({ _id, outcome }) => ({ _id, reason: 'link_broken' as const, seen: outcome }));
    return checkedBatch({ collection: 'external-jobs', size: BATCH, ids, broken: findings });
  }
}
