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

/** Counts how much of a collection waits, how old it is, and when the next of it is due. */
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
  const overdueFilter = { $and: [filter, { dueAt: { $lt: now, $type: 'date' } }] } as Filter<T>;
  const [waiting, overdue, oldestAt, nextDueAt] = await Promise.all([
    rows.countDocuments(filter),
    rows.countDocuments(overdueFilter),
    edge('createdAt'),
    edge('dueAt'),
  ]);
  return { waiting, overdue, oldestAt, nextDueAt };
}

/** The days looked back on, from the first instant of the first one. */
export interface Period {
  readonly from: Date;
  readonly now: Date;
}

/** Records by the UTC day (YYYY-MM-DD) of a date field within a period. Days without any are left out. */
export async function countsByDay(
  rows: Collection<Document>,
  field: string,
  { from, now }: Period,
  filter: Filter<Document> = {},
): Promise<ReadonlyMap<string, number>> {
  const day = { $dateToString: { date: `$${field}`, format: '%Y-%m-%d' } };
  const counted = await rows
    .aggregate<{ _id: string; count: number }>([
      { $match: { $and: [filter, { [field]: { $gte: from, $lte: now } }] } },
      { $group: { _id: day, count: { $sum: 1 } } },
    ])
    .toArray();
  return new Map(counted.map(({ _id, count }) => [_id, count]));
}
