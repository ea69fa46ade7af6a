/** Who changed a field since I opened the record. */
export type ChangedBy = 'me' | 'them' | 'both';

export interface Difference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Unknown when it is not known what the record was before. */
  readonly by: ChangedBy | null;
}

type Fields = Readonly<Record<string, unknown>>;

const IGNORED = new Set(['version', 'updatedAt', 'createdAt', 'id']);
const same = (one: unknown, two: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(two ?? '');

/** What I typed, what is saved now, and, where it is known, what it was when I began. */
export interface Versions {
  readonly mine: Fields;
  readonly theirs: Fields;
  readonly base?: Fields | undefined;
}

const changedBy = ({ mine, theirs, base }: Versions, field: string): ChangedBy | null => {
  if (!base) return null;
  if (same(mine[field], base[field])) return 'them';
  return same(theirs[field], base[field]) ? 'me' : 'both';
};

/** The fields in which what I typed differs from what is saved now. */
export const differences = (versions: Versions): Difference[] =>
  Object.keys(versions.mine)
    .filter((field) => field in versions.theirs && !IGNORED.has(field))
    .map((field) => ({
      field,
      mine: versions.mine[field],
      theirs: versions.theirs[field],
      by: changedBy(versions, field),
    }))
    .filter(({ mine, theirs }) => !same(mine, theirs));

/** My changes put into what is saved now: what only they changed stays theirs. */
export function merged(versions: Versions): Record<string, unknown> {
  const own = differences(versions).filter(({ by }) => by !== 'them');
  const { mine, theirs } = versions;
  const kept = Object.fromEntries(
    Object.keys(mine).map((field) => [field, field in theirs ? theirs[field] : mine[field]]),
  );
  return { ...kept, ...Object.fromEntries(own.map(({ field }) => [field, mine[field]])) };
}
