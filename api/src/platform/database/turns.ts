import { defineEntity, p } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database, type Work } from './database.service.ts';
import { Line } from './line.ts';
import type { Stored } from './stored.ts';
import { transactionContext } from './transaction-context.ts';

export const Turn = defineEntity({
  name: 'Turn',
  tableName: 'turns',
  properties: { _id: p.string().primary(), taken: p.integer() },
});
export const turnsStored: Stored = { entity: Turn, indexes: [] };

/**
 * Lets changes that count towards one limit happen one after the other, so that each counts those before: within this process
 * they wait in line, and across processes of two that take the same turn the database saves one and the other begins again.
 */
@Injectable()
export class Turns {
  private readonly line = new Line();

  constructor(private readonly database: Database) {}

  /** A transaction of its own that takes a turn first. */
  taking<T>(what: string, whose: ObjectId, body: (work: Work) => Promise<T>): Promise<T> {
    return this.inLine(what, whose, () =>
      this.database.transaction(async (work) => {
        await this.take(work, what, whose);
        return body(work);
      }),
    );
  }

  /**
   * Waits for those of this process that came before. What is done then takes the turn in its own transaction.
   * @throws Refusal OVERLOADED when the turn of a request does not come before its deadline
   */
  inLine<T>(what: string, whose: ObjectId, act: () => Promise<T>): Promise<T> {
    return this.line.after([keyOf(what, whose)], act, transactionContext()?.deadline);
  }

  /** Takes a turn in a transaction. */
  async take(work: Work, what: string, whose: ObjectId): Promise<void> {
    await this.database
      .collection<{ _id: string; taken: number }>(Turn)
      .updateOne({ _id: keyOf(what, whose) }, { $inc: { taken: 1 } }, { upsert: true, ...this.database.within(work) });
  }
}

const keyOf = (what: string, whose: ObjectId): string => `${what}:${whose.toHexString()}`;
