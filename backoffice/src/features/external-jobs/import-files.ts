import type { ImportField, ImportResult, ImportedTable } from '@prentice/contract';

/* A spreadsheet takes a cell that begins so for a formula; the import takes the mark before it off again. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const cellOf = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns rows as a CSV file (RFC 4180) that spreadsheets read as UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob(['\uFEFF', ...rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`)], {
    type: 'text/csv;charset=utf-8',
  });

/** The number of the first row below the heading, which is row 1 as in a spreadsheet. */
export const FIRST_LINE = 2;

interface BrokenRowsOptions {
  readonly table: ImportedTable;
  readonly results: readonly ImportResult[];
  /** The heading of the column that says what is wrong. */
  readonly heading: string;
  /** Says what is wrong with a row. */
  readonly describe: (errors: ImportResult['errors']) => string;
}

/**
 * Returns the rows that could not be imported as they were in the file, each with what is wrong, for another import.
 */
export function brokenRows({ table, results, heading, describe }: BrokenRowsOptions): string[][] {
  const { columns, rows } = table;
  const problemAt = columns.indexOf(heading);
  const without = (cells: readonly string[]) => cells.filter((_, column) => column !== problemAt);
  const broken = results.flatMap(({ line, errors }) => {
    const cells = rows[line - FIRST_LINE];
    if (!cells || errors.length === 0) return [];
    const whole = columns.map((_, column) => cells[column] ?? '');
    return [[...without(whole), describe(errors)]];
  });
  return [[...without(columns), heading], ...broken];
}

/** The fields chosen for columns so far, by the columns' names; empty for a column that is not imported. */
export type KeptColumns = Readonly<Record<string, ImportField | ''>>;

/** Returns the fields of a file's columns: as chosen before for a column of that name, or else as they seem to be. */
export function fieldsFor({ columns, fields }: ImportedTable, columnFields: KeptColumns): (ImportField | null)[] {
  const chosen = columns.map((column, index) =>
    Object.hasOwn(columnFields, column) ? columnFields[column] || null : (fields[index] ?? null),
  );
  return chosen.map((field, index) => (chosen.indexOf(field) === index ? field : null));
}

/** Returns what is to be kept of the fields chosen for columns. */
export const keptColumns = (columns: readonly string[], fields: readonly (ImportField | null)[]): KeptColumns =>
  Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));

/** A row of a table that has the link of an earlier one. */
export interface RepeatedRow {
  readonly line: number;
  readonly firstLine: number;
}

/** Returns the rows that repeat the link of an earlier row, which is the one that counts. */
export function repeatedRows(results: readonly ImportResult[]): RepeatedRow[] {
  const firstLines = new Map<string, number>();
  return results.flatMap(({ line, url }) => {
    if (url === null) return [];
    const firstLine = firstLines.get(url);
    if (firstLine !== undefined) return [{ line, firstLine }];
    firstLines.set(url, line);
    return [];
  });
}

/** Returns the columns that are not imported although their cells hold something. */
export const skippedColumns = ({ columns, rows }: ImportedTable, fields: readonly (ImportField | null)[]): string[] =>
  columns.filter((column, index) => column !== '' && fields[index] === null && rows.some((cells) => cells[index]));
