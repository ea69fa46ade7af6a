import { walkPath } from '../path.ts';
import type { Doc, Value } from '../value.ts';

/** Where in an array a match was found: what the positional `$` stands for. */
export interface MatchDetails {
  position: number | undefined;
}

export type Predicate = (doc: Doc, details?: MatchDetails) => boolean;
export type ElementTest = (value: Value | undefined, details?: MatchDetails) => boolean;

/** A condition on a field: it can be asked of a path in a document, or of one value. */
export interface Condition {
  readonly at: (parts: readonly string[]) => Predicate;
  readonly on: ElementTest;
}

/** Holds when one of the elements at the path passes. `whole`: arrays at the end are looked at as such only. */
export function leaf(test: ElementTest, whole = false): Condition {
  return {
    on: test,
    at: (parts) =>
      parts.length === 1 && parts[0] !== undefined ? shallow(parts[0], test, whole) : deep(parts, test, whole),
  };
}

function shallow(name: string, test: ElementTest, whole: boolean): Predicate {
  return (doc, details) => {
    const value = doc.get(name);
    if (!Array.isArray(value) || whole) return test(value, details);
    for (const [index, element] of value.entries()) {
      if (!test(element, details)) continue;
      if (details) details.position = index;
      return true;
    }
    return test(value, details);
  };
}

const deep =
  (parts: readonly string[], test: ElementTest, whole: boolean): Predicate =>
  (doc, details) =>
    walkPath(doc, parts, whole, (value, index) => {
      if (!test(value, details)) return false;
      if (details && index !== undefined) details.position = index;
      return true;
    });

export function not(condition: Condition): Condition {
  return {
    on: (value) => !condition.on(value),
    at: (parts) => {
      const matches = condition.at(parts);
      return (doc) => !matches(doc);
    },
  };
}

export function every(conditions: readonly Condition[]): Condition {
  const [only] = conditions;
  if (only && conditions.length === 1) return only;
  return {
    on: (value, details) => conditions.every((condition) => condition.on(value, details)),
    at: (parts) => allOf(conditions.map((condition) => condition.at(parts))),
  };
}

export const never: Condition = leaf(() => false);

export function allOf(predicates: readonly Predicate[]): Predicate {
  const [first, second] = predicates;
  if (!first) return () => true;
  if (!second) return first;
  return (doc, details) => {
    for (const predicate of predicates) {
      if (predicate(doc, details)) continue;
      if (details) details.position = undefined;
      return false;
    }
    return true;
  };
}

export const anyOf =
  (predicates: readonly Predicate[]): Predicate =>
  (doc, details) =>
    predicates.some((predicate) => predicate(doc, details));

export const noneOf =
  (predicates: readonly Predicate[]): Predicate =>
  (doc) =>
    !predicates.some((predicate) => predicate(doc));
