import {
  operations,
  type RequestOf,
  type OperationShape,
  type ReplyOf,
  errorTable,
  AppError,
  type ErrorCode,
  type FieldError,
  type AppErrorParams,
} from '@prentice/contract';
import { createTokenSource, type TokenSource } from './token-source.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errorTable, value);

const isParams = (value: unknown): value is AppErrorParams =>
  isRecord(value) &&
  Object.values(value).every((element) => typeof element === 'string' || typeof element === 'number');

const isField = (value: unknown): value is FieldError =>
  isRecord(value) && [value['field'], value['code'], value['message']].every((value) => typeof value === 'string');

/** Parses a failed reply into an error; INTERNAL for a reply without a known code, such as one of a proxy. */
export async function parseErrorResponse(response: Response): Promise<AppError> {
  const read: unknown = await response.json().catch(() => null);
  const { code, params, errors: fields, traceId }: Record<string, unknown> = isRecord(read) ? read : {};
  return new AppError(
    isCode(code) ? code : 'INTERNAL',
    isParams(params) ? params : {},
    Array.isArray(fields) ? fields.filter(isField) : [],
    typeof traceId === 'string' ? traceId : undefined,
  );
}

type Operations = typeof operations;

/** Options of every call besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The request is finished even when the page is left meanwhile. */
  readonly keepalive?: boolean;
  /** Called with the number of bytes received so far and the latest part, each time a part of a file arrives. */
  readonly onProgress?: (bytes: number, part: Uint8Array) => void;
  /** Called with the share of an upload that has been sent, from 0 to 1, where `send` can tell. */
  readonly onUpload?: (share: number) => void;
}

type Call<O extends OperationShape> =
  object extends RequestOf<O>
    ? (input?: RequestOf<O>, options?: CallOptions) => Promise<ReplyOf<O>>
    : (input: RequestOf<O>, options?: CallOptions) => Promise<ReplyOf<O>>;

/** The API as functions: `client.applications.submit({ body })`. Derived from the contract, so it cannot drift. */
export type Client = {
  readonly [Feature in keyof Operations]: {
    readonly [Name in keyof Operations[Feature]]: Operations[Feature][Name] extends OperationShape
      ? Call<Operations[Feature][Name]>
      : never;
  };
};

export interface ClientOptions {
  /** Sends a request; `fetch` in browsers, an in-process call on the server. */
  readonly send: (path: string, init: RequestInit, onUpload?: CallOptions['onUpload']) => Promise<Response>;
  /** The access token to send, or null. */
  readonly token?: () => string | null;
  /** Called once when a reply says that the session ended; returns whether it is worth trying again. */
  readonly renew?: () => Promise<boolean>;
}

interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  list?: { filter?: unknown; sort?: unknown; range?: unknown };
  file?: Blob;
  fileName?: string;
  version?: number;
  idempotencyKey?: string;
}

/** Creates a client. Error replies of the API are thrown as `AppError`; any other failed reply as INTERNAL. */
export function createClient(options: ClientOptions): Client;
/* Made of the table that its type is made of: the compiler cannot follow a mapping of entries, and sees an object
   here. */
export function createClient(options: ClientOptions): object {
  const callsOf = (declared: Readonly<Record<string, OperationShape>>) =>
    mapValues(
      declared,
      (operation) =>
        (input: CallInput = {}, call: CallOptions = {}) =>
          callOperation(options, operation, input, call),
    );
  return mapValues(operations, callsOf);
}

function mapValues<T, R>(table: Readonly<Record<string, T>>, each: (value: T) => R): Record<string, R> {
  const result: Record<string, R> = {};
  for (const [name, value] of Object.entries(table)) result[name] = each(value);
  return result;
}

async function callOperation(
  options: ClientOptions,
  operation: OperationShape,
  input: CallInput,
  call: CallOptions,
): Promise<unknown> {
  const path = `/api${buildPath(operation, input)}`;
  const send = () => options.send(path, buildRequest(options, operation, input, call), call.onUpload);
  const attempt = () => (operation.idempotent ? sendUntilCompleted(send, call.signal) : send());
  let response = await attempt();
  if (options.renew && !operation.cookie && (await isSessionEnded(response)) && (await options.renew()))
    response = await attempt();
  if (!response.ok) throw await parseErrorResponse(response);
  return readReply(operation, response, call);
}

/** Maximum number of repeats while the server is still processing the first request. */
const MAX_REPEATS = 5;

/** Sends an idempotent request again until the server has completed it. */
async function sendUntilCompleted(send: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  let response = await send();
  for (let repeat = 0; repeat < MAX_REPEATS && (await isInProgress(response)); repeat++) {
    const seconds = Number(response.headers.get('Retry-After') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    if (signal?.aborted) return response;
    response = await send();
  }
  return response;
}

async function isInProgress(response: Response): Promise<boolean> {
  return response.status === 409 && (await parseErrorResponse(response.clone())).code === 'IDEMPOTENCY_IN_PROGRESS';
}

/** Returns whether a reply says that the session ended. A wrong password is a 401 too, and must not be tried twice. */
async function isSessionEnded(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const { code } = await parseErrorResponse(response.clone());
  return code === 'SESSION_EXPIRED' || code === 'UNAUTHENTICATED';
}

function buildPath(operation: OperationShape, input: CallInput): string {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  for (const [name, value] of Object.entries(input.list ?? {})) {
    if (value !== undefined) query.set(name, JSON.stringify(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function buildRequest(
  options: ClientOptions,
  operation: OperationShape,
  input: CallInput,
  call: CallOptions,
): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const token = options.token?.();
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (input.version !== undefined) headers['If-Match'] = `"${input.version}"`;
  if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
  const init: RequestInit = {
    method: operation.method,
    headers,
    signal: call.signal ?? null,
    ...(call.keepalive ? { keepalive: true } : {}),
  };
  if (input.file) init.body = buildFormData(input);
  else if (input.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(input.body);
  }
  return init;
}

function buildFormData(input: CallInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input.body ?? {})) form.set(name, String(value));
  if (input.file) form.set('file', input.file, input.fileName ?? 'file');
  return form;
}

/** Reads the file of a reply and reports the progress. */
async function readFile(response: Response, received: CallOptions['onProgress']): Promise<Blob> {
  if (!received || !response.body) return response.blob();
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, through) {
      bytes += chunk.byteLength;
      received(bytes, chunk);
      through.enqueue(chunk);
    },
  });
  const { headers } = response;
  return new Response(response.body.pipeThrough(counter), { headers }).blob();
}

async function readReply(operation: OperationShape, response: Response, call: CallOptions): Promise<unknown> {
  if (operation.replyKind === 'file') return readFile(response, call.onProgress);
  if (operation.replyKind === 'events') return response.body;
  if (response.status === 204 || operation.replyKind === 'empty') return undefined;
  const reply: unknown = await response.json();
  if (!operation.list) return reply;
  const total = Number(/\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1] ?? 0);
  return { items: reply, total };
}

/** A client for browsers together with its session. */
export interface BrowserSession extends Pick<TokenSource, 'token' | 'setToken' | 'renew' | 'lastReply'> {
  readonly client: Client;
}

/**
 * Creates the browser's session and client. There should be one per page.
 * @param tokens the token that other scripts of the page use as well; one of its own when absent
 */
export function createBrowserSession(
  send: ClientOptions['send'] = (path, init) => fetch(path, init),
  tokens: TokenSource = createTokenSource(send, parseErrorResponse),
): BrowserSession {
  const token = () => tokens.token();
  const renew = () => tokens.renew();
  const setToken = (next: string | null) => tokens.setToken(next);
  const client = createClient({ send, token, renew });
  return { client, token, renew, setToken, lastReply: () => tokens.lastReply() };
}
