import { createHash } from 'node:crypto';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { AppError, type OperationShape } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ClientSession } from 'mongodb';
import { Clock, DAY, MINUTE, SECOND } from '../clock/clock.ts';
import type { CollectionDefinition } from '../database/collection-definition.ts';
import { Database } from '../database/database.service.ts';
import { settlesBefore } from '../database/serial-queue.ts';
import { withTransactionContext, type TransactionContext } from '../database/transaction-context.ts';

/** The reply to a request that may be repeated. */
export const IdempotencyRecord = defineEntity({
  name: 'IdempotencyRecord',
  tableName: 'idempotency',
  properties: {
    _id: p.string().primary(),
    /** Fingerprint of the request that was answered. */
    request: p.string(),
    /** The reply as JSON text. */
    reply: p.string(),
    at: p.datetime().$type<Date>(),
  },
});
export type StoredReply = InferEntity<typeof IdempotencyRecord>;

export const idempotencyCollection: CollectionDefinition = {
  entity: IdempotencyRecord,
  personal: { export: null, erasure: 'delete', why: 'Copies of replies, for a day.' },
  indexes: [{ key: { at: 1 }, name: 'idempotency_ttl', expireAfterSeconds: DAY / SECOND }],
};

/** What a header must look like, and the sentence for a caller who sends none or another. */
interface HeaderForm {
  readonly pattern: RegExp;
  readonly message: string;
}

/**
 * Returns the match of a header that an operation asks for.
 * @throws AppError MALFORMED_REQUEST, with the field's code `required` when it is missing and `malformed` when it has
 * another form
 */
export function requiredHeader(
  request: FastifyRequest,
  field: string,
  { pattern, message }: HeaderForm,
): RegExpExecArray {
  const headerValue = request.headers[field.toLowerCase()];
  const match = typeof headerValue === 'string' ? pattern.exec(headerValue) : null;
  if (match) return match;
  const code = headerValue === undefined ? 'required' : 'malformed';
  throw new AppError('MALFORMED_REQUEST', {}, [{ field, code, message }]);
}

const KEY = {
  pattern: /^[\w-]{8,100}$/,
  message: 'Send a key of 8 to 100 characters: letters, digits, hyphens or underscores.',
};

interface Running {
  readonly fingerprint: string;
  readonly done: Promise<unknown>;
}

/** Milliseconds that a repeated request waits for the first one before it is asked to retry. */
const WAIT_MS = 2_000;
/** Seconds after which it should come back. */
const RETRY_AFTER_SECONDS = 1;
/** Characters of a stored reply; replies of idempotent operations are single records and results of bulk calls. */
const MAX_REPLY_BYTES = 256 * 1024;

/**
 * Milliseconds for which the same body is the same request, of callers who send no key: a click that was sent twice.
 */
const SAME_BODY_MS = MINUTE;

/** Runs the handler of an operation as part of a request. */
type Handler = (context: TransactionContext) => Promise<unknown>;

/** One request with a key, its caller's or one made from its body. */
interface KeyedRequest {
  readonly _id: string;
  /** Replies stored before this instant do not count any more. */
  readonly since: Date | null;
  readonly fingerprint: string;
  readonly context: TransactionContext;
  readonly handle: Handler;
}

/**
 * Answers a repeated request with its first reply instead of doing it again. The reply is stored in the transaction
 * that saves the effect: there is no claim that a process which dies could leave behind, and no moment in which one
 * exists without the other. Of two processes that work on the same key at once, the database lets one save.
 */
@Injectable()
export class Idempotency {
  private readonly running = new Map<string, Running>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs the handler once per caller and key within a day or, without a key, once per caller and body within a minute.
   * @throws AppError IDEMPOTENCY_MISMATCH when the key was used for another request, IDEMPOTENCY_IN_PROGRESS while the
   * first request with the key is still running
   */
  async once(
    request: FastifyRequest,
    declared: OperationShape,
    context: TransactionContext,
    handle: Handler,
  ): Promise<unknown> {
    const fingerprint = fingerprintOf(request);
    const hasKey = request.headers['idempotency-key'] !== undefined;
    /* No key of a caller holds a colon, so none names the reply to a body. */
    const key = hasKey ? requiredHeader(request, 'Idempotency-Key', KEY)[0] : `body:${fingerprint}`;
    const since = hasKey ? null : new Date(this.clock.now().getTime() - SAME_BODY_MS);
    const _id = `${request.caller?.actor.id ?? request.ip}:${declared.method}:${declared.path}:${key}`;
    const until = performance.now() + WAIT_MS;
    /* Those who wait wake together: the first of them runs then, and the others wait for it. */
    for (let first = this.running.get(_id); first; first = this.running.get(_id))
      await assertEnds(first, fingerprint, until);
    const done = this.answer({ _id, since, fingerprint, context, handle });
    this.running.set(_id, { fingerprint, done });
    return done.finally(() => this.running.delete(_id));
  }

  /**
   * Forgets the replies to creations without a key, once their caller deletes a record of the same kind: who creates it
   * again gets a new one, not the reply that tells of the deleted one.
   */
  async forgetBodies({ caller }: FastifyRequest, resourcePath: string): Promise<void> {
    const beginning = `${caller?.actor.id}:POST:${resourcePath}:body:`;
    await this.records.deleteMany({ _id: { $gte: beginning, $lt: `${beginning}g` } });
  }

  /** Removes the stored replies of a caller. */
  async deleteRepliesOf(callerId: string): Promise<void> {
    await this.records.deleteMany({ _id: { $gte: `${callerId}:`, $lt: `${callerId};` } });
  }

  private get records() {
    return this.database.collection<StoredReply>(IdempotencyRecord);
  }

  private async answer(keyed: KeyedRequest): Promise<unknown> {
    const { _id, since, fingerprint } = keyed;
    if (since) await this.records.deleteOne({ _id, at: { $lte: since } });
    const storedReply = await this.records.findOne({ _id });
    if (storedReply) return repeatedReply(storedReply, fingerprint);
    const beforeCommit = (session: ClientSession, result: unknown) => this.storeReply(keyed, session, result);
    const context: TransactionContext = { ...keyed.context, beforeCommit };
    try {
      return await this.first(context, keyed.handle);
    } catch (error) {
      if (context.saved) throw error;
      /* Another process may have been faster: what it saved is why this one was refused. */
      const saved = await this.records.findOne({ _id });
      if (saved) return repeatedReply(saved, fingerprint);
      throw error;
    } finally {
      context.ended = true;
    }
  }

  /** Stores the first reply. A handler that had nothing to save has its reply stored all the same. */
  private async first(context: TransactionContext, handle: Handler): Promise<unknown> {
    const reply = await handle(context);
    if (!context.saved) await withTransactionContext(context, () => this.database.transaction(async () => reply));
    else if (context.saved.result !== reply)
      throw new Error('The reply of an idempotent operation is what its transaction returns.');
    return reply;
  }

  /** Stores a reply in the transaction that saves what it tells of. @throws Error when it is too long */
  async storeReply({ _id, fingerprint }: KeyedRequest, session: ClientSession, result: unknown): Promise<void> {
    const reply = JSON.stringify(result ?? null);
    if (reply.length > MAX_REPLY_BYTES)
      throw new Error('The reply of an idempotent operation is too long to be stored.');
    await this.records.insertOne({ _id, request: fingerprint, reply, at: this.clock.now() }, { session });
  }
}

const fingerprintOf = ({ method, url, body, input }: FastifyRequest): string => {
  const file = input?.file && [input.file.fileName, createHash('sha256').update(input.file.bytes).digest('hex')];
  const requestParts = [method, url, body ?? input?.body ?? null, file ?? null, input?.version ?? null];
  return createHash('sha256').update(JSON.stringify(requestParts)).digest('hex');
};

function repeatedReply({ request, reply }: StoredReply, fingerprint: string): unknown {
  if (request !== fingerprint) throw new AppError('IDEMPOTENCY_MISMATCH');
  return JSON.parse(reply);
}

/**
 * @throws AppError when the running request is another one, or does not end before an instant of `performance.now()`
 */
async function assertEnds(running: Running, fingerprint: string, until: number): Promise<void> {
  if (running.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_MISMATCH');
  const isInTime = await settlesBefore(running.done, until);
  if (!isInTime) throw new AppError('IDEMPOTENCY_IN_PROGRESS', { seconds: RETRY_AFTER_SECONDS });
}
