import { requirementKeyOf } from '@prentice/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { arbitraryOf } from './schema-arbitrary.ts';
import { allRequestLeaves, type SchemaLeaf } from './schema-leaves.ts';

/** What no text may hold, whoever reads it: the database ends a name at NUL, and half a character cannot be stored. */
const broken = ['\u0000', '\ud800', '\udfff'];
/** Control characters, what turns the direction of writing, and what is no character. */
const unseen = [
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufdd0',
  '\uffff',
];
const breaks = ['\t', '\n', '\r'];

/** Compared or looked up and never shown: refused only what is broken. */
const secrets = new Set(['password', 'current', 'secret', 'state', 'code', 'error']);

/** Fields with several lines; every other text is one line. */
const severalLines = [
  'about',
  'answer',
  'benefits',
  'body',
  'courses',
  'coverNote',
  'description',
  'durationJustification',
  'explanation',
  'failureReason',
  'highlights',
  'internalNote',
  'keywords',
  'learningOutcomes',
  'note',
  'noteToEmployer',
  'reason',
  'summary',
  'tasks',
  'text',
  'value',
];

const closed = new Set(['enum', 'literal', 'number', 'int', 'boolean', 'null', 'undefined', 'never', 'bigint', 'date']);
const takesText = ({ schema }: SchemaLeaf): boolean => !closed.has(schema.def.type);
/* Operations share schemas: each is looked at once under each name. */
const once = (leaf: SchemaLeaf, index: number, all: readonly SchemaLeaf[]): boolean =>
  all.findIndex(({ schema, name }) => schema === leaf.schema && name === leaf.name) === index;
const texts = allRequestLeaves.filter(takesText).filter(once);

const requirementKeys = [
  requirementKeyOf({ part: 'required', requirement: { kind: 'skill', label: 'Field work' } }),
  requirementKeyOf({ part: 'practical', requirement: { kind: 'place', workMode: 'onsite', cities: ['Wien', 'Graz'] } }),
];
/** Texts of a form that chance does not hit, by the name of their field. */
const written: Readonly<Record<string, readonly string[]>> = {
  metRequirements: requirementKeys,
  partlyMetRequirements: requirementKeys,
  missingRequirements: requirementKeys,
};

const samples = new Map<z.ZodType, string[]>();

/** Texts that the leaf accepts, under its own name so that lists of known values are drawn from. */
function accepted({ name, schema }: SchemaLeaf): string[] {
  const schemaSamples = samples.get(schema);
  if (schemaSamples) return schemaSamples;
  const shaped = fc.sample(arbitraryOf(z.object({ [name]: schema })), { numRuns: 60, seed: 11 });
  const fitting = [...(written[name] ?? []), ...shaped.map((value) => Object(value)[name] as unknown)]
    .filter((value): value is string => typeof value === 'string' && schema.safeParse(value).success)
    .slice(0, 12);
  samples.set(schema, fitting);
  return fitting;
}

const places = (text: string, sign: string): string[] =>
  [0, Math.floor(text.length / 2), text.length].map((index) => text.slice(0, index) + sign + text.slice(index));
/* The longest samples would be refused for their length alone: one character makes room for the other. */
const withSign = (text: string, sign: string): string[] => [...places(text, sign), ...places(text.slice(0, -1), sign)];

const contentOf = (data: unknown): string => (typeof data === 'object' ? JSON.stringify(data) : String(data));

/** Whether the leaf lets the character through in any accepted text. */
const lets = (leaf: SchemaLeaf, sign: string): boolean =>
  accepted(leaf)
    .flatMap((text) => withSign(text, sign))
    .some((signed) => {
      const read = leaf.schema.safeParse(signed);
      return read.success && contentOf(read.data).includes(sign);
    });

const ADVICE =
  'takes what no text may hold. Use line(), text(), nameText(), draftLine(), draftText(), searchText() or secretText() of ' +
  'libs/contract/src/kernel/text.ts, not z.string().';

const visibleTexts = texts.filter(({ name }) => !secrets.has(name));
const titled = (leaves: readonly SchemaLeaf[]) =>
  leaves.map((leaf) => ({ title: `${leaf.operation} ${leaf.place}`, leaf }));

describe('a text of a request', () => {
  it('is found in every kind of request', () => {
    for (const part of ['params', 'query', 'body', 'filter'])
      expect(texts.filter(({ place }) => place.startsWith(part)).length, part).toBeGreaterThan(0);
    const silent = texts.filter((leaf) => accepted(leaf).length === 0);
    expect(silent.map(({ operation, place }) => `${operation} ${place}`)).toEqual([]);
  });

  it.each(titled(texts))('holds neither NUL nor half a character: $title', ({ title, leaf }) => {
    for (const sign of broken) expect(lets(leaf, sign), `${title} ${ADVICE}`).toBe(false);
  });

  it.each(titled(visibleTexts))('holds no character that is not seen and does something: $title', ({ title, leaf }) => {
    for (const sign of unseen) expect(lets(leaf, sign), `${title} ${JSON.stringify(sign)} ${ADVICE}`).toBe(false);
  });

  it('has several lines only where people write several lines', () => {
    const leaves = visibleTexts.filter((leaf) => breaks.some((sign) => lets(leaf, sign)));
    expect([...new Set(leaves.map(({ name }) => name))].toSorted()).toEqual(severalLines);
  });
});
