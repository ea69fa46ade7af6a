import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { hostsIn, manifests, versionProblems } from './manifests.mjs';

const api = (dependencies) => new Map([['api', { dependencies }]]);

describe('versions of dependencies', () => {
  it('are exact, and the same in all of the project', () => {
    expect(versionProblems(manifests())).toEqual([]);
  });

  it('are read from every package of the project', () => {
    expect([...manifests().keys()]).toEqual(expect.arrayContaining(['.', 'api', 'e2e', 'libs/contract']));
  });

  it('are one for all that is ours, or no bill of materials can be made', () => {
    const versions = new Set([...manifests().values()].map(({ version }) => version));
    expect([...versions]).toEqual([manifests().get('.').version]);
  });

  it.each(['*', '^1.2.3', '~1.2.3', '1.x', '>=1.0.0', 'latest', '1.2.3 || 2.0.0'])('are refused as %s', (version) => {
    expect(versionProblems(api({ zod: version }))).toEqual([
      `api: zod is wanted as ${version}, not as one exact version.`,
    ]);
  });

  it.each(['1.2.3', '1.2.3-beta.1'])('are accepted as %s', (version) => {
    expect(versionProblems(api({ zod: version }))).toEqual([]);
  });

  it('are * for our own libraries, and nothing else', () => {
    expect(versionProblems(api({ '@prentice/contract': '*' }))).toEqual([]);
    expect(versionProblems(api({ '@prentice/contract': '1.0.0' }))).toHaveLength(1);
  });

  it('are refused where two packages of the project differ', () => {
    const all = new Map([
      ['api', { dependencies: { zod: '4.0.0' } }],
      ['portal', { devDependencies: { zod: '4.0.1' } }],
    ]);
    expect(versionProblems(all)).toEqual(['portal: zod is wanted as 4.0.1, but in api as 4.0.0.']);
  });
});

describe('the lock file', () => {
  it('names no host to install from', () => {
    expect(hostsIn(readFileSync(inRoot('package-lock.json'), 'utf8'))).toEqual([]);
  });

  it('would be refused with one', () => {
    expect(hostsIn('{ "resolved": "https://registry.example/zod/-/zod-4.0.0.tgz" }')).toHaveLength(1);
  });
});
