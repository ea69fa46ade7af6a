/** One change of the file. A group of them is written in one SQLite transaction: all or none. */
export type StorageOperation =
  | { readonly kind: 'put'; readonly collection: number; readonly ord: number; readonly raw: Uint8Array }
  | { readonly kind: 'remove'; readonly collection: number; readonly ord: number }
  | {
      readonly kind: 'createCollection';
      readonly id: number;
      readonly db: string;
      readonly name: string;
      readonly uuid: Uint8Array;
    }
  | { readonly kind: 'dropCollection'; readonly id: number }
  | { readonly kind: 'createIndex'; readonly collection: number; readonly name: string; readonly spec: Uint8Array }
  | { readonly kind: 'dropIndex'; readonly collection: number; readonly name: string }
  | {
      readonly kind: 'saveReply';
      readonly session: string;
      readonly txn: number;
      readonly reply: Uint8Array;
      readonly used: number;
    }
  | { readonly kind: 'forgetSession'; readonly session: string };

export interface StoredCollection {
  readonly id: number;
  readonly db: string;
  readonly name: string;
  readonly uuid: Uint8Array;
  /** Index specifications as BSON, in no particular order. */
  readonly indexes: readonly Uint8Array[];
}

/** The last retryable write or committed transaction of a session. */
export interface StoredReply {
  readonly session: string;
  readonly txn: number;
  readonly reply: Uint8Array;
  readonly used: number;
}
