import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import {
  AppError,
  fromMinorUnits,
  limits,
  parseListQuery,
  stateNamesDe,
  stateNamesEn,
  utcDay,
  type ExportParams,
  type ListQuery,
  type ListSchema,
  type Locale,
} from '@prentice/contract';
import type { Collection, Document, Filter } from 'mongodb';
import { compileFilters, projection, sortKeys, type CustomFilters } from '../database/list-queries.ts';

/*
 * A spreadsheet takes a cell that begins so for a formula (OWASP, CSV Injection); some read the wide forms alike. Where lists
 * are separated by semicolons, as in German settings, or by tabs, a cell begins behind each of them too, quoted or not.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const WITHIN = /([;\t\r\n]\s*)([=+\-@＝＋－＠])/g;

const withoutFormula = (text: string): string => {
  const inside = text.replace(WITHIN, "$1'$2");
  return FORMULA.test(inside) ? `'${inside}` : inside;
};

/* A phone number in its usual form is a number to a spreadsheet at worst, and never a formula that does something. */
const PHONE = /^\+\d[\d ]{4,20}$/;

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : textOf(value);
  const safe = typeof value === 'string' && !PHONE.test(value) ? withoutFormula(text) : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Records as CSV (RFC 4180) with a heading line. Text that a spreadsheet would take for a formula gets a quote before
 * it.
 * @param columns fields in order; a value that is a list or an object is written as JSON, a moment as ISO 8601
 */
export const toCsv = (columns: readonly string[], rows: readonly object[]): string =>
  [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(Reflect.get(row, column))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** What the screens call the states of records, by language. */
export const stateNames: Readonly<Record<Locale, Readonly<Record<keyof typeof stateNamesEn, string>>>> = {
  en: stateNamesEn,
  de: stateNamesDe,
};

/** Returns a moment as people and spreadsheets read it: "2026-11-23 09:30", in UTC. */
export const readableTime = (moment: Date | null | undefined): string | null =>
  moment ? moment.toISOString().slice(0, 16).replace('T', ' ') : null;

/** Returns an amount of money as readers have it, in whole units, given what is stored: minor units. */
export const amountCell = (minor: number | null | undefined, currency: string | null | undefined) =>
  typeof minor === 'number' ? fromMinorUnits(minor, currency ?? '') : minor;

/**
 * Returns the columns of a file: as the API names them, or for readers, who get headings in words and the id last.
 * @param headings in the reader's language; none where a program reads the file
 */
export const csvColumns = (
  columns: readonly string[],
  headings: Readonly<Record<string, string>> | undefined,
): Pick<CsvExport<never>, 'columns' | 'headings'> =>
  headings ? { columns: [...columns.filter((column) => column !== 'id'), 'id'], headings } : { columns };

const BATCH = 500;

/** What is exported: the list as its asker would see it, without pages. */
export interface CsvExport<Row> {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly collection: Collection<Document>;
  readonly listSchema: ListSchema;
  readonly params: ExportParams;
  /** Named view whose filters may be used. */
  readonly view: string;
  /** What the caller may export, from `AccessPolicy`. */
  readonly scope: Filter<Document>;
  /** Stored fields that the rows are made of. */
  readonly fields: readonly string[];
  readonly columns: readonly string[];
  /** What the columns are called, in their order; their own names without. */
  readonly headings?: Readonly<Record<string, string>>;
  readonly custom?: CustomFilters;
  /** Turns stored records into rows, a batch at a time. */
  readonly toRows: (rows: readonly Row[]) => Promise<readonly object[]> | readonly object[];
}

/** A list as a download, with what the audit log says about it. */
export class ExportedList extends StreamableFile {
  constructor(
    stream: Readable,
    options: ConstructorParameters<typeof StreamableFile>[1],
    /** How many records it has. */
    readonly rowCount: number,
    readonly filters: ListQuery['filters'],
  ) {
    super(stream, options);
  }
}

/**
 * Writes a list as a CSV download, streamed in batches; a cell never becomes a formula. Should a batch fail, the reply
 * breaks off unfinished, so that nobody takes the beginning of a file for the whole.
 * @throws AppError MALFORMED_REQUEST for filters that the view does not have, EXPORT_TOO_LARGE over the limit of rows
 */
export async function csvExport<Row>(definition: CsvExport<Row>): Promise<ExportedList> {
  const { sort, filter: lastId, without } = definition.params;
  const query = parseListQuery(definition.listSchema, { sort, filter: lastId }, definition.view);
  const filter = { $and: [definition.scope, ...compileFilters(definition.listSchema, query, definition.custom)] };
  const count = await definition.collection.countDocuments(filter, { limit: limits.exportRows + 1 });
  if (count > limits.exportRows) throw new AppError('EXPORT_TOO_LARGE');
  const cursor = definition.collection
    .find(filter, { projection: projection(definition.fields), batchSize: BATCH })
    .sort(sortKeys(query.sort))
    .limit(limits.exportRows);
  return new ExportedList(
    Readable.from(lines(cursor, { ...definition, columns: remainingColumns(definition.columns, without) })),
    {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${definition.name}-${utcDay(new Date())}.csv"`,
    },
    count,
    query.filters,
  );
}

/** Returns the columns without those that somebody does not want; which record a row is about is always told. */
const remainingColumns = (columns: readonly string[], without = ''): readonly string[] => {
  const hidden = new Set(without.split(','));
  return columns.filter((column, index) => index === 0 || column === 'id' || !hidden.has(column));
};

async function* lines<Row>(
  cursor: AsyncIterable<Document>,
  { columns, headings = {}, toRows }: CsvExport<Row>,
): AsyncGenerator<string> {
  const named = toCsv(
    columns.map((column) => headings[column] ?? column),
    [],
  );
  yield `\uFEFF${named}`;
  const heading = toCsv(columns, []);
  for await (const batch of batches(cursor))
    yield toCsv(columns, await toRows(batch as readonly Row[])).slice(heading.length);
}

async function* batches(cursor: AsyncIterable<Document>): AsyncGenerator<readonly Document[]> {
  let batch: Document[] = [];
  for await (const row of cursor) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
