import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environment, inRoot, root, runtime } from '../setup/paths.mjs';

const path = 'libs/contract/src/planted-names.ts';
const code = `
export const given = 1;
export function held(mine: number, [gone]: number[]): number {
  return mine + gone;
}
export const first = (rows: number[]) => rows.map((one = 0) => one);
export const time = ({ at }: { at: Date }) => at;
export const index = ({ start: kept }: { start: number }) => kept;
`;

describe('the linter', () => {
  let names = [];
  beforeAll(() => {
    writeFileSync(inRoot(path), code);
    const { stdout } = spawnSync(runtime, [inRoot('node_modules/oxlint/bin/oxlint'), '-f', 'json', path], {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
    });
    names = JSON.parse(stdout)
      .diagnostics.filter((diagnostic) => diagnostic.code === 'names(no-vague-names)')
      .map(({ message }) => /"(\w+)"/.exec(message)?.[1]);
  }, 60_000);
  afterAll(() => rmSync(inRoot(path), { force: true }));

  it('refuses variables and parameters whose names do not say what they hold', () => {
    expect(names.toSorted()).toEqual(['given', 'gone', 'held', 'kept', 'mine', 'one']);
  });

  it('accepts a property that is taken out under its own name', () => {
    expect(names).not.toContain('at');
  });
});
