import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { permissionArguments } from './inspector.service.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const source = join(import.meta.dirname, 'inspection-process.ts');
const installation = mkdtempSync(join(realpathSync(tmpdir()), 'installation-'));
const chunks = join(installation, 'api/dist/chunks');
mkdirSync(chunks, { recursive: true });
const built = join(chunks, 'inspection-process.js');

/** What a process with these arguments may do. */
function permissionsOf(file: string, paths: readonly string[]): Record<string, boolean> {
  const look = `
    const paths = ${JSON.stringify(paths)};
    const may = Object.fromEntries(paths.map((path) => [path, process.permission.has('fs.read', path)]));
    for (const name of ['fs.write', 'child', 'addon', 'wasi', 'inspector']) may[name] = process.permission.has(name);
    console.log(JSON.stringify(may));`;
  const reply = execFileSync(process.execPath, [...permissionArguments(file), '--no-warnings', '-e', look], {
    env: {},
  });
  return JSON.parse(reply.toString()) as Record<string, boolean>;
}

describe('the process that looks into a file', () => {
  afterAll(() => rmSync(installation, { recursive: true }));

  const secrets = ['.env', '.data/secrets.json', '.data/files/some-upload', '.git/config', 'api/.env'].map((path) =>
    join(root, path),
  );
  const strange = [
    '/',
    '/etc/passwd',
    '/proc/self/environ',
    '/proc/1/environ',
    '/tmp',
    resolve(root, '..'),
    ...secrets,
  ];

  it.each([
    [
      'from sources',
      source,
      [source, join(root, 'libs/contract/src/index.ts'), join(root, 'node_modules/unpdf/package.json')],
    ],
    ['built', built, [built, join(chunks, 'packages.js')]],
  ])('%s may read what it is made of and nothing else', (_, file, flags) => {
    const may = permissionsOf(file, [...flags, ...strange]);
    expect(flags.filter((path) => !may[path])).toEqual([]);
    expect(Object.keys(may).filter((path) => may[path] && !flags.includes(path))).toEqual([]);
  });
});
