import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { assetFiles } from './install-web.ts';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('Files of a front end are found by their addresses, but neither its pages nor hidden files', () => {
  mkdirSync(join(folder, 'fonts/text'), { recursive: true });
  for (const path of ['favicon.svg', 'fonts/text/plain.woff2', 'index.html', 'fonts/index.html', '.hidden'])
    writeFileSync(join(folder, path), '');
  expect(assetFiles(folder, '/assets/')).toEqual(
    new Map([
      ['/assets/favicon.svg', { root: folder, path: 'favicon.svg' }],
      ['/assets/fonts/text/plain.woff2', { root: folder, path: 'fonts/text/plain.woff2' }],
    ]),
  );
});
