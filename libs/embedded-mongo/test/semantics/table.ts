import type { Document } from 'mongodb';

/** What one row does; documents without an _id get 1, 2, 3 … */
export type Operation =
  | { readonly kind: 'find'; readonly filter: Document; readonly projection?: Document; readonly sort?: Document }
  | {
      readonly kind: 'update';
      readonly filter: Document;
      readonly update: Document;
      readonly arrayFilters?: Document[];
    }
  | { readonly kind: 'upsert'; readonly filter: Document; readonly update: Document }
  | { readonly kind: 'aggregate'; readonly pipeline: Document[] };

/** The documents an operation gives (for updates: what is stored afterwards), or the code of its error. */
export interface Row {
  readonly docs: readonly Document[];
  readonly operation: Operation;
  readonly gives?: readonly Document[];
  readonly modified?: number;
  readonly code?: number;
  /** The error comes whatever the data: on a collection without documents and on none at all too. */
  readonly always?: boolean;
  /** MongoDB itself would do it; this server refuses what is outside of its scope. */
  readonly outside?: boolean;
}

export interface Group {
  /** The page of the MongoDB manual that the rows were written from. */
  readonly page: string;
  readonly rows: readonly Row[];
}

export const group = (page: string, ...rows: readonly Row[]): Group => ({ page, rows });

const withIds = (docs: readonly Document[]): Document[] => docs.map((doc, index) => ({ _id: index + 1, ...doc }));

/** Returns the filter finds the documents of these numbers. */
export const finds = (docs: readonly Document[], filter: Document, ...ids: number[]): Row => ({
  docs: withIds(docs),
  operation: { kind: 'find', filter, projection: { _id: 1 } },
  gives: ids.map((_id) => ({ _id })),
});

/** Returns the sort puts the documents into this order. */
export const sorts = (docs: readonly Document[], sort: Document, ...ids: number[]): Row => ({
  docs: withIds(docs),
  operation: { kind: 'find', filter: {}, projection: { _id: 1 }, sort },
  gives: ids.map((_id) => ({ _id })),
});

export const shows = (doc: Document, projection: Document, gives: Document, filter: Document = {}): Row => ({
  docs: withIds([doc]),
  operation: { kind: 'find', filter, projection },
  gives: [gives],
});

interface UpdateOptions {
  readonly filter?: Document;
  readonly arrayFilters?: Document[];
}

export const updates = (before: Document, update: Document, after: Document, options: UpdateOptions = {}): Row => ({
  docs: withIds([before]),
  operation: { kind: 'update', filter: {}, update, ...options },
  gives: withIds([after]),
  modified: 1,
});

/** The update changes nothing and says so. */
export const leaves = (doc: Document, update: Document, options: UpdateOptions = {}): Row => ({
  ...updates(doc, update, doc, options),
  modified: 0,
});

export const upserts = (filter: Document, update: Document, gives: Document): Row => ({
  docs: [],
  operation: { kind: 'upsert', filter, update },
  gives: [gives],
});

export const pipes = (docs: readonly Document[], pipeline: Document[], ...gives: Document[]): Row => ({
  docs: withIds(docs),
  operation: { kind: 'aggregate', pipeline },
  gives,
});

const evaluation = (expression: unknown): Operation => ({
  kind: 'aggregate',
  pipeline: [{ $replaceRoot: { newRoot: { v: expression } } }],
});

/** The expression has this value in the document; undefined for none. */
export const evaluates = (doc: Document, expression: unknown, value: unknown): Row => ({
  docs: withIds([doc]),
  operation: evaluation(expression),
  gives: [value === undefined ? {} : { v: value }],
});

/** Returns the expression fails in this document. */
export const failsIn = (doc: Document, expression: unknown, code: number): Row => ({
  docs: withIds([doc]),
  operation: evaluation(expression),
  code,
});

export const refusesExpression = (code: number, expression: unknown): Row => ({
  docs: withIds([{ a: 1 }]),
  operation: evaluation(expression),
  code,
  always: true,
});

export const refusesFilter = (code: number, filter: Document): Row => ({
  docs: withIds([{ a: 1 }]),
  operation: { kind: 'find', filter },
  code,
  always: true,
});

export const refusesProjection = (code: number, projection: Document, filter: Document = {}): Row => ({
  docs: withIds([{ a: 1 }]),
  operation: { kind: 'find', filter, projection },
  code,
  always: true,
});

export const refusesSort = (code: number, sort: Document): Row => ({
  docs: withIds([{ a: 1 }]),
  operation: { kind: 'find', filter: {}, sort },
  code,
  always: true,
});

export const refusesUpdate = (code: number, update: Document, options: UpdateOptions = {}): Row => ({
  docs: withIds([{ a: 1 }]),
  operation: { kind: 'update', filter: {}, update, ...options },
  code,
  always: true,
});

/** Returns the update fails on this document, and leaves it as it is. */
export const failsOn = (doc: Document, update: Document, code: number, options: UpdateOptions = {}): Row => ({
  docs: withIds([doc]),
  operation: { kind: 'update', filter: {}, update, ...options },
  code,
});

export const refusesStage = (code: number, ...pipeline: Document[]): Row => ({
  docs: withIds([{ a: 1 }]),
  operation: { kind: 'aggregate', pipeline },
  code,
  always: true,
});

/** Marks refusals of what MongoDB has and this server does not. */
export const outside = (...rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, outside: true }));
