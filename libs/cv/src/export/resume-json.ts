import { resumeContent, normaliseResumeLine, type ResumeContent } from '@prentice/contract';
import { z } from 'zod';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/* JSON Resume leaves out what is not stated. */
const stated = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).filter(([, stored]) => stored !== null && !(Array.isArray(stored) && stored.length === 0)),
  );

/** Returns a CV as a JSON Resume document. Sections of an own heading have no list there: they stand in `meta`. */
export function resumeJson({ basics, sections: ownSections, ...lists }: ResumeContent): string {
  const { address, ...others } = basics;
  const person = stated({ ...others, location: address ? { address } : null });
  const sections = Object.fromEntries(
    Object.entries(lists).map(([name, entries]): [string, object[]] => [name, entries.map(stated)]),
  );
  const meta = ownSections.length > 0 && { sections: ownSections.map(stated) };
  return `${JSON.stringify({ $schema: SCHEMA, ...stated({ basics: person, ...sections }), ...(meta && { meta }) }, null, 2)}\n`;
}

/** A value of an imported document that the editor has no field for. */
export interface UnplacedValue {
  /** JSON pointer. */
  readonly pointer: string;
  readonly value: string;
}

export interface ImportProblem {
  /** JSON pointer; empty for the document as a whole. */
  readonly pointer: string;
  readonly message: string;
}

export type ResumeImport =
  | { readonly content: ResumeContent; readonly unplaced: readonly UnplacedValue[] }
  | { readonly problems: readonly ImportProblem[] };

/** Characters of a document that is imported. */
const LONGEST_DOCUMENT = 200_000;
const DEEPEST = 12;

const nested = z.record(z.string(), z.unknown());
type Values = z.infer<typeof nested>;

const isObject = (value: unknown): value is Values => nested.safeParse(value).success && !Array.isArray(value);
const pointerOf = (path: readonly PropertyKey[]): string => path.map((key) => `/${String(key)}`).join('');
const textOf = (value: unknown): string => (typeof value === 'string' ? normaliseResumeLine(value) : '');

/* The parts of a place that have a field of their own in JSON Resume and stand in one line here. */
const placeKeys = ['address', 'postalCode', 'city', 'region', 'countryCode'] as const;

function addressOf(location: unknown): string | undefined {
  if (!isObject(location)) return undefined;
  const parts = placeKeys.map((key) => textOf(location[key])).filter((value) => value !== '');
  return parts.length > 0 ? parts.join(', ') : undefined;
}

function profileOf(profile: unknown): unknown {
  if (!isObject(profile)) return profile;
  const { username, url, ...others } = profile;
  const isInUrl = textOf(url) !== '' && textOf(url).includes(textOf(username));
  return textOf(url) === '' ? { ...others, url: username } : { ...others, url, ...(isInUrl ? {} : { username }) };
}

/* Returns a document with its values where the editor has them. */
function placed(document: Values): Values {
  const { $schema: _schema, meta, basics, ...rest } = document;
  const sections = isObject(meta) ? meta['sections'] : undefined;
  const lists = sections === undefined ? rest : { ...rest, sections };
  if (!isObject(basics)) return basics === undefined ? lists : { ...lists, basics };
  const { location, profiles, ...person } = basics;
  const others = isObject(location)
    ? Object.fromEntries(Object.entries(location).filter(([key]) => !placeKeys.some((placeKey) => placeKey === key)))
    : location;
  return {
    ...lists,
    basics: {
      ...person,
      address: addressOf(location),
      ...(isObject(others) && Object.keys(others).length === 0 ? {} : { location: others }),
      ...(profiles === undefined ? {} : { profiles: Array.isArray(profiles) ? profiles.map(profileOf) : profiles }),
    },
  };
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/* Returns the object or list at a path of a document. */
function holderAt(document: unknown, path: readonly PropertyKey[]): object | undefined {
  let holder: unknown = document;
  for (const key of path) holder = typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
  return typeof holder === 'object' && holder !== null ? holder : undefined;
}

/* Removes a value from its object, and returns it as text: an empty one where it says nothing. */
function takeText(holder: object, key: string): string {
  const value: unknown = Reflect.get(holder, key);
  Reflect.deleteProperty(holder, key);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return ['[]', '{}', 'null'].includes(text) ? '' : text;
}

/* Takes out what the schema does not know, and notes it. */
function withoutUnknown(value: unknown, issues: readonly z.core.$ZodIssue[], unplaced: UnplacedValue[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const holder = holderAt(copy, issue.path);
    if (!holder) continue;
    for (const key of issue.keys) {
      const text = takeText(holder, key);
      if (text !== '') unplaced.push({ pointer: pointerOf([...issue.path, key]), value: text });
    }
  }
  return copy;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a JSON Resume document. What the editor has no field for is returned beside the content, and nothing is
 * shortened: a document with something that does not fit gives the problems, each with its place, and no content.
 */
export function importResumeJson(text: string): ResumeImport {
  const document = text.length > LONGEST_DOCUMENT ? undefined : parsed(text);
  if (!isObject(document) || depthOf(document) > DEEPEST) return { problems: [{ pointer: '', message: 'document' }] };
  const unplaced: UnplacedValue[] = [];
  const first = resumeContent.safeParse(placed(document));
  const readable = first.success ? first.data : withoutUnknown(placed(document), first.error.issues, unplaced);
  const read = first.success ? first : resumeContent.safeParse(readable);
  if (!read.success)
    return { problems: read.error.issues.map(({ path, message }) => ({ pointer: pointerOf(path), message })) };
  return { content: read.data, unplaced };
}
