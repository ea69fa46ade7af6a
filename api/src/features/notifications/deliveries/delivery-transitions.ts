import { deliveryLifecycle, findTransition, type DeliveryState } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Filter } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { NotificationDelivery, type DeliveryRow } from './delivery.entity.ts';

type Changes = Partial<Omit<DeliveryRow, '_id' | 'state' | 'attempts' | 'interruptions'>>;
type Counter = 'attempts' | 'interruptions';

/**
 * Performs the transitions of deliveries, each as one conditional update: of two processes that want the same one, the second
 * changes nothing. The transition engine is not used (decision 31).
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
  async move(
    { _id, state, attempts, claimedBy }: DeliveryRow,
    to: DeliveryState,
    changes: Changes,
    count?: Counter,
  ): Promise<boolean> {
    if (!findTransition(deliveryLifecycle, state, to, 'system'))
      throw new Error(`A delivery does not become ${to} when it is ${state}.`);
    const asRead: Filter<DeliveryRow> = { _id, state, attempts, claimedBy };
    const update = { $set: { ...changes, state: to }, ...(count && { $inc: { [count]: 1 } }) };
    return (await this.rows.updateOne(asRead, update)).modifiedCount === 1;
  }
}
