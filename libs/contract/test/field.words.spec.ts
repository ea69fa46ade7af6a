import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldWords } from '../src/kernel/field.words.ts';
import { issueSentence, knownSentence, operations, sentenceIn } from '../src/index.ts';

const root = join(import.meta.dirname, '../../..');
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => join(root, folder, name));

/* These speak of other things than fields: whole refusals, notices, programs' errors, and requests nobody types. */
const ELSEWHERE = /(errors|refusals\.(?:de|en)|field\.words|notification\.words|data\.rows|list|ability)\.ts$/;
/* A sentence in quotes: a capital or a place first, at least two words, a full stop last. */
const SENTENCE = /'((?:[A-Z{$])[^'\n]* [^'\n]*\.)'|`((?:[A-Z$])[^`\n]* [^`\n]*\.)`/g;
const FIELD_ERROR = /message(?:: |\s*=\s*)(?:'([^']+)'|`([^`]+)`)/g;

const withNumbers = (sentence: string): string => sentence.replace(/\$\{[^}]+\}/g, '7');
const found = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => withNumbers(match[1] ?? match[2] ?? ''));

const ofContract = sources('libs/contract/src')
  .filter((file) => !ELSEWHERE.test(file))
  .flatMap((file) => [...found(file, SENTENCE), ...found(file, FIELD_ERROR)]);
const ofApi = sources('api/src')
  .filter((file) => /new Refusal\(/.test(readFileSync(file, 'utf8')) && !file.endsWith('translate.ts'))
  .flatMap((file) => found(file, FIELD_ERROR));

/** Values that schemas refuse in different ways. */
const probes: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '\u0000',
  'x'.repeat(20_000),
  -1e9,
  1e9,
  1.5,
  true,
  [],
  {},
];
const many = (one: unknown): unknown[] => Array.from({ length: 300 }, () => one);

function* refused(schema: z.ZodType, depth = 0): Generator<z.core.$ZodIssue> {
  for (const probe of [...probes, ...probes.map(many)]) yield* schema.safeParse(probe).error?.issues ?? [];
  if (!(schema instanceof z.ZodObject) || depth > 3) return;
  const shape: Readonly<Record<string, unknown>> = schema.shape;
  for (const part of Object.values(shape)) if (part instanceof z.ZodType) yield* refused(part, depth + 1);
}

const inputs = Object.values(operations)
  .flatMap((group) => Object.values(group))
  .flatMap(({ body, query }: { body?: unknown; query?: unknown }) => [body, query])
  .filter((schema) => schema instanceof z.ZodType);

describe('the words for fields', () => {
  it('have German for every sentence that the contract or the API writes', () => {
    expect(ofContract.length).toBeGreaterThan(60);
    expect(ofApi.length).toBeGreaterThan(5);
    const missing = [...ofContract, ...ofApi].filter((sentence) => sentenceIn(sentence, 'de') === null);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('have German for whatever the schemas of requests refuse', () => {
    const issues = inputs.flatMap((schema) => [...refused(schema)]);
    expect(inputs.length).toBeGreaterThan(60);
    expect(issues.length).toBeGreaterThan(1_000);
    const missing = issues.map(issueSentence).filter((sentence) => sentenceIn(sentence, 'de') === null);
    expect([...new Set(missing)]).toEqual([]);
    expect(issues.map(issueSentence).filter((one) => /Invalid|expected|Too (small|big):/.test(one))).toEqual([]);
  });

  it('keep the numbers, in every language', () => {
    for (const [english, german] of Object.entries(fieldWords)) {
      const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).toSorted();
      expect(places(german), english).toEqual(places(english));
      expect(german, english).not.toBe(english);
    }
    expect(sentenceIn('The deadline must be 3 to 180 days ahead.', 'de-AT')).toBe(
      'Der Bewerbungsschluss muss 3 bis 180 Tage voraus liegen.',
    );
    expect(sentenceIn('At least 20 characters.', 'en')).toBe('At least 20 characters.');
  });

  it('leave out nothing silently: what is none of ours becomes a sentence that is', () => {
    expect(sentenceIn('Written by a stranger.', 'de')).toBeNull();
    expect(sentenceIn('constructor', 'de')).toBeNull();
    expect(sentenceIn(knownSentence('Written by a stranger.'), 'de')).toContain('ungültig');
    const wrong = z.object({ weeks: z.int(), note: z.string().min(1), tags: z.array(z.string()).min(1) });
    const { error } = wrong.safeParse({ weeks: 1.5, note: '', tags: [] });
    expect(error?.issues.map(issueSentence)).toEqual(['Enter a whole number.', 'Fill this in.', 'At least one.']);
  });
});
