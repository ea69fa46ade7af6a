import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressAssets } from './compress.mjs';

const text = 'const word = "again and again";\n'.repeat(100);
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'deep'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes both forms beside a text file, and both open to the same text', async () => {
  writeFileSync(join(folder, 'deep/app.js'), text);
  await compressAssets(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'deep/app.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'deep/app.js.gz'))).toString()).toBe(text);
});

it('leaves small files, fonts and source maps alone', async () => {
  writeFileSync(join(folder, 'small.js'), 'a');
  for (const name of ['font.woff2', 'app.js.map']) writeFileSync(join(folder, name), text);
  await compressAssets(folder);
  expect(readdirSync(folder).sort()).toEqual(['app.js.map', 'deep', 'font.woff2', 'small.js']);
});
