import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';
import type { TestApp } from '../support/test-app.ts';

const run = promisify(execFile);

/** Returns what the guide has in fences of a language, in its order. */
const fencesOf = (guide: string, language: string): string =>
  [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text]) => text)
    .join('');

describe('the guide to the API', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'api-guide-'));
    ({ api, market: marketplace } = await startMarketplace());
    await marketplace.internship({});
    await api.app.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('has examples that print what it says, run as a program of their own', async () => {
    const guide = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
    const program = join(folder, 'guide.mjs');
    await writeFile(program, fencesOf(guide, 'js'));
    const { stdout } = await run(process.execPath, [program], {
      env: {
        PRENTICE_ORIGIN: await api.app.getUrl(),
        PRENTICE_EMAIL: marketplace.owner.email,
        PRENTICE_PASSWORD: PASSWORD,
      },
    });
    expect(stdout.split('\n').length).toBeGreaterThan(5);
    expect(stdout).toBe(fencesOf(guide, 'text'));
  });
});
