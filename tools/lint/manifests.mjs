import { globSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../setup/paths.mjs';

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'];
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const read = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/** Returns every package.json of the project by its path from the root. */
export function manifests() {
  const folders = globSync(read('package.json').workspaces, { cwd: root });
  return new Map(['.', ...folders.toSorted()].map((folder) => [folder, read(`${folder}/package.json`)]));
}

const wantedOf = (name) =>
  name.startsWith('@prentice/') ? (version) => version === '*' : (version) => EXACT.test(version);

/**
 * Returns a sentence for each dependency whose version is not exact, or not the same in all of the project; libraries
 * of ours are wanted as `*`.
 * @param all package.json files by their folder
 */
export function versionProblems(all) {
  const entries = [...all].flatMap(([folder, manifest]) =>
    FIELDS.flatMap((field) =>
      Object.entries(manifest[field] ?? {}).map(([name, version]) => ({ folder, name, version })),
    ),
  );
  const first = new Map(entries.toReversed().map((entry) => [entry.name, entry]));
  return entries.flatMap(({ folder, name, version }) => {
    const firstDeclaration = first.get(name);
    if (!wantedOf(name)(version)) return [`${folder}: ${name} is wanted as ${version}, not as one exact version.`];
    if (firstDeclaration.version === version) return [];
    return [
      `${folder}: ${name} is wanted as ${version}, but in ${firstDeclaration.folder} as ${firstDeclaration.version}.`,
    ];
  });
}

/** Returns the places in a lock file that name a host: it has to work with whatever registry someone uses. */
export const hostsIn = (lock) => lock.match(/"[^"]*:\/\/[^"]*\.tgz[^"]*"/g) ?? [];
