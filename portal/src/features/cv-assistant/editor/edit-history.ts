/** A value that is edited step by step. */
export interface EditHistory<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** The field that the last step changed; null after anything else. */
  readonly field: string | null;
}

/* Steps that can be undone. */
const MAX_STEPS = 100;

export const startHistory = <T>(present: T): EditHistory<T> => ({ past: [], present, future: [], field: null });

/**
 * Returns the history with another present.
 * @param field the field that was typed into: typing on in the same one is one step until a word ends
 * @param endsStep whether the next change is a step of its own in any case
 */
export function edit<T>(
  { past, present, field: last }: EditHistory<T>,
  next: T,
  field: string | null = null,
  endsStep = false,
): EditHistory<T> {
  const sameStep = field !== null && field === last;
  return {
    past: sameStep ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    field: endsStep ? null : field,
  };
}

/** Returns the history one step back; itself where there is none. */
export function undo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future], field: null };
}

/** Returns the history with the last undone step done again. */
export function redo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history;
  const [after, ...later] = future;
  return after === undefined ? history : { past: [...past, present], present: after, future: later, field: null };
}
