import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

const example = readFileSync(inRoot('.env.example'), 'utf8');
const schema = readFileSync(inRoot('api/src/platform/config/settings.ts'), 'utf8');
const names = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

it('explains every setting that the server reads, and no other', () => {
  const explained = [...new Set(names(example, /^# ([A-Z][A-Z_]+)=/gm))].sort();
  const read = names(schema, /^ {2}([A-Z][A-Z_]+): /gm).sort();
  expect(read.length).toBeGreaterThan(10);
  expect(explained).toEqual(read);
});
