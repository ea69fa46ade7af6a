import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../setup/paths.mjs';

const manifest = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
const ours = (folder) =>
  Object.keys(manifest(folder).dependencies ?? {}).filter((name) => name.startsWith('@prentice/'));

/** Folders of the libraries that a project is made of, those of its libraries included. */
function librariesOf(folder, visited = new Set()) {
  for (const name of ours(folder)) {
    const library = `libs/${name.slice('@prentice/'.length)}`;
    if (visited.has(library) || !existsSync(inRoot(library, 'package.json'))) continue;
    visited.add(library);
    librariesOf(library, visited);
  }
  return [...visited];
}

/**
 * What is built, by which command, and what its result depends on.
 * `result` is a file that a finished build leaves; without it the project counts as not built. `assets` is the folder
 * of what browsers load from it.
 */
export const builtProjects = [
  {
    name: 'api',
    command: ['tools/build-api.mjs'],
    result: 'api/dist/main.js',
    inputs: () => [
      'api/src',
      'api/tsconfig.json',
      ...librariesOf('api'),
      'tools/build-api.mjs',
      'tools/building/bundle-api.mjs',
      'package-lock.json',
    ],
  },
  {
    name: 'backoffice',
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    result: 'backoffice/dist/index.html',
    assets: 'backoffice/dist',
    inputs: () => ['backoffice', ...librariesOf('backoffice'), 'tsconfig.base.json', 'package-lock.json'],
  },
  {
    name: 'portal',
    command: ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    result: 'portal/dist/server/entry.mjs',
    assets: 'portal/dist/client',
    inputs: () => ['portal', ...librariesOf('portal'), 'tsconfig.base.json', 'package-lock.json'],
  },
].filter(({ name }) => existsSync(inRoot(name, 'package.json')));
