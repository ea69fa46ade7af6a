import { locales, roles, type Locale, type Role } from '@prentice/contract';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * What a public page depends on, and nothing else of the request: two requests with the same view get the same bytes.
 */
export interface PageView {
  readonly path: string;
  readonly language: Locale;
  /** The reader's choice of appearance; empty to follow the system. */
  readonly theme: 'light' | 'dark' | '';
  /** The kind of account that the reader is signed in with; empty for visitors. Pages link to its dashboard. */
  readonly signedInRole: Role | '';
  readonly encoding: 'br' | 'gzip' | 'identity';
}

interface PageRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Longer addresses are nobody's link; they would only fill the memory. */
const LONGEST_ADDRESS = 600;
const PUBLIC =
  /^\/($|About$|Faq$|Privacy$|Terms$|internships$|news(?:\/[^/]+(?:\/picture\.png)?)?$|external-jobs(?:\/[0-9a-f]{24})?$|robots\.txt$|sitemap)/;
const SEARCHABLE = /^\/internships\/(?!employer(\/|$))/;

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

interface Weighted {
  readonly name: string;
  readonly weight: number;
}

/** Returns the parts of an Accept header with their weights, best first; those refused with `q=0` are left out. */
function acceptedValues(header: string | undefined): readonly string[] {
  const parts = (header ?? '').slice(0, 500).split(',');
  const weighted = parts.map((part): Weighted => {
    const [name = '', ...rest] = part.toLowerCase().replaceAll(' ', '').split(';');
    const quality = rest.find((segment) => segment.startsWith('q='));
    return { name, weight: quality === undefined ? 1 : Number.parseFloat(quality.slice(2)) || 0 };
  });
  return weighted
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ name }) => name);
}

const preferredLocale = (header: string | undefined): Locale | undefined =>
  acceptedValues(header)
    .map((tag) => tag.split('-')[0])
    .find(isLocale);

function encodingOf(header: string | undefined): PageView['encoding'] {
  const names = acceptedValues(header);
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity';
}

/**
 * Returns the view that a request asks for, or null when its answer must not be shared: anything but reading, pages
 * that are not public, and an address that stores its language in a cookie.
 */
export function pageViewOf({ method, url, headers, cookies }: PageRequest): PageView | null {
  if (!READING_METHODS.has(method) || !url.startsWith('/') || url.length > LONGEST_ADDRESS) return null;
  const { pathname, search } = new URL(`http://page${url}`);
  if (![PUBLIC, SEARCHABLE].some((paths) => paths.test(pathname))) return null;
  const address = new URLSearchParams(search).get('lang');
  const stored = cookies['lang'];
  if (isLocale(address) && address !== stored) return null;
  const theme = cookies['theme'];
  return {
    path: `${pathname}${search}`,
    language: isLocale(stored) ? stored : (preferredLocale(headers['accept-language']) ?? locales[0]),
    theme: theme === 'light' || theme === 'dark' ? theme : '',
    signedInRole: roles.find((role) => role === cookies['signed-in']) ?? '',
    encoding: encodingOf(headers['accept-encoding']),
  };
}

/** Returns a view as text, one for each. */
export const pageKeyOf = (view: PageView): string =>
  [view.language, view.theme, view.signedInRole, view.encoding, view.path].join(' ');
