import { Injectable } from '@nestjs/common';
import { objectId } from '../../../platform/database/ids.ts';
import { UnusedFiles } from '../../../platform/files/unused-files.service.ts';
import { ApplicationMatches } from '../../applications/index.ts';
import { DocumentIntegrity } from '../../documents/index.ts';
import { LinkChecker } from '../../external-jobs/index.ts';
import { OpenInternships } from '../../internships/index.ts';
import {
  checkedBatch,
  type BatchOptions,
  type BatchResult,
  type MaintenanceTask,
  type NewFinding,
} from './maintenance-task.ts';

/* Tasks whose work is done by the features that own the records. */

/** How many records are handled before progress is saved. */
const batchSizes = { matches: 50, links: 10, files: 20, unusedFiles: 200 } as const;

const lastIdOf = (cursor: string | null) => (cursor === null ? null : objectId(cursor));

/** Rebuilds the search index: every process that answers searches does so when a run of this kind has started. */
@Injectable()
export class SearchIndexTask implements MaintenanceTask {
  readonly isTransactional = false;

  constructor(private readonly internships: OpenInternships) {}

  count(): Promise<number> {
    return this.internships.count();
  }

  async run(): Promise<BatchResult> {
    return { cursor: null, processed: await this.count(), changed: 0, failed: 0, findings: [] };
  }
}

/** Compares the CVs of active applications with their internships again, whatever version has compared them before. */
@Injectable()
export class MatchesTask implements MaintenanceTask {
  readonly isTransactional = false;

  constructor(private readonly matches: ApplicationMatches) {}

  count(): Promise<number> {
    return this.matches.countActive();
  }

  async run(cursor: string | null): Promise<BatchResult> {
    const size = batchSizes.matches;
    const { ids, changed, failed } = await this.matches.recomputeAfter(lastIdOf(cursor), size);
    const broken = failed.map((_id) => ({ _id, reason: 'match_failed' as const }));
    return checkedBatch({ collection: 'applications', size, ids, changed, broken });
  }
}

/** Checks the links of all listed jobs now, as politely as the schedule does. */
@Injectable()
export class LinksTask implements MaintenanceTask {
  readonly isTransactional = false;

  constructor(private readonly checker: LinkChecker) {}

  count(): Promise<number> {
    return this.checker.countListed();
  }

  async run(cursor: string | null): Promise<BatchResult> {
    const size = batchSizes.links;
    const { ids, broken } = await this.checker.checkAfter(lastIdOf(cursor), size);
    const findings = broken.map(({ _id, outcome }) => ({ _id, reason: 'link_broken' as const, seen: outcome }));
    return checkedBatch({ collection: 'external-jobs', size, ids, broken: findings });
  }
}

/** Compares the bytes of every document with the hash that was kept of them. */
@Injectable()
export class FilesTask implements MaintenanceTask {
  readonly isTransactional = false;

  constructor(private readonly integrity: DocumentIntegrity) {}

  count(): Promise<number> {
    return this.integrity.count();
  }

  async run(cursor: string | null): Promise<BatchResult> {
    const size = batchSizes.files;
    const { ids, damaged } = await this.integrity.verifyAfter(lastIdOf(cursor), size);
    const broken = damaged.map(({ _id, isMissing }) => ({
      _id,
      reason: isMissing ? ('file_missing' as const) : ('file_different' as const),
    }));
    return checkedBatch({ collection: 'documents', size, ids, broken });
  }
}

/** Deletes files that no record names. A dry run only lists them. */
@Injectable()
export class UnusedFilesTask implements MaintenanceTask {
  readonly isTransactional = false;

  constructor(private readonly files: UnusedFiles) {}

  count(): Promise<number> {
    return this.files.count();
  }

  async run(cursor: string | null, { dryRun }: BatchOptions): Promise<BatchResult> {
    const { keys, unused } = await this.files.checkAfter(cursor, batchSizes.unusedFiles);
    const findings: NewFinding[] = [];
    for (const { key, storedAt } of unused) {
      const isDeleted = !dryRun && (await this.files.remove(key));
      findings.push({
        collection: 'files',
        recordId: key,
        original: { value: storedAt },
        proposed: null,
        reason: 'file_unused',
        outcome: isDeleted ? 'deleted' : dryRun ? 'reported' : 'skipped',
      });
    }
    return {
      cursor: keys.length === batchSizes.unusedFiles ? (keys.at(-1) ?? null) : null,
      processed: keys.length,
      changed: findings.filter(({ outcome }) => outcome !== 'skipped').length,
      failed: 0,
      findings,
    };
  }
}
