import type { Collection, Document, Filter } from 'mongodb';

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
