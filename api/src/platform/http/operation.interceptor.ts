import { listParams, parseListQuery, Refusal, type OperationShape, type Page } from '@prentice/contract';
import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, mergeMap, type Observable } from 'rxjs';
import type { z } from 'zod';
import { validationRefusal } from '../errors/translate.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { operationOf, type Input } from './bind.decorator.ts';
import { Idempotency } from './idempotency.ts';
import { isForm, readUpload } from './upload.ts';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isPage = (value: unknown): value is Page<unknown> =>
  isFields(value) && Array.isArray(value['items']) && typeof value['total'] === 'number';

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) {
    if (value && typeof value === 'object' && Object.keys(value).length > 0) throw new Refusal('MALFORMED_REQUEST');
    return undefined;
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationRefusal(parsed.error);
  return parsed.data;
}

/** Path parameters that do not fit name no record. */
function checkParams(schema: z.ZodType | undefined, value: unknown): unknown {
  const parsed = schema?.safeParse(value);
  if (parsed && !parsed.success) throw new Refusal('NOT_FOUND');
  return parsed?.data;
}

function seenVersion(declared: OperationShape, request: FastifyRequest): number | undefined {
  if (!declared.ifMatch) return undefined;
  const match = /^"?(\d{1,9})"?$/.exec(String(request.headers['if-match'] ?? ''));
  if (!match)
    throw new Refusal('MALFORMED_REQUEST', {}, [{ field: 'If-Match', code: 'required', message: 'Send the version.' }]);
  return Number(match[1]);
}

function readQuery(declared: OperationShape, request: FastifyRequest): { query: unknown; list: unknown } {
  const given = request.query;
  if (!isFields(given) || Object.values(given).some((value) => typeof value !== 'string'))
    throw new Refusal('MALFORMED_REQUEST');
  const language = declared.list;
  if (!language) return { query: checkQuery(declared.query, given), list: undefined };
  const parsed = listParams.safeParse(given);
  if (!parsed.success) throw new Refusal('MALFORMED_REQUEST');
  return {
    query: undefined,
    list: (view?: string) => parseListQuery(language, parsed.data, view),
  };
}

function checkQuery(schema: z.ZodType | undefined, value: unknown): unknown {
  try {
    return check(schema, value);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('MALFORMED_REQUEST', {}, error.fields);
    throw error;
  }
}

/** Reads and validates the input before a handler runs, and gives its reply the form that the operation declares. */
@Injectable()
export class OperationInterceptor implements NestInterceptor {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const declared = operationOf(context.getHandler());
    if (!declared) throw new Refusal('NOT_FOUND');
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    request.input = await this.read(declared, request);
    const handle = () => from(next.handle());
    const answered = declared.idempotent ? from(this.idempotency.once(request, declared, handle)) : handle();
    return answered.pipe(mergeMap(async (value) => this.shape(declared, reply, request, value)));
  }

  private async read(declared: OperationShape, request: FastifyRequest): Promise<Input> {
    const params = checkParams(declared.params, request.params);
    const { query, list } = readQuery(declared, request);
    if (!declared.upload && declared.method !== 'GET' && isForm(request)) throw new Refusal('MALFORMED_REQUEST');
    const upload = declared.upload ? await readUpload(request, declared.upload.maxBytes) : undefined;
    const body = check(declared.body, upload ? upload.fields : (request.body ?? undefined));
    return { params, query, list, body, file: upload?.file, version: seenVersion(declared, request) };
  }

  private shape(declared: OperationShape, reply: FastifyReply, request: FastifyRequest, value: unknown): unknown {
    this.cacheHeaders(declared, reply, request);
    if (!declared.list) return this.checked(declared, value);
    if (!isPage(value)) throw new Error(`Reply of ${declared.method} ${declared.path}: no page of a list.`);
    const { items, total } = value;
    const first = rangeStart(request);
    const last = Math.max(first, first + items.length - 1);
    void reply.header('Content-Range', `${declared.list.resource} ${first}-${last}/${total}`);
    void reply.header('Access-Control-Expose-Headers', 'Content-Range');
    for (const item of this.settings.production ? [] : items) this.checked(declared, item);
    return items;
  }

  private cacheHeaders(declared: OperationShape, reply: FastifyReply, request: FastifyRequest): void {
    if (reply.hasHeader('Cache-Control')) return;
    const shared = declared.method === 'GET' && declared.access.kind === 'public' && !request.caller?.actor.id;
    void reply.header('Cache-Control', shared ? 'public, max-age=5, stale-while-revalidate=30' : 'no-store');
    void reply.header('Vary', 'Authorization');
  }

  /** Replies are held against their schema outside production: a mismatch is our fault, and loud. */
  private checked(declared: OperationShape, value: unknown): unknown {
    if (this.settings.production || !declared.reply || value === undefined) return value;
    const parsed = declared.reply.safeParse(JSON.parse(JSON.stringify(value)));
    if (!parsed.success) throw new Error(`Reply of ${declared.method} ${declared.path}: ${parsed.error.message}`);
    return value;
  }
}

function rangeStart(request: FastifyRequest): number {
  const range = isFields(request.query) ? request.query['range'] : undefined;
  return typeof range === 'string' ? Number(/^\[\s*(\d+)/.exec(range)?.[1] ?? 0) : 0;
}
