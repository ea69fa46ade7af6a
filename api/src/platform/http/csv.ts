import { StreamableFile } from '@nestjs/common';

/* A spreadsheet takes a cell that begins so for a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Records as CSV (RFC 4180) with a heading line. Text that a spreadsheet would take for a formula gets a leading quote.
 * @param columns fields in order; a value that is a list or an object is written as JSON
 */
export const csv = (columns: readonly string[], rows: readonly object[]): string =>
  [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(Reflect.get(row, column))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** CSV as a download. @param name of the file, without its ending */
export const csvFile = (name: string, content: string): StreamableFile =>
  new StreamableFile(Buffer.from(`\uFEFF${content}`), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
