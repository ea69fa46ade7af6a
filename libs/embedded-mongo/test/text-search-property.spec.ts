import { BSONRegExp, BSONSymbol, Int32 } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doc, type Doc, type Value } from '../src/bson.ts';
import type { SearchRequest } from '../src/commands/prepare-search.ts';
import { StoredDocument } from '../src/engine/stored-document.ts';
import { TransactionView } from '../src/engine/transaction-view.ts';
import type { DataView } from '../src/engine/view.ts';
import { compilePattern } from '../src/regex/pattern.ts';
import { foldText, requiredText } from '../src/regex/required-text.ts';
import { addIndex, countBy, fixture, put, search, type Fixture } from './engine-fixture.ts';

const letters = fc.constantFrom(
  'a',
  'A',
  'b',
  'ä',
  'Ä',
  'e',
  'ß',
  's',
  'S',
  'ſ',
  'ø',
  'Ø',
  ' ',
  '\n',
  '-',
  'K',
  'k',
  '\u0301',
  '𐐀',
  '𐐨',
);
const text = fc.string({ unit: letters, maxLength: 8 });
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 2, arbitrary: fc.array(text, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom<Value>(null, new Int32(1), doc({ x: 'ab' })) },
);
const nested = fc.oneof(
  value,
  text.map((x): Value => doc({ x })),
  fc.array(
    text.map((x): Value => doc({ x })),
    { maxLength: 2 },
  ),
);
const content = fc.record<Record<string, Value>>(
  { a: value, b: nested, n: fc.nat(3).map((n) => new Int32(n)) },
  { requiredKeys: [] },
);

const part = fc.oneof(
  { weight: 5, arbitrary: letters.map((letter) => letter.replace(/[-\n]/u, '\\$&')) },
  fc.constantFrom(
    '[aAäÄ]',
    '[sſS]',
    '(ss|ß)',
    '(ab)',
    'a?',
    'b+',
    '.',
    '^',
    '$',
    '[^a]',
    '\\w',
    '[a-e]',
    '(?:ä)',
    '\\x{e4}',
    '(^|[^\\w])',
  ),
);
const pattern = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const options = fc.constantFrom('', 'i', 'i', 'm');
const regex = fc.tuple(pattern, options);
const path = fc.constantFrom('a', 'b', 'b.x', 'b.0');
const textCondition = fc.oneof(
  fc.tuple(path, regex).map(([name, [$regex, $options]]) => doc({ [name]: doc({ $regex, $options }) })),
  fc.tuple(path, regex).map(([name, [source, flags]]) => doc({ [name]: new BSONRegExp(source, flags) })),
);
const alternatives = fc.array(textCondition, { minLength: 1, maxLength: 2 }).map((parts) => doc({ $or: parts }));
const other = fc.nat(3).map((n) => doc({ n: doc({ $gte: new Int32(n) }) }));
const mixed = fc.tuple(textCondition, other).map((parts) => doc({ $or: parts }));
const filter: fc.Arbitrary<Doc> = fc.oneof(
  textCondition,
  fc
    .array(fc.oneof(textCondition, alternatives, other, mixed), { minLength: 1, maxLength: 3 })
    .map((parts) => doc({ $and: parts })),
);
const sort = fc.option(fc.constantFrom(doc({ n: 1, _id: 1 }), doc({ n: -1, _id: -1 }), doc({ a: 1 })), {
  nil: undefined,
});
const searches = fc.array(fc.tuple(filter, sort, fc.nat(3), fc.nat(4)), { minLength: 1, maxLength: 4 });

function filled(contents: readonly Record<string, Value>[]): Fixture {
  const subject = fixture();
  addIndex(subject, { n: 1, _id: 1 });
  for (const [index, fields] of contents.entries())
    put(subject.view, subject.collection, doc({ _id: new Int32(index), ...fields }));
  return subject;
}

type Requests = readonly [Doc, Doc | undefined, number, number][];

/** The ids that each search finds, and how many it counts. */
const answers = ({ collection }: Fixture, view: DataView, requests: Requests, hint?: Value) =>
  requests.map(([where, order, skip, limit]) => {
    const request: SearchRequest = { filter: where, sort: order, skip, limit, hint };
    const ids = search(view, collection, request).map((document) => String(document.get('_id')));
    return { ids, count: hint ? ids.length : countBy(view, collection, request) };
  });

/** The same by a look at every document. */
const scanned = (subject: Fixture, view: DataView, requests: Requests) =>
  answers(subject, view, requests, doc({ $natural: new Int32(1) }));

/** Writes that come between searches. */
const change = fc.tuple(fc.constantFrom('insert', 'replace', 'remove'), fc.nat(60), content);

function write({ view, collection }: Fixture, [kind, number, fields]: [string, number, Record<string, Value>]): void {
  const slots = [...collection.natural()];
  const slot = slots[number % slots.length];
  if (kind === 'insert') put(view, collection, doc({ _id: new Int32(1_000 + slots.length * 100 + number), ...fields }));
  else if (slot && kind === 'remove') view.remove(collection, slot);
  else if (slot) view.replace(collection, slot, StoredDocument.of(doc({ _id: slot.id, ...fields })));
}

describe('a search in texts', () => {
  it('gives what a look at every document gives, in the same order, whatever is written between searches', () => {
    fc.assert(
      fc.property(
        fc.array(content, { maxLength: 30 }),
        fc.array(fc.tuple(searches, fc.array(change, { maxLength: 4 })), { minLength: 1, maxLength: 4 }),
        (contents, rounds) => {
          const subject = filled(contents);
          for (const [requests, changes] of rounds) {
            expect(answers(subject, subject.view, requests)).toEqual(scanned(subject, subject.view, requests));
            expect(answers(subject, subject.view, requests)).toEqual(scanned(subject, subject.view, requests));
            const mark = subject.engine.journal.mark();
            for (const each of changes) {
              write(subject, each);
              expect(answers(subject, subject.view, requests)).toEqual(scanned(subject, subject.view, requests));
            }
            if (changes.length > 2) subject.engine.journal.rollback(mark);
            expect(answers(subject, subject.view, requests)).toEqual(scanned(subject, subject.view, requests));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('sees what a transaction has changed, and nothing that came later', () => {
    fc.assert(
      fc.property(
        fc.array(content, { minLength: 2, maxLength: 20 }),
        content,
        searches,
        (contents, fields, requests) => {
          const subject = filled(contents);
          const { engine, view, collection } = subject;
          const inside = new TransactionView(engine, engine.begin(0));
          const [first, second] = [...collection.natural()];
          expect(answers(subject, inside, requests)).toEqual(scanned(subject, inside, requests));
          if (second) view.remove(collection, second);
          expect(answers(subject, inside, requests)).toEqual(scanned(subject, inside, requests));
          if (first) inside.replace(collection, first, StoredDocument.of(doc({ _id: first.id, ...fields })));
          expect(answers(subject, inside, requests)).toEqual(scanned(subject, inside, requests));
          expect(answers(subject, view, requests)).toEqual(scanned(subject, view, requests));
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each<[string, Value]>([
    ['an expression that equals the one searched for', new BSONRegExp('ab', 'i')],
    ['a symbol', new BSONSymbol('xab')],
  ])('finds %s', (_, a) => {
    const subject = filled([{ a }, { a: 'ab' }, { a: 'c' }]);
    const requests: Requests = [[doc({ a: new BSONRegExp('ab', 'i') }), undefined, 0, 0]];
    expect(answers(subject, subject.view, requests)).toEqual([{ ids: ['0', '1'], count: 2 }]);
  });

  it('finds texts of which there are too many to be kept apart', () => {
    const subject = filled(Array.from({ length: 20 }, () => ({ a: `${'x'.repeat(1_000_000)} end` })));
    expect(countBy(subject.view, subject.collection, { filter: doc({ a: new BSONRegExp('END', 'i') }) })).toBe(20);
  });
});

describe('the text that an expression requires', () => {
  it('is in every text that it matches, both folded', () => {
    fc.assert(
      fc.property(regex, text, ([source, flags], subject) => {
        if (!compilePattern(source, flags)(subject)) return;
        expect(foldText(subject)).toContain(requiredText(source, flags));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['lindgrund', 'i', 'lindgrund'],
    ['[mM][aàáâä][rŕ]', 'i', 'mar'],
    ['[uùúûü]e?ller', 'i', 'ller'],
    ['(^|[^\\w])(ab)c', '', 'abc'],
    ['C\\+\\+', 'i', 'c++'],
    ['a|b', '', ''],
    ['.*', '', ''],
    ['a\\nbc', '', 'bc'],
    ['[a-c]x', '', 'x'],
    ['(?=abc)d', '', 'd'],
  ])('of %s with %j is %j', (source, flags, expected) => expect(requiredText(source, flags)).toBe(expected));

  it('takes for the same what a caseless expression takes for the same', () => {
    const characters = Array.from({ length: 0x2500 }, (_, code) => String.fromCharCode(code))
      .concat(Array.from({ length: 0x700 }, (_, index) => String.fromCharCode(0xf900 + index)))
      .filter((character) => character.toLowerCase() !== character.toUpperCase());
    const all = characters.join('');
    for (const character of characters) {
      const code = character.charCodeAt(0).toString(16);
      for (const same of all.match(new RegExp(`\\u{${code}}`, 'giu')) ?? [])
        expect(foldText(same), `${character} ${same}`).toBe(foldText(character));
    }
  });
});
