import type { Doc } from '../bson.ts';
import type { Collection } from '../engine/collection.ts';
import type { IndexEntry } from '../engine/collection-index.ts';
import type { Slot } from '../engine/slot.ts';
import type { StoredDocument } from '../engine/stored-document.ts';
import type { DataView } from '../engine/view.ts';
import type { Sorter } from '../sort.ts';
import { entriesOf } from './index-scan.ts';
import { isCovered, type CollectionPlan, type IndexPlan, type Plan, type UnionPlan } from './plan.ts';

export interface FoundDocument {
  readonly slot: Slot;
  readonly document: StoredDocument;
}

export interface FindRequest {
  /** Undefined when every document is wanted. */
  readonly matches: ((doc: Doc) => boolean) | undefined;
  readonly sorter: Pick<Sorter, 'sort'> | undefined;
  /** The top-level fields that filter and sort look at; undefined for all. */
  readonly fields: ReadonlySet<string> | undefined;
  readonly skip: number;
  /** 0 for all. */
  readonly limit: number;
  /** Called now and then; throws when the time is up. */
  readonly tick?: () => void;
}

/** What a search looked at, for explain. */
export interface ExaminedCounts {
  keys: number;
  documents: number;
}

const TICK_EVERY = 512;

/** Entries with equal values in the order of a sort come in natural order, whatever the direction of the scan. */
function* tiesInNaturalOrder(entries: Iterable<IndexEntry>, { index, order }: IndexPlan): Generator<IndexEntry> {
  let ties: IndexEntry[] = [];
  const fields = order?.tieFields ?? 0;
  for (const entry of entries) {
    const first = ties[0];
    if (first && index.compareLeading(first.key, entry.key, fields) !== 0) {
      yield* ties.length > 1 ? ties.toSorted((a, b) => a.slot.ord - b.slot.ord) : ties;
      ties = [];
    }
    ties.push(entry);
  }
  yield* ties.toSorted((a, b) => a.slot.ord - b.slot.ord);
}

const entriesBy = ({ index, stretches, order }: IndexPlan): Iterable<IndexEntry> =>
  entriesOf(index, stretches, order?.reverse ?? false);

/** Whether entries of equal rank may occur: not where the order goes down to the id. */
const hasTies = ({ index, order }: IndexPlan): boolean =>
  order !== undefined && !index.spec.fields.slice(0, order.tieFields).some(({ path }) => path === '_id');

/** The slots that a plan leads to, each of them once. */
function* slotsIn(plan: IndexPlan | UnionPlan, examined: ExaminedCounts): Generator<Slot> {
  const plans = plan.kind === 'union' ? plan.branches : [plan];
  const seen = plans.length > 1 || plans[0]?.index.isMultikey ? new Set<Slot>() : undefined;
  for (const one of plans) {
    for (const { slot } of hasTies(one) ? tiesInNaturalOrder(entriesBy(one), one) : entriesBy(one)) {
      examined.keys++;
      if (seen?.has(slot)) continue;
      seen?.add(slot);
      yield slot;
    }
  }
}

function* slotsByIndex(
  diverging: ReadonlySet<Slot>,
  plan: IndexPlan | UnionPlan,
  examined: ExaminedCounts,
): Generator<Slot> {
  for (const slot of slotsIn(plan, examined)) if (!diverging.has(slot)) yield slot;
  yield* diverging;
}

/** The number of answers, without a look at the documents. */
export function countCovered(
  collection: Collection,
  plan: CollectionPlan | IndexPlan,
  examined: ExaminedCounts,
): number {
  if (plan.kind === 'collection') return collection.size;
  if (!plan.index.isMultikey) {
    examined.keys += plan.keys;
    return plan.keys;
  }
  let count = 0;
  for (const _slot of slotsIn(plan, examined)) count++;
  return count;
}

/** Whether a scan already gives documents of equal rank in natural order, so that it may stop early. */
function inOrder(view: DataView, collection: Collection, plan: Plan, sorted: boolean): boolean {
  if (plan.kind === 'collection') return !sorted;
  if (view.diverging(collection).size > 0) return false;
  if (sorted) return plan.order !== undefined;
  if (plan.kind === 'union') return false;
  return plan.stretches.length === 1 && plan.stretches[0]?.prefix.length === plan.index.spec.fields.length;
}

const seen = (document: StoredDocument, fields: ReadonlySet<string> | undefined): Doc =>
  fields ? document.withFields(fields) : document.doc;

function* matching(
  view: DataView,
  slots: Iterable<Slot>,
  { matches, fields, tick }: FindRequest,
  examined: ExaminedCounts,
): Generator<FoundDocument> {
  for (const slot of slots) {
    const document = view.read(slot);
    if (!document) continue;
    if (++examined.documents % TICK_EVERY === 0) tick?.();
    if (!matches || matches(seen(document, fields))) yield { slot, document };
  }
}

function firstOf(found: Iterable<FoundDocument>, enough: number): FoundDocument[] {
  const first: FoundDocument[] = [];
  for (const one of found) if (first.push(one) >= enough) break;
  return first;
}

/**
 * The documents a filter accepts, in the order of the sort; in natural order where the sort says nothing, so that the
 * choice of an index never changes an answer.
 */
export function findDocuments(
  view: DataView,
  collection: Collection,
  plan: Plan,
  request: FindRequest,
  examined: ExaminedCounts = { keys: 0, documents: 0 },
): FoundDocument[] {
  const { sorter, fields, skip, limit } = request;
  const end = limit > 0 ? skip + limit : Infinity;
  const diverging = view.diverging(collection);
  const slots = plan.kind === 'collection' ? view.natural(collection) : slotsByIndex(diverging, plan, examined);
  const known = isCovered(plan) && diverging.size === 0;
  const inspect = known ? { ...request, matches: undefined } : request;
  if (inOrder(view, collection, plan, sorter !== undefined)) {
    return firstOf(matching(view, slots, inspect, examined), end).slice(skip);
  }
  const natural = plan.kind === 'collection' ? slots : [...slots].toSorted((a, b) => a.ord - b.ord);
  const found = matching(view, natural, inspect, examined);
  return sorter
    ? sorter.sort(found, ({ document }) => seen(document, fields), end).slice(skip, end)
    : firstOf(found, end).slice(skip);
}
