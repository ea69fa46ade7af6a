import {
  allOperations,
  listParams,
  parseListQuery,
  AppError,
  type OperationShape,
  type Page,
} from '@prentice/contract';
import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finalize, firstValueFrom, from, mergeMap, type Observable } from 'rxjs';
import type { z } from 'zod';
import { ActorLoader } from '../access/caller.ts';
import { RequestBudget } from '../access/request-budget.ts';
import { validationError } from '../errors/to-app-error.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { SerialQueue } from '../database/serial-queue.ts';
import { withTransactionContext, type TransactionContext } from '../database/transaction-context.ts';
import { VirusScanner } from '../files/virus-scanner.ts';
import { operationOf, type Input } from './operations-controller.decorator.ts';
import { Idempotency, requiredHeader } from './idempotency.ts';
import { projectionFor } from './reply-projection.ts';
import { latestStartOf } from './load/load-control.ts';
import { isForm, readUpload } from './body/upload.ts';
import { bodyVersion, WholeRecords } from './whole-record.service.ts';

const VERSION = { pattern: /^"?(\d{1,9})"?$/, message: 'Send the version that you last read, such as "3".' };

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isPage = (value: unknown): value is Page<unknown> =>
  isFields(value) && Array.isArray(value['items']) && typeof value['total'] === 'number';

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) {
    if (value && typeof value === 'object' && Object.keys(value).length > 0) throw new AppError('MALFORMED_REQUEST');
    return undefined;
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw validationError(parsed.error);
  return parsed.data;
}

/** Checks path parameters: those that do not fit name no record. */
function checkParams(schema: z.ZodType | undefined, value: unknown): unknown {
  const parsed = schema?.safeParse(value);
  if (parsed && !parsed.success) throw new AppError('NOT_FOUND');
  return parsed?.data;
}

/** Returns the version in the header or, where a client cannot send that, in the body. */
function seenVersion(declared: OperationShape, request: FastifyRequest): number | undefined {
  if (!declared.ifMatch) return undefined;
  if (request.headers['if-match'] === undefined) {
    const version = bodyVersion(request.body);
    if (version !== undefined || declared.ifMatch === 'optional') return version;
  }
  return Number(requiredHeader(request, 'If-Match', VERSION)[1]);
}

function readQuery(declared: OperationShape, request: FastifyRequest): { query: unknown; list: unknown } {
  const rawQuery = request.query;
  if (!isFields(rawQuery) || Object.values(rawQuery).some((value) => typeof value !== 'string'))
    throw new AppError('MALFORMED_REQUEST');
  const listSchema = declared.list;
  if (!listSchema) return { query: checkQuery(declared.query, rawQuery), list: undefined };
  const parsed = listParams.safeParse(rawQuery);
  if (!parsed.success) throw new AppError('MALFORMED_REQUEST');
  return {
    query: undefined,
    list: (view?: string) => parseListQuery(listSchema, parsed.data, view),
  };
}

function checkQuery(schema: z.ZodType | undefined, value: unknown): unknown {
  try {
    return check(schema, value);
  } catch (error) {
    if (error instanceof AppError) throw new AppError('MALFORMED_REQUEST', {}, error.fields);
    throw error;
  }
}

/** Returns ids of what a request may change: its caller's own records, and the record that it names. */
function keysOf({ caller, input }: FastifyRequest): string[] {
  const named = isFields(input?.params) ? input.params['id'] : undefined;
  return [caller?.actor.id, named].filter((id) => typeof id === 'string');
}

/** Reads and validates the input before a handler runs, and gives its reply the form that the operation declares. */
@Injectable()
export class OperationInterceptor implements NestInterceptor {
  private readonly queue = new SerialQueue();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly idempotency: Idempotency,
    private readonly wholeRecords: WholeRecords,
    private readonly actorLoader: ActorLoader,
    private readonly budget: RequestBudget,
    private readonly scanner: VirusScanner,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const declared = operationOf(context.getHandler());
    if (!declared) throw new AppError('NOT_FOUND');
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const input = await this.read(declared, request, reply);
    request.input = input;
    await this.budget.countValid(declared, request);
    /* Here and not where files are kept: no handler reads or stores a file that was not scanned. */
    if (input.file)
      request.input = { ...input, file: { ...input.file, scanned: await this.scanner.assertClean(input.file.bytes) } };
    const transactionContext: TransactionContext = {
      deadline: latestStartOf(request, this.settings),
      keys: keysOf(request),
      ended: false,
      ...this.authorityOf(declared, request),
    };
    return this.replyTo(declared, request, transactionContext, next).pipe(
      finalize(() => (transactionContext.ended = true)),
      mergeMap(async (value) => {
        const created = creationPathOf(declared);
        if (created) await this.idempotency.forgetBodies(request, created);
        return this.shape(declared, reply, request, value);
      }),
    );
  }

  /** Writes count only as long as their caller may make them; what is noted of a read does not matter so much. */
  private authorityOf(
    { method, access }: OperationShape,
    { caller }: FastifyRequest,
  ): Pick<TransactionContext, 'assertAuthority'> {
    if (!caller || method === 'GET' || access.kind === 'public') return {};
    return { assertAuthority: (session) => this.actorLoader.assertAuthority(caller.actor, session) };
  }

  private replyTo(
    declared: OperationShape,
    request: FastifyRequest,
    context: TransactionContext,
    next: CallHandler,
  ): Observable<unknown> {
    const handle = (within: TransactionContext) => withTransactionContext(within, () => from(next.handle()));
    /* Reads need not wait. An upload is checked first, for a long time: where it is saved, it waits for others
       itself. */
    if (declared.method === 'GET' || declared.upload) return handle(context);
    const handleInOrder = (within: TransactionContext) =>
      this.queue.run(within.keys, () => firstValueFrom(handle(within), { defaultValue: undefined }), within.deadline);
    return from(
      declared.idempotent ? this.idempotency.once(request, declared, context, handleInOrder) : handleInOrder(context),
    );
  }

  private async read(declared: OperationShape, request: FastifyRequest, reply: FastifyReply): Promise<Input> {
    const params = checkParams(declared.params, request.params);
    const { query, list } = readQuery(declared, request);
    if (!declared.upload && declared.method !== 'GET' && isForm(request)) throw new AppError('MALFORMED_REQUEST');
    const upload = declared.upload ? await readUpload(request, declared.upload.maxBytes) : undefined;
    const version = seenVersion(declared, request);
    const rawBody = upload ? upload.fields : await this.wholeRecords.writablePart(declared, request, reply, version);
    return { params, query, list, body: check(declared.body, rawBody ?? undefined), file: upload?.file, version };
  }

  private shape(declared: OperationShape, reply: FastifyReply, request: FastifyRequest, value: unknown): unknown {
    this.cacheHeaders(declared, reply, request);
    if (!declared.list) return this.validateReply(declared, value);
    if (!isPage(value)) throw new Error(`Reply of ${declared.method} ${declared.path}: no page of a list.`);
    const { items, total } = value;
    const first = rangeStart(request);
    const last = Math.max(first, first + items.length - 1);
    void reply.header('Content-Range', `${declared.list.resource} ${first}-${last}/${total}`);
    void reply.header('Access-Control-Expose-Headers', 'Content-Range');
    return items.map((item) => this.validateReply(declared, item));
  }

  private cacheHeaders(declared: OperationShape, reply: FastifyReply, request: FastifyRequest): void {
    if (reply.hasHeader('Cache-Control')) return;
    const shared = declared.method === 'GET' && declared.access.kind === 'public' && !request.caller?.actor.id;
    void reply.header('Cache-Control', shared ? 'public, max-age=5, stale-while-revalidate=30' : 'no-store');
    void reply.header('Vary', 'Authorization');
  }

  /**
   * Sends only declared fields. Outside production a reply is held against its schema as well: a mismatch is our fault,
   * and loud.
   */
  private validateReply(declared: OperationShape, value: unknown): unknown {
    if (!declared.reply || value === undefined) return value;
    const projected = projectionFor(declared.reply)(value);
    if (this.settings.production) return projected;
    const parsed = declared.reply.safeParse(JSON.parse(JSON.stringify(projected ?? null)));
    if (!parsed.success) throw new Error(`Reply of ${declared.method} ${declared.path}: ${parsed.error.message}`);
    return projected;
  }
}

const creationPaths = new Set<string>(
  allOperations.filter(({ operation }) => operation.idempotent).map(({ operation }) => operation.path),
);

/** Returns where records are created, each once, that an operation deletes. */
function creationPathOf({ method, path }: OperationShape): string | undefined {
  const collection = path.replace(/\/:id$/, '');
  return method === 'DELETE' && creationPaths.has(collection) ? collection : undefined;
}

function rangeStart(request: FastifyRequest): number {
  const range = isFields(request.query) ? request.query['range'] : undefined;
  return typeof range === 'string' ? Number(/^\[\s*(\d+)/.exec(range)?.[1] ?? 0) : 0;
}
