/** Who changed a field since I opened the record. */
export type ChangedBy = 'me' | 'them' | 'both';

export interface Difference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Unknown when it is not known what the record was before. */
  readonly by: ChangedBy | null;
}

type RecordFields = Readonly<Record<string, unknown>>;

const IGNORED = new Set(['version', 'updatedAt', 'createdAt', 'id']);
const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left ?? '') === JSON.stringify(right ?? '');

/** What I typed, what is saved now, and, where it is known, what it was when I began. */
export interface Versions {
  readonly mine: RecordFields;
  readonly theirs: RecordFields;
  readonly base?: RecordFields | undefined;
}

const changedBy = ({ mine, theirs, base }: Versions, field: string): ChangedBy | null => {
  if (!base) return null;
  if (isSame(mine[field], base[field])) return 'them';
  return isSame(theirs[field], base[field]) ? 'me' : 'both';
};

/** Returns the fields in which what I typed differs from what is saved now. */
export const differencesBetween = (versions: Versions): Difference[] =>
  Object.keys(versions.mine)
    .filter((field) => field in versions.theirs && !IGNORED.has(field))
    .map((field) => ({
      field,
      mine: versions.mine[field],
      theirs: versions.theirs[field],
      by: changedBy(versions, field),
    }))
    .filter(({ mine, theirs }) => !isSame(mine, theirs));

/** Returns the fields that stay mine unless somebody decides otherwise: all but those that only they changed. */
export const ownFields = (versions: Versions): ReadonlySet<string> =>
  new Set(differencesBetween(versions).flatMap(({ field, by }) => (by === 'them' ? [] : [field])));

/** Puts my version of some fields, as a rule of those that I changed, into what is saved now. */
export function mergeVersions(versions: Versions, changedFields = ownFields(versions)): Record<string, unknown> {
  const { mine, theirs } = versions;
  return Object.fromEntries(
    Object.keys(mine).map((field) => [
      field,
      !(field in theirs) || changedFields.has(field) ? mine[field] : theirs[field],
    ]),
  );
}
