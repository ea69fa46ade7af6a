/*
 * A spreadsheet takes a cell that begins so for a formula (OWASP, CSV Injection); some read the wide forms alike. Where lists
 * are separated by semicolons, as in German settings, or by tabs, a cell begins behind each of them too, quoted or not.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const WITHIN = /([;\t\r\n]\s*)([=+\-@＝＋－＠])/g;

const defused = (text: string): string => {
  const inside = text.replace(WITHIN, "$1'$2");
  return FORMULA.test(inside) ? `'${inside}` : inside;
};

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : textOf(value);
  const safe = typeof value === 'string' ? defused(text) : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Records as CSV (RFC 4180) with a heading line. Text that a spreadsheet would take for a formula gets a quote before it.
 * @param columns fields in order; a value that is a list or an object is written as JSON, a moment as ISO 8601
 */
export const toCsv = (columns: readonly string[], rows: readonly object[]): string =>
  [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(Reflect.get(row, column))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
