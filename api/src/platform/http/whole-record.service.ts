import { isDeepStrictEqual } from 'node:util';
import { allOperations, AppError, limits, type FieldError, type OperationShape } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { findHandler } from './operations-controller.decorator.ts';
import { projectionFor } from './reply-projection.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the fields of an object schema; of a union, those of all its options. */
function fieldsOf(schema: z.ZodType | undefined): ReadonlySet<string> {
  if (!schema) return new Set();
  if ('shape' in schema && isFields(schema.shape)) return new Set(Object.keys(schema.shape));
  if ('options' in schema && Array.isArray(schema.options))
    return new Set(schema.options.flatMap((option: z.ZodType) => [...fieldsOf(option)]));
  return new Set();
}

/** The parts of an update that decide what its body may hold besides what can be changed. */
interface Update {
  readonly writable: ReadonlySet<string>;
  readonly readable: ReadonlySet<string>;
  readonly read: OperationShape;
}

/**
 * Finds the operation that reads the record which an update names; undefined for operations that update no whole
 * record.
 */
const readOf = ({ method, path }: OperationShape): OperationShape | undefined =>
  method === 'PUT'
    ? allOperations.find(({ operation }) => operation.method === 'GET' && operation.path === path)?.operation
    : undefined;

const versionIn = (fields: Fields): number | undefined => {
  const version = fields['version'];
  return typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : undefined;
};

/** Returns the version that a body holds, for callers who cannot send it in a header. */
export const bodyVersion = (body: unknown): number | undefined => (isFields(body) ? versionIn(body) : undefined);

/**
 * Lets clients send a record back as they read it, as `ra-data-simple-rest` does. What the server sets by itself may
 * come along unchanged; a caller that changes it is told so, for a change that is dropped in silence looks like one
 * that was saved.
 */
@Injectable()
export class WholeRecords {
  private readonly updates = new Map<OperationShape, Update | null>();

  constructor(private readonly modules: ModuleRef) {}

  /**
   * Returns the part of a body that its operation's schema is about.
   * @param version the version that the caller has seen, if it says one
   * @throws AppError NOT_FOUND, VERSION_CONFLICT when the record is of another version, VALIDATION_FAILED for fields
   * that the caller has changed and may not change
   */
  async writablePart(
    declared: OperationShape,
    request: FastifyRequest,
    reply: FastifyReply,
    version: number | undefined,
  ): Promise<unknown> {
    const { body } = request;
    if (!isFields(body)) return body;
    const writableFields = this.withoutVersion(declared, body);
    const update = this.updateOf(declared);
    if (!update) return writableFields;
    const readOnly = Object.keys(writableFields).filter(
      (name) => !update.writable.has(name) && update.readable.has(name),
    );
    if (readOnly.length === 0) return writableFields;
    const writable = Object.fromEntries(Object.entries(writableFields).filter(([name]) => !readOnly.includes(name)));
    /* What the schema refuses anyway is refused before the record is read. */
    if (!declared.body?.safeParse(writable).success) return writable;
    const current = await this.read(update.read, request, reply);
    if (version !== undefined && current['version'] !== undefined && version !== current['version'])
      throw new AppError('VERSION_CONFLICT');
    assertUnchanged(readOnly, writableFields, current, declared.volatile ?? []);
    return writable;
  }

  /**
   * Leaves out the version where the operation takes it in a header: in its body it would be no field of the record.
   */
  private withoutVersion({ ifMatch, body: schema }: OperationShape, body: Fields): Fields {
    if (!ifMatch || versionIn(body) === undefined || fieldsOf(schema).has('version')) return body;
    const { version: _version, ...rest } = body;
    return rest;
  }

  private updateOf(declared: OperationShape): Update | null {
    const cachedUpdate = this.updates.get(declared);
    if (cachedUpdate !== undefined) return cachedUpdate;
    const read = readOf(declared);
    const update = read ? { writable: fieldsOf(declared.body), readable: fieldsOf(read.reply), read } : null;
    this.updates.set(declared, update);
    return update;
  }

  /** Reads the record as its caller reads it, in the form that it is sent in. */
  private async read(operation: OperationShape, request: FastifyRequest, reply: FastifyReply): Promise<Fields> {
    const handler = findHandler(operation, (controller) => this.modules.get(controller, { strict: false }));
    const input = { params: request.params, query: undefined, body: undefined, list: undefined, file: undefined };
    const record = await handler({
      ...input,
      version: undefined,
      caller: request.caller,
      exchange: { request, reply },
    });
    const projected = operation.reply ? projectionFor(operation.reply)(record) : record;
    const sent: unknown = JSON.parse(JSON.stringify(projected ?? null));
    if (!isFields(sent)) throw new AppError('NOT_FOUND');
    return sent;
  }
}

function assertUnchanged(
  readOnly: readonly string[],
  bodyFields: Fields,
  current: Fields,
  volatile: readonly string[],
): void {
  const changed = readOnly.filter(
    (name) => !volatile.includes(name) && !isDeepStrictEqual(bodyFields[name], current[name]),
  );
  if (changed.length === 0) return;
  const fields = changed
    .slice(0, limits.problemErrors)
    .map((field): FieldError => ({ field, code: 'read_only', message: 'This cannot be changed here.' }));
  throw new AppError('VALIDATION_FAILED', {}, fields);
}
