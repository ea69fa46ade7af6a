import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrorsDe } from '../src/kernel/field-errors-de.messages.ts';
import { issueMessage, knownFieldMessage, operations, translateFieldMessage } from '../src/index.ts';

const root = join(import.meta.dirname, '../../..');
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => join(root, folder, name));

/* These speak of other things than fields: whole refusals, notices and their deliveries, programs' errors, and requests
   nobody types. */
const ELSEWHERE =
  /\/(errors|errors-(?:de|en)|field-errors-de|(?:candidate-|brief-)?notification|notification-(?:type|message)|delivery|push|data-rows|list|ability)(?:\.messages)?\.ts$/;
/* A sentence in quotes: a capital or a place first, at least two words, a full stop last. */
const SENTENCE = /'((?:[A-Z{$])[^'\n]* [^'\n]*\.)'|`((?:[A-Z$])[^`\n]* [^`\n]*\.)`/g;
const FIELD_ERROR = /message(?:: |\s*=\s*)(?:'([^']+)'|`([^`]+)`)/g;

const withNumbers = (sentence: string): string => sentence.replace(/\$\{[^}]+\}/g, '7');
const matchesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => withNumbers(match[1] ?? match[2] ?? ''));

const ofContract = sources('libs/contract/src')
  .filter((file) => !ELSEWHERE.test(file))
  .flatMap((file) => [...matchesIn(file, SENTENCE), ...matchesIn(file, FIELD_ERROR)]);
const ofApi = sources('api/src')
  .filter((file) => /new AppError\(/.test(readFileSync(file, 'utf8')) && !file.endsWith('translate.ts'))
  .flatMap((file) => matchesIn(file, FIELD_ERROR));

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
const many = (value: unknown): unknown[] => Array.from({ length: 300 }, () => value);

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

describe('the words for fields', { timeout: 30_000 }, () => {
  it('have German for every sentence that the contract or the API writes', () => {
    expect(ofContract.length).toBeGreaterThan(60);
    expect(ofApi.length).toBeGreaterThan(5);
    const missing = [...ofContract, ...ofApi].filter((sentence) => translateFieldMessage(sentence, 'de') === null);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('have German for whatever the schemas of requests refuse', () => {
    const issues = inputs.flatMap((schema) => [...refused(schema)]);
    expect(inputs.length).toBeGreaterThan(60);
    expect(issues.length).toBeGreaterThan(1_000);
    const missing = issues.map(issueMessage).filter((sentence) => translateFieldMessage(sentence, 'de') === null);
    expect([...new Set(missing)]).toEqual([]);
    expect(issues.map(issueMessage).filter((message) => /Invalid|expected|Too (small|big):/.test(message))).toEqual([]);
  });

  it('keep the numbers, in every language', () => {
    for (const [english, german] of Object.entries(fieldErrorsDe)) {
      const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).toSorted();
      expect(places(german), english).toEqual(places(english));
      expect(german, english).not.toBe(english);
    }
    expect(translateFieldMessage('Choose a deadline 3 to 180 days from now.', 'de-AT')).toBe(
      'Wählen Sie eine Bewerbungsfrist in 3 bis 180 Tagen.',
    );
    expect(translateFieldMessage('Write at least 20 characters.', 'en')).toBe('Write at least 20 characters.');
  });

  it('leave out nothing silently: what is none of ours becomes a sentence that is', () => {
    expect(translateFieldMessage('Written by a stranger.', 'de')).toBeNull();
    expect(translateFieldMessage('constructor', 'de')).toBeNull();
    expect(translateFieldMessage(knownFieldMessage('Written by a stranger.'), 'de')).toContain('ungültig');
    const wrong = z.object({ weeks: z.int(), note: z.string().min(1), tags: z.array(z.string()).min(1) });
    const { error } = wrong.safeParse({ weeks: 1.5, note: '', tags: [] });
    expect(error?.issues.map(issueMessage)).toEqual(['Enter a whole number.', 'Fill this in.', 'At least one.']);
  });
});
