import { isDeepStrictEqual } from 'node:util';
import { brand, limits, type OperationShape } from '@prentice/contract';
import { z } from 'zod';
import type { FastifyInstance } from 'fastify';

type Json = Record<string, unknown>;

/** Schemas that have a name, by it: they are written once in the document and referred to. */
type Named = Map<string, Json>;

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';

const shared = (key: string, value: unknown): unknown =>
  key === '$ref' && typeof value === 'string' ? value.replace(LOCAL, SHARED) : value;

/**
 * Returns a schema as the document shows it; the definitions that come with it are moved to where all operations find
 * them.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', named: Named) {
  const jsonSchema = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', target: 'draft-2020-12' });
  const copy = JSON.parse(JSON.stringify(jsonSchema), shared) as typeof jsonSchema;
  const { $schema: _, $defs: definitions = {}, ...rest } = copy;
  for (const [name, definition] of Object.entries(definitions)) {
    const { id: _id, ...publicDefinition } = definition;
    if (!isDeepStrictEqual(named.get(name) ?? publicDefinition, publicDefinition))
      throw new Error(`Two schemas are named ${name}.`);
    named.set(name, publicDefinition);
  }
  return rest;
}

function parameters(declared: OperationShape, named: Named): Json[] {
  const names = [...declared.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  const path = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const query = declared.query && schemaOf(declared.query, 'input', named);
  const required = query?.required ?? [];
  const ofQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const ofList = declared.list
    ? ['sort', 'range', 'filter'].map((name) => ({
        name,
        in: 'query',
        required: false,
        schema: { type: 'string' },
        description: listHelp(declared, name),
      }))
    : [];
  const headers = [declared.ifMatch && 'If-Match', declared.idempotent && 'Idempotency-Key']
    .filter((name) => typeof name === 'string')
    .map((name) => {
      const description =
        name === 'If-Match'
          ? 'The version that was read. It may stand in the body as `version` instead.'
          : 'A repetition gets the first answer: with the same key for a day, without a key and with the same body for a minute.';
      return { name, in: 'header', required: false, schema: { type: 'string' }, description };
    });
  return [...path, ...ofQuery, ...ofList, ...headers];
}

function listHelp(declared: OperationShape, name: string): string {
  if (name === 'sort') return `["field","ASC"]; fields: ${Object.keys(declared.list?.sorts ?? {}).join(', ')}`;
  if (name === 'filter')
    return `{"field":value}; fields: ${Object.keys(declared.list?.filters ?? {}).join(', ')}. Searches look through the first ${limits.searchedRecords} records`;
  return `[first,last], at most ${declared.list?.maxRange} records`;
}

function requestBody(declared: OperationShape, named: Named): Json | undefined {
  const schema = declared.body && schemaOf(declared.body, 'input', named);
  if (declared.upload) {
    const fields = schema?.properties ?? {};
    const form = {
      type: 'object',
      required: ['file'],
      properties: { ...fields, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    };
    return { required: true, content: { 'multipart/form-data': { schema: form } } };
  }
  return schema && { required: true, content: { 'application/json': { schema } } };
}

function reply(declared: OperationShape, named: Named): Json {
  const kind = declared.replyKind ?? (declared.list ? 'list' : 'json');
  if (kind === 'file') return { description: 'The file', content: { 'application/octet-stream': {} } };
  if (kind === 'events')
    return { description: 'A stream of events', content: { 'text/event-stream': { schema: { type: 'string' } } } };
  if (!declared.reply) return { description: 'Done' };
  const schema = schemaOf(declared.reply, 'output', named);
  return {
    description: 'Done',
    content: { 'application/json': { schema: declared.list ? { type: 'array', items: schema } : schema } },
  };
}

/** Returns the OpenAPI 3.1 document of the given operations, with paths below /api. */
export function openApi(operations: readonly { name: string; operation: OperationShape }[], serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  const named: Named = new Map([['Problem', problemSchema]]);
  for (const { name, operation: declared } of operations) {
    const path = declared.path.replace(/:(\w+)/g, '{$1}');
    const entry = (paths[path] ??= {});
    const status = declared.status ?? (declared.replyKind === 'empty' ? 204 : 200);
    entry[declared.method.toLowerCase()] = {
      operationId: name,
      tags: [name.split('.')[0]],
      summary: declared.summary,
      security: declared.access.kind === 'public' ? [] : [{ bearer: [] }],
      parameters: parameters(declared, named),
      requestBody: requestBody(declared, named),
      responses: {
        [status]: reply(declared, named),
        default: {
          description: 'A refusal',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      'x-access': declared.access,
    };
  }
  return {
    openapi: '3.1.1',
    info: { title: `${brand.name} API`, version: '1' },
    servers: [{ url: `${serverUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(named),
    },
  };
}

const text = { type: 'string' };
const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'instance', 'traceId', 'errors'],
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    code: text,
    detail: text,
    instance: text,
    traceId: text,
    params: { type: 'object' },
    errors: {
      type: 'array',
      maxItems: 50,
      items: { type: 'object', properties: { field: text, code: text, message: text } },
    },
  },
};

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

function accessOf({ access }: OperationShape): string {
  if (access.kind === 'ability') return `${access.action} ${access.subject}`;
  return access.kind === 'public' ? 'anyone' : 'signed in';
}

const row = (name: string, declared: OperationShape): string =>
  `<tr><td><code>${declared.method}</code></td><td><code>/api${escape(declared.path)}</code></td><td>${escape(declared.summary)}</td><td>${accessOf(declared)}</td><td>${name}</td></tr>`;

/** Installs a page that lists the operations, for people who develop against the API; never served in production. */
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
