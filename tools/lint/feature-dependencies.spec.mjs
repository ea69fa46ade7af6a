import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { featureDependencies } from './boundaries.mjs';
import { featuresPage, withDrawing } from './feature-graph.mjs';

const FEATURES = 'api/src/features';
const read = (path) => readFileSync(inRoot(path), 'utf8');
const filesIn = (folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => join(folder, path));
const modules = () => filesIn(FEATURES).filter((path) => read(path).includes('@Module('));

/** The features whose entry a file imports. */
const importedBy = (path) =>
  [...read(path).matchAll(/from '(\.[^']+)\/index\.ts'/g)].map(([, folder]) =>
    posix.relative(FEATURES, posix.join(dirname(path), folder)),
  );

describe('the list of what features import', () => {
  const names = Object.keys(featureDependencies);

  it('has every feature', () => {
    const folders = readdirSync(inRoot(FEATURES), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(names.toSorted()).toEqual(folders.map(({ name }) => name).filter((name) => name !== 'ports'));
  });

  it.each(names)('lets %s import only features above it, and lists no other than it imports', (name) => {
    const direct = featureDependencies[name];
    expect(direct.filter((other) => names.indexOf(other) >= names.indexOf(name))).toEqual([]);
    const used = new Set(filesIn(join(FEATURES, name)).flatMap(importedBy));
    expect([...used].toSorted()).toEqual(direct);
  });

  it('is drawn in the documentation as it is', () => {
    const page = featuresPage();
    expect(page).toBe(withDrawing(page, featureDependencies));
  });
});

describe('a port', () => {
  const ports = filesIn(join(FEATURES, 'ports'));
  const provided = modules().flatMap((path) =>
    [...read(path).matchAll(/provide: (\w+), useExisting: (\w+)/g)].map(([, port, provider]) => ({ port, provider })),
  );

  it('is kept only where features would import each other in a circle', () => {
    expect(ports.length).toBeLessThanOrEqual(10);
  });

  it.each(ports)('is an abstract class whose comment names the class that provides it: %s', (path) => {
    const [, comment, name] = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport abstract class (\w+)/s.exec(read(path)) ?? [];
    const providers = provided.filter(({ port }) => port === name).map(({ provider }) => provider);
    expect(providers).toHaveLength(1);
    expect(comment).toContain(`\`${providers[0]}\``);
  });
});
