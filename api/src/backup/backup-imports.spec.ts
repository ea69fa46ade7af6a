import { readFileSync } from 'node:fs';
import { resolve, dirname } from 'node:path';
import { expect, it } from 'vitest';

/* Not those of types alone, which are gone once it is compiled. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gm;

/** Returns the packages that a file loads as it starts, by itself and by our files that it imports. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => name);
  return imported.flatMap((name) => (name.startsWith('.') ? packagesOf(resolve(dirname(file), name), seen) : [name]));
}

/* A bundle puts what several programs share into one file: with the framework in it, it is evaluated before the metadata that
   decorators need, and the program that fills a database ends as it starts. */
it.each(['backup.ts', 'restore.ts'])('%s loads nothing of the framework', (program) => {
  const packages = packagesOf(resolve(import.meta.dirname, '..', program));
  expect(packages.length).toBeGreaterThan(3);
  expect(packages.filter((name) => name.startsWith('@nestjs/'))).toEqual([]);
});
