import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Client } from '@prentice/client';
import { anonymous, AppError } from '@prentice/contract';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertSameSite } from '../platform/auth/session-cookies.ts';
import { RequestBudget, IN_PROCESS_ADDRESS } from '../platform/access/request-budget.ts';
import { LoadControl } from '../platform/http/load/load-control.ts';
import type { Settings } from '../platform/config/settings.ts';
import { pageHeaders } from '../platform/http/security-headers.ts';
import { BackOfficePage } from './backoffice.page.ts';
import { PageAccess, type PageDelivery } from './page-access.ts';
import type { PageView } from './page-key.ts';
import { inProcessClient } from './in-process-client.ts';
import { Portal, renderPublicView, repositoryRoot, type PortalHandler } from './portal.ts';
import { PublicPages } from './public-pages.ts';

/** A file of the built front ends: the folder that it belongs to, and its path in it. */
export interface AssetFile {
  readonly root: string;
  readonly path: string;
}

/** Pages are rendered or carry a nonce: none is sent as the file that the build made. */
const PAGE = 'index.html';

/**
 * Returns the files of a folder by the paths of their addresses. A list of them costs a few milliseconds of the start;
 * a route for each costs half a second.
 * @param prefix what their addresses begin with, a slash at its end
 */
export function assetFiles(folder: string, prefix: string): ReadonlyMap<string, AssetFile> {
  const files = new Map<string, AssetFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === PAGE || entry.name.startsWith('.')) continue;
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    files.set(prefix + path, { root: folder, path });
  }
  return files;
}

const YEAR_SECONDS = 31_536_000;
/** Methods that pages understand: forms are posted to some of them. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

const hashed = /[.-][\w-]{8,}\.\w+(\.(br|gz))?$/;

/** Reads which assets there are, and gives replies the function that sends them. */
async function loadAssets(fastify: FastifyInstance): Promise<ReadonlyMap<string, AssetFile>> {
  await fastify.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'Cache-Control',
        hashed.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      );
      if (/\/service-worker\.js(\.(br|gz))?$/.test(path)) {
        /* A service worker asks under its own policy, and a kept copy would hold new versions up. */
        void reply.header('Cache-Control', 'no-cache');
        void reply.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
      }
      if (path.endsWith('.speculation.json')) void reply.type('application/speculationrules+json');
    },
  });
  const folders = [
    [resolve(repositoryRoot, 'portal/dist/client'), '/'],
    [resolve(repositoryRoot, 'backoffice/dist'), '/backoffice-assets/'],
  ] as const;
  return new Map(folders.flatMap(([folder, prefix]) => (existsSync(folder) ? [...assetFiles(folder, prefix)] : [])));
}

/** Answers requests for pages: the back office's one page, and for every other path the portal. */
class PageServer {
  private readonly logger = new Logger('Web');
  private readonly visitors: PageAccess;
  private readonly pages: PublicPages;
  private readonly load: LoadControl;
  private readonly budget: RequestBudget;
  private readonly portal: Portal;
  private readonly backOffice: BackOfficePage | null;
  private readonly anonymousApi: Client;

  constructor(
    app: NestFastifyApplication,
    private readonly fastify: FastifyInstance,
    private readonly settings: Settings,
  ) {
    this.visitors = app.get(PageAccess);
    this.pages = app.get(PublicPages);
    this.load = app.get(LoadControl);
    this.budget = app.get(RequestBudget);
    this.portal = app.get(Portal);
    const indexFile = resolve(repositoryRoot, 'backoffice/dist/index.html');
    this.backOffice = existsSync(indexFile) ? new BackOfficePage(readFileSync(indexFile, 'utf8')) : null;
    this.anonymousApi = inProcessClient(fastify, null);
  }

  /** Answers for the portal or the back office; the visitor's navigation guard runs first. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (request.method === 'POST') assertSameSite(request, this.settings.publicUrl);
    const visit = await this.visitors.resolve(request, pathOf(request));
    if ('redirect' in visit) return reply.header('Cache-Control', 'no-store').redirect(visit.redirect, 302);
    if (visit.app === 'backoffice' && this.backOffice)
      return this.backOffice.send(reply, visit.isFound && (await this.hasRecord(visit)));
    const renderPage = await this.portal.handler();
    if (!renderPage) return reply.status(404).type('text/plain; charset=utf-8').send('Page not found');
    const isKept = !visit.personal && this.pages.isCached(request.raw, request.cookies);
    if (!isKept) await this.budget.countPage(request, visit.actor.id);
    const nobody = this.anonymousLocals(request);
    const renderShared = (view: PageView) => this.load.runPage(() => renderPublicView(renderPage, view, nobody));
    /* What only interns or employers may see is made for one reader and kept nowhere. */
    if (!visit.personal && (await this.pages.answer(request, reply, renderShared))) return undefined;
    await this.renderFor(visit, request, reply, renderPage);
    return undefined;
  }

  /** Returns what a page is made from for nobody in particular, whoever asks first. */
  private anonymousLocals({ id }: FastifyRequest) {
    const { publicUrl, operator } = this.settings;
    return { publicUrl, operator, traceId: String(id), actor: anonymous, api: this.anonymousApi };
  }

  /** Renders a page for one request, and keeps it nowhere. */
  private async renderFor(
    visit: PageDelivery,
    request: FastifyRequest,
    reply: FastifyReply,
    renderPage: PortalHandler,
  ): Promise<void> {
    reply.hijack();
    for (const [name, value] of Object.entries(pageHeaders(this.settings))) reply.raw.setHeader(name, value);
    reply.raw.setHeader('X-Request-Id', request.id);
    if (visit.personal) reply.raw.setHeader('Cache-Control', 'private, no-store');
    const locals = { ...this.anonymousLocals(request), actor: visit.actor, api: this.clientFor(request, visit) };
    await this.load.runPage(() => renderPage(request.raw, reply.raw, (error) => this.fail(reply, error), locals));
  }

  /**
   * Returns the client of a page. What a form has it do is counted like the same request to the API: reports are few
   * per sender.
   */
  private clientFor({ method, ip }: FastifyRequest, { token }: PageDelivery): Client {
    if (method === 'POST') return inProcessClient(this.fastify, token, ip);
    return token ? inProcessClient(this.fastify, token) : this.anonymousApi;
  }

  /**
   * Returns whether the record of a page is there for its visitor, who sees the same page for one that is somebody
   * else's.
   */
  private async hasRecord({ recordPath, token }: PageDelivery): Promise<boolean> {
    if (!recordPath || !token) return true;
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await this.fastify.inject({
      url: `/api${recordPath}`,
      remoteAddress: IN_PROCESS_ADDRESS,
      headers,
    });
    return statusCode !== 404;
  }

  private fail(reply: FastifyReply, error: unknown): void {
    if (error) this.logger.error({ requestId: reply.request.id, err: error });
    if (reply.raw.headersSent) return void reply.raw.end();
    reply.raw.writeHead(error ? 500 : 404, { 'Content-Type': 'text/plain; charset=utf-8' });
    reply.raw.end(error ? 'Internal Server Error' : 'Page not found');
  }
}

/** Serves assets and pages of back office and portal from the API's process. */
export async function installWeb(app: NestFastifyApplication, settings: Settings): Promise<void> {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const [pages, load] = [app.get(PublicPages), app.get(LoadControl)];
  load.setCachedPageCheck((request) => pages.isCached(request, fastify.parseCookie(request.headers.cookie ?? '')));
  const pageServer = new PageServer(app, fastify, settings);
  const assets = await loadAssets(fastify);

  /* Before any body is read, and only for paths that no route of ours answers. */
  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || pathOf(request).startsWith('/api')) return;
    if (!PAGE_METHODS.includes(request.method))
      return reply
        .status(405)
        .header('Allow', PAGE_METHODS.join(', '))
        .type('text/plain; charset=utf-8')
        .send('Method Not Allowed');
    const asset = request.method === 'POST' ? undefined : assets.get(pathOf(request));
    if (asset) return reply.sendFile(asset.path, asset.root);
    return pageServer.answer(request, reply).catch((error: unknown) => {
      if (!(error instanceof AppError && ['OVERLOADED', 'RATE_LIMITED'].includes(error.code))) throw error;
      reply.hijack();
      load.reject(request.raw, reply.raw, error);
      return undefined;
    });
  });
}
