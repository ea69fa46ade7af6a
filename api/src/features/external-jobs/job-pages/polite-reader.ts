import { brand, type LinkOutcome } from '@prentice/contract';
import type {
  OutboundClient,
  OutboundPage,
  OutboundRefusal,
  ReadOptions,
} from '../../../platform/outbound/outbound-client.ts';
import { isAllowedByRobots } from './robots-rules.ts';

const REDIRECTS = 5;
const DEADLINE_MS = 10_000;
const ROBOTS_BYTES = 100_000;

/** What a website answers that wants no machines or fewer of them: it says nothing about the page. */
const refusesMachines = [401, 403, 405, 406, 429, 451, 503];

export interface Finding {
  readonly outcome: LinkOutcome;
  readonly status: number | null;
  /** Milliseconds after which the website wants to be asked again. */
  readonly retryAfter?: number;
  readonly page?: OutboundPage;
  /** Nobody could be reached, which may be our own network. */
  readonly isOffline?: boolean;
}

type Answer = OutboundPage | OutboundRefusal;

/** What the last answer said about its version, by which the next request is conditional (RFC 9110, 13.1). */
export interface PageVersion {
  readonly etag?: string | null | undefined;
  readonly modified?: string | null | undefined;
}

/**
 * Reads the rules that the website of an address has for machines.
 * @param deadline in milliseconds
 */
export const readRobots = (outbound: OutboundClient, address: string, deadline = DEADLINE_MS): Promise<Answer> =>
  outbound.read(`${new URL(address).origin}/robots.txt`, {
    deadline,
    maxBytes: ROBOTS_BYTES,
    redirects: REDIRECTS,
  });

/** Reads a page if its website lets machines do so, and only what has changed since the version that is known. */
export async function readPolitely(
  outbound: OutboundClient,
  address: string,
  robots: Answer,
  { etag, modified }: PageVersion,
  options: Pick<ReadOptions, 'maxBytes' | 'headers'> & { readonly deadline?: number } = {},
): Promise<Finding> {
  const { pathname, search } = new URL(address);
  if (robots.ok && robots.status >= 500) return { outcome: 'later', status: robots.status };
  const rules = robots.ok && robots.status === 200 ? robots.body : '';
  if (!isAllowedByRobots(rules, brand.name, `${pathname}${search}`)) return { outcome: 'robots', status: null };
  const conditions = {
    ...(etag && { 'If-None-Match': etag }),
    ...(modified && { 'If-Modified-Since': modified }),
  };
  const headers = { ...options.headers, ...conditions };
  return findingOf(await outbound.read(address, { deadline: DEADLINE_MS, ...options, redirects: REDIRECTS, headers }));
}

/** Returns the version that a page says it has. */
export const versionOf = ({ headers }: OutboundPage): Required<PageVersion> => ({
  etag: headers.etag?.slice(0, 200) ?? null,
  modified: headers['last-modified']?.slice(0, 60) ?? null,
});

function findingOf(answer: Answer): Finding {
  if (answer.ok) return pageFinding(answer);
  const { failure } = answer;
  if (failure === 'off' || failure === 'resting') return { outcome: 'later', status: null, isOffline: true };
  if (failure === 'insecure') return { outcome: 'insecure', status: null };
  if (failure === 'not_allowed') return { outcome: 'error', status: null };
  return { outcome: 'unreachable', status: null, isOffline: failure === 'offline' };
}

function pageFinding(page: OutboundPage): Finding {
  const { status } = page;
  if (status === 304 || (status >= 200 && status < 300)) return { outcome: 'ok', status, page };
  if (status === 404 || status === 410) return { outcome: 'gone', status };
  if (!refusesMachines.includes(status)) return { outcome: 'error', status };
  const seconds = Number(page.headers['retry-after']);
  return { outcome: 'later', status, ...(seconds > 0 && { retryAfter: seconds * 1_000 }) };
}
