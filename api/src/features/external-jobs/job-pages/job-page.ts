import { externalJobCreate, type ExternalJobSuggestion } from '@prentice/contract';

type Found = Partial<Record<keyof ExternalJobSuggestion, string | null>>;
type Fields = Omit<ExternalJobSuggestion, 'outcome' | 'listedAs' | 'url'>;

const DEEPEST = 6;
const MAX_NODES = 2_000;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Returns the text of a piece of HTML: without tags, with the characters that entities stand for, on one line. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole;
      return code > 31 && code <= 0x10_ffff ? String.fromCodePoint(code) : ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();

const get = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, name) => {
    const first: unknown = Array.isArray(inner) ? inner[0] : inner;
    return typeof first === 'object' && first !== null ? Reflect.get(first, name) : undefined;
  }, value);
const string = (value: unknown): string | null => {
  const firstValue: unknown = Array.isArray(value) ? value[0] : value;
  return typeof firstValue === 'string' && firstValue.trim() !== '' ? textOf(textOf(firstValue)) : null;
};

/** Finds every JobPosting in structured data that is not too deep or too large. */
export function findPostings(data: unknown): object[] {
  const postings: object[] = [];
  const waiting: (readonly [value: unknown, depth: number])[] = [[data, 0]];
  for (let count = 0; waiting.length > 0 && count < MAX_NODES; count++) {
    const [value, depth] = waiting.shift() ?? [null, 0];
    if (typeof value !== 'object' || value === null || depth > DEEPEST) continue;
    if ([Reflect.get(value, '@type')].flat().includes('JobPosting')) {
      postings.push(value);
      continue;
    }
    waiting.push(
      ...Object.values(value)
        .slice(0, 200)
        .map((inner) => [inner, depth + 1] as const),
    );
  }
  return postings;
}

/** Returns the postings that a page describes, at most as many as asked for. */
export function postingsOf(html: string, most = 1): object[] {
  const postings: object[] = [];
  /* Each part is looked at once: a page of opening tags alone must not keep the process busy. */
  for (const part of html.split(/<\/script>/i)) {
    const json = /<script[^<>]*application\/ld\+json[^<>]*>([\s\S]*)$/i.exec(part)?.[1];
    if (json) postings.push(...findPostings(parseJson(json)));
    if (postings.length >= most) break;
  }
  return postings.slice(0, most);
}

/** Returns what a text in JSON says, or null when it is none. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Returns what a posting says, as plain text. */
export function suggestionFromPosting(posting: unknown): Found {
  const address = get(posting, 'jobLocation', 'address');
  const isIntern = /intern/i.test([get(posting, 'employmentType')].flat().join(' '));
  const until = string(get(posting, 'validThrough'));
  const time = until ? Date.parse(until) : Number.NaN;
  return {
    title: string(get(posting, 'title')),
    organisation: string(get(posting, 'hiringOrganization', 'name')) ?? string(get(posting, 'hiringOrganization')),
    city: string(get(address, 'addressLocality')),
    country: string(get(address, 'addressCountry', 'name')) ?? string(get(address, 'addressCountry')),
    workMode: get(posting, 'jobLocationType') === 'TELECOMMUTE' ? 'remote' : null,
    type: isIntern ? 'internship' : null,
    summary: string(get(posting, 'description')),
    closesAt: Number.isNaN(time) ? null : new Date(time).toISOString(),
  };
}

function suggestionFromOpenGraph(html: string): Found {
  const content: Record<string, string> = {};
  for (const [tag] of html.slice(0, 200_000).matchAll(/<meta\s[^<>]{0,3000}>/gi)) {
    const name = /(?:property|name)\s*=\s*["']?([\w:-]+)/i.exec(tag)?.[1]?.toLowerCase();
    const value = /content\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    if (name && value) content[name] ??= textOf(value[1] ?? value[2] ?? '');
  }
  const title = /<title[^<>]*>([^<]{1,500})/i.exec(html)?.[1];
  return {
    title: content['og:title'] ?? (title ? textOf(title) : null),
    organisation: content['og:site_name'] ?? null,
    summary: content['og:description'] ?? content['description'] ?? null,
  };
}

/** Returns a value as a field takes it: cut to its length, and null when it does not fit otherwise. */
function withinLimits<Field extends keyof Fields>(
  field: Field,
  value: string | null | undefined,
  max: number,
): Fields[Field] | null {
  if (!value) return null;
  const read = externalJobCreate.shape[field].safeParse(value.slice(0, max).trim());
  return read.success ? ((read.data ?? null) as Fields[Field] | null) : null;
}

/**
 * Returns what a page says about the job that it offers: by its JobPosting, and by its OpenGraph data where that is
 * silent.
 */
export function readJobPage(html: string): Fields {
  const [posting] = postingsOf(html);
  const graph = suggestionFromOpenGraph(html);
  const suggestion: Found = posting ? suggestionFromPosting(posting) : {};
  const country = suggestion.country?.length === 2 ? suggestion.country.toUpperCase() : null;
  return {
    title: withinLimits('title', suggestion.title ?? graph.title, 120),
    organisation: withinLimits('organisation', suggestion.organisation ?? graph.organisation, 120),
    city: withinLimits('city', suggestion.city, 80),
    country: withinLimits('country', country, 2),
    workMode: withinLimits('workMode', suggestion.workMode, 20),
    type: withinLimits('type', suggestion.type, 20),
    summary: withinLimits('summary', suggestion.summary ?? graph.summary, 1_000),
    closesAt: withinLimits('closesAt', suggestion.closesAt, 40),
  };
}
