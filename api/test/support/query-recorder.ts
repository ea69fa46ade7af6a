import { Collection, type AggregationCursor, type Document, type FindCursor } from 'mongodb';

/** How the database answers a query. */
export interface Plan {
  /** Stages from the outermost to the innermost, such as `LIMIT FETCH IXSCAN`. */
  readonly stages: string;
  readonly index: string;
  readonly keys: number;
  readonly documents: number;
  readonly returned: number;
}

/** A query that something asked. */
export interface RecordedQuery {
  readonly kind: 'find' | 'aggregate';
  readonly collection: string;
  /** How many records it asks for at most; 0 for all. */
  readonly limit: () => number;
  readonly plan: () => Promise<Plan>;
}

interface Stage {
  readonly stage?: string;
  readonly indexName?: string;
  readonly inputStage?: Stage;
  readonly inputStages?: readonly Stage[];
}

const allStages = (stage: Stage): readonly Stage[] => [
  stage,
  ...[...(stage.inputStage ? [stage.inputStage] : []), ...(stage.inputStages ?? [])].flatMap(allStages),
];

/* An aggregation that begins with a search is explained as that search. */
function planIn(explained: Document): Plan {
  const { queryPlanner, executionStats } = explained['queryPlanner'] ? explained : explained['stages'][0].$cursor;
  const stages = allStages(queryPlanner.winningPlan);
  return {
    stages: stages.map(({ stage }) => stage).join(' '),
    index: stages
      .map(({ indexName }) => indexName ?? '')
      .filter(Boolean)
      .join(' '),
    keys: executionStats.totalKeysExamined,
    documents: executionStats.totalDocsExamined,
    returned: executionStats.nReturned,
  };
}

const recordedCursor = <Cursor extends FindCursor | AggregationCursor>(
  kind: RecordedQuery['kind'],
  self: Collection,
  cursor: Cursor,
): RecordedQuery => ({
  kind,
  collection: self.collectionName,
  /* Set after the search has begun, so asked for at the end; the driver's types keep it to themselves. */
  limit: () => Number(Reflect.get(Object(Reflect.get(cursor, 'findOptions')), 'limit') ?? 0),
  plan: async () => planIn(await cursor.clone().explain('executionStats')),
});

/** The queries that are asked while something is done: whole as they were sent, to be explained afterwards. */
export async function recordQueries(act: () => Promise<unknown>): Promise<readonly RecordedQuery[]> {
  const whole = Collection.prototype;
  const originals = { find: Reflect.get(whole, 'find'), aggregate: Reflect.get(whole, 'aggregate') };
  const queries: RecordedQuery[] = [];
  const watched = <Method extends (...callArguments: never[]) => unknown>(
    kind: RecordedQuery['kind'],
    method: Method,
  ): Method =>
    new Proxy(method, {
      apply(target, self: Collection, callArguments) {
        const cursor: FindCursor | AggregationCursor = Reflect.apply(target, self, callArguments);
        queries.push(recordedCursor(kind, self, cursor));
        return cursor;
      },
    });
  Object.assign(whole, {
    find: watched('find', originals.find),
    aggregate: watched('aggregate', originals.aggregate),
  });
  try {
    await act();
    return queries;
  } finally {
    Object.assign(whole, originals);
  }
}

/** Of the queries of a request the one that reads the page of so many rows, and the one that counts them all. */
export function pageAndTotal(
  queries: readonly RecordedQuery[],
  rows: number,
): { page?: RecordedQuery; total?: RecordedQuery } {
  const page = queries.find(({ kind, limit }) => kind === 'find' && limit() === rows);
  const total = queries.findLast(({ kind, collection }) => kind === 'aggregate' && collection === page?.collection);
  return { ...(page && { page }), ...(total && { total }) };
}
