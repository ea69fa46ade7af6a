import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../setup/paths.mjs';

const guide = readFileSync(inRoot('docs/operations.md'), 'utf8');
/* A block of a list is indented as the list is. */
const blocksOf = (language) =>
  [...guide.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^ *\`\`\`$`, 'gm'))].map(([, indent, text]) =>
    text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
const commands = blocksOf('sh');

describe('docs/operations.md', () => {
  it('has commands that bash can read, and YAML that can be parsed', () => {
    expect(commands.length).toBeGreaterThan(15);
    const unreadable = commands.filter((text) => spawnSync('bash', ['-n'], { input: text }).status !== 0);
    expect(unreadable).toEqual([]);
    for (const text of blocksOf('yaml')) expect(parse(text)).toBeTruthy();
  });

  it('stops at the first command that fails where the next one deletes, restores or replaces something', () => {
    const risky = commands.filter((text) =>
      /dropDatabase|restore\.js \/backups|git checkout|> secrets\/access_token/.test(text),
    );
    expect(risky.length).toBeGreaterThanOrEqual(5);
    expect(risky.filter((text) => !/^\(\n {2}set -e\b[^]*^\)\n$/m.test(text))).toEqual([]);
  });

  it('gives the processes on Kubernetes every secret that their settings name', () => {
    const settings = readFileSync(inRoot('tools/deploy/kubernetes/settings.env'), 'utf8');
    const files = [...settings.matchAll(/=\/run\/secrets\/(\w+)$/gm)].map(([, name]) => name);
    const makings = commands.filter((text) => text.includes('secret generic prentice-secrets'));
    expect(makings).toHaveLength(2);
    for (const text of makings) {
      const names = [...text.matchAll(/--from-file=secrets\/(\w+)/g)].map(([, name]) => name);
      expect(names.toSorted()).toEqual([...files, 'backup_key'].toSorted());
    }
  });

  it('names every file of an operator that git must leave alone', () => {
    const ignored = readFileSync(inRoot('.gitignore'), 'utf8').split('\n');
    const files = ['docker-compose.site.yaml', 'trusted-proxies.conf', 'alertmanager.yml', 'prometheus.yml'];
    expect(files.filter((file) => !guide.includes(file) || !ignored.includes(`/${file}`))).toEqual([]);
  });
});
