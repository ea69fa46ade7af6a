import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

const declaredIn = new Map();

/**
 * Returns the names that a file may import: those that the nearest package.json above its folder declares, and its own.
 */
function declaredFor(folder) {
  const knownDependencies = declaredIn.get(folder);
  if (knownDependencies) return knownDependencies;
  const path = join(folder, 'package.json');
  const above = dirname(folder);
  let declared = new Set();
  if (existsSync(path)) {
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    declared = new Set([manifest.name, ...FIELDS.flatMap((field) => Object.keys(manifest[field] ?? {}))]);
  } else if (above !== folder) {
    declared = declaredFor(above);
  }
  declaredIn.set(folder, declared);
  return declared;
}

/**
 * Returns the package that an import names; null for files, for what Node has, and for aliases of a package for itself.
 */
export function packageOf(specifier) {
  if (/^[./#]/.test(specifier) || isBuiltin(specifier)) return null;
  /* Astro names its virtual modules so. */
  if (specifier.startsWith('astro:')) return 'astro';
  if (/^[a-z]+:/.test(specifier)) return null;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Returns the package that a file imports without declaring it, or null. `importer` is an absolute path. */
export function undeclaredPackage(specifier, importer) {
  const name = packageOf(specifier);
  return name === null || declaredFor(dirname(importer)).has(name) ? null : name;
}
