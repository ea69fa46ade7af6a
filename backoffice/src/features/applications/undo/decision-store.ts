import { ExternalStore } from '../../../ui/mutations/external-store.ts';

/** A decision that can be undone, as it is sent. */
export interface SentDecision {
  readonly to: 'shortlisted' | 'rejected';
  readonly ids: readonly string[];
  /** Who it is about, when it is about one. */
  readonly name: string;
  /** For whom it was made, once the server has answered. */
  readonly confirmedIds: Promise<readonly string[]>;
}

/** A decision that can be undone, and how far it is. */
export interface UndoableDecision extends SentDecision {
  readonly key: number;
  /** `late` has no answer yet and shows; `undoing` is being undone. */
  readonly stage: 'sent' | 'late' | 'made' | 'undoing';
  /** Until when it can be undone, in milliseconds since 1970. */
  readonly until: number;
}

type Decisions = readonly UndoableDecision[];

/** Keeps the decisions that can be undone, oldest first, and tells its listeners when they change. */
export class DecisionStore extends ExternalStore<Decisions> {
  private keys = 0;

  constructor() {
    super([]);
  }

  nextKey(): number {
    return (this.keys += 1);
  }
}

const sharedStores = new Map<string, DecisionStore>();

/** Returns the store that all screens of a name share, while the page is not loaded again; one of its own without a name. */
export function decisionStoreOf(name: string | undefined): DecisionStore {
  const store = (name === undefined ? undefined : sharedStores.get(name)) ?? new DecisionStore();
  if (name !== undefined) sharedStores.set(name, store);
  return store;
}
