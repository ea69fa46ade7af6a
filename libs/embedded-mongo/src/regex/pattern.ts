import { MongoServerError } from '../errors.ts';
import { compileAutomaton } from './automaton.ts';
import { costOf, hasLook, invalidRegex, toSource } from './node.ts';
import { parsePattern } from './parse.ts';

type Matcher = (text: string) => boolean;

const LONGEST = 32_764;
/** More open repetitions than this in a row cost a backtracking engine too much on long texts. */
const FEW_REPETITIONS = 2;
const KEPT = 500;
/** Positions that a backtracking engine may look at in one text, at worst: about a tenth of a second. */
const MAX_POSITIONS = 30_000_000;

const cache = new Map<string, Matcher>();

function compile(pattern: string, options: string): Matcher {
  if (pattern.length > LONGEST) throw invalidRegex('regular expression is too large');
  const { node, ignoreCase } = parsePattern(pattern, options);
  const { open, nested } = costOf(node);
  if (!nested && open <= FEW_REPETITIONS) {
    const expression = new RegExp(toSource(node), ignoreCase ? 'iu' : 'u');
    if (open === 0 || hasLook(node)) return (text) => expression.test(text);
    let automaton: Matcher | undefined;
    return (text) => {
      if (text.length ** (open + 1) <= MAX_POSITIONS) return expression.test(text);
      automaton ??= compileAutomaton(node, ignoreCase);
      return automaton(text);
    };
  }
  if (hasLook(node)) throw invalidRegex('lookaround together with nested or many repetitions');
  return compileAutomaton(node, ignoreCase);
}

/**
 * Returns a test of texts by a regular expression in PCRE's syntax. JavaScript's engine runs it where backtracking is harmless
 * (at most two open repetitions, none inside another, and a text that is not long); an automaton in linear time runs
 * all others.
 * @throws MongoServerError 51091 for what cannot be translated, 51108 for unknown options
 */
export function compilePattern(pattern: string, options: string): Matcher {
  const key = `${options}/${pattern}`;
  const cachedMatcher = cache.get(key);
  if (cachedMatcher) return cachedMatcher;
  if (/[^imsxu]/.test(options)) throw new MongoServerError(51108, `invalid flag in regex options: ${options}`);
  if (pattern.includes('\0'))
    throw new MongoServerError(51091, 'Regular expression cannot contain an embedded null byte');
  const matcher = compile(pattern, options);
  if (cache.size >= KEPT) cache.clear();
  cache.set(key, matcher);
  return matcher;
}
