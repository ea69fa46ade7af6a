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

/** A document may take a millisecond, where a pattern is looked for in a long text. */
const TICK_EVERY = 32;

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

/** Returns whether entries of equal rank may occur: not where the order goes down to the id. */
const hasTies = ({ index, order }: IndexPlan): boolean =>
  order !== undefined && !index.spec.fields.slice(0, order.tieFields).some(({ path }) => path === '_id');

/** Returns the slots that a plan leads to, each of them once. */
function* slotsIn(plan: IndexPlan | UnionPlan, examined: ExaminedCounts): Generator<Slot> {
  const plans = plan.kind === 'union' ? plan.branches : [plan];
  const seen = plans.length > 1 || plans[0]?.index.isMultikey ? new Set<Slot>() : undefined;
  for (const plan of plans) {
    for (const { slot } of hasTies(plan) ? tiesInNaturalOrder(entriesBy(plan), plan) : entriesBy(plan)) {
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
  yield* undisputed(slotsIn(plan, examined), diverging);
  yield* diverging;
}

/** Counts the answers among the committed documents, without a look at them. */
function countCommitted(collection: Collection, plan: CollectionPlan | IndexPlan, examined: ExaminedCounts): number {
  if (plan.kind === 'collection') return collection.size;
  if (!plan.index.isMultikey) {
    examined.keys += plan.keys;
    return plan.keys;
  }
  let count = 0;
  for (const _slot of slotsIn(plan, examined)) count++;
  return count;
}

/** Counts the answers, with a look only at the documents that the view has otherwise than the index. */
export function countCovered(
  view: DataView,
  collection: Collection,
  plan: CollectionPlan | IndexPlan,
  { matches, examined }: { readonly matches: (doc: Doc) => boolean; readonly examined: ExaminedCounts },
): number {
  let count = countCommitted(collection, plan, examined);
  for (const slot of view.diverging(collection)) {
    examined.documents++;
    const visible = view.read(slot);
    if (visible && matches(visible.doc)) count++;
    if (slot.current && matches(slot.current.doc)) count--;
  }
  return count;
}

/** Returns whether a scan already gives documents of equal rank in natural order, so that it may stop early. */
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

/** Returns the items from number `skip` up to number `end`, without keeping those before. */
function* between<T>(items: Iterable<T>, skip: number, end: number): Generator<T> {
  let seen = 0;
  for (const item of items) {
    if (seen++ >= skip) yield item;
    if (seen >= end) return;
  }
}

const endOf = ({ skip, limit }: FindRequest): number => (limit > 0 ? skip + limit : Infinity);

/** Returns all documents in natural order, read when they are asked for: what is written meanwhile may be among them or not. */
export function streamDocuments(view: DataView, collection: Collection, request: FindRequest): Iterable<FoundDocument> {
  const matches = matching(view, view.natural(collection), request, { keys: 0, documents: 0 });
  return between(matches, request.skip, endOf(request));
}

/** Slots that the index tells rightly about, in its order. */
function* undisputed(slots: Iterable<Slot>, diverging: ReadonlySet<Slot>): Generator<Slot> {
  for (const slot of slots) if (!diverging.has(slot)) yield slot;
}

/**
 * Returns the documents of a filter, in natural order or in that of the index, when the view has some otherwise than the index:
 * of the others no more than are wanted have to be put in order with those.
 */
function orderedWithDiverging(
  view: DataView,
  plan: IndexPlan,
  diverging: ReadonlySet<Slot>,
  { request, sorter, examined }: { request: FindRequest; sorter: Pick<Sorter, 'sort'>; examined: ExaminedCounts },
): FoundDocument[] {
  const end = endOf(request);
  const inspect = isCovered(plan) ? { ...request, matches: undefined } : request;
  const others = between(matching(view, undisputed(slotsIn(plan, examined), diverging), inspect, examined), 0, end);
  const documents = [...others, ...matching(view, diverging, request, examined)];
  const natural = documents.toSorted((a, b) => a.slot.ord - b.slot.ord);
  return sorter.sort(natural, ({ document }) => seen(document, request.fields), end).slice(request.skip, end);
}

/**
 * Finds the documents a filter accepts, in the order of the sort; in natural order where the sort says nothing, so that the
 * choice of an index never changes an answer.
 */
export function findDocuments(
  view: DataView,
  collection: Collection,
  plan: Plan,
  request: FindRequest,
  examined: ExaminedCounts = { keys: 0, documents: 0 },
): FoundDocument[] {
  const { sorter, fields, skip } = request;
  const end = endOf(request);
  const diverging = view.diverging(collection);
  if (diverging.size > 0 && sorter && plan.kind === 'index' && plan.order)
    return orderedWithDiverging(view, plan, diverging, { request, sorter, examined });
  const slots = plan.kind === 'collection' ? view.natural(collection) : slotsByIndex(diverging, plan, examined);
  const isCountFromIndex = isCovered(plan) && diverging.size === 0;
  const inspect = isCountFromIndex ? { ...request, matches: undefined } : request;
  if (inOrder(view, collection, plan, sorter !== undefined)) {
    return [...between(matching(view, slots, inspect, examined), skip, end)];
  }
  const natural = plan.kind === 'collection' ? slots : [...slots].toSorted((a, b) => a.ord - b.ord);
  const matches = matching(view, natural, inspect, examined);
  return sorter
    ? sorter.sort(matches, ({ document }) => seen(document, fields), end).slice(skip, end)
    : [...between(matches, skip, end)];
}
