import type { z } from 'zod';
import type { Action, Subject } from './ability.ts';
import type { ListSchema, ListQuery } from './list.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call. `public`: anyone; `signedIn`: any active session; otherwise the actor's ability must have a rule for
 * action and subject, and the service decides about the record.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'ability'; readonly action: Action; readonly subject: Subject };

export const publicAccess: Access = { kind: 'public' };
export const signedIn: Access = { kind: 'signedIn' };
export const may = (action: Action, subject: Subject): Access => ({ kind: 'ability', action, subject });

/** Named request budgets; the server's configuration gives each its numbers. */
export type RateClass = 'read' | 'write' | 'search' | 'auth' | 'session' | 'mail' | 'upload' | 'report' | 'export';

/** What a reply is besides JSON. */
export type ReplyKind = 'json' | 'list' | 'file' | 'empty' | 'events';

export interface OperationShape {
  readonly method: Method;
  /** Below /api, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly rate: RateClass;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** For lists: the schema of filters and sorts. The reply is then an array of `reply`. */
  readonly list?: ListSchema;
  /** Schema of the reply (of one item for lists); absent for empty, file and event replies. */
  readonly reply?: z.ZodType;
  readonly replyKind?: ReplyKind;
  readonly status?: 200 | 201 | 202 | 204;
  /** Bytes; 64 KiB when absent. */
  readonly bodyLimit?: number;
  /** One file in the field `file`, at most so many bytes; `body` then describes the other fields. */
  readonly upload?: { readonly maxBytes: number };
  /**
   * A repetition gets the first answer again: for a day with the same Idempotency-Key; without one, as stock REST
   * clients call, for a minute with the same body.
   */
  readonly idempotent?: boolean;
  /**
   * The caller sends If-Match with the version it has seen or, as stock REST clients do, the version in the body.
   * `optional`: also without either.
   */
  readonly ifMatch?: boolean | 'optional';
  /**
   * Fields of the record that change without a new version, such as counts: sent back with it, they are not compared.
   */
  readonly volatile?: readonly string[];
  /** Signed-in users may call before they confirmed their e-mail address. */
  readonly unverified?: boolean;
  /** Administrators may call before they have set up the second factor that the operator requires of them. */
  readonly beforeSecondFactor?: boolean;
  /** Sent by the browser's cookie, not by a bearer token (session refresh and sign-out). */
  readonly cookie?: boolean;
}

/** Declares one operation; guards, validation, documentation, client and access tests all derive from it. */
export const operation = <const O extends OperationShape>(declared: O): O => declared;

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Accepts<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives, validated. */
export interface InputOf<O extends OperationShape> {
  params: Output<O['params']>;
  query: Output<O['query']>;
  body: Output<O['body']>;
  list: O['list'] extends ListSchema ? ListQuery : undefined;
}

type WithoutUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller gives: only the parts that the operation declares. */
export type RequestOf<O extends OperationShape> = WithoutUndefined<{
  params: Accepts<O['params']>;
  query: Accepts<O['query']>;
  body: Accepts<O['body']>;
}> &
  (O['list'] extends ListSchema ? { list?: ListRequest } : unknown) &
  (O['upload'] extends object ? { file: Blob; fileName: string } : unknown) &
  (O['ifMatch'] extends true ? { version: number } : unknown) &
  (O['ifMatch'] extends 'optional' ? { version?: number } : unknown) &
  (O['idempotent'] extends true ? { idempotencyKey: string } : unknown);

/** A list request of a caller: filter values, sort, and a page counted from 0. */
export interface ListRequest {
  filter?: Record<string, unknown>;
  sort?: readonly [string, 'ASC' | 'DESC'];
  range?: readonly [number, number];
}

/** One page of a list with the number of all matches. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** What a caller receives. */
export type ReplyOf<O extends OperationShape> = O['list'] extends ListSchema
  ? Page<Output<O['reply']>>
  : O['replyKind'] extends 'file'
    ? Blob
    : O['replyKind'] extends 'events'
      ? ReadableStream<Uint8Array>
      : Output<O['reply']>;

/** The operations of one feature by name. */
export type Operations = Readonly<Record<string, OperationShape>>;
