import { badValue, failedToParse } from '../errors.ts';
import { compileQuery } from '../query.ts';
import type { Doc, Value } from '../value.ts';
import type { ElementFilters } from './apply.ts';

const IDENTIFIER = /^[a-z][a-zA-Z0-9]*$/;

function* rootNames(filter: Doc): Generator<string> {
  for (const [name, operand] of filter) {
    if (!name.startsWith('$')) yield name.split('.', 1)[0] ?? '';
    else if (Array.isArray(operand))
      for (const element of operand) if (element instanceof Map) yield* rootNames(element);
  }
}

function identifierOf(filter: Doc): string {
  const names = new Set(rootNames(filter));
  const [name, other] = names;
  if (name === undefined)
    throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
  if (other !== undefined) {
    throw failedToParse(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${other}'`,
    );
  }
  if (!IDENTIFIER.test(name)) {
    throw badValue(
      `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    );
  }
  return name;
}

/** Returns the tests of arrayFilters by their identifiers. @throws MongoServerError 2, 9 for filters that are none */
export function compileArrayFilters(filters: readonly Value[]): ElementFilters {
  const tests = new Map<string, (element: Value) => boolean>();
  for (const filter of filters) {
    if (!(filter instanceof Map)) throw failedToParse('Array filters must be objects');
    const matches = compileQuery(filter, { nested: true });
    const name = identifierOf(filter);
    if (tests.has(name)) throw failedToParse(`Found multiple array filters with the same top-level field name ${name}`);
    tests.set(name, (element) => matches(new Map([[name, element]])));
  }
  return tests;
}

/** @throws MongoServerError 9 when a filter is used by no path */
export function checkFiltersUsed(filters: ElementFilters, paths: Iterable<string>): void {
  const used = new Set([...paths].flatMap((path) => [...path.matchAll(/\$\[([^\]]*)\]/g)].map((match) => match[1])));
  for (const name of filters.keys()) {
    if (!used.has(name)) throw failedToParse(`The array filter for identifier '${name}' was not used in the update`);
  }
}
