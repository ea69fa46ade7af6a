import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../platform/config/settings.ts';
import { Database } from '../platform/database/database.service.ts';
import { isOneOf } from '../platform/events/catalogue/event-catalogue.ts';
import { EventFeed } from '../platform/events/event-feed.ts';
import { recordedEvents } from '../platform/events/recorded-events.ts';
import { pageHeaders } from '../platform/http/security-headers.ts';
import { PageCache, type CacheLimits, type CachedPage } from './page-cache.ts';
import { pageKeyOf, pageViewOf, type PageView } from './page-key.ts';

const MINUTE = 60_000;
const SECOND = 1_000;
const MEGABYTE = 1_048_576;

const limits: CacheLimits = { bytes: 64 * MEGABYTE, fresh: MINUTE, stale: 10 * MINUTE, missing: 10 * SECOND };

/** What changes a public page. */
export const pageEvents = [
  'internship.opened', 'internship.paused', 'internship.resumed', 'internship.closed', 'internship.reopened', 'internship.filled',
  'internship.removed', 'internship.reinstated', 'internship.archived', 'internship.changed', 'employer.card_changed', 'employer.counted', 'employer.profile_changed', 'employer.live_changed',
  'employer.publish_blocked', 'employer.publish_unblocked', 'application.accepted', 'user.erased',
] as const; // prettier-ignore

/* Public pages carry no script that could fetch the next page ahead; browsers that know these rules do it when a link is
   pointed at, and leave it when data is being saved. */
const fetchAhead = { 'Speculation-Rules': '"/likely.speculation.json"' };

/** Whether every visitor may get this answer: nothing in it is stored in, or comes from, one browser. */
const isShareable = (page: CachedPage): boolean =>
  [200, 404, 410].includes(page.status) && page.headers['set-cookie'] === undefined;

const matchesTag = (header: string | undefined, tag: unknown): boolean =>
  typeof tag === 'string' && (header ?? '').split(',').some((one) => one.trim() === tag);

/** Public pages, kept once rendered until something changes them. */
@Injectable()
export class PublicPages implements OnApplicationBootstrap {
  readonly cache: PageCache;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly feed: EventFeed,
    private readonly database: Database,
  ) {
    this.cache = new PageCache(limits, () => performance.now());
    /* In lower case, as the headers of rendered pages are: theirs replace these. */
    this.headers = Object.fromEntries(new Headers({ ...pageHeaders(settings), ...fetchAhead }));
  }

  /** Registered after all features, so that pages are dropped when what they are made from has changed. */
  onApplicationBootstrap(): void {
    /* What this process saved has dropped its pages below. */
    this.feed.follow(pageEvents, (event, isOwn) => {
      if (!isOwn) this.cache.drop(event);
    });
    this.database.afterSave((unitOfWork) => {
      for (const event of recordedEvents(unitOfWork)) if (isOneOf(event, pageEvents)) this.cache.drop(event);
    });
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

  /** Whether a request's answer is kept. */
  isCached({ method = '', url = '', headers }: IncomingMessage, cookies: Readonly<Record<string, string>>): boolean {
    const view = pageViewOf({ method, url, headers, cookies });
    return view !== null && this.cache.has(pageKeyOf(view));
  }

  private send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): void {
    reply.hijack();
    const { raw } = reply;
    const known = page.status === 200 && matchesTag(request.headers['if-none-match'], page.headers['etag']);
    const length = known ? {} : { 'content-length': String(page.body.byteLength) };
    raw.writeHead(known ? 304 : page.status, { ...this.headers, ...mutable(page.headers), ...length });
    raw.end(known || request.method === 'HEAD' ? undefined : page.body);
  }
}

const mutable = (headers: CachedPage['headers']): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );
