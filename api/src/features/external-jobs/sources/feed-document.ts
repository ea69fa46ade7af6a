import { parser as xmlParser } from 'sax';
import { findPostings, suggestionFromPosting, parseJson, postingsOf } from '../job-pages/job-page.ts';

/**
 * What one entry says, by the names of its elements: in lower case, without prefixes and signs, nested ones after a
 * point.
 */
export type EntryFields = ReadonlyMap<string, string>;

export interface FeedDocument {
  readonly title: string | null;
  readonly entries: readonly EntryFields[];
}

/* Bounds of what is read: a feed of jobs is flat, and no field of a listing is longer. */
const DEEPEST = 40;
const LONGEST = 20_000;
const MAX_ENTRIES = 1_000;

const foldedName = (name: string): string => name.replace(/^.*:/, '').toLowerCase().replace(/[_-]/g, '');

/** Reads RSS and Atom from the events of a parser that knows no entities but those of XML and HTML. */
class FeedReader {
  title: string | null = null;
  readonly entries: Map<string, string>[] = [];
  private readonly path: string[] = [];
  private readonly texts: string[] = [];
  private entry: Map<string, string> | null = null;
  private entryDepth = 0;

  open(name: string, attributes: Readonly<Record<string, unknown>>): void {
    if (this.path.length >= DEEPEST) throw new Error('Too deep.');
    const local = foldedName(name);
    this.path.push(local);
    this.texts.push('');
    if (!this.entry && (local === 'item' || local === 'entry')) {
      this.entry = new Map();
      this.entryDepth = this.path.length;
    }
    const { href, rel = 'alternate', ispermalink, isPermaLink = ispermalink } = attributes;
    if (local === 'link' && typeof href === 'string' && rel === 'alternate') this.set('link', href);
    /* An identifier that is no address. */
    if (local === 'guid' && isPermaLink === 'false') this.entry?.set('guid', '');
  }

  text(text: string): void {
    const last = this.texts.length - 1;
    const before = this.texts[last];
    if (before !== undefined && before.length < LONGEST) this.texts[last] = `${before}${text}`.slice(0, LONGEST);
  }

  close(): void {
    const text = this.texts.pop() ?? '';
    /* What stands in an element stands in the one around it, too: an Atom text can be written in elements of XHTML. */
    this.text(` ${text}`);
    const below = this.path.slice(this.entryDepth);
    if (this.entry && this.path.length === this.entryDepth) {
      if (this.entries.length < MAX_ENTRIES) this.entries.push(this.entry);
      this.entry = null;
      this.entryDepth = 0;
    } else if (this.entry) this.set(below.join('.'), text.trim());
    else if (/^(?:rss|rdf)?\.?(?:channel|feed)\.title$/.test(this.path.join('.'))) this.title ??= text.trim();
    this.path.pop();
  }

  private set(name: string, value: string): void {
    if (this.entry && value !== '' && !this.entry.has(name)) this.entry.set(name, value);
  }
}

function readXmlFeed(text: string): FeedDocument | null {
  const reader = new FeedReader();
  const parser = xmlParser(true);
  parser.onopentag = ({ name, attributes }) => reader.open(name, attributes);
  parser.onclosetag = () => reader.close();
  parser.ontext = (link) => reader.text(link);
  parser.oncdata = (link) => reader.text(link);
  /* A document type with declarations is how entities are defined that expand without end or name files. */
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) throw new Error('Declares entities.');
  };
  parser.onerror = (error) => {
    throw error;
  };
  try {
    parser.write(text).close();
  } catch {
    return null;
  }
  return { title: reader.title, entries: reader.entries };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function setFields(fields: Map<string, string>, value: object): void {
  for (const [name, inner] of Object.entries(value).slice(0, 100)) {
    const first: unknown = Array.isArray(inner) ? inner[0] : inner;
    const key = foldedName(name);
    if (typeof first === 'string') fields.set(key, first.slice(0, LONGEST));
    /* Extensions of JSON Feed are objects whose names begin with an underscore. */
    else if (isObject(first) && name.startsWith('_')) setFields(fields, first);
    else if (isObject(first) && 'name' in first && typeof first.name === 'string')
      fields.set(`${key}.name`, first.name.slice(0, LONGEST));
  }
}

function readJsonFeed(text: string): FeedDocument | null {
  const data = parseJson(text);
  if (!isObject(data)) return null;
  const items: unknown = Reflect.get(data, 'items');
  if (!Array.isArray(items)) {
    const postings = findPostings(data);
    return postings.length > 0 ? { title: null, entries: postings.map(postingFields) } : null;
  }
  const entries = items.slice(0, MAX_ENTRIES).map((item: unknown) => {
    const fields = new Map<string, string>();
    if (isObject(item)) setFields(fields, item);
    return fields;
  });
  const title: unknown = Reflect.get(data, 'title');
  return { title: typeof title === 'string' ? title : null, entries };
}

function postingFields(posting: object): EntryFields {
  const { title, organisation, city, country, workMode, type, summary, closesAt } = suggestionFromPosting(posting);
  const employment: unknown = [Reflect.get(posting, 'employmentType')].flat()[0];
  const address = [Reflect.get(posting, 'url'), Reflect.get(posting, '@id')].find(
    (address) => typeof address === 'string',
  );
  const fields = {
    title,
    organisation,
    city,
    country,
    workmode: workMode,
    type: type ?? (typeof employment === 'string' ? employment : null),
    summary,
    closesat: closesAt,
    link: typeof address === 'string' ? address : null,
  };
  return new Map(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function readPage(html: string): FeedDocument | null {
  const postings = postingsOf(html, MAX_ENTRIES);
  if (postings.length === 0 && !/<(?:html|head|body|script)[\s>]/i.test(html)) return null;
  return { title: null, entries: postings.map(postingFields) };
}

/**
 * Reads what a website offers: RSS, Atom, a JSON Feed, or a page with JobPosting data.
 * @returns null for what is none of them, or not well-formed
 */
export function readFeedDocument(body: string): FeedDocument | null {
  const text = body.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('{') || text.startsWith('[')) return readJsonFeed(text);
  const root = /<(?![!?])([\w:.-]+)/.exec(text.slice(0, 20_000))?.[1];
  return root && ['rss', 'feed', 'rdf'].includes(foldedName(root)) ? readXmlFeed(text) : readPage(text);
}
