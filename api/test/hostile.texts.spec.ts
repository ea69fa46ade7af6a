import { allOperations, type OperationShape } from '@prentice/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapedLike } from './requests/arbitrary.ts';
import { leavesOf, placeOf, withLeaf } from './requests/leaves.ts';

const writing = allOperations.filter(({ operation }) => operation.body);

/** What turns the direction of writing, ends a text early for some readers, or is no character. */
const unseen = ['\u202e', '\u2066', '\u0000', '\u001b', '\u2028'];
/** Words that nobody reads: they are compared, or looked up, and never shown. */
const secret = /password|token|secret|^(code|current|state|error|query)$/i;
/** Kept as it is typed, and looked at when it is sent. */
const sketches = new Set(['internships.create', 'internships.update', 'applications.saveDraft']);
/** Looked at by the kind of the question, whatever it is. */
const byQuestion = /^answers\./;

/** Bodies that an operation takes; enough of them for every place where a text may stand. */
function bodies({ body }: OperationShape): unknown[] {
  if (!body) return [];
  return fc.sample(shapedLike(body), { numRuns: 400, seed: 11 }).filter((one) => body.safeParse(one).success);
}

describe('what people write', () => {
  const finished = writing.filter(({ name }) => !sketches.has(name));

  it.each(finished)('$name takes no character that is not seen', ({ operation }) => {
    const taken = new Set<string>();
    for (const body of bodies(operation).slice(0, 40))
      for (const { path, text } of leavesOf(body)) {
        if (secret.test(String(path.at(-1))) || byQuestion.test(placeOf(path))) continue;
        for (const sign of unseen) {
          const given = withLeaf(body, path, `${text.slice(0, 2)}${sign}${text.slice(2)}`.slice(0, text.length + 1));
          const read = operation.body?.safeParse(given);
          if (read?.success && JSON.stringify(read.data).includes(JSON.stringify(sign).slice(1, -1)))
            taken.add(placeOf(path));
        }
      }
    expect([...taken]).toEqual([]);
  });
});
