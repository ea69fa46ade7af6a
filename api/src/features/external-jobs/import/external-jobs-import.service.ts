import {
  AppError,
  type ExternalJobCreate,
  type ImportReport,
  type ImportResult,
  type ImportRows,
  type ImportedTable,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { ExternalJob, type ExternalJobRow } from '../external-job.entity.ts';
import { ExternalJobsEditor } from '../external-jobs-editor.service.ts';
import { readCsvTable } from './csv-table.ts';
import { readImportRow, type ReadRow } from './import-row.ts';

type Row = ReadRow & { readonly line: number };

/**
 * Imports tables, some rows at a time: the browser shows how far it is and stops when somebody cancels, and nothing is kept on
 * the server between two calls. A link that is here already is left alone, so that an import can be repeated.
 */
@Injectable()
export class ExternalJobsImport {
  constructor(
    private readonly database: Database,
    private readonly editor: ExternalJobsEditor,
  ) {}

  /** @throws AppError FILE_TYPE, FILE_CORRUPT, IMPORT_TOO_LONG */
  readTable(bytes: Uint8Array): ImportedTable {
    return readCsvTable(bytes);
  }

  /** Creates a draft of each row that can be one, or says what would become of it. */
  async importRows(caller: Caller, { fields, rows, dryRun }: ImportRows): Promise<ImportReport> {
    const read = rows.map(({ line, cells }): Row => ({ line, ...readImportRow(fields, cells) }));
    const listed = await this.listedAs(read.flatMap(({ form }) => (form ? [form.url] : [])));
    const fresh = new Map<string, ExternalJobCreate>();
    const results = read.map(({ line, form, errors }): ImportResult => {
      if (!form) return { line, outcome: 'invalid', id: null, errors: [...errors] };
      if (listed.has(form.url) || fresh.has(form.url))
        return { line, outcome: 'listed', id: listed.get(form.url) ?? null, errors: [] };
      fresh.set(form.url, form);
      return { line, outcome: 'created', id: null, errors: [] };
    });
    if (dryRun) return { results };
    const ids = await this.createAll(caller, [...fresh.values()]);
    return {
      results: results.map((result): ImportResult => {
        if (result.outcome !== 'created') return result;
        const id = ids.shift() ?? null;
        return { ...result, id, outcome: id ? 'created' : 'listed' };
      }),
    };
  }

  /** Creates drafts together; one by one when somebody else was quicker with a link of them, which has no id then. */
  private async createAll(caller: Caller, forms: readonly ExternalJobCreate[]): Promise<(string | null)[]> {
    try {
      return await this.editor.createAll(caller, forms);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'URL_DUPLICATE')) throw error;
      if (forms.length === 1) return [null];
      const ids: (string | null)[] = [];
      for (const form of forms) ids.push(...(await this.createAll(caller, [form])));
      return ids;
    }
  }

  /** Ids of listings by those addresses that are here already. */
  private async listedAs(urls: readonly string[]): Promise<Map<string, string | null>> {
    const found = await this.database
      .collection<ExternalJobRow>(ExternalJob)
      .find({ url: { $in: [...urls] } }, { projection: { url: 1 } })
      .toArray();
    return new Map(found.map(({ _id, url }) => [url, _id.toHexString()]));
  }
}
