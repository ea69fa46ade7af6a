import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from '../setup/paths.mjs';

/** Says, in each folder of data, where every file comes from. */
export const SOURCES = 'sources.json';

const REQUIRED = ['source', 'licence', 'date', 'sha256'];

/** Returns the folders, from the root, that hold data files of the code beside them. */
export const dataFolders = () =>
  globSync(['{api,backoffice,portal}/{src,test}/**/data', 'libs/*/{src,test}/**/data'], { cwd: root }).toSorted();

const checksum = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

function problemOf(folder, name, entry) {
  const path = join(inRoot(folder), name);
  if (!existsSync(path)) return `${folder}/${name} is in ${SOURCES} but not in the folder.`;
  const missing = REQUIRED.filter((field) => typeof entry?.[field] !== 'string' || entry[field] === '');
  if (missing.length > 0) return `${folder}/${name} has no ${missing.join(', ')} in ${SOURCES}.`;
  const actual = checksum(path);
  return actual === entry.sha256 ? null : `${folder}/${name} has changed. If that is meant, its sha256 is ${actual}`;
}

/**
 * Returns one sentence for each file of a folder whose source is not stated, or whose contents are not those stated.
 */
export function problemsIn(folder) {
  const sources = join(inRoot(folder), SOURCES);
  const stated = existsSync(sources) ? JSON.parse(readFileSync(sources, 'utf8')) : {};
  const files = readdirSync(inRoot(folder)).filter((name) => name !== SOURCES);
  const names = [...new Set([...files, ...Object.keys(stated)])].toSorted();
  return names.map((name) => problemOf(folder, name, stated[name])).filter((problem) => problem !== null);
}
