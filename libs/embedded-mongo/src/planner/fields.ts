import type { Doc } from '../bson.ts';

const root = (path: string): string => path.split('.', 1)[0] ?? path;

function addFields(filter: Doc, names: Set<string>): boolean {
  for (const [name, condition] of filter) {
    if (name === '$expr') return false;
    if (!name.startsWith('$')) names.add(root(name));
    else if (Array.isArray(condition)) {
      for (const part of condition) if (part instanceof Map && !addFields(part, names)) return false;
    } else if (name !== '$comment') names.add(name);
  }
  return true;
}

/** Returns the top-level fields that a filter and a sort look at; undefined when that cannot be told. */
export function fieldsOf(filter: Doc, sort: Doc | undefined): ReadonlySet<string> | undefined {
  const names = new Set<string>(sort ? [...sort.keys()].map(root) : []);
  return addFields(filter, names) ? names : undefined;
}
