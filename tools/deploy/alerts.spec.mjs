import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

const alerts = parse(read('tools/deploy/alerts.yml')).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
const [, section = ''] = read('docs/operations.md').split(/^## When an alert fires$/m);
/* Of a row: the alert, what it means, what to look at first and what helps. */
const rows = section
  .split(/^## /m, 1)[0]
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('docs/operations.md', () => {
  it('says of every alert what it means, what to look at first and what helps', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(rows.map(([alert]) => alert)).toEqual(alerts.map((alert) => `\`${alert}\``));
    expect(rows.flat().filter((cell) => cell === '')).toEqual([]);
    expect(rows.filter((cells) => cells.length !== 4)).toEqual([]);
  });
});
