import {
  AppError,
  importFields,
  importLimits,
  locales,
  type ImportedTable,
  type ImportField,
} from '@prentice/contract';
import papaparse from 'papaparse';
import { tableMessages } from '../external-job-table.messages.ts';

/** Names of columns by field, folded to letters, in English and German. */
const columnNames: Readonly<Record<ImportField, readonly string[]>> = {
  title: ['title', 'jobtitle', 'titel', 'position', 'stelle', 'stellentitel'],
  organisation: ['organisation', 'organization', 'company', 'employer', 'unternehmen', 'firma', 'arbeitgeber'],
  url: ['url', 'link', 'address', 'website', 'adresse', 'webadresse'],
  city: ['city', 'town', 'place', 'location', 'ort', 'stadt', 'arbeitsort'],
  country: ['country', 'land'],
  workMode: ['workmode', 'mode', 'remote', 'arbeitsweise', 'arbeitsmodell'],
  type: ['type', 'jobtype', 'employmenttype', 'typ', 'jobtyp', 'stellentyp', 'stellenart', 'art', 'anstellungsart'],
  summary: ['summary', 'description', 'zusammenfassung', 'beschreibung', 'kurzbeschreibung', 'stellenbeschreibung'],
  closesAt: [
    'closesat', 'closes', 'closing', 'closingdate', 'deadline', 'applicationdeadline', 'until', 'applyby', 'bewerbungsschluss',
    'bewerbungsfrist', 'bewerbungsende', 'frist', 'einsendeschluss', 'ende',
  ],
  payMin: ['paymin', 'pay', 'salary', 'minimumpay', 'gehalt', 'bezahlung', 'verguetung', 'vergutung', 'lohn', 'gehaltvon'],
  payMax: ['paymax', 'maximumpay', 'gehaltbis'],
  payCurrency: ['paycurrency', 'currency', 'waehrung', 'wahrung'],
  payUnit: ['payunit', 'unit', 'per', 'einheit', 'pro'],
}; // prettier-ignore

const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** Returns what the table of an export calls a field, in every language. */
const headingsOf = (field: ImportField): string[] =>
  locales.map((locale) => folded(tableMessages[locale].headings[field]));

function fieldOf(column: string): ImportField | null {
  const name = folded(column);
  return importFields.find((field) => columnNames[field].includes(name) || headingsOf(field).includes(name)) ?? null;
}

/** Returns each field once: of two columns with one name the second is left for the person to decide. */
const fieldsOf = (columns: readonly string[]): (ImportField | null)[] =>
  columns.map(fieldOf).map((field, index, all) => (all.indexOf(field) === index ? field : null));

/**
 * Decodes a text as spreadsheets write it: UTF-8 or UTF-16 by their marks, UTF-8 when it is that, and Windows-1252
 * otherwise.
 * @throws AppError FILE_TYPE for what is no text
 */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const encoding = marked ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  /* Files that were put together from several mix their line ends. */
  const text = new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n');
  if (text.includes('\0')) throw new AppError('FILE_TYPE', { types: 'CSV' });
  return { text, encoding };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/* Characters that no text of the product may hold, see `text.ts` of the contract. */
const REFUSED = /[\p{Cc}\p{Noncharacter_Code_Point}\u2028-\u202e\u2066-\u2069]/gu;

/** Returns a cell as text for one line; the mark that keeps a spreadsheet from calculating is taken off again. */
const plainCell = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .replace(/\s+/g, ' ')
    .replace(REFUSED, '')
    .trim()
    .slice(0, importLimits.cell)
    .toWellFormed();

/**
 * Reads a CSV file (RFC 4180) with a heading, separated by commas, semicolons, tabs or bars.
 * @throws AppError FILE_TYPE for what is no table, FILE_CORRUPT without a heading or a row, IMPORT_TOO_LONG
 */
export function readCsvTable(bytes: Uint8Array): ImportedTable {
  const { text, encoding } = decode(bytes);
  /* Excel writes the separator in a line of its own. */
  const hinted = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const { data, meta } = papaparse.parse<string[]>(hinted ? text.slice(hinted[0].length) : text, {
    ...(hinted ? { delimiter: hinted[1] } : { delimitersToGuess: [',', ';', '\t', '|'] }),
    preview: importLimits.rows + 2,
    skipEmptyLines: 'greedy',
  });
  const [heading = [], ...rows] = data.map((cells) => cells.slice(0, importLimits.columns).map(plainCell));
  if (heading.length < 2 || rows.length === 0) throw new AppError('FILE_CORRUPT');
  if (rows.length > importLimits.rows) throw new AppError('IMPORT_TOO_LONG', { n: importLimits.rows });
  return { columns: heading, rows, fields: fieldsOf(heading), encoding, separator: meta.delimiter };
}
