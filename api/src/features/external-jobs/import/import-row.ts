import {
  countryChoices,
  defaultCurrency,
  endOfDay,
  errorMessage,
  externalJobCreate,
  locales,
  toMinorUnits,
  type ExternalJobCreate,
  type ImportField,
} from '@prentice/contract';
import type { z } from 'zod';
import { hasFutureClosingDate } from '../external-job.transitions.ts';
import { jobTypeNamed } from '../search/job-type-names.ts';

/** Characters of a cell that a report shows. */
const SHOWN = 80;
type Cells = Partial<Record<ImportField, string>>;
interface RowError {
  readonly field: string;
  readonly value: string;
  readonly message: string;
}
export type ReadRow =
  { readonly form: ExternalJobCreate; readonly errors: null } | { readonly form: null; readonly errors: RowError[] };

const folded = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');

const modes: Readonly<Record<string, string>> = {
  onsite: 'onsite',
  office: 'onsite',
  vorort: 'onsite',
  büro: 'onsite',
  hybrid: 'hybrid',
  remote: 'remote',
  homeoffice: 'remote',
  telecommute: 'remote',
  no: 'onsite',
  nein: 'onsite',
  yes: 'remote',
  ja: 'remote',
};
const units: Readonly<Record<string, string>> = {
  hour: 'hour',
  hourly: 'hour',
  stunde: 'hour',
  week: 'week',
  woche: 'week',
  month: 'month',
  monthly: 'month',
  monat: 'month',
  total: 'total',
  gesamt: 'total',
};

let countryCodesByName: ReadonlyMap<string, string> | undefined;

/** Returns the code of a country that is named or coded; an unknown one as it is. */
function countryOf(text: string): string {
  countryCodesByName ??= new Map(
    locales.flatMap((locale) => countryChoices(locale).map(({ id, name }) => [name.toLowerCase(), id] as const)),
  );
  return text.length === 2 ? text.toUpperCase() : (countryCodesByName.get(text.toLowerCase()) ?? text);
}

/** Returns the end of a day written as 2026-05-31, 31.5.2026 or 31/05/2026, or an instant as it is. */
function closingOf(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return text;
  const end = endOfDay(iso);
  /* 31.2. would become 3 March. */
  return end.getTime() > 0 && end.toISOString().startsWith(iso) ? end.toISOString() : text;
}

/** Returns an amount in minor units of "1200", "1,200.50" or "1.200,50"; null when it is none. */
function amountOf(text: string, currency: string): number | null {
  const plain = text.replace(/[\s'€$£]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return toMinorUnits(Number(`${whole.replace(/[.,]/g, '')}.${cents}`), currency);
}

function payOf({ payMin, payMax, payCurrency, payUnit }: Cells): unknown {
  if (!payMin) return null;
  const currency = (payCurrency || defaultCurrency).toUpperCase();
  return {
    min: amountOf(payMin, currency),
    max: payMax ? amountOf(payMax, currency) : null,
    currency,
    unit: units[folded(payUnit || 'month')] ?? payUnit,
  };
}

/** What can be written in a column that takes values of one kind. */
const choices: Readonly<Partial<Record<ImportField, string>>> = {
  workMode: 'Write on-site, hybrid or remote.',
  type: 'Write internship, student job, thesis, trainee programme, part-time, full-time or volunteering.',
  country: 'Write a name or a code of two letters, such as Austria or AT.',
  closesAt: 'Write a day such as 2027-05-31 or 31.5.2027.',
  payMin: 'Write an amount such as 1200 or 1200.50.',
  payMax: 'Write an amount such as 1200 or 1200.50, at least the minimum.',
  payCurrency: 'Write a code of three letters, such as EUR.',
  payUnit: 'Write hour, week, month or total.',
};
const payColumns: Readonly<Record<string, ImportField>> = {
  min: 'payMin',
  max: 'payMax',
  currency: 'payCurrency',
  unit: 'payUnit',
};

/** Says what is wrong with a cell: that it is empty, what it could be, or what the form says of it. */
function rowError({ path: [field, part], message }: z.core.$ZodIssue, row: Cells): RowError {
  const column = field === 'pay' ? (payColumns[String(part)] ?? 'payMin') : String(field);
  const [, cell = ''] = Object.entries(row).find(([name]) => name === column) ?? [];
  const [, hint] = Object.entries(choices).find(([name]) => name === column) ?? [];
  return {
    field: column,
    value: cell.slice(0, SHOWN).toWellFormed(),
    message: cell === '' ? 'Fill this in.' : (hint ?? message),
  };
}

/** Turns the cells of a row into a form, or says what is wrong with them by field. */
export function readImportRow(fields: readonly ImportField[], cells: readonly string[]): ReadRow {
  const row: Cells = Object.fromEntries(fields.map((field, index) => [field, (cells[index] ?? '').trim()]));
  const { title, organisation, url, city, country, workMode, type, summary, closesAt } = row;
  const read = externalJobCreate.safeParse({
    title,
    organisation,
    url,
    city: city || null,
    country: country ? countryOf(country) : null,
    ...(workMode && { workMode: modes[folded(workMode)] ?? workMode }),
    ...(type && { type: jobTypeNamed(type) ?? type }),
    pay: payOf(row),
    summary: summary ?? '',
    closesAt: closesAt ? closingOf(closesAt) : null,
  });
  if (read.success) return { form: read.data, errors: null };
  const errors = read.error.issues.map((issue) => rowError(issue, row));
  const byColumn = new Map(errors.toReversed().map((error) => [error.field, error]));
  return { form: null, errors: [...byColumn.values()].toReversed().slice(0, 10) };
}

/**
 * Turns the cells of a row of a table into a form: the closing date is one that the form takes, in the future and not
 * too far.
 */
export function readTableRow(fields: readonly ImportField[], cells: readonly string[], now: Date): ReadRow {
  const read = readImportRow(fields, cells);
  const cell = (cells[fields.indexOf('closesAt')] ?? '').trim();
  const closesAt = new Date(closingOf(cell));
  const isDay = !Number.isNaN(closesAt.getTime()) && !read.errors?.some(({ field }) => field === 'closesAt');
  if (!isDay || hasFutureClosingDate(closesAt, now)) return read;
  const value = cell.slice(0, SHOWN).toWellFormed();
  const error = { field: 'closesAt', value, message: errorMessage('CLOSING_DATE_INVALID') };
  return { form: null, errors: [...(read.errors ?? []), error] };
}
