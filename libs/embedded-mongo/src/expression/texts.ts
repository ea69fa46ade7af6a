import { BSONRegExp, Int32 } from 'bson';
import { toSafeInteger } from '../numbers/numeric.ts';
import { compilePattern } from '../regex/pattern.ts';
import type { Value } from '../value.ts';
import { namedOperands, ranged, type Argument, type NamedCodes } from './arguments.ts';
import {
  failure,
  isNullish,
  named,
  operation,
  type Context,
  type Expression,
  type Operator,
  type Operators,
} from './expression.ts';

/** What trims when nothing is said: the white space and null characters of MongoDB's list. */
const SPACES = Array.from(
  '\0\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
);

function trimmed(text: string, characters: ReadonlySet<string>, left: boolean, right: boolean): string {
  const points = [...text];
  let start = 0;
  let stop = points.length;
  while (left && start < stop && characters.has(points[start] ?? '')) start++;
  while (right && stop > start && characters.has(points[stop - 1] ?? '')) stop--;
  return points.slice(start, stop).join('');
}

function trim(name: string, left: boolean, right: boolean): Operator {
  const codes: NamedCodes = { object: 50696, unknown: 50694, missing: { input: 50695 } };
  return (operand, context) => {
    const operands = namedOperands(name, operand, ['chars'], codes);
    const input = context.compile(operands.get('input') ?? null);
    const chars = operands.has('chars') ? context.compile(operands.get('chars') ?? null) : undefined;
    return operation(chars ? [input, chars] : [input], (environment) => {
      const text = input.run(environment);
      const set = chars?.run(environment);
      if (isNullish(text) || (chars && isNullish(set))) return null;
      if (typeof text !== 'string')
        throw failure(50699, `${name} requires its input to be a string, got ${named(text)}`);
      if (chars && typeof set !== 'string')
        throw failure(50700, `${name} requires 'chars' to be a string, got ${named(set)}`);
      return trimmed(text, new Set(typeof set === 'string' ? set : SPACES), left, right);
    });
  };
}

interface Pattern {
  readonly pattern: string;
  readonly options: string;
}

function patternOf(regex: Argument, options: Argument): Pattern | undefined {
  if (isNullish(regex)) return undefined;
  if (!isNullish(options) && typeof options !== 'string') {
    throw failure(51106, `$regexMatch needs 'options' to be of type string`);
  }
  if (typeof regex === 'string') return { pattern: regex, options: options ?? '' };
  if (!(regex instanceof BSONRegExp)) throw failure(51105, "$regexMatch needs 'regex' to be of type string or regex");
  if (regex.options !== '' && !isNullish(options)) {
    throw failure(51107, "$regexMatch found regex option(s) specified in both 'regex' and 'option' fields");
  }
  return { pattern: regex.pattern, options: regex.options || (options ?? '') };
}

function regexMatch(operand: Value, context: Context): Expression {
  const codes: NamedCodes = { object: 51103, unknown: 31024, missing: { input: 31022, regex: 31023 } };
  const operands = namedOperands('$regexMatch', operand, ['options'], codes);
  const parts = ['input', 'regex', 'options'].map((name) => context.compile(operands.get(name) ?? null));
  const [input, regex, options] = parts;
  if (regex?.constant && options?.constant) {
    const environment = { root: new Map(), slots: [] };
    const pattern = patternOf(regex.run(environment), options.run(environment));
    if (pattern) compilePattern(pattern.pattern, pattern.options);
  }
  return operation(parts, (environment) => {
    const text = input?.run(environment);
    const pattern = patternOf(regex?.run(environment), options?.run(environment));
    if (!isNullish(text) && typeof text !== 'string')
      throw failure(51104, "$regexMatch needs 'input' to be of type string");
    if (isNullish(text) || !pattern) return false;
    return compilePattern(pattern.pattern, pattern.options)(text);
  });
}

function replace(name: string, all: boolean): Operator {
  const codes: NamedCodes = {
    object: 51751,
    unknown: 51750,
    missing: { input: 51749, find: 51748, replacement: 51747 },
  };
  const typeCodes = [51746, 51745, 51744];
  return (operand, context) => {
    const operands = namedOperands(name, operand, [], codes);
    const parts = ['input', 'find', 'replacement'].map((text) => context.compile(operands.get(text) ?? null));
    return operation(parts, (environment) => {
      const values = parts.map((part) => part.run(environment));
      for (const [index, value] of values.entries()) {
        if (!isNullish(value) && typeof value !== 'string')
          throw failure(typeCodes[index] ?? 51746, `${name} requires strings, found: ${named(value)}`);
      }
      const [text, find, replacement] = values;
      if (typeof text !== 'string' || typeof find !== 'string' || typeof replacement !== 'string') return null;
      return all ? text.replaceAll(find, () => replacement) : text.replace(find, () => replacement);
    });
  };
}

function place(value: Argument, what: string): number | undefined {
  if (value === undefined) return undefined;
  const index = toSafeInteger(value);
  if (index === undefined) throw failure(40096, `${what} must be an integral value, found: ${named(value)}`);
  if (index < 0) throw failure(40097, `${what} must be nonnegative: ${index}`);
  return index;
}

const indexOfCharacters = ranged('$indexOfCP', 2, 4, ([value, argument, from, to]) => {
  if (isNullish(value)) return null;
  if (typeof value !== 'string')
    throw failure(40093, `$indexOfCP requires a string as the first argument, found: ${named(value)}`);
  if (typeof argument !== 'string')
    throw failure(40094, `$indexOfCP requires a string as the second argument, found: ${named(argument)}`);
  const characters = [...value];
  const token = [...argument];
  const start = place(from, '$indexOfCP starting index') ?? 0;
  const stop = Math.min(place(to, '$indexOfCP ending index') ?? characters.length, characters.length);
  for (let position = start; position + token.length <= stop; position++) {
    if (token.every((character, offset) => characters[position + offset] === character)) return new Int32(position);
  }
  return new Int32(-1);
});

export const TEXTS: Operators = {
  $trim: trim('$trim', true, true),
  $ltrim: trim('$ltrim', true, false),
  $rtrim: trim('$rtrim', false, true),
  $regexMatch: regexMatch,
  $replaceOne: replace('$replaceOne', false),
  $replaceAll: replace('$replaceAll', true),
  $indexOfCP: indexOfCharacters,
};
