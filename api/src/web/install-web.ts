import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { anonymous, AppError } from '@prentice/contract';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LoadControl } from '../platform/http/load-control.ts';
import type { Settings } from '../platform/config/settings.ts';
import { pageHeaders } from '../platform/http/security-headers.ts';
import { BackOfficePage } from './backoffice.page.ts';
import { PageAccess } from './page-access.ts';
import { inProcessClient } from './in-process-client.ts';
import { loadPortal, renderView } from './portal.ts';
import { PublicPages } from './public-pages.ts';

/* Three folders up from here in the sources and from `api/dist/chunks` in the bundle. */
const root = resolve(import.meta.dirname, '../../..');
const YEAR = 31_536_000;
/** Methods that pages understand: forms are posted to some of them. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

async function serveAssets(
  fastify: FastifyInstance,
  folder: string,
  prefix: string,
  decorateReply: boolean,
): Promise<void> {
  if (!existsSync(folder)) return;
  await fastify.register(fastifyStatic, {
    root: folder,
    prefix,
    wildcard: false,
    index: false,
    decorateReply,
    preCompressed: true,
    globIgnore: ['**/index.html'],
    setHeaders: (reply, path) => {
      const hashed = /[.-][\w-]{8,}\.\w+(\.(br|gz))?$/.test(path);
      void reply.header('Cache-Control', hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
      if (path.endsWith('.speculation.json')) void reply.type('application/speculationrules+json');
    },
  });
}

/**
 * Serves back office and portal from the API's process: assets, the back office's one page, and for every other path the
 * portal. The visitor's navigation guard runs first.
 */
export async function installWeb(app: NestFastifyApplication, settings: Settings): Promise<void> {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const visitors = app.get(PageAccess);
  const pages = app.get(PublicPages);
  const load = app.get(LoadControl);
  load.setCachedPageCheck((request) => pages.isCached(request, fastify.parseCookie(request.headers.cookie ?? '')));
  const portal = await loadPortal(root);
  const indexFile = resolve(root, 'backoffice/dist/index.html');
  const backOffice = existsSync(indexFile) ? new BackOfficePage(readFileSync(indexFile, 'utf8')) : null;
  await serveAssets(fastify, resolve(root, 'portal/dist/client'), '/', true);
  await serveAssets(fastify, resolve(root, 'backoffice/dist'), '/backoffice-assets/', false);
  const logger = new Logger('Web');

  const forNobody = inProcessClient(fastify, null);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const visit = await visitors.resolve(request, pathOf(request));
    if ('redirect' in visit) return reply.header('Cache-Control', 'no-store').redirect(visit.redirect, 302);
    if (visit.room === 'backoffice' && backOffice) return backOffice.send(reply, visit.found);
    if (!portal) return reply.status(404).type('text/plain; charset=utf-8').send('Page not found');
    /* Made for nobody in particular, whoever asks first. */
    const nobody = {
      publicUrl: settings.publicUrl,
      traceId: String(request.id),
      actor: anonymous,
      api: forNobody,
    };
    if (await pages.answer(request, reply, (view) => load.runPage(() => renderView(portal, view, nobody))))
      return undefined;
    reply.hijack();
    for (const [name, value] of Object.entries(pageHeaders(settings))) reply.raw.setHeader(name, value);
    const locals = {
      ...nobody,
      actor: visit.actor,
      api: visit.token ? inProcessClient(fastify, visit.token) : forNobody,
    };
    await load.runPage(() => portal(request.raw, reply.raw, (error) => fail(reply, error), locals));
    return undefined;
  };

  function fail(reply: FastifyReply, error: unknown): void {
    if (error) logger.error({ err: error });
    if (reply.raw.headersSent) return void reply.raw.end();
    reply.raw.writeHead(error ? 500 : 404, { 'Content-Type': 'text/plain; charset=utf-8' });
    reply.raw.end(error ? 'Internal Server Error' : 'Page not found');
  }

  /* Before any body is read, and only for paths that no route of ours answers. */
  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || pathOf(request).startsWith('/api')) return;
    if (!PAGE_METHODS.includes(request.method))
      return reply
        .status(405)
        .header('Allow', PAGE_METHODS.join(', '))
        .type('text/plain; charset=utf-8')
        .send('Method Not Allowed');
    return answer(request, reply).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'OVERLOADED')) throw error;
      reply.hijack();
      load.reject(request.raw, reply.raw);
      return undefined;
    });
  });
}
