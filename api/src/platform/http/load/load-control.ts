import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { AppError, type OperationShape } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInjection } from 'light-my-request';
import { SETTINGS, type Settings } from '../../config/settings.ts';
import { InFlightRequests } from '../../health/in-flight-requests.ts';
import { AdmissionQueue, type AdmissionLimits, type Release } from './admission-queue.ts';
import { EventLoopMonitor } from './event-loop-monitor.ts';
import { overloadedReply } from './overloaded-reply.ts';

/** Milliseconds that a request may take from its last byte to the first byte of its reply. */
const REQUEST_DEADLINE_MS = 10_000;

/** The same for an upload: each file is looked into by a process of its own, a few at a time. */
const UPLOAD_DEADLINE_MS = 30_000;

/** Milliseconds before the deadline in which nothing starts: its reply would come too late. */
const MARGIN_MS = 1_000;

/**
 * Returns the last instant of `performance.now()` at which a request may start something that it has to answer for.
 * Requests that the process sends to itself have the deadline of their own; so has one whose body has only now been
 * read.
 */
export const latestStartOf = ({ load }: FastifyRequest, { LOAD_CONTROL }: Pick<Settings, 'LOAD_CONTROL'>): number =>
  LOAD_CONTROL ? (load?.deadline ?? performance.now() + REQUEST_DEADLINE_MS) - MARGIN_MS : Infinity;

/** Classes of requests that use the processor in different ways; each is bounded by itself. */
type LoadClass = 'read' | 'write' | 'export' | 'page';

/**
 * While the processor is busy, few reads and pages are worked on at once: a turn of the event loop takes as long as all
 * of them together, and in one turn the system hands over one new connection. With time left it is still few, as those
 * let in at once are all answered late when the database falls behind. Nobody waits for a read or a page longer than a
 * quarter of a second by estimate, nor twice that in fact, since it has to be answered within a second. Writes and
 * exports mostly wait for the database, and are worth waiting for within a request's deadline.
 */
const limits: Readonly<Record<LoadClass, AdmissionLimits>> = {
  read: { busy: 4, idle: 8, wait: 250, sample: 10 },
  page: { busy: 1, idle: 8, wait: 250, sample: 10 },
  /* Of many that come at once the first may be the slow ones, so the mean is taken over more of them. */
  write: { busy: 64, idle: 256, wait: 9_000, sample: 100 },
  export: { busy: 4, idle: 8, wait: 9_000, sample: 10 },
};

/**
 * Returns the class of an operation's requests; null for uploads, which take as long as the line of their sender: the
 * processes that look into files are bounded by themselves. What is limited like a read may write all the same, as
 * opening an application does, and then waits for the database.
 */
export function loadClassOf({ method, rate }: Pick<OperationShape, 'method' | 'rate'>): LoadClass | null {
  if (rate === 'upload') return null;
  if (rate === 'export') return 'export';
  return method === 'GET' && (rate === 'read' || rate === 'search') ? 'read' : 'write';
}

/** Share of time in which the event loop works, above which the processor counts as busy. */
const BUSY = 0.9;
/**
 * Requests that one connection may have open: those behind the first stay in memory while their sender does not read.
 */
const PIPELINED = 32;
/**
 * Milliseconds by which turns of the event loop may be late, one after the other, before everything new is turned away.
 */
const LAG_LIMIT_MS = 1_000;

/** A request from the moment it came until its reply is closed. */
interface Load {
  /** Aborted when nobody waits for the reply any more, or the deadline is over. */
  readonly over: AbortController;
  release?: Release;
  /** Instant of `performance.now()` by which the reply must have begun; unknown while the body arrives. */
  deadline?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    load?: Load;
  }
}

/* Made once: what is turned away should cost nothing. */
const overloaded = new AppError('OVERLOADED');

const isFile = (url: string): boolean => /\.\w+$/.test(url.split('?', 1)[0] ?? '');
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
const isHealth = (request: FastifyRequest): boolean => request.url.startsWith('/api/health');

/**
 * Keeps the server answering under any load: what it cannot answer soon it turns away before any work is done for it,
 * what it has let in it works on a few at a time. Requests that the process sends to itself belong to one that has been
 * let in.
 */
@Injectable()
export class LoadControl {
  private readonly eventLoop = new EventLoopMonitor();
  private readonly isBusy = (): boolean => this.eventLoop.utilisation > BUSY;
  private readonly admissions: Readonly<Record<LoadClass, AdmissionQueue>> = {
    read: new AdmissionQueue(limits.read, this.isBusy),
    page: new AdmissionQueue(limits.page, this.isBusy),
    write: new AdmissionQueue(limits.write, this.isBusy),
    export: new AdmissionQueue(limits.export, this.isBusy),
  };
  private isCachedPage: (request: IncomingMessage) => boolean = () => false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly inFlightRequests: InFlightRequests,
  ) {}

  /**
   * Returns whether so much is worked on or waits for it that nothing more is let in. Bodies that arrive slowly and
   * replies that nobody reads do not count: they cost no work, and a few idle connections could close the site with
   * them.
   */
  get isSaturated(): boolean {
    if (!this.settings.LOAD_CONTROL) return false;
    const admitted = Object.values(this.admissions).reduce((sum, { size }) => sum + size, 0);
    return admitted >= this.settings.MAX_IN_FLIGHT || this.eventLoop.lag > LAG_LIMIT_MS;
  }

  /** @param isKept whether the page that is asked for need not be made: such pages are served under any load */
  setCachedPageCheck(isKept: (request: IncomingMessage) => boolean): void {
    this.isCachedPage = isKept;
  }

  /** @param operationOf the operation behind a method and a route pattern, if there is one */
  install(fastify: FastifyInstance, operationOf: (method: string, url: string) => OperationShape | undefined): void {
    const admissionOf = (request: FastifyRequest): AdmissionQueue | undefined => {
      const declared = operationOf(request.method, request.routeOptions.url ?? '');
      const loadClass = declared && !isHealth(request) ? loadClassOf(declared) : null;
      return loadClass ? this.admissions[loadClass] : undefined;
    };
    this.guardEntrance(fastify.server);
    if (!this.settings.LOAD_CONTROL) return;
    const unwatch = this.eventLoop.start();
    fastify.addHook('onClose', async () => unwatch());
    fastify.addHook('onRequest', async (request, reply) => {
      if (isInjection(request.raw)) return;
      const declared = operationOf(request.method, request.routeOptions.url ?? '');
      this.watch(request, reply, declared?.upload ? UPLOAD_DEADLINE_MS : REQUEST_DEADLINE_MS);
    });
    fastify.addHook('preHandler', async (request, reply) => {
      const admission = request.load && admissionOf(request);
      if (!request.load || !admission) return;
      if (!admission.isOpen) throw new AppError('OVERLOADED');
      const release = await admission.acquire(request.load.over.signal);
      if (!release && request.load.over.signal.aborted) return reply.hijack();
      if (!release) throw new AppError('OVERLOADED');
      request.load.release = release;
    });
    fastify.addHook('onSend', async (request) => request.load?.release?.());
  }

  /**
   * Renders a page once it has been admitted.
   * @throws AppError OVERLOADED when that would take too long
   */
  async runPage<T>(make: () => Promise<T>): Promise<T> {
    if (!this.settings.LOAD_CONTROL) return make();
    const { page } = this.admissions;
    const release = page.isOpen ? await page.acquire() : null;
    if (!release) throw new AppError('OVERLOADED');
    try {
      return await make();
    } finally {
      release();
    }
  }

  /**
   * Turns a request away: with a problem to clients of the API, with a short page to people.
   * @param refusal too many requests of one visitor; of all of them when absent
   */
  reject(request: IncomingMessage, reply: ServerResponse, refusal = overloaded): void {
    const { headers, body } = overloadedReply(request, this.settings, this.inFlightRequests.draining, refusal);
    reply.writeHead(refusal.status, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  /**
   * Turns requests away before the framework sees them: routing and hooks would cost several times as much as the
   * refusal.
   */
  private guardEntrance(server: Server): void {
    const accept = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, reply) => {
      if (this.inFlightRequests.track(request, reply) > PIPELINED) return void request.socket.destroy();
      if (!this.admits(request)) return this.reject(request, reply);
      for (const listener of accept) listener.call(server, request, reply);
    });
  }

  private admits(request: IncomingMessage): boolean {
    const { url = '', method } = request;
    if (url.startsWith('/api/health')) return true;
    if (this.inFlightRequests.draining || this.isSaturated) return false;
    if (!url.startsWith('/api')) return this.admissions.page.isOpen || isFile(url) || this.isCachedPage(request);
    return this.admissions[method === 'GET' || method === 'HEAD' ? 'read' : 'write'].isOpen;
  }

  /**
   * Watches the deadline. The framework's own limit for handlers ends when a body has been read, so the deadline is
   * kept here.
   */
  private watch(request: FastifyRequest, reply: FastifyReply, limit: number): void {
    const load: Load = { over: new AbortController() };
    request.load = load;
    let timer: NodeJS.Timeout | undefined;
    const received = (): void => {
      load.deadline = performance.now() + limit;
      timer = setTimeout(() => {
        load.over.abort();
        load.release?.();
        if (!reply.sent && !reply.raw.headersSent) void reply.send(new AppError('OVERLOADED'));
      }, limit).unref();
    };
    /* How long a body takes is up to the line of its sender; the server ends those that take too long. */
    if (hasBody(request.raw)) request.raw.once('end', received);
    else received();
    reply.raw.once('close', () => {
      load.over.abort();
      /* What works on for a client that has gone keeps its place until it is done, at the latest until the deadline. */
      if (!reply.raw.writableFinished) return;
      clearTimeout(timer);
      load.release?.();
    });
  }
}
