export interface Difference {
  readonly field: string;
  readonly mine: string;
  readonly theirs: string;
}

const IGNORED = new Set(['version', 'updatedAt', 'createdAt', 'id']);

const shown = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value, null, 1)
      : String(value);

/** The fields in which what I typed differs from what someone else saved meanwhile. */
export function differences(mine: object, theirs: object): Difference[] {
  const other = new Map(Object.entries(theirs));
  return Object.entries(mine)
    .filter(([field]) => other.has(field) && !IGNORED.has(field))
    .map(([field, value]) => ({ field, mine: shown(value), theirs: shown(other.get(field)) }))
    .filter(({ mine: one, theirs: two }) => one !== two);
}
