import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MEGABYTE } from '@prentice/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../platform/config/settings.ts';
import { MINUTE, SECOND } from '../platform/clock/clock.ts';
import { Events, handlersForAll } from '../platform/events/events.service.ts';
import { Metrics } from '../platform/metrics/metrics.service.ts';
import { pageHeaders } from '../platform/http/security-headers.ts';
import { PageCache, type CacheLimits, type CachedPage } from './page-cache.ts';
import { pageChanges, pagesChangedBy } from './page-changes.ts';
import { pageKeyOf, pageViewOf, type PageView } from './page-key.ts';

const limits: CacheLimits = { bytes: 64 * MEGABYTE, fresh: MINUTE, stale: 10 * MINUTE, missing: 10 * SECOND };

/* Public pages carry no script that could fetch the next page ahead; browsers that know these rules do it when a link
   is pointed at, and leave it when data is being saved. */
const fetchAhead = { 'Speculation-Rules': '"/likely.speculation.json"' };

/** Returns whether every visitor may get this answer: nothing in it is stored in, or comes from, one browser. */
const isShareable = (page: CachedPage): boolean =>
  [200, 404, 410].includes(page.status) && page.headers['set-cookie'] === undefined;

const matchesTag = (header: string | undefined, tag: unknown): boolean =>
  typeof tag === 'string' && (header ?? '').split(',').some((part) => part.trim() === tag);

/** Keeps public pages, once rendered, until something changes them. */
@Injectable()
export class PublicPages implements OnApplicationBootstrap {
  readonly cache: PageCache;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly events: Events,
    metrics: Metrics,
  ) {
    this.cache = new PageCache(limits, () => performance.now());
    const { answers } = this.cache;
    metrics.counter('page_cache_hits_total', 'Public pages answered from memory', () => answers.kept);
    metrics.counter('page_cache_misses_total', 'Public pages that had to be made', () => answers.made);
    metrics.gauge('page_cache_pages', 'Public pages in memory', () => this.cache.size);
    /* In lower case, as the headers of rendered pages are: theirs replace these. */
    this.headers = Object.fromEntries(
      Object.entries({ ...pageHeaders(settings), ...fetchAhead }).map(([name, value]) => [name.toLowerCase(), value]),
    );
  }

  /** Registers itself after all features, so that pages are dropped when what they are made from has changed. */
  onApplicationBootstrap(): void {
    this.events.onInEveryProcess(handlersForAll(pageChanges, (event) => this.cache.drop(pagesChangedBy(event))));
  }

  /**
   * Answers a request for a public page.
   * @param render makes the page for nobody in particular
   * @returns false when this request's answer is not shared; nothing has been sent then
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    render: (view: PageView) => Promise<CachedPage>,
  ): Promise<boolean> {
    const { method, url, headers, cookies } = request;
    const view = pageViewOf({ method, url, headers, cookies: cookies ?? {} });
    if (!view) return false;
    const page = await this.cache.getOrMake(pageKeyOf(view), view.path, () => render(view), isShareable);
    this.send(request, reply, page);
    return true;
  }

  /** Returns whether a request's answer is kept. */
  isCached(
    { method = '', url = '', headers }: IncomingMessage,
    cookies: Readonly<Record<string, string | undefined>>,
  ): boolean {
    const view = pageViewOf({ method, url, headers, cookies });
    return view !== null && this.cache.has(pageKeyOf(view));
  }

  private send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): void {
    reply.hijack();
    const { raw } = reply;
    const isUnchanged = page.status === 200 && matchesTag(request.headers['if-none-match'], page.headers['etag']);
    const length = isUnchanged ? {} : { 'content-length': String(page.body.byteLength) };
    raw.writeHead(isUnchanged ? 304 : page.status, { ...this.headers, ...copyHeaders(page.headers), ...length });
    raw.end(isUnchanged || request.method === 'HEAD' ? undefined : page.body);
  }
}

const copyHeaders = (headers: CachedPage['headers']): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );
