import { brand, type OperationShape } from '@prentice/contract';
import type { FastifyInstance } from 'fastify';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

function accessOf({ access }: OperationShape): string {
  if (access.kind === 'ability') return `${access.action} ${access.subject}`;
  return access.kind === 'public' ? 'anyone' : 'signed in';
}

const row = (name: string, declared: OperationShape): string =>
  `<tr><td><code>${declared.method}</code></td><td><code>/api${escape(declared.path)}</code></td><td>${escape(declared.summary)}</td><td>${accessOf(declared)}</td><td>${name}</td></tr>`;

/** A page that lists the operations, for people who develop against the API; never served in production. */
export function installDocsPage(
  fastify: FastifyInstance,
  operations: readonly { name: string; operation: OperationShape }[],
): void {
  const rows = operations.map(({ name, operation }) => row(name, operation)).join('');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${brand.name} API</title><style>body{font:16px/1.5 system-ui;margin:2rem}table{border-collapse:collapse}td{padding:.2rem .8rem;border-bottom:1px solid #ccc;vertical-align:top}</style><h1>${brand.name} API</h1><p>${operations.length} operations. Schemas: <a href="/api/openapi.json">openapi.json</a></p><table>${rows}</table></html>`;
  fastify.get('/api/docs', async (_request, reply) =>
    reply
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
