import type { InputOf, ListSchema, ListQuery, OperationShape } from '@prentice/contract';
import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';

const OPERATION = 'operation';
const reflector = new Reflector();

/** A file that came with an upload, in memory and within the operation's limit. */
export interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** Everything a handler gets from a request, validated against the operation. */
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

/** Binds a handler to an operation of the contract: its method, path, status, access and schemas come from there. */
export const BindOperation = (declared: OperationShape): MethodDecorator =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[declared.method], path: declared.path }),
    HttpCode(declared.status ?? (declared.replyKind === 'empty' ? 204 : 200)),
    SetMetadata(OPERATION, declared),
  );

/** The operation that a handler is bound to. */
export function operationOf(handler: Parameters<Reflector['get']>[1]): OperationShape | undefined {
  return reflector.get<OperationShape | undefined>(OPERATION, handler);
}

/** Reads the list parameters as a named view may use them; refuses filters that the view does not have. */
export type ListReader = (view?: string) => ListQuery;

/** The validated input of a handler, by operation. */
export type HandlerInput<O extends OperationShape> = Omit<InputOf<O>, 'list'> & {
  list: O['list'] extends ListSchema ? ListReader : undefined;
  file: O['upload'] extends object ? UploadedFile : undefined;
  version: O['ifMatch'] extends true ? number : undefined;
};

/** Gives a handler its validated {@link HandlerInput}. */
export const OperationInput = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { input } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!input) throw new Error('A handler asks for input before it was read.');
  return input;
});
