import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The folder that holds the packages which a file of ours imports: that of the repository. */
function packagesFolder(file: string): string {
  const folder = dirname(file);
  if (folder === file || existsSync(join(folder, 'node_modules', 'unpdf'))) return folder;
  return packagesFolder(folder);
}

/** What the process is made of. Built, all of it lies beside it; from sources, it is the code of the API, the libraries and packages. */
function partsOf(file: string): readonly string[] {
  if (!file.endsWith('.ts')) return [dirname(file) + sep];
  const root = packagesFolder(file);
  const folders = ['api/src', 'libs', 'node_modules'].map((name) => join(root, name) + sep);
  return [...folders, join(root, 'package.json'), join(root, 'api', 'package.json')];
}

/**
 * Arguments of Node with which a process may read what it is made of, and nothing else: neither settings nor stored files, which may lie
 * in the same repository. It may not write, start programs or load native code.
 * @param file the file that the process starts with
 */
export const permissionArguments = (file: string): readonly string[] => [
  '--permission',
  ...partsOf(file).map((path) => `--allow-fs-read=${path}`),
  '--allow-worker',
];
