import { Int32 } from 'bson';
import type { Doc, Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import type { ExaminedCounts } from '../planner/find.ts';
import { isCovered, type IndexPlan, type Plan } from '../planner/plan.ts';
import { aggregateCut } from './aggregate.ts';
import { collectionName, optionalDoc } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { findRequest } from './find.ts';
import { countingGroup } from './pushdown.ts';
import { prepareSearch, type SearchRequest } from './prepare-search.ts';

const onlyStatement = (context: CommandContext, field: string): SearchRequest => {
  const list = context.body.get(field);
  const statement = Array.isArray(list) && list.length === 1 ? list[0] : undefined;
  const filter = statement instanceof Map ? statement.get('q') : undefined;
  if (!(statement instanceof Map) || !(filter instanceof Map)) {
    throw new MongoServerError(2, `explain of ${context.name} needs exactly one statement`);
  }
  return { filter, hint: statement.get('hint') };
};

const querySearch = (context: CommandContext): SearchRequest => ({
  filter: optionalDoc(context, 'query') ?? new Map(),
  hint: context.body.get('hint'),
});

function aggregateSearch(context: CommandContext): SearchRequest {
  const { search, rest } = aggregateCut(context);
  return { ...search, counting: countingGroup(rest) !== undefined };
}

/** The search behind each command that can be explained. */
const SEARCHES: ReadonlyMap<string, (context: CommandContext) => SearchRequest> = new Map([
  ['find', findRequest],
  ['aggregate', aggregateSearch],
  ['count', (context) => ({ ...querySearch(context), counting: true })],
  ['distinct', querySearch],
  ['findAndModify', (context) => ({ ...querySearch(context), sort: optionalDoc(context, 'sort'), limit: 1 })],
  ['update', (context) => onlyStatement(context, 'updates')],
  ['delete', (context) => onlyStatement(context, 'deletes')],
]);

function access(plan: Plan): Doc {
  if (plan.kind === 'collection')
    return new Map<string, Value>([
      ['stage', 'COLLSCAN'],
      ['direction', 'forward'],
    ]);
  if (plan.kind === 'index') return indexScan(plan);
  return new Map<string, Value>([
    ['stage', 'OR'],
    ['inputStages', plan.branches.map(indexScan)],
  ]);
}

function indexScan(plan: IndexPlan): Doc {
  const { spec } = plan.index;
  return new Map<string, Value>([
    ['stage', 'IXSCAN'],
    ['keyPattern', spec.listing.get('key') ?? null],
    ['indexName', spec.name],
    ['isMultiKey', plan.index.isMultikey],
    ['isUnique', spec.unique],
    ['isSparse', spec.sparse],
    ['isPartial', spec.partial !== undefined],
    ['direction', plan.order?.reverse ? 'backward' : 'forward'],
  ]);
}

function stages(plan: Plan, { sort }: SearchRequest, covered: boolean): Doc {
  const scan = access(plan);
  if (covered && plan.kind === 'collection') return new Map([['stage', 'RECORD_STORE_FAST_COUNT']]);
  if (covered)
    return new Map<string, Value>([
      ['stage', 'COUNT_SCAN'],
      ['inputStage', scan],
    ]);
  const fetch: Doc =
    plan.kind !== 'collection'
      ? new Map<string, Value>([
          ['stage', 'FETCH'],
          ['inputStage', scan],
        ])
      : scan;
  const sorted = !sort || sort.size === 0 || (plan.kind === 'index' && plan.order !== undefined);
  if (sorted) return fetch;
  return new Map<string, Value>([
    ['stage', 'SORT'],
    ['sortPattern', sort],
    ['inputStage', fetch],
  ]);
}

/** How a command would find its documents, and what it looked at. Nothing is changed. */
export const explain: Command = {
  accepts: ['verbosity'],
  reads: true,
  run: (outer) => {
    const body = outer.body.get('explain');
    if (!(body instanceof Map)) throw new MongoServerError(14, "BSON field 'explain' must be an object");
    const [name = ''] = body.keys();
    const requestOf = SEARCHES.get(name);
    if (!requestOf) throw new MongoServerError(59, `Explain failed due to unknown command: ${name}`);
    const context = { ...outer, body, name };
    const { namespace } = collectionName(context);
    const request = requestOf(context);
    const collection = outer.engine.collection(namespace);
    const search = prepareSearch(context, collection, request);
    const planned: Doc = new Map<string, Value>([['namespace', namespace]]);
    const examined: ExaminedCounts = { keys: 0, documents: 0 };
    const counts = request.counting === true && isCovered(search.plan);
    planned.set('winningPlan', collection ? stages(search.plan, request, counts) : new Map([['stage', 'EOF']]));
    planned.set('rejectedPlans', []);
    const fields = new Map<string, Value>([['queryPlanner', planned]]);
    if (outer.body.get('verbosity') === 'queryPlanner') return { fields };
    const returned = counts ? search.count(examined) : search.run(examined).length;
    fields.set(
      'executionStats',
      new Map<string, Value>([
        ['executionSuccess', true],
        ['nReturned', new Int32(returned)],
        ['totalKeysExamined', new Int32(examined.keys)],
        ['totalDocsExamined', new Int32(examined.documents)],
        ['executionStages', planned.get('winningPlan') ?? null],
      ]),
    );
    return { fields };
  },
};
