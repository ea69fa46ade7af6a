import type { Collection, Document, Filter } from 'mongodb';

/** A record that waits until a date. */
type QueuedRecord = { readonly createdAt: Date; readonly dueAt?: Date | null };

/** How much waits in a queue, how old it is, and when the next of it is due. */
export interface QueueMetrics {
  readonly waiting: number;
  readonly overdue: number;
  readonly oldestAt: Date | null;
  readonly nextDueAt: Date | null;
}

/** How much of a collection waits, how old it is, and when the next of it is due. */
export async function queueMetrics<T extends QueuedRecord & Document>(
  rows: Collection<T>,
  filter: Filter<T>,
  now: Date,
): Promise<QueueMetrics> {
  const edge = async (field: 'createdAt' | 'dueAt'): Promise<Date | null> => {
    const some = { $and: [filter, { [field]: { $type: 'date' } }] } as Filter<T>;
    const [first] = await rows
      .find<QueuedRecord>(some)
      .sort({ [field]: 1 })
      .limit(1)
      .toArray();
    return first?.[field] ?? null;
  };
  const late = { $and: [filter, { dueAt: { $lt: now, $type: 'date' } }] } as Filter<T>;
  const [waiting, overdue, oldestAt, nextDueAt] = await Promise.all([
    rows.countDocuments(filter),
    rows.countDocuments(late),
    edge('createdAt'),
    edge('dueAt'),
  ]);
  return { waiting, overdue, oldestAt, nextDueAt };
}
