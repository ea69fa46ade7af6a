import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable } from '@nestjs/common';
import inject from 'light-my-request';
import type { CachedPage } from './page-cache.ts';
import type { PageView } from './page-key.ts';

/** The portal's handler as Astro's adapter builds it (middleware mode). */
export type PortalHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: object,
) => Promise<void>;

/* Three folders up from here in the sources and from `api/dist/chunks` in the bundle. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** Loads the built portal, which is loaded at the first need: no request of the API waits for it after a start. */
@Injectable()
export class Portal {
  private loading: Promise<PortalHandler | null> | undefined;

  /** Returns what renders pages, or null when no portal is built. */
  handler(): Promise<PortalHandler | null> {
    return (this.loading ??= this.load());
  }

  private async load(): Promise<PortalHandler | null> {
    const entry = resolve(repositoryRoot, 'portal/dist/server/entry.mjs');
    if (!existsSync(entry)) return null;
    const built = (await import(pathToFileURL(entry).href)) as { handler: PortalHandler };
    return built.handler;
  }
}

/* Written for every answer, or meaningless for one that is kept. */
const CONNECTION_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']);

const cookiesOf = ({ language, theme, signedInRole }: PageView): string =>
  Object.entries({ lang: language, theme, 'signed-in': signedInRole })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/**
 * Renders a view for nobody in particular. The portal sees a request made up from the view alone: the host is the
 * configured one, and no header or cookie of any visitor reaches a page that others get.
 */
export async function renderPublicView(
  portal: PortalHandler,
  view: PageView,
  locals: { readonly publicUrl: string },
): Promise<CachedPage> {
  const { protocol, host } = new URL(locals.publicUrl);
  let failure: unknown;
  const reply = await inject(
    (request, response) => {
      const giveUp = (error?: unknown): void => {
        failure = error;
        response.statusCode = error ? 500 : 404;
        response.end();
      };
      portal(request, response, giveUp, locals).catch(giveUp);
    },
    {
      method: 'GET',
      url: view.path,
      headers: {
        host,
        'x-forwarded-proto': protocol.slice(0, -1),
        'accept-language': view.language,
        'accept-encoding': view.encoding,
        cookie: cookiesOf(view),
      },
    },
  );
  if (failure) throw failure;
  const headers: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(reply.headers)) {
    if (value !== undefined && !CONNECTION_HEADERS.has(name))
      headers[name] = typeof value === 'number' ? String(value) : value;
  }
  return { status: reply.statusCode, headers, body: reply.rawPayload };
}
