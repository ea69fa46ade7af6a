import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from '../setup/paths.mjs';

const NOT_A_SOURCE = /^(node_modules|dist|\.astro|\.nx|coverage|test|test-results)$|\.(spec|stories)\.tsx?$/;

function* filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    yield [path, stat];
    return;
  }
  for (const name of readdirSync(path).sort()) if (!NOT_A_SOURCE.test(name)) yield* filesBelow(join(path, name));
}

const stampPath = (name) => inRoot('node_modules', '.cache', 'builds', `${name}.json`);
const contentOf = (path) => createHash('sha256').update(readFileSync(path)).digest('base64url');

function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stampPath(name), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The inputs of a project as they are now: file → [time and size, content hash].
 * Contents are read only where time or size differ from the last stamp, so that asking costs a few milliseconds and a
 * checkout that only touches files does not cause a build.
 */
export function currentInputs(project) {
  const before = readStamp(project.name);
  const now = {};
  for (const input of project.inputs()) {
    for (const [path, stat] of filesBelow(inRoot(input))) {
      const key = relative(root, path);
      const quick = `${stat.mtimeMs}:${stat.size}`;
      now[key] = before[key]?.[0] === quick ? before[key] : [quick, contentOf(path)];
    }
  }
  return now;
}

/** Whether a project's result is missing or was made from other contents. */
export function isStale(project, now = currentInputs(project)) {
  if (!existsSync(inRoot(project.result))) return true;
  const before = readStamp(project.name);
  const names = Object.keys(now);
  return names.length !== Object.keys(before).length || names.some((name) => before[name]?.[1] !== now[name][1]);
}

/** Remembers what a project was built from: the inputs as they were when its build began. */
export function writeStamp(project, inputs) {
  mkdirSync(inRoot('node_modules', '.cache', 'builds'), { recursive: true });
  writeFileSync(stampPath(project.name), JSON.stringify(inputs));
}
