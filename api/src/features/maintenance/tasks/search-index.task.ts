import { Injectable } from '@nestjs/common';
import { OpenInternships } from '../../internships/index.ts';
import type { BatchResult, MaintenanceTask } from './maintenance-task.ts';

/** Builds the search index anew: every process that answers searches does so when a run of this kind has started. */
@Injectable()
export class SearchIndexTask implements MaintenanceTask {
  readonly isTransactional = false;

  constructor(private readonly internships: OpenInternships) {}

  async count(): Promise<number> {
    let count = 0;
    for await (const _ of this.internships.all()) count++;
    return count;
  }

  async run(): Promise<BatchResult> {
    return { cursor: null, processed: await this.count(), changed: 0, failed: 0, findings: [] };
  }
}
