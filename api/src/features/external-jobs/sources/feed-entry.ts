import {
  endOfDay,
  externalJobLimits,
  textRepairs,
  type ExternalJobCreate,
  type ImportField,
  type SourceRejection,
  utcDay,
} from '@prentice/contract';
import { DAY } from '../../../platform/clock/clock.ts';
import { findCities, foldText } from '../../search/index.ts';
import { readImportRow } from '../import/import-row.ts';
import { textOf } from '../job-pages/job-page.ts';
import type { ExternalJobSourceRow } from './external-job-source.entity.ts';
import type { EntryFields } from './feed-document.ts';

/** Names of elements by what they hold: those of RSS, Atom and JSON Feed, and of the common extensions for jobs. */
const names = {
  title: ['title', 'jobtitle', 'position'],
  organisation: ['organisation', 'organization', 'company', 'companyname', 'employer', 'hiringorganization', 'hiringorganization.name'],
  author: ['author.name', 'authors.name', 'creator'],
  url: ['link', 'url', 'externalurl', 'guid', 'id'],
  city: ['city', 'location', 'joblocation', 'place'],
  country: ['country'],
  workMode: ['workmode', 'joblocationtype', 'remote'],
  type: ['jobtype', 'employmenttype', 'type', 'category'],
  summary: ['summary', 'description', 'encoded', 'contenttext', 'contenthtml', 'content'],
  closesAt: ['closesat', 'validthrough', 'closingdate', 'deadline', 'applicationdeadline', 'expires', 'expirationdate', 'dateexpires'],
} as const; // prettier-ignore

const cellFields = [
  'title',
  'organisation',
  'url',
  'city',
  'country',
  'workMode',
  'type',
  'summary',
  'closesAt',
] as const;
type Cells = Record<(typeof cellFields)[number], string>;
/** Without these there is no listing; whatever else is not understood is left out. */
const required: readonly ImportField[] = ['title', 'organisation', 'url'];

/** Returns text of a website as a field takes it: plain, on one line, without what no text may hold. */
const plain = (text: string, max: number): string =>
  textRepairs
    .reduce((value, repair) => repair(value), textOf(textOf(text)))
    .slice(0, max)
    .toWellFormed()
    .trim();

const shortened = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;

/** Returns the first of several elements that says something. */
function pick(fields: EntryFields, elements: readonly string[], max: number): string {
  for (const name of elements) {
    const text = plain(fields.get(name) ?? '', max);
    if (text) return text;
  }
  return '';
}

function addressOf(fields: EntryFields, base: string): string {
  const url = names.url
    .map((name) => fields.get(name)?.trim() ?? '')
    .find((text) => /^(?:https?:)?\/|^[\w-]+\.html?/i.test(text));
  return url && URL.canParse(url, base) ? new URL(url, base).href : (fields.get('link') ?? '');
}

/**
 * Returns the closing day or time. A day is kept as it is written; a time as mail or the web write it becomes an
 * instant.
 */
function closingOf(text: string, { closingDays }: ExternalJobSourceRow, now: Date): string {
  if (text === '' && closingDays) return endOfDay(utcDay(new Date(now.getTime() + closingDays * DAY))).toISOString();
  const time = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(text) ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}

/** Returns the parts of a location such as "Graz, Austria"; one that says "remote" is no place. */
function placeOf(fields: EntryFields, source: ExternalJobSourceRow) {
  const location = pick(fields, names.city, 200);
  const isRemote = /^(?:remote|home ?office|anywhere|telecommute)\b/i.test(location);
  const [city = '', ...rest] = isRemote ? [] : location.split(',').map((part) => part.trim());
  const country = pick(fields, names.country, 80) || (rest.at(-1) ?? '');
  if (city === '')
    return { isRemote, city: isRemote ? '' : (source.city ?? ''), country: country || (source.country ?? '') };
  /* The country of the source stands in only for places that no list of cities knows. */
  return { isRemote, city, country: country || (findCities(city).length > 0 ? '' : (source.country ?? '')) };
}

interface EntryContext {
  readonly source: ExternalJobSourceRow;
  /** Address of the document, by which relative links are completed. */
  readonly base: string;
  readonly feedTitle: string | null;
  readonly now: Date;
}

function cellsOf(fields: EntryFields, { source, base, feedTitle, now }: EntryContext): Cells {
  const { max } = externalJobLimits.organisation;
  const { isRemote, city, country } = placeOf(fields, source);
  const organisation =
    pick(fields, names.organisation, max) ||
    source.organisation ||
    pick(fields, names.author, max) ||
    plain(feedTitle ?? '', max);
  return {
    title: shortened(pick(fields, names.title, LONGEST_TITLE), externalJobLimits.title.max),
    organisation,
    url: addressOf(fields, base).slice(0, externalJobLimits.url + 1),
    city: city.slice(0, externalJobLimits.city),
    country,
    workMode: isRemote ? 'remote' : pick(fields, names.workMode, 40),
    type: pick(fields, names.type, 40),
    summary: shortened(pick(fields, names.summary, 4_000), externalJobLimits.summary.max),
    closesAt: closingOf(pick(fields, names.closesAt, 60), source, now),
  };
}
const LONGEST_TITLE = 500;

export type ReadEntry =
  | { readonly form: ExternalJobCreate; readonly rejection: null }
  | { readonly form: null; readonly rejection: { title: string; url: string; reason: SourceRejection } };

/** Turns an entry of a source into a form, or says why it can be none. */
export function readFeedEntry(fields: EntryFields, context: EntryContext): ReadEntry {
  const cells = cellsOf(fields, context);
  const { source, now } = context;
  const reject = (reason: SourceRejection): ReadEntry => ({
    form: null,
    rejection: { title: cells.title, url: plain(cells.url, 300), reason },
  });
  for (let attempt = 0; attempt < 2; attempt++) {
    const withDefaults = { ...cells, workMode: cells.workMode || source.workMode, type: cells.type || source.type };
    const { form, errors } = readImportRow(
      cellFields,
      cellFields.map((field) => withDefaults[field]),
    );
    if (form) return form.closesAt && new Date(form.closesAt) <= now ? reject('closed') : { form, rejection: null };
    const missing = (['url', 'title', 'organisation'] as const).find((name) =>
      errors.some(({ field }) => field === name),
    );
    if (missing) return reject(missing);
    for (const field of cellFields)
      if (!required.includes(field) && errors.some((error) => error.field === field)) cells[field] = '';
  }
  return reject('other');
}

/* "(m/w/d)", "f/m/x" and the like say nothing about the job. */
const GENDERS = /\(?\b[mfwdxi](?:\s*[/|*]\s*[mfwdxi])+\b\)?/gi;

/** Returns title, organisation and place so that differences of writing do not count. */
export const duplicateKey = ({
  title,
  organisation,
  city,
}: {
  title: string;
  organisation: string;
  city?: string | null | undefined;
}) =>
  [title.replace(GENDERS, ' '), organisation, city ?? '']
    .map((part) =>
      foldText(part)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|');
