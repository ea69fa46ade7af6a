import { badValue, pathNotViable } from '../errors.ts';
import { identical } from '../identical.ts';
import { isIndex } from '../path.ts';
import type { Doc, Value } from '../value.ts';
import { createsNothing, REMOVED, type Application, type Modifier } from './modifier.ts';

const DYNAMIC = /^\$(\[.*\])?$/;

/** Returns whether an array is on the way to a path. */
function throughArray(doc: Doc, parts: readonly string[]): boolean {
  let current: Value | undefined = doc;
  for (const part of parts.slice(0, -1)) {
    if (!(current instanceof Map)) return false;
    current = current.get(part);
    if (Array.isArray(current)) return true;
  }
  return false;
}

/** Returns the value to rename. @throws MongoServerError 28 for a path through a scalar, 2 for one through an array */
function sourceValue(doc: Doc, path: string, parts: readonly string[]): Value | undefined {
  let current: Value | undefined = doc;
  let inArray = false;
  for (const part of parts) {
    if (current === undefined) return undefined;
    const place = Array.isArray(current) && isIndex(part);
    if (!place && !(current instanceof Map)) {
      throw pathNotViable(`cannot use the part (${part} of ${path}) to traverse the element`);
    }
    inArray ||= place;
    current = current instanceof Map ? current.get(part) : Array.isArray(current) ? current[Number(part)] : undefined;
  }
  if (inArray && current !== undefined) throw badValue(`The source field cannot be an array element, '${path}'`);
  return current;
}

export interface Rename {
  readonly target: string;
  readonly source: Modifier;
  readonly destination: Modifier;
}

function check(from: string, to: Value): string {
  if (typeof to !== 'string') throw badValue(`The 'to' field for $rename must be a string: ${from}`);
  if (to.includes('\0')) throw badValue("The 'to' field for $rename cannot contain an embedded null byte");
  if (from === to) throw badValue(`The source and target field for $rename must differ: ${from}: "${to}"`);
  if (to.startsWith(`${from}.`) || from.startsWith(`${to}.`)) {
    throw badValue(`The source and target field for $rename must not be on the same path: ${from}: "${to}"`);
  }
  if (from.split('.').some((part) => DYNAMIC.test(part))) {
    throw badValue(`The source field for $rename may not be dynamic: ${from}`);
  }
  if (to.split('.').some((part) => DYNAMIC.test(part))) {
    throw badValue(`The destination field for $rename may not be dynamic: ${to}`);
  }
  return to;
}

/** $rename as two modifiers: one takes the field away, one sets it elsewhere. */
export function rename(from: string, to: Value): Rename {
  const target = check(from, to);
  const fromParts = from.split('.');
  const toParts = target.split('.');
  const value = ({ doc }: Application): Value | undefined => {
    const renamedValue = sourceValue(doc, from, fromParts);
    if (renamedValue !== undefined && throughArray(doc, toParts)) {
      throw badValue(`The destination field cannot be an array element, '${target}'`);
    }
    return renamedValue;
  };
  return {
    target,
    source: { change: () => REMOVED, create: createsNothing, anyPath: true },
    destination: {
      change: (existing, _name, application) => {
        const newValue = value(application);
        return newValue === undefined || identical(newValue, existing) ? existing : newValue;
      },
      create: value,
      anyPath: true,
    },
  };
}
