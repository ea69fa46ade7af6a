import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Modes of what the server keeps: its owner alone may enter, read and write. */
export const PRIVATE_MODES = { folder: 0o700, file: 0o600 } as const;

const OTHER_USERS_MASK = 0o077;

const user = process.geteuid?.();

/**
 * Removes group and other permissions from a folder or file; returns its previous state, or null when another user owns
 * it.
 */
function restrictMode(path: string, mode: number): 'open' | 'closed' | null {
  const stats = lstatSync(path);
  if (user !== 0 && stats.uid !== user) return null;
  if ((stats.mode & OTHER_USERS_MASK) === 0) return 'closed';
  chmodSync(path, mode);
  return 'open';
}

function restrictContents(folder: string, isOpen: boolean): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const before = restrictMode(path, PRIVATE_MODES.folder);
      if (before) restrictContents(path, before === 'open');
    } else if (isOpen && !entry.isSymbolicLink()) restrictMode(path, PRIVATE_MODES.file);
  }
}

/**
 * Takes a folder and all that is in it from other users: older versions and other programs may have made it open. Files
 * are looked at where their folder was open, and at the top; there can be many. What belongs to another user stays as
 * it is, such as `lost+found` on a volume. Windows has no such modes.
 */
export function restrictToOwner(folder: string): void {
  if (process.platform === 'win32' || !lstatSync(folder, { throwIfNoEntry: false })) return;
  restrictMode(folder, PRIVATE_MODES.folder);
  restrictContents(folder, true);
}
