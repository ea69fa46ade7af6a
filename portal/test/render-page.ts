import { createClient } from '@prentice/client';
import { anonymous, demoOperator, type Role } from '@prentice/contract';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { translator } from '../src/i18n/catalogue.ts';
import type { Language } from '../src/i18n/language.ts';

/** Sections get their data handed in; what asks the API while rendering gets nothing. */
const api = createClient({ send: () => Promise.reject(new Error('A section asked the API.')) });

async function createContainer(): Promise<AstroContainer> {
  const container = await AstroContainer.create();
  const { default: react } = await import('@astrojs/react/server.js');
  container.addServerRenderer({ name: '@astrojs/react', renderer: react });
  return container;
}

let container: Promise<AstroContainer> | undefined;

/**
 * Renders a page, or a section of one, for nobody in particular, or somebody with a role; returns its HTML. The host of
 * the request is not the configured one.
 */
export async function renderPage(
  page: Parameters<AstroContainer['renderToString']>[0],
  props: object,
  path: string,
  language: Language = 'en',
  signedInRole: Role | null = null,
): Promise<string> {
  container ??= createContainer();
  return (await container).renderToString(page, {
    props: { ...props },
    request: new Request(`https://evil.example${path}`),
    locals: {
      api,
      publicUrl: 'https://site.example',
      operator: demoOperator,
      traceId: 'trace-7',
      language,
      theme: null,
      signedInRole,
      t: translator(language),
      actor: anonymous,
    },
  });
}
