import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import {
  request as plainRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { brand, isPublicHost } from '@prentice/contract';
import { type Clock, MINUTE } from '../clock/clock.ts';
import { tracedStep } from '../tracing/tracing.ts';
import { isPublicAddress } from './public-address.ts';

const FAILURES = 3;
const OPEN_MS = 5 * MINUTE;
const MAX_HOSTS = 1_000;

/** Leaves a host alone for a while after it failed several times in a row. */
class CircuitBreaker {
  private readonly hosts = new Map<string, { failures: number; until: number }>();

  constructor(private readonly clock: Clock) {}

  isOpen(host: string): boolean {
    const hostState = this.hosts.get(host);
    return hostState !== undefined && hostState.failures >= FAILURES && hostState.until > this.clock.now().getTime();
  }

  recordSuccess(host: string): void {
    this.hosts.delete(host);
  }

  recordFailure(host: string): void {
    const failures = (this.hosts.get(host)?.failures ?? 0) + 1;
    this.hosts.delete(host);
    this.hosts.set(host, { failures, until: this.clock.now().getTime() + OPEN_MS });
    const [oldest] = this.hosts.keys();
    if (this.hosts.size > MAX_HOSTS && oldest !== undefined) this.hosts.delete(oldest);
  }
}

/** Why there is no answer. `offline`: nobody could be reached, which says nothing about the host. */
export type OutboundFailure =
  'off' | 'not_allowed' | 'offline' | 'timeout' | 'refused' | 'insecure' | 'resting' | 'malformed' | 'redirects';

export interface OutboundRefusal {
  readonly ok: false;
  readonly failure: OutboundFailure;
}
export type OutboundAnswer = { readonly ok: true; readonly status: number } | OutboundRefusal;

/** A page after its redirects. */
export interface OutboundPage {
  readonly ok: true;
  readonly status: number;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** As much of the text as was asked for. */
  readonly body: string;
  /** Whether there was more. */
  readonly truncated: boolean;
}

export interface ReadOptions extends ProbeOptions {
  /** Bytes of the body that are read; none when absent. */
  readonly maxBytes?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is posted; the address is only read when absent. */
  readonly body?: Uint8Array;
  /** Redirects that are followed. */
  readonly redirects?: number;
}

export interface OutboundOptions {
  /** Whether requests are made at all. */
  readonly enabled: boolean;
  /** Which addresses may be connected to; the public internet when absent. */
  readonly mayConnect?: (address: string) => boolean;
  /** Which hosts may be asked; names of the public internet when absent, and no IP addresses. */
  readonly mayAsk?: (hostname: string) => boolean;
  /** Schemes that may be asked; https alone when absent. */
  readonly protocols?: readonly string[];
  /** Ports besides the scheme's own. */
  readonly ports?: readonly string[];
}

interface ProbeOptions {
  /** Hosts that may be asked; any public one when absent. */
  readonly hosts?: readonly string[];
  /** Milliseconds for everything together. */
  readonly deadline: number;
}

const failures: Readonly<Record<string, OutboundFailure>> = {
  ABORT_ERR: 'timeout',
  ETIMEDOUT: 'timeout',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EPROTO: 'insecure',
  NOT_ALLOWED: 'not_allowed',
};

function failureOf(error: unknown): OutboundFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SSL|TLS|ALTNAME|SELF_SIGNED|UNABLE_TO/.test(code)) return 'insecure';
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  if (code.startsWith('HPE_')) return 'malformed';
  return failures[code] ?? 'offline';
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Reads the first bytes of a reply as the text that they are declared to be, and leaves the rest. */
async function readText(reply: IncomingMessage, maxBytes: number): Promise<Pick<OutboundPage, 'body' | 'truncated'>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (maxBytes > 0)
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) break;
    }
  reply.destroy();
  const label = /charset="?([\w-]+)/i.exec(reply.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const isSupported = ['utf-8', 'iso-8859-1', 'windows-1252', 'iso-8859-15', 'us-ascii'].includes(label.toLowerCase());
  const body = new TextDecoder(isSupported ? label : 'utf-8').decode(Buffer.concat(chunks).subarray(0, maxBytes));
  return { body, truncated: bytes > maxBytes };
}

const notAllowed = (): Error => Object.assign(new Error('This address is not asked.'), { code: 'NOT_ALLOWED' });

/**
 * Makes all outbound requests. Addresses are checked at the moment of connecting, so that a name
 * cannot point elsewhere meanwhile, and for every redirect again.
 */
export class OutboundClient {
  private readonly breaker: CircuitBreaker;

  constructor(
    clock: Clock,
    private readonly options: OutboundOptions,
  ) {
    this.breaker = new CircuitBreaker(clock);
  }

  /** Whether requests are made at all. */
  get isEnabled(): boolean {
    return this.options.enabled;
  }

  /** Asks for the status alone; redirects are not followed. Never throws: that nothing answers is an answer. */
  async probe(address: string, options: ProbeOptions): Promise<OutboundAnswer> {
    const robotsPage = await this.ask(address, { ...options, maxBytes: 0 }, AbortSignal.timeout(options.deadline));
    return robotsPage.ok ? { ok: true, status: robotsPage.status } : robotsPage;
  }

  /** Reads a page, or posts something and reads the answer, following redirects. Never throws. */
  async read(address: string, options: ReadOptions): Promise<OutboundPage | OutboundRefusal> {
    const signal = AbortSignal.timeout(options.deadline);
    let url = address;
    for (let hop = 0; hop <= (options.redirects ?? 0); hop++) {
      const page = await this.ask(url, options, signal);
      const location = page.ok && REDIRECTS.includes(page.status) ? page.headers.location : undefined;
      if (!page.ok || location === undefined) return page;
      if (!URL.canParse(location, url)) return { ok: false, failure: 'malformed' };
      url = new URL(location, url).href;
    }
    return { ok: false, failure: 'redirects' };
  }

  private async ask(
    address: string,
    options: ReadOptions,
    signal: AbortSignal,
  ): Promise<OutboundPage | OutboundRefusal> {
    if (!this.options.enabled) return { ok: false, failure: 'off' };
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !this.isAllowed(url, options.hosts)) return { ok: false, failure: 'not_allowed' };
    if (this.breaker.isOpen(url.host)) return { ok: false, failure: 'resting' };
    try {
      const step = `${options.body ? 'POST' : 'GET'} outbound`;
      const page = await tracedStep(step, { 'server.address': url.hostname }, () => this.request(url, options, signal));
      this.breaker.recordSuccess(url.host);
      return page;
    } catch (error) {
      this.breaker.recordFailure(url.host);
      return { ok: false, failure: failureOf(error) };
    }
  }

  private isAllowed(url: URL, hosts: readonly string[] | undefined): boolean {
    const { protocols = ['https:'], ports = [], mayAsk = isPublicHost } = this.options;
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (!protocols.includes(url.protocol) || url.username !== '' || url.password !== '') return false;
    if (url.port !== '' && !ports.includes(url.port)) return false;
    if (!mayAsk(url.hostname)) return false;
    if (isIP(literal) !== 0 && !this.mayConnect(literal)) return false;
    return hosts === undefined || hosts.includes(url.hostname);
  }

  private mayConnect(address: string): boolean {
    return (this.options.mayConnect ?? isPublicAddress)(address);
  }

  private request(url: URL, { maxBytes = 0, headers, body }: ReadOptions, signal: AbortSignal): Promise<OutboundPage> {
    return new Promise((resolve, reject) => {
      const options: RequestOptions = {
        method: body ? 'POST' : 'GET',
        agent: false,
        signal,
        lookup: this.lookup,
        headers: { 'User-Agent': `${brand.name} link check`, Accept: 'text/html,*/*;q=0.1', ...headers },
      };
      const answered = (reply: IncomingMessage): void => {
        const page = { ok: true, status: reply.statusCode ?? 0, url: url.href, headers: reply.headers } as const;
        readText(reply, maxBytes).then((text) => resolve({ ...page, ...text }), reject);
      };
      const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, options, answered);
      request.once('error', reject);
      request.end(body);
    });
  }

  /** Resolves a name and lets only allowed addresses through; the connection is made to exactly these. */
  private readonly lookup: LookupFunction = (hostname, options, callback) => {
    const lookupOptions: LookupOptions & { all: true } = { family: options.family ?? 0, all: true };
    lookup(hostname, lookupOptions, (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      const allowed = addresses.filter(({ address }) => this.mayConnect(address));
      const [first] = allowed;
      if (!first || allowed.length < addresses.length) return callback(notAllowed(), '', 0);
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
}
