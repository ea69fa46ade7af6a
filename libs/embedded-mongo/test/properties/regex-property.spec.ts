import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileAutomaton } from '../../src/regex/automaton.ts';
import { toSource } from '../../src/regex/node.ts';
import { parsePattern } from '../../src/regex/parse.ts';
import { compilePattern } from '../../src/regex/pattern.ts';
import { runWithin } from '../../src/time-limit.ts';

const RUNS = { numRuns: 1_500, seed: 20_261_121 };

/** Patterns without nesting so deep that a backtracking engine would need long. */
const { pattern } = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\w', '\\s', 'é', '\\bb', '^', '$', '\\n', '(?i:A)'),
    fc
      .tuple(fc.constantFrom('a', 'b', '.', '[ab]'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '*?'))
      .map((parts) => parts.join('')),
    tie('pattern').map((inner) => `(${inner})`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `(?:${left}|${right})`),
    tie('pattern').map((inner) => `(?:${inner}){0,2}`),
  ),
  pattern: fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
}));
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '\n', '1', 'é'), maxLength: 8 });

describe('regular expressions', () => {
  it('match the same texts by backtracking and by the automaton', () => {
    fc.assert(
      fc.property(pattern, text, fc.constantFrom('', 'i', 'm', 's'), (source, subject, options) => {
        const { node, ignoreCase } = parsePattern(source, options);
        const backtracking = new RegExp(toSource(node), ignoreCase ? 'iu' : 'u');
        expect(compileAutomaton(node, ignoreCase)(subject)).toBe(backtracking.test(subject));
      }),
      RUNS,
    );
  });

  it('are read or refused with one code, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('ab[]()?*+{}|\\^$-.:<!=1,Q')), maxLength: 8 }),
        text,
        (source, subject) => {
          expect(outcome(source, subject)).toMatch(/^(true|false|51091)$/);
        },
      ),
      { ...RUNS, numRuns: 5_000 },
    );
  });

  it('need a time that grows with the text, also where backtracking would never end', () => {
    const long = 'a'.repeat(5_000);
    for (const source of ['^(a+)+$', '^(a|a)*$', '(a*)*b', '.*.*.*.*c', '^(([a-z])+.)+[A-Z]$']) {
      const start = performance.now();
      expect(compilePattern(source, '')(`${long}!`)).toBe(false);
      expect(performance.now() - start).toBeLessThan(5_000);
    }
  });
});

describe('a pattern that is looked for in a long text', () => {
  const text = 'a'.repeat(20_000);
  const stop = (): void => {
    throw new Error('time is up');
  };

  it.each(['(?:a?){50}a{50}b', '.*.*.*b', 'a*b.*c', '(a|\\ba)*c$'])('%s ends when the time is up', (source) => {
    const matches = compilePattern(source, '');
    expect(
      runWithin(
        () => {},
        () => matches(text),
      ),
    ).toBe(false);
    expect(() => runWithin(stop, () => matches(text))).toThrow('time is up');
  });
});

function outcome(source: string, subject: string): string {
  try {
    return String(compilePattern(source, '')(subject));
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
