import type { Doc } from '../bson.ts';
import type { CollectionIndex } from '../engine/collection-index.ts';
import type { LocatedStretch } from './index-scan.ts';

export interface CollectionPlan {
  readonly kind: 'collection';
  /** Every document is an answer: none has to be looked at. */
  readonly exact: boolean;
}

export interface IndexPlan {
  readonly kind: 'index';
  readonly index: CollectionIndex;
  readonly stretches: readonly LocatedStretch[];
  /** The entries in the stretches, before any filter. */
  readonly keys: number;
  /** Exactly the documents with an entry in the stretches are answers: none has to be looked at. */
  readonly exact: boolean;
  /** The order the sort asks for, when the index has it; ties are among the first `tieFields` index fields. */
  readonly order: { readonly reverse: boolean; readonly tieFields: number } | undefined;
}

/** The documents of several searches by index together: one for each alternative of an `$or`. */
export interface UnionPlan {
  readonly kind: 'union';
  readonly branches: readonly IndexPlan[];
  readonly keys: number;
  readonly exact: false;
  readonly order: undefined;
}

export type Plan = CollectionPlan | IndexPlan | UnionPlan;

export interface PlanRequest {
  readonly filter: Doc;
  readonly sort: Doc | undefined;
  /** How many documents are wanted at most, skipped ones included; 0 for all. */
  readonly limit: number;
  /** Only the number of documents is wanted. */
  readonly counting?: boolean;
  readonly hint?: CollectionIndex | 'natural' | undefined;
}

/** Returns whether the number of answers is known without a look at the documents. */
export const isCovered = (plan: Plan): plan is CollectionPlan | IndexPlan => plan.exact;
