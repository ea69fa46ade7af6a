import { operations, type CallOf, type OperationShape, type ReplyOf } from '@prentice/contract';
import { refusalOf } from './refusal.reading.ts';

type Operations = typeof operations;

/** What every call can carry besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Told how many bytes of a file have come in, each time some more did, and which. */
  readonly received?: (bytes: number, part: Uint8Array) => void;
}

type Call<O extends OperationShape> =
  object extends CallOf<O>
    ? (input?: CallOf<O>, options?: CallOptions) => Promise<ReplyOf<O>>
    : (input: CallOf<O>, options?: CallOptions) => Promise<ReplyOf<O>>;

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
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
  /** The access token to send, or null. */
  readonly token?: () => string | null;
  /** Called once when a reply says that the session ended; returns whether it is worth trying again. */
  readonly renew?: () => Promise<boolean>;
}

interface Given {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  list?: { filter?: unknown; sort?: unknown; range?: unknown };
  file?: Blob;
  fileName?: string;
  version?: number;
  idempotencyKey?: string;
}

/** Makes a client. Refusals of the API are thrown as `Refusal`; a reply that is none as INTERNAL. */
export function createClient(options: ClientOptions): Client;
/* Made of the table that its type is made of: the compiler cannot follow a mapping of entries, and sees an object here. */
export function createClient(options: ClientOptions): object {
  const callsOf = (declared: Readonly<Record<string, OperationShape>>) =>
    mapped(
      declared,
      (operation) =>
        (given: Given = {}, call: CallOptions = {}) =>
          perform(options, operation, given, call),
    );
  return mapped(operations, callsOf);
}

function mapped<T, R>(table: Readonly<Record<string, T>>, each: (value: T) => R): Record<string, R> {
  const result: Record<string, R> = {};
  for (const [name, value] of Object.entries(table)) result[name] = each(value);
  return result;
}

async function perform(
  options: ClientOptions,
  operation: OperationShape,
  given: Given,
  call: CallOptions,
): Promise<unknown> {
  const path = `/api${pathOf(operation, given)}`;
  const send = () => options.send(path, requestOf(options, operation, given, call));
  const attempt = () => (operation.idempotent ? sendUntilAnswered(send, call.signal) : send());
  let response = await attempt();
  if (options.renew && !operation.cookie && (await isEnded(response)) && (await options.renew()))
    response = await attempt();
  if (!response.ok) throw await refusalOf(response);
  return replyOf(operation, response, call);
}

/** How often a request is sent again whose first attempt the server is still working on. */
const REPEATS = 5;

/** Sends a request that may be repeated, until its reply is there. */
async function sendUntilAnswered(send: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  let response = await send();
  for (let repeat = 0; repeat < REPEATS && (await isInProgress(response)); repeat++) {
    const seconds = Number(response.headers.get('Retry-After') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    if (signal?.aborted) return response;
    response = await send();
  }
  return response;
}

async function isInProgress(response: Response): Promise<boolean> {
  return response.status === 409 && (await refusalOf(response.clone())).code === 'IDEMPOTENCY_IN_PROGRESS';
}

/** Whether a reply says that the session ended. A wrong password is a 401 too, and must not be tried twice. */
async function isEnded(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const { code } = await refusalOf(response.clone());
  return code === 'SESSION_EXPIRED' || code === 'UNAUTHENTICATED';
}

function pathOf(operation: OperationShape, given: Given): string {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  for (const [name, value] of Object.entries(given.list ?? {})) {
    if (value !== undefined) query.set(name, JSON.stringify(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function requestOf(options: ClientOptions, operation: OperationShape, given: Given, call: CallOptions): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const token = options.token?.();
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (given.version !== undefined) headers['If-Match'] = `"${given.version}"`;
  if (given.idempotencyKey) headers['Idempotency-Key'] = given.idempotencyKey;
  const init: RequestInit = {
    method: operation.method,
    headers,
    credentials: 'same-origin',
    signal: call.signal ?? null,
  };
  if (given.file) init.body = formOf(given);
  else if (given.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(given.body);
  }
  return init;
}

function formOf(given: Given): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(given.body ?? {})) form.set(name, String(value));
  if (given.file) form.set('file', given.file, given.fileName ?? 'file');
  return form;
}

/** The file of a reply, its bytes counted as they come in. */
async function fileOf(response: Response, received: CallOptions['received']): Promise<Blob> {
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

async function replyOf(operation: OperationShape, response: Response, call: CallOptions): Promise<unknown> {
  if (operation.replyKind === 'file') return fileOf(response, call.received);
  if (response.status === 204 || operation.replyKind === 'empty') return undefined;
  const reply: unknown = await response.json();
  if (!operation.list) return reply;
  const total = Number(/\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1] ?? 0);
  return { items: reply, total };
}
