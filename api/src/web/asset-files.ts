import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of the built front ends: the folder that it belongs to, and its path in it. */
export interface AssetFile {
  readonly root: string;
  readonly path: string;
}

/** Pages are rendered or carry a nonce: none is sent as the file that the build made. */
const PAGE = 'index.html';

/**
 * Returns the files of a folder by the paths of their addresses. A list of them costs a few milliseconds of the start; a route
 * for each costs half a second.
 * @param prefix what their addresses begin with, a slash at its end
 */
export function assetFiles(folder: string, prefix: string): ReadonlyMap<string, AssetFile> {
  const files = new Map<string, AssetFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === PAGE || entry.name.startsWith('.')) continue;
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    files.set(prefix + path, { root: folder, path });
  }
  return files;
}
