import type { Doc, Value } from '../bson.ts';
import type { Collection } from '../engine/collection.ts';
import type { SlotSet } from '../engine/slot-set.ts';
import type { TextPattern } from '../engine/text-column.ts';
import type { TextRows } from '../engine/text-rows.ts';
import { patternOf } from '../query/regex.ts';
import { compilePattern } from '../regex/pattern.ts';
import { requiredText } from '../regex/required-text.ts';

/** A filter of which the conditions on texts have been answered. */
export interface TextSearch {
  /** All documents that meet those conditions. */
  readonly slots: SlotSet;
  /** The other conditions. */
  readonly rest: Doc;
}

const unionOf = (sets: readonly SlotSet[]): SlotSet => sets.reduce((all, slots) => all.union(slots));

const intersectionOf = (sets: readonly SlotSet[]): SlotSet => sets.reduce((all, slots) => all.intersection(slots));

/** Returns the results of all; undefined when one is. */
function allOf<T, Result>(items: readonly T[], of: (item: T) => Result | undefined): Result[] | undefined {
  const results: Result[] = [];
  for (const item of items) {
    const result = of(item);
    if (result === undefined) return undefined;
    results.push(result);
  }
  return results;
}

/** A condition that is about texts only. */
type TextCondition =
  | { readonly kind: 'pattern'; readonly path: string; readonly pattern: TextPattern }
  | { readonly kind: '$and' | '$or'; readonly parts: readonly TextCondition[] };

function ofPattern(path: string, condition: Value): TextCondition | undefined {
  const regex = patternOf(condition);
  if (!regex) return undefined;
  const { pattern, options } = regex;
  const test = compilePattern(pattern, options);
  const sought = { key: `${options}/${pattern}`, test, requiredText: requiredText(pattern, options) };
  return { kind: 'pattern', path, pattern: sought };
}

/** Reads a condition; undefined when it is not about texts only. */
function textCondition(name: string, operand: Value): TextCondition | undefined {
  if (!name.startsWith('$')) return ofPattern(name, operand);
  if ((name !== '$and' && name !== '$or') || !Array.isArray(operand)) return undefined;
  const parts = allOf(operand, (part) => (part instanceof Map ? textConditions(part) : undefined));
  return parts && parts.length > 0 ? { kind: name, parts } : undefined;
}

function textConditions(filter: Doc): TextCondition | undefined {
  const parts = allOf([...filter], ([name, operand]) => textCondition(name, operand));
  return parts && parts.length > 0 ? { kind: '$and', parts } : undefined;
}

const pathsOf = (condition: TextCondition): string[] =>
  condition.kind === 'pattern' ? [condition.path] : condition.parts.flatMap(pathsOf);

/** Returns the documents that meet a condition; undefined when that takes a look at them. */
function answerOf(texts: TextRows, condition: TextCondition): SlotSet | undefined {
  if (condition.kind === 'pattern') return texts.matching(condition.path, condition.pattern);
  const parts = allOf(condition.parts, (part) => answerOf(texts, part));
  if (!parts) return undefined;
  return condition.kind === '$and' ? intersectionOf(parts) : unionOf(parts);
}

/** Returns the conditions that must all hold, those inside of `$and` too. */
const conjuncts = (filter: Doc): (readonly [string, Value])[] =>
  [...filter].flatMap(([name, operand]) =>
    name === '$and' && Array.isArray(operand)
      ? operand.flatMap((part) => (part instanceof Map ? conjuncts(part) : []))
      : [[name, operand] as const],
  );

/**
 * Answers the conditions of a filter that are about texts only, expressions and alternatives of them. The filter must
 * have been checked.
 * @returns undefined when there are none
 */
export function searchTexts(collection: Collection, filter: Doc): TextSearch | undefined {
  const all = conjuncts(filter).map(([name, operand]) => ({ name, operand, condition: textCondition(name, operand) }));
  const paths = all.flatMap(({ condition }) => (condition ? pathsOf(condition) : []));
  if (paths.length === 0) return undefined;
  collection.texts.open(paths);
  const answers: SlotSet[] = [];
  const rest: Doc[] = [];
  for (const { name, operand, condition } of all) {
    const slots = condition && answerOf(collection.texts, condition);
    if (slots) answers.push(slots);
    else rest.push(new Map([[name, operand]]));
  }
  if (answers.length === 0) return undefined;
  return { slots: intersectionOf(answers), rest: new Map(rest.length > 0 ? [['$and', rest]] : []) };
}
