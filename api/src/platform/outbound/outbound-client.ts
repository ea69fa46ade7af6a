import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { brand, isPublicHost } from '@prentice/contract';
import type { Clock } from '../clock/clock.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { isPublicAddress } from './public-address.ts';

/** Why there is no answer. `offline`: nobody could be reached, which says nothing about the host. */
export type OutboundFailure = 'off' | 'not_allowed' | 'offline' | 'timeout' | 'refused' | 'insecure' | 'resting';

export type OutboundAnswer =
  { readonly ok: true; readonly status: number } | { readonly ok: false; readonly failure: OutboundFailure };

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

export interface ProbeOptions {
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
  return failures[code] ?? 'offline';
}

const notAllowed = (): Error => Object.assign(new Error('This address is not asked.'), { code: 'NOT_ALLOWED' });

/**
 * Makes all outbound requests. Addresses are checked at the moment of connecting, so that a name
 * cannot point elsewhere meanwhile; redirects are not followed, bodies are not read.
 */
export class OutboundClient {
  private readonly breaker: CircuitBreaker;

  constructor(
    clock: Clock,
    private readonly options: OutboundOptions,
  ) {
    this.breaker = new CircuitBreaker(clock);
  }

  /** Never throws: that nothing answers is an answer. */
  async probe(address: string, { hosts, deadline }: ProbeOptions): Promise<OutboundAnswer> {
    if (!this.options.enabled) return { ok: false, failure: 'off' };
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !this.isAllowed(url, hosts)) return { ok: false, failure: 'not_allowed' };
    if (this.breaker.isOpen(url.host)) return { ok: false, failure: 'resting' };
    try {
      const status = await this.ask(url, deadline);
      this.breaker.recordSuccess(url.host);
      return { ok: true, status };
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

  private ask(url: URL, deadline: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const options: RequestOptions = {
        method: 'GET',
        agent: false,
        signal: AbortSignal.timeout(deadline),
        lookup: this.lookup,
        headers: { 'User-Agent': `${brand.name} link check`, Accept: 'text/html,*/*;q=0.1' },
      };
      const answered = (reply: IncomingMessage): void => {
        reply.destroy();
        resolve(reply.statusCode ?? 0);
      };
      const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, options, answered);
      request.once('error', reject);
      request.end();
    });
  }

  /** Resolves a name and lets only allowed addresses through; the connection is made to exactly these. */
  private readonly lookup: LookupFunction = (hostname, options, callback) => {
    const wanted: LookupOptions & { all: true } = { family: options.family ?? 0, all: true };
    lookup(hostname, wanted, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      const allowed = found.filter(({ address }) => this.mayConnect(address));
      const [first] = allowed;
      if (!first || allowed.length < found.length) return callback(notAllowed(), '', 0);
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
}
