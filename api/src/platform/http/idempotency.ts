import { createHash } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Refusal, type OperationShape } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MongoServerError } from 'mongodb';
import { firstValueFrom, type Observable } from 'rxjs';
import { Clock, DAY, MINUTE } from '../clock/clock.ts';
import { Database } from '../database/database.service.ts';
import type { Stored } from '../database/stored.ts';
import { requiredHeader } from './required.header.ts';

const KEY = { pattern: /^[\w-]{8,100}$/, message: 'Send a key of 8 to 100 letters, digits, - or _.' };

export const IdempotencyRecord = defineEntity({
  name: 'IdempotencyRecord',
  tableName: 'idempotency',
  properties: {
    _id: p.string().primary(),
    request: p.string(),
    reply: p.json<unknown>().nullable(),
    done: p.boolean(),
    at: p.datetime().$type<Date>(),
  },
});

export const idempotencyStored: Stored = {
  entity: IdempotencyRecord,
  indexes: [{ key: { at: 1 }, name: 'idempotency_ttl', expireAfterSeconds: DAY / 1000 }],
};

interface Known {
  _id: string;
  request: string;
  reply: unknown;
  done: boolean;
  at: Date;
}

/** Answers a repeated request with its first answer instead of doing it again. */
@Injectable()
export class Idempotency {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Runs the handler once per caller and key within a day.
   * @throws Refusal IDEMPOTENCY_MISMATCH when the key was used for another request or is being worked on.
   */
  async once(request: FastifyRequest, declared: OperationShape, handle: () => Observable<unknown>): Promise<unknown> {
    const [key] = requiredHeader(request, 'Idempotency-Key', KEY);
    const _id = `${request.caller?.actor.id ?? request.ip}:${declared.method}:${declared.path}:${key}`;
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([request.url, request.body ?? null]))
      .digest('hex');
    const known = await this.claim(_id, fingerprint);
    if (known) return this.repeat(known, fingerprint);
    try {
      const reply = await firstValueFrom(handle());
      await this.records.updateOne({ _id }, { $set: { reply: JSON.parse(JSON.stringify(reply ?? null)), done: true } });
      return reply;
    } catch (error) {
      await this.records.deleteOne({ _id });
      throw error;
    }
  }

  /** Removes the answers that are kept for a caller: what was told once is not told again. */
  async forget(callerId: string): Promise<void> {
    await this.records.deleteMany({ _id: { $gte: `${callerId}:`, $lt: `${callerId};` } });
  }

  private get records() {
    return this.database.collection<Known>(IdempotencyRecord);
  }

  private async claim(_id: string, request: string): Promise<Known | null> {
    const at = this.clock.now();
    try {
      await this.records.insertOne({ _id, request, reply: null, done: false, at });
      return null;
    } catch (error) {
      if (!(error instanceof MongoServerError) || error.code !== 11000) throw error;
    }
    /* A process that died while answering left its claim behind: after a minute another may take it. */
    const stale = { _id, request, done: false, at: { $lt: new Date(at.getTime() - MINUTE) } };
    const taken = await this.records.updateOne(stale, { $set: { at } });
    return taken.modifiedCount === 1 ? null : this.records.findOne({ _id });
  }

  private repeat(known: Known, fingerprint: string): unknown {
    if (known.request !== fingerprint || !known.done) throw new Refusal('IDEMPOTENCY_MISMATCH');
    return known.reply;
  }
}
