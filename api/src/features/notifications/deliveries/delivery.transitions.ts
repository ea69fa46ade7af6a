import { deliveryLifecycle, findTransition, type DeliveryState } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Filter, ObjectId } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { NotificationDelivery, type DeliveryRow } from './delivery.entity.ts';

type Changes = Partial<Omit<DeliveryRow, '_id' | 'state' | 'attempts' | 'interruptions'>>;
type Counter = 'attempts' | 'interruptions';

/** Who has a delivery, and since when others may take it. */
export interface DeliveryClaim {
  readonly claimedBy: string;
  readonly claimedUntil: Date;
}

function assertLegal(state: DeliveryState, to: DeliveryState): void {
  if (!findTransition(deliveryLifecycle, state, to, 'system'))
    throw new Error(`A delivery does not become ${to} when it is ${state}.`);
}

/**
 * Performs the transitions of deliveries, each as one conditional update of one delivery or of many: of two processes
 * that want the same one, the second changes nothing. The transition engine is not used (decision 31).
 */
@Injectable()
export class DeliveryTransitions {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.collection<DeliveryRow>(NotificationDelivery);
  }

  /**
   * Moves a delivery that is as it was read.
   * @returns whether it was
   * @throws Error for what the lifecycle does not allow
   */
  async apply(
    { _id, state, attempts, claimedBy }: DeliveryRow,
    to: DeliveryState,
    changes: Changes,
    count?: Counter,
  ): Promise<boolean> {
    assertLegal(state, to);
    const asRead: Filter<DeliveryRow> = { _id, state, attempts, claimedBy };
    const update = { $set: { ...changes, state: to }, ...(count && { $inc: { [count]: 1 } }) };
    return (await this.rows.updateOne(asRead, update)).modifiedCount === 1;
  }

  /**
   * Claims those of these deliveries that are still due and nobody else has.
   * @returns the ids of the ones that are claimed now
   */
  async claim(rows: readonly DeliveryRow[], now: Date, claim: DeliveryClaim): Promise<ReadonlySet<string>> {
    if (rows.length === 0) return new Set();
    const states = [...new Set(rows.map(({ state }) => state))];
    for (const state of states) assertLegal(state, 'sending');
    const ids = rows.map(({ _id }) => _id);
    const { modifiedCount } = await this.rows.updateMany(
      { _id: { $in: ids }, state: { $in: states }, claimedBy: null, dueAt: { $type: 'date', $lte: now } },
      { $set: { ...claim, state: 'sending', dueAt: null, lastTriedAt: now }, $inc: { attempts: 1 } },
    );
    if (modifiedCount === ids.length) return new Set(ids.map(String));
    const claimFilter = { _id: { $in: ids }, claimedBy: claim.claimedBy };
    const claimedDeliveries = await this.rows.find(claimFilter, { projection: { _id: 1 } }).toArray();
    return new Set(claimedDeliveries.map(({ _id }) => _id.toHexString()));
  }

  /** Keeps what is still being sent under a claim. */
  async renew({ claimedBy, claimedUntil }: DeliveryClaim, ids: readonly ObjectId[]): Promise<void> {
    const claimFilter: Filter<DeliveryRow> = { _id: { $in: [...ids] }, claimedBy, state: 'sending' };
    await this.rows.updateMany(claimFilter, { $set: { claimedUntil } });
  }

  /** Settles deliveries that were sent under a claim; not those that another process has claimed since. */
  async settleSent(ids: readonly ObjectId[], claimedBy: string, sentAt: Date): Promise<void> {
    assertLegal('sending', 'sent');
    const sent = { reason: null, content: null, claimedBy: null, claimedUntil: null, lastError: null, sentAt } as const;
    const claimFilter: Filter<DeliveryRow> = { _id: { $in: [...ids] }, claimedBy, state: 'sending' };
    await this.rows.updateMany(claimFilter, { $set: { ...sent, state: 'sent' } });
  }
}
