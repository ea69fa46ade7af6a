import { isModeratedInternship } from '../internship-types.ts';

interface Listed {
  readonly id: string;
}

/** Returns the internships that the rules take this one for a copy of. */
const originalIds = (row: Listed): readonly string[] =>
  (isModeratedInternship(row) ? (row.risk?.hits ?? []) : []).flatMap(({ relatedId }) =>
    relatedId === null ? [] : [relatedId],
  );

/**
 * Puts copies of one posting directly behind the first of them, and leaves the order as it is otherwise.
 * @returns the rows, and for each copy the first of its group
 */
export function groupDuplicates<R extends Listed>(rows: readonly R[]) {
  const firstOf = new Map<string, R>();
  const isRelated = (left: R, right: R) => originalIds(left).includes(right.id) || originalIds(right).includes(left.id);
  const rest = [...rows];
  const grouped: R[] = [];
  for (let first = rest.shift(); first; first = rest.shift()) {
    const group = [first];
    /* A copy of a copy belongs to the group, too: it is read while it grows. */
    for (const member of group)
      for (const other of rest.filter((row) => isRelated(member, row))) {
        rest.splice(rest.indexOf(other), 1);
        group.push(other);
        firstOf.set(other.id, first);
      }
    grouped.push(...group);
  }
  return { rows: grouped, firstOf };
}
