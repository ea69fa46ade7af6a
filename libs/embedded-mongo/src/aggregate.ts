import { Int32 } from 'bson';
import { addFields, project, replaceRoot, unset } from './aggregate/fields.ts';
import { group } from './aggregate/group.ts';
import { lookup } from './aggregate/lookup.ts';
import { countOperand, stageError, type PipelineOptions, type Run, type Stage } from './aggregate/stage.ts';
import { unwind } from './aggregate/unwind.ts';
import { toSafeInteger } from './numbers/numeric.ts';
import { compileQuery } from './query.ts';
import { compileSorter } from './sort.ts';
import { typeName } from './type-names.ts';
import type { Doc, Value } from './value.ts';

export type { ForeignCollection, PipelineOptions } from './aggregate/stage.ts';

const match: Stage = (operand, options) => {
  if (!(operand instanceof Map)) throw stageError(15959, 'the match filter must be an expression in an object');
  const matches = compileQuery(operand, options);
  return function* (docs) {
    for (const doc of docs) if (matches(doc)) yield doc;
  };
};

const sort: Stage = (operand, { atMost }) => {
  if (!(operand instanceof Map)) throw stageError(15973, 'the $sort key specification must be an object');
  if (operand.size === 0) throw stageError(15976, '$sort stage must have at least one sort key');
  const sorter = compileSorter(operand);
  return (docs) => sorter.sort(docs, (doc) => doc, atMost);
};

const skip: Stage = (operand) => {
  const count = countOperand('$skip', operand, 0, 5107200);
  return function* (docs) {
    let seen = 0;
    for (const doc of docs) if (seen++ >= count) yield doc;
  };
};

const limit: Stage = (operand) => {
  const count = countOperand('$limit', operand, 1, 5107201);
  return function* (docs) {
    let left = count;
    for (const doc of docs) {
      yield doc;
      if (--left === 0) return;
    }
  };
};

const count: Stage = (operand) => {
  if (typeof operand !== 'string') throw stageError(40156, 'the count field must be a non-empty string');
  if (operand === '') throw stageError(40157, 'the count field must be a non-empty string');
  if (operand.startsWith('$')) throw stageError(40158, 'the count field cannot be a $-prefixed path');
  if (operand.includes('\0')) throw stageError(40159, 'the count field cannot contain a null byte');
  if (operand.includes('.')) throw stageError(40160, "the count field cannot contain '.'");
  return function* (docs) {
    let total = 0;
    for (const _doc of docs) total++;
    if (total > 0) yield new Map([[operand, new Int32(total)]]);
  };
};

const facet: Stage = (operand, options) => {
  if (!(operand instanceof Map) || operand.size === 0) {
    throw stageError(40169, `the $facet specification must be a non-empty object, but found: ${typeName(operand)}`);
  }
  const facets = [...operand].map(([name, stages]) => [name, facetPipeline(name, stages, options)] as const);
  return function* (docs) {
    const all = [...docs];
    yield new Map<string, Value>(facets.map(([name, run]) => [name, [...run(all)]]));
  };
};

function facetPipeline(name: string, stages: Value, options: PipelineOptions): Run {
  if (name.startsWith('$') || name.includes('.'))
    throw stageError(16410, `FieldPath field names may not start with '$' or contain '.': ${name}`);
  if (!Array.isArray(stages))
    throw stageError(40170, `arguments to $facet must be arrays, ${name} is of type ${typeName(stages)}`);
  const docs = stages.map((stage) => {
    if (!(stage instanceof Map))
      throw stageError(
        40171,
        `elements of arrays in $facet spec must be non-empty objects, ${name} argument contained an element of type ${typeName(stage)}`,
      );
    if (stage.has('$facet')) throw stageError(40600, '$facet is not allowed to be used within a $facet stage');
    return stage;
  });
  return compilePipeline(docs, options);
}

const STAGES: ReadonlyMap<string, Stage> = new Map([
  ['$match', match],
  ['$project', project],
  ['$addFields', addFields('$addFields')],
  ['$set', addFields('$set')],
  ['$unset', unset],
  ['$sort', sort],
  ['$skip', skip],
  ['$limit', limit],
  ['$count', count],
  ['$group', group],
  ['$unwind', unwind],
  ['$lookup', lookup],
  ['$replaceRoot', replaceRoot],
  ['$replaceWith', (operand: Value, options: PipelineOptions) => replaceRoot(new Map([['newRoot', operand]]), options)],
  ['$facet', facet],
]);

function compileStage(stage: Doc, options: PipelineOptions): Run {
  const [entry, ...more] = [...stage];
  if (!entry || more.length > 0) {
    throw stageError(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  const [name, operand] = entry;
  const make = STAGES.get(name);
  if (make) return make(operand, options);
  if (name === '$changeStream') throw stageError(40573, 'The $changeStream stage is not supported');
  throw stageError(40324, `Unrecognized pipeline stage name: '${name}'`);
}

/** Returns how many documents a pipeline takes at most, as its first stages tell. */
function takenOf([stage, ...rest]: readonly Doc[]): number {
  const skipped = toSafeInteger(stage?.get('$skip') ?? null);
  if (skipped !== undefined) return skipped + takenOf(rest);
  return toSafeInteger(stage?.get('$limit') ?? null) ?? Infinity;
}

const TICK_EVERY = 512;

function* ticking(docs: Iterable<Doc>, tick: () => void): Generator<Doc> {
  let seen = 0;
  for (const doc of docs) {
    if (++seen % TICK_EVERY === 0) tick();
    yield doc;
  }
}

/**
 * Returns an aggregation pipeline ready to run over documents; nothing of it changes them.
 * @throws MongoServerError 40324 for stages out of scope, 40323 for stages that are none, and the stages' own codes
 */
export function compilePipeline(stages: readonly Doc[], options: PipelineOptions = {}): Run {
  const now = options.now ?? new Date();
  const runs = stages.map((stage, index) =>
    compileStage(stage, { ...options, now, atMost: takenOf(stages.slice(index + 1)) }),
  );
  const { tick } = options;
  return (docs) => runs.reduce<Iterable<Doc>>((input, run) => run(tick ? ticking(input, tick) : input), docs);
}
