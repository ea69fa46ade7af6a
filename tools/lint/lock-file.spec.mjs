import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { manifests } from './manifests.mjs';
import { findVulnerable, lockProblems, readLock } from './lock-file.mjs';

const lock = (entries) => readLock(JSON.stringify({ packages: { '': { name: 'prentice' }, ...entries } }));
const zod = { version: '4.1.0', integrity: 'sha512-x', license: 'MIT' };
const problemsOf = (entry, allowScripts = {}) => lockProblems(lock({ 'node_modules/zod': entry }), allowScripts);

describe('the lock file of the project', () => {
  it('installs only what can be checked, may run its scripts, and has a licence that is used', () => {
    const packages = readLock(readFileSync(inRoot('package-lock.json'), 'utf8'));
    expect(packages.length).toBeGreaterThan(500);
    expect(lockProblems(packages, manifests().get('.').allowScripts)).toEqual([]);
  });
});

describe('a lock file', () => {
  it('is in order with integrity, licence and no script', () => expect(problemsOf(zod)).toEqual([]));

  it.each([
    ['no integrity', { ...zod, integrity: undefined }],
    ['comes from git+ssh://git@host.example/zod.git', { ...zod, resolved: 'git+ssh://git@host.example/zod.git' }],
    ['has a script, which allowScripts does not name', { ...zod, hasInstallScript: true }],
    ['its licence is GPL-3.0-only', { ...zod, license: 'GPL-3.0-only' }],
    ['its licence is MIT AND GPL-3.0-only', { ...zod, license: 'MIT AND GPL-3.0-only' }],
    ['its licence is not named', { ...zod, license: undefined }],
  ])('is refused where a package %s', (sentence, entry) => {
    expect(problemsOf(entry)).toEqual([`node_modules/zod: ${sentence}`]);
  });

  it.each(['(MPL-2.0 OR GPL-3.0-only)', 'MIT OR GPL-2.0-only', 'MIT AND OFL-1.1'])('may name %s', (license) => {
    expect(problemsOf({ ...zod, license })).toEqual([]);
  });

  it('may have a script that was decided about, run or not', () => {
    expect(problemsOf({ ...zod, hasInstallScript: true }, { zod: false })).toEqual([]);
  });
});

describe('an advisory', () => {
  const packages = lock({ 'node_modules/zod': zod, 'node_modules/a/node_modules/zod': { ...zod, version: '3.0.0' } });
  const advisory = (affected, others = {}) => ({
    id: 'GHSA-1',
    summary: 'Too slow',
    affected: [{ package: { ecosystem: 'npm', name: 'zod' }, ...affected }],
    ...others,
  });
  const events = (...list) => advisory({ ranges: [{ type: 'SEMVER', events: list }] });
  const pathsOf = (...advisories) => findVulnerable(packages, advisories).map(({ path }) => path);

  it('finds each place where an affected version is installed, and says what mends it', () => {
    expect(findVulnerable(packages, [events({ introduced: '4.0.0' }, { fixed: '4.1.1' })])).toEqual([
      { name: 'zod', version: '4.1.0', path: 'node_modules/zod', id: 'GHSA-1', summary: 'Too slow', fixed: '4.1.1' },
    ]);
    expect(pathsOf(events({ introduced: '0' }))).toHaveLength(2);
  });

  it.each([
    [
      'fixed before',
      [{ introduced: '0' }, { fixed: '4.1.0' }, { introduced: '5.0.0' }],
      ['node_modules/a/node_modules/zod'],
    ],
    ['affected last before', [{ introduced: '4.0.0' }, { last_affected: '4.0.9' }], []],
    ['affected up to it', [{ introduced: '4.0.0' }, { last_affected: '4.1.0' }], ['node_modules/zod']],
    ['fixed by a preview of it', [{ introduced: '4.0.0' }, { fixed: '4.1.0-beta.1' }], []],
  ])('knows what is %s', (_case, list, paths) => expect(pathsOf(events(...list))).toEqual(paths));

  it('may list versions one by one', () => {
    expect(pathsOf(advisory({ versions: ['3.0.0'] }))).toEqual(['node_modules/a/node_modules/zod']);
  });

  it('does not count when it was withdrawn, or is about another package or another registry', () => {
    const all = { ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }] }] };
    const others = [
      advisory(all, { withdrawn: '2026-01-01T00:00:00Z' }),
      advisory({ ...all, package: { ecosystem: 'npm', name: 'zodiac' } }),
      advisory({ ...all, package: { ecosystem: 'PyPI', name: 'zod' } }),
    ];
    expect(pathsOf(...others)).toEqual([]);
  });
});
