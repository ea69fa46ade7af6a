import { ObjectId } from 'bson';
import { badValue, dollarPrefixed, failedToParse, immutableField, MongoServerError } from './errors.ts';
import { identical } from './identical.ts';
import { compileQuery, type MatchDetails, type Predicate } from './query.ts';
import { typeName } from './type-names.ts';
import { Applier, type ElementFilters } from './update/apply.ts';
import { checkFiltersUsed, compileArrayFilters } from './update/array-filters.ts';
import { addToSet, pop, pull, pullAll } from './update/array-modifiers.ts';
import { currentDate, inc, max, min, mul, set, setOnInsert, unset } from './update/field-modifiers.ts';
import type { Application, Modifier } from './update/modifier.ts';
import { push } from './update/push.ts';
import { rename } from './update/rename.ts';
import { seedDocument } from './update/seed.ts';
import { addLeaf, fields, type Fields } from './update/tree.ts';
import type { Doc, Value } from './value.ts';

export interface UpdateOptions {
  /** The filter of the command: the positional operator and upserts read it. */
  readonly filter?: Doc;
  readonly arrayFilters?: readonly Value[] | undefined;
  /** The command's variables, for $expr in the filter. */
  readonly variables?: Doc;
}

export interface UpdateResult {
  readonly doc: Doc;
  /** False when nothing changed; the document is then the same one. */
  readonly modified: boolean;
}

export interface Update {
  readonly isReplacement: boolean;
  /** The document after the update. The one given is not changed. */
  readonly apply: (doc: Doc, moment: { readonly now: Date; readonly upserting?: boolean }) => UpdateResult;
  /** The document an upsert inserts, with an _id. */
  readonly upsert: (moment: { readonly now: Date }) => Doc;
}

const OPERATORS: Readonly<Record<string, (operand: Value, path: string) => Modifier>> = {
  $set: set,
  $setOnInsert: setOnInsert,
  $unset: unset,
  $inc: inc,
  $mul: mul,
  $min: min,
  $max: max,
  $currentDate: currentDate,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};

function addOperator(root: Fields, name: string, paths: Value, filters: ReadonlySet<string>): void {
  if (name !== '$rename' && !Object.hasOwn(OPERATORS, name)) {
    throw failedToParse(`Unknown modifier: ${name}. Expected a valid update modifier of this server's scope`);
  }
  if (!(paths instanceof Map)) {
    throw failedToParse(
      `Modifiers operate on fields but we found type ${typeName(paths)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${typeName(paths)}}`,
    );
  }
  for (const [path, operand] of paths) {
    if (name === '$rename') {
      const { target, source, destination } = rename(path, operand);
      addLeaf(root, path, source, filters);
      addLeaf(root, target, destination, filters);
      continue;
    }
    const modifier = OPERATORS[name]?.(operand, path);
    if (modifier) addLeaf(root, path, modifier, filters);
  }
}

const pathsOf = (update: Doc): string[] =>
  [...update.values()].flatMap((paths) => (paths instanceof Map ? [...paths.keys()] : []));

/** With the _id in front. */
function idFirst(doc: Doc): Doc {
  const id = doc.get('_id');
  if (id === undefined || doc.keys().next().value === '_id') return doc;
  return new Map<string, Value>([['_id', id], ...doc]);
}

function checkId(before: Doc, after: Doc): void {
  const id = before.get('_id');
  if (id === undefined) return;
  const now = after.get('_id');
  if (now === undefined || !identical(id, now)) {
    throw immutableField("Performing an update on the path '_id' would modify the immutable field '_id'");
  }
}

function positionBy(matches: Predicate | undefined, doc: Doc): () => number {
  return () => {
    const details: MatchDetails = { position: undefined };
    matches?.(doc, details);
    if (details.position !== undefined) return details.position;
    throw badValue('The positional operator did not find the match needed from the query.');
  };
}

function modifiers(update: Doc, options: UpdateOptions, filters: ElementFilters): Update['apply'] {
  const root = fields();
  const identifiers = new Set(filters.keys());
  for (const [name, paths] of update) addOperator(root, name, paths, identifiers);
  checkFiltersUsed(filters, pathsOf(update));
  const matches = options.filter && compileQuery(options.filter, { variables: options.variables });
  return (doc, { now, upserting = false }) => {
    const application: Application = { doc, now, inserting: upserting, position: positionBy(matches, doc) };
    const result = new Applier(application, filters).changeFields(root, doc, '');
    if (result === doc || !(result instanceof Map)) return { doc, modified: false };
    checkId(doc, result);
    return { doc: upserting ? idFirst(result) : result, modified: true };
  };
}

function replacement(update: Doc): Update['apply'] {
  for (const name of update.keys()) {
    if (name.startsWith('$')) {
      throw dollarPrefixed(
        `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document.`,
      );
    }
  }
  return (doc) => {
    const id = doc.get('_id');
    const replacementId = update.get('_id');
    if (id !== undefined && replacementId !== undefined && !identical(id, replacementId)) {
      throw immutableField("After applying the update, the (immutable) field '_id' was found to have been altered");
    }
    const result = id === undefined ? idFirst(update) : idFirst(new Map<string, Value>([['_id', id], ...update]));
    return identical(doc, result) ? { doc, modified: false } : { doc: result, modified: true };
  };
}

/**
 * Returns an update ready to be applied: operators, or a replacement.
 * @throws MongoServerError 9, 2, 14, 40, 52, 56 for what is wrong or out of scope (pipelines: 238), whatever the data
 */
export function compileUpdate(update: Value, options: UpdateOptions = {}): Update {
  if (Array.isArray(update)) throw new MongoServerError(238, 'Updates by an aggregation pipeline are not supported');
  if (!(update instanceof Map)) throw failedToParse('Update argument must be either an object or an array');
  const first = update.keys().next().value;
  const isReplacement = first === undefined || !first.startsWith('$');
  if (isReplacement && options.arrayFilters !== undefined && options.arrayFilters.length > 0) {
    throw failedToParse('arrayFilters may not be specified for replacement-style updates');
  }
  const filters = compileArrayFilters(options.arrayFilters ?? []);
  const apply = isReplacement ? replacement(update) : modifiers(update, options, filters);
  return {
    isReplacement,
    apply,
    upsert: ({ now }) => {
      const seed = seedDocument(options.filter ?? new Map(), isReplacement);
      const { doc } = apply(seed, { now, upserting: true });
      if (doc.has('_id')) return idFirst(doc);
      return new Map<string, Value>([['_id', new ObjectId()], ...doc]);
    },
  };
}
