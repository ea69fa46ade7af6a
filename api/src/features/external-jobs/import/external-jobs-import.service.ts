import {
  AppError,
  type ExternalJobCreate,
  type ImportReport,
  type ImportResult,
  type ImportRows,
  type ImportedTable,
  type ImportUndoReply,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { ExternalJob, type ExternalJobRow } from '../external-job.entity.ts';
import { ExternalJobsEditor } from '../external-jobs-editor.service.ts';
import { readCsvTable } from './csv-table.ts';
import { readTableRow, type ReadRow } from './import-row.ts';

type Row = ReadRow & { readonly line: number };

/**
 * Imports tables, some rows at a time: the browser shows how far it is and stops when somebody cancels, and nothing is
 * kept on the server between two calls but the drafts. A link that is here already is left alone, so that an import can
 * be repeated.
 */
@Injectable()
export class ExternalJobsImport {
  constructor(
    private readonly database: Database,
    private readonly editor: ExternalJobsEditor,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError FILE_TYPE, FILE_CORRUPT, IMPORT_TOO_LONG */
  readTable(bytes: Uint8Array): ImportedTable {
    return readCsvTable(bytes);
  }

  /** Creates a draft of each row that can be one, or says what would become of it. */
  async importRows(caller: Caller, { fields, rows, dryRun, importId }: ImportRows): Promise<ImportReport> {
    const now = this.clock.now();
    const read = rows.map(({ line, cells }): Row => ({ line, ...readTableRow(fields, cells, now) }));
    const idsByUrl = await this.listedAs(read.flatMap(({ form }) => (form ? [form.url] : [])));
    const newJobs = new Map<string, ExternalJobCreate>();
    const results = read.map(({ line, form, errors }): ImportResult => {
      if (!form) return { line, outcome: 'invalid', id: null, url: null, errors: [...errors] };
      const { url } = form;
      if (idsByUrl.has(url) || newJobs.has(url))
        return { line, outcome: 'listed', id: idsByUrl.get(url) ?? null, url, errors: [] };
      newJobs.set(url, form);
      return { line, outcome: 'created', id: null, url, errors: [] };
    });
    if (dryRun) return { importId: null, results };
    const runId = importId === null ? new ObjectId() : objectId(importId);
    const ids = await this.createAll(caller, [...newJobs.values()], runId);
    return {
      importId: runId.toHexString(),
      results: results.map((result): ImportResult => {
        if (result.outcome !== 'created') return result;
        const id = ids.shift() ?? null;
        return { ...result, id, outcome: id ? 'created' : 'listed' };
      }),
    };
  }

  /** Deletes the drafts of an import that are as they were imported, all or none. */
  undo(caller: Caller, importId: string): Promise<ImportUndoReply> {
    return this.database.transaction(async (unitOfWork) => {
      const jobs = await unitOfWork.find(ExternalJob, { importId: objectId(importId) });
      const unchanged = jobs.filter(({ state, version }) => state === 'draft' && version === 1);
      for (const job of unchanged) this.editor.removeDraft(unitOfWork, caller, job);
      return { removed: unchanged.length, kept: jobs.length - unchanged.length };
    });
  }

  /** Creates drafts together; one by one when somebody else was quicker with a link of them, which has no id then. */
  private async createAll(
    caller: Caller,
    forms: readonly ExternalJobCreate[],
    importId: ObjectId,
  ): Promise<(string | null)[]> {
    try {
      return await this.editor.createAll(caller, forms, importId);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'URL_DUPLICATE')) throw error;
      if (forms.length === 1) return [null];
      const ids: (string | null)[] = [];
      for (const form of forms) ids.push(...(await this.createAll(caller, [form], importId)));
      return ids;
    }
  }

  /** Returns the ids of listings by those addresses that are here already. */
  private async listedAs(urls: readonly string[]): Promise<Map<string, string | null>> {
    const listedJobs = await this.database
      .collection<ExternalJobRow>(ExternalJob)
      .find({ url: { $in: [...urls] } }, { projection: { url: 1 } })
      .toArray();
    return new Map(listedJobs.map(({ _id, url }) => [url, _id.toHexString()]));
  }
}
