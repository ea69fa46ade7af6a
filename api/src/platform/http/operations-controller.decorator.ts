import type { InputOf, ListQuery, ListSchema, OperationShape } from '@prentice/contract';
import {
  applyDecorators,
  Controller,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../access/caller.ts';

const OPERATION = 'operation';
const reflector = new Reflector();

type Controller = abstract new (...services: never[]) => { readonly handlers: object };
/** Which controller serves an operation, and by which of its handlers. */
const served = new Map<OperationShape, { readonly controller: Controller; readonly name: string }>();

/** A file that came with an upload, in memory and within the operation's limit. */
export interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
  /** Whether a virus scanner found nothing in it; not set where there is none. */
  readonly scanned?: boolean;
}

/** What was read from a request, validated against its operation. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly list: unknown;
  readonly file: UploadedFile | undefined;
  /** The version that the caller has seen (If-Match). */
  readonly version: number | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    input?: Input;
  }
}

/** Request and reply, for the few handlers that deal with cookies or files. */
export interface HttpExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Reads the list parameters as a named view may use them; refuses filters that the view does not have. */
export type ListReader = (view?: string) => ListQuery;

/** What a handler gets: who asks, and the input as its operation declares it. */
export type OperationCall<O extends OperationShape> = Omit<InputOf<O>, 'list'> & {
  readonly caller: Caller;
  readonly exchange: HttpExchange;
  readonly list: O['list'] extends ListSchema ? ListReader : undefined;
  readonly file: O['upload'] extends object ? UploadedFile : undefined;
  readonly version: O['ifMatch'] extends true
    ? number
    : O['ifMatch'] extends 'optional'
      ? number | undefined
      : undefined;
};

type Operations = Readonly<Record<string, OperationShape>>;

/** What may be given for a reply: dates and ids become text as they are sent, and fields that it does not declare are left out. */
type Sendable<T> = T extends string
  ? T | (string extends T ? { toJSON: () => string } : never)
  : T extends readonly (infer Element)[]
    ? readonly Sendable<Element>[]
    : T extends object
      ? { readonly [Key in keyof T]: Sendable<T[Key]> }
      : T;

type SendableReply<O extends OperationShape> = O['reply'] extends z.ZodType ? Sendable<z.input<O['reply']>> : unknown;

type HandlerReply<O extends OperationShape> = O['list'] extends ListSchema
  ? { readonly items: readonly SendableReply<O>[]; readonly total: number }
  : SendableReply<O>;

/** One handler for each operation: a missing, extra or misspelt one, or one whose reply lacks a field, does not compile. */
export type Handlers<Group extends Operations> = {
  readonly [Name in keyof Group]: (
    call: OperationCall<Group[Name]>,
  ) => HandlerReply<Group[Name]> | Promise<HandlerReply<Group[Name]>>;
};

const CurrentCall = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  const { caller, input } = request;
  if (!caller || !input) throw new Error('A handler was called before its caller and its input were known.');
  return { ...input, caller, exchange: { request, reply: http.getResponse<FastifyReply>() } };
});

/** Takes method, path, status, access and schemas of a route from the contract. */
const Route = (operation: OperationShape): MethodDecorator =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[operation.method], path: operation.path }),
    HttpCode(operation.status ?? (operation.replyKind === 'empty' ? 204 : 200)),
    SetMetadata(OPERATION, operation),
  );

/** Makes a class the controller of these operations: its `handlers` say what each of them does. */
export function OperationsController<Group extends Operations>(operations: Group) {
  return (controller: abstract new (...services: never[]) => { readonly handlers: Handlers<Group> }): void => {
    const { prototype }: { readonly prototype: object } = controller;
    for (const [name, operation] of Object.entries(operations)) {
      const value = function (
        this: { readonly handlers: Readonly<Record<string, (call: unknown) => unknown>> },
        call: unknown,
      ) {
        return this.handlers[name]?.(call);
      };
      const descriptor = { value, configurable: true };
      /* A service that the class keeps under the operation's name must not hide the route. */
      const method = `handlers.${name}`;
      Object.defineProperty(prototype, method, descriptor);
      served.set(operation, { controller, name });
      Route(operation)(prototype, method, descriptor);
      CurrentCall()(prototype, method, 0);
    }
    Controller()(controller);
  };
}

/** Returns the operation that a handler is bound to. */
export function operationOf(handler: Parameters<Reflector['get']>[1]): OperationShape | undefined {
  return reflector.get<OperationShape | undefined>(OPERATION, handler);
}

/**
 * Finds what serves an operation, for those who answer one operation by another.
 * @param instanceOf the one instance of a controller
 * @throws Error when no controller serves it
 */
export function findHandler(
  operation: OperationShape,
  instanceOf: (controller: Controller) => { readonly handlers: object },
): (call: unknown) => unknown {
  const binding = served.get(operation);
  const handler: unknown = binding && Reflect.get(instanceOf(binding.controller).handlers, binding.name);
  if (typeof handler !== 'function') throw new Error(`Nothing serves ${operation.method} ${operation.path}.`);
  return (call): unknown => Reflect.apply(handler, undefined, [call]);
}

/** Picks some operations of a group whose others belong to another controller. */
export function pickOperations<Group extends Operations, const Name extends keyof Group>(
  group: Group,
  ...names: Name[]
): Pick<Group, Name> {
  const picked: Partial<Pick<Group, Name>> = {};
  for (const name of names) picked[name] = group[name];
  return picked as Pick<Group, Name>;
}
