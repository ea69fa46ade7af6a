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
export interface Page {
  readonly shown: number;
  readonly at: Date;
  loaded(): void;
}
export class Shelf {
  readonly known = new Map<string, string>();
}
export const size = ({ there = 0 }: Record<string, number>) => ({ at: there });
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

  it('refuses variables and parameters whose names do not say what they stand for', () => {
    expect(names).toEqual(expect.arrayContaining(['given', 'gone', 'held', 'kept', 'mine', 'one']));
  });

  it('refuses such members of types and classes, and properties that are destructured under such a name', () => {
    expect(names).toEqual(expect.arrayContaining(['shown', 'loaded', 'known', 'there']));
  });

  it('accepts the names of properties that have a meaning of their own, and nothing else is refused', () => {
    expect(names).not.toContain('at');
    expect(names).toHaveLength(10);
  });
});
