import { isModeratedInternship } from '../internship-types.ts';

interface Listed {
  readonly id: string;
  readonly submittedAt: string | null;
}

/** Each a copy of those before: what was submitted first leads, whatever the list is sorted by. */
const bySubmission = (left: Listed, right: Listed): number =>
  (left.submittedAt ?? '').localeCompare(right.submittedAt ?? '');

/** Returns the internships that the rules take this one for a copy of. */
const originalIds = (row: Listed): readonly string[] =>
  (isModeratedInternship(row) ? (row.risk?.hits ?? []) : []).flatMap(({ relatedId }) =>
    relatedId === null ? [] : [relatedId],
  );

/**
 * Puts copies of one posting directly behind the first of them, where the foremost of them stood, and leaves the order
 * as it is otherwise.
 * @returns the rows, and for each copy the first of its group
 */
export function groupDuplicates<R extends Listed>(rows: readonly R[]) {
  const firstOf = new Map<string, R>();
  const isRelated = (left: R, right: R) => originalIds(left).includes(right.id) || originalIds(right).includes(left.id);
  const rest = [...rows];
  const grouped: R[] = [];
  for (let foremost = rest.shift(); foremost; foremost = rest.shift()) {
    const group = [foremost];
    /* A copy of a copy belongs to the group, too: it is read while it grows. */
    for (const member of group)
      for (const other of rest.filter((row) => isRelated(member, row))) {
        rest.splice(rest.indexOf(other), 1);
        group.push(other);
      }
    const [first = foremost, ...copies] = group.toSorted(bySubmission);
    for (const copy of copies) firstOf.set(copy.id, first);
    grouped.push(first, ...copies);
  }
  return { rows: grouped, firstOf };
}
