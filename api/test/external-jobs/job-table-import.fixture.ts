import type { ImportField, ImportReport } from '@prentice/contract';
import type { TestActor } from '../support/test-actors.ts';

export const heading = 'Title,Organisation,URL,City,Country,Work mode,Type,Summary,Closing date,Pay';

/** A row of a table of jobs that can be imported, with a link of its own for each number. */
export const row = (n: number, more = '') =>
  `Lab assistant ${n},Alpenlabor,https://jobs.alpenlabor.example/${n}?utm_source=csv,Graz,Austria,on-site,Praktikum,"You measure, and write down what you find, every single day.",31.05.2026,"1.200,50"${more}`;

export const bytesOf = (text: string) => Buffer.from(text, 'utf8');

/** The code of a refusal. */
export const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? error);

/** Reads and imports tables of jobs as the back office does: the table first, then its rows in batches. */
export function tableImportOf(manager: () => TestActor) {
  const read = (bytes: Uint8Array<ArrayBuffer>) =>
    manager().client.externalJobs.readTable({ file: new Blob([bytes]), fileName: 'jobs.csv' });
  const importAll = async (table: Awaited<ReturnType<typeof read>>, dryRun = false) => {
    const fields = table.fields.filter((field): field is ImportField => field !== null);
    const places = table.fields.flatMap((field, index) => (field ? [index] : []));
    const results = [];
    let importId: string | null = null;
    for (let first = 0; first < table.rows.length; first += 25) {
      const rows = table.rows
        .slice(first, first + 25)
        .map((cells, index) => ({ line: first + index + 2, cells: places.map((place) => cells[place] ?? '') }));
      const report: ImportReport = await manager().client.externalJobs.importRows({
        body: { fields, rows, dryRun, importId },
      });
      results.push(...report.results);
      ({ importId } = report);
    }
    return Object.assign(results, { importId });
  };
  return { read, importAll };
}
