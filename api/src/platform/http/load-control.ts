import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Refusal, type OperationShape, type RateClass } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInjection } from 'light-my-request';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { Lifecycle } from '../health/lifecycle.ts';
import { Admission, type AdmissionLimits, type Release } from './admission.ts';
import { overloadedReply } from './overloaded.reply.ts';

/** Classes of requests that use the processor in different ways; each is bounded by itself. */
type LoadClass = 'read' | 'write' | 'file' | 'page';

/**
 * Reads and pages are bounded so that one turn of the event loop stays below some 40 ms, and nobody waits for one longer than half a
 * second. Writes and files mostly wait for the database or a process, and are worth waiting for within a request's deadline.
 */
const limits: Readonly<Record<LoadClass, AdmissionLimits>> = {
  read: { concurrent: 8, wait: 500 },
  page: { concurrent: 4, wait: 500 },
  write: { concurrent: 32, wait: 9_000 },
  file: { concurrent: 8, wait: 9_000 },
};

const classOf: Readonly<Record<RateClass, LoadClass>> = {
  read: 'read',
  search: 'read',
  write: 'write',
  auth: 'write',
  mail: 'write',
  report: 'write',
  upload: 'file',
  export: 'file',
};

/** Milliseconds that a request may take from its first byte to the first byte of its reply. */
const REQUEST_DEADLINE = 10_000;
/** Mean delay of the event loop, in milliseconds, above which everything new is turned away. */
const LAG_LIMIT = 1_000;
/** Milliseconds over which that mean is taken. */
const LAG_WINDOW = 500;

/** A request from the moment it came until its reply is closed. */
interface Load {
  /** Aborted when nobody waits for the reply any more, or the deadline is over. */
  readonly over: AbortController;
  release?: Release;
}

declare module 'fastify' {
  interface FastifyRequest {
    load?: Load;
  }
}

const isHealth = (request: FastifyRequest): boolean => request.url.startsWith('/api/health');

/**
 * Keeps the server answering under any load: what it cannot answer soon it turns away before any work is done for it, what it has let
 * in it works on a few at a time. Requests that the process sends to itself belong to one that has been let in.
 */
@Injectable()
export class LoadControl {
  private readonly admissions: Readonly<Record<LoadClass, Admission>> = {
    read: new Admission(limits.read),
    page: new Admission(limits.page),
    write: new Admission(limits.write),
    file: new Admission(limits.file),
  };
  private lag = 0;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(Lifecycle) private readonly lifecycle: Lifecycle,
  ) {}

  /** Whether so much is in flight that nothing more is let in. */
  get saturated(): boolean {
    return this.lifecycle.inFlight > this.settings.MAX_IN_FLIGHT || this.lag > LAG_LIMIT;
  }

  /** @param operationOf the operation behind a method and a route pattern, if there is one */
  install(fastify: FastifyInstance, operationOf: (method: string, url: string) => OperationShape | undefined): void {
    const admissionOf = (request: FastifyRequest): Admission | undefined => {
      const declared = operationOf(request.method, request.routeOptions.url ?? '');
      return declared && !isHealth(request) ? this.admissions[classOf[declared.rate]] : undefined;
    };
    this.watchEventLoop(fastify);
    fastify.addHook('onRequest', async (request, reply) => {
      if (isInjection(request.raw)) return;
      this.lifecycle.enter(request.raw, reply.raw);
      if (!isHealth(request) && !this.lets(admissionOf(request))) return this.refuse(request, reply);
      this.watch(request, reply);
    });
    fastify.addHook('preHandler', async (request, reply) => {
      const admission = request.load && admissionOf(request);
      if (!request.load || !admission) return;
      const release = await admission.enter(request.load.over.signal);
      if (!release) return reply.hijack();
      request.load.release = release;
    });
    fastify.addHook('onSend', async (request) => request.load?.release?.());
  }

  /**
   * Makes a page, when its turn has come.
   * @throws Refusal OVERLOADED when that would take too long
   */
  async page<T>(make: () => Promise<T>): Promise<T> {
    const { page } = this.admissions;
    const release = page.open ? await page.enter() : null;
    if (!release) throw new Refusal('OVERLOADED');
    try {
      return await make();
    } finally {
      release();
    }
  }

  /** Answers 503, at the least cost: as a problem to clients of the API, as a short page to people. */
  refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { headers, body } = overloadedReply(request, this.lifecycle.draining);
    reply.hijack();
    reply.raw.writeHead(503, headers).end(request.method === 'HEAD' ? undefined : body);
    return reply;
  }

  private lets(admission: Admission | undefined): boolean {
    return !this.lifecycle.draining && !this.saturated && (admission?.open ?? true);
  }

  /** The framework's own limit for handlers ends when a body has been read, so the deadline is kept here. */
  private watch(request: FastifyRequest, reply: FastifyReply): void {
    const load: Load = { over: new AbortController() };
    request.load = load;
    const deadline = setTimeout(() => {
      load.over.abort();
      load.release?.();
      if (!reply.sent && !reply.raw.headersSent) void reply.send(new Refusal('OVERLOADED'));
    }, REQUEST_DEADLINE);
    reply.raw.once('close', () => {
      clearTimeout(deadline);
      load.over.abort();
      if (reply.raw.writableFinished) load.release?.();
    });
  }

  private watchEventLoop(fastify: FastifyInstance): void {
    const delays = monitorEventLoopDelay({ resolution: 20 });
    delays.enable();
    const timer = setInterval(() => {
      this.lag = delays.mean / 1e6 || 0;
      delays.reset();
    }, LAG_WINDOW);
    timer.unref();
    fastify.addHook('onClose', async () => {
      clearInterval(timer);
      delays.disable();
    });
  }
}
