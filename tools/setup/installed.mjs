import { existsSync, readFileSync } from 'node:fs';
import { inRoot, runtime } from './paths.mjs';

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};

// npm writes the second lock at the very end of an installation: comparing it with ours tells both "never finished" and
// "the lock has changed since", without a stamp of our own that would be wrong after someone ran npm by hand.
const LOCK = 'package-lock.json';
const INSTALLED_LOCK = 'node_modules/.package-lock.json';

/**
 * Paths of the packages that the lock wants here and now; foreign platforms' packages are optional and do not count.
 */
export function wantedPackages() {
  return Object.entries(packagesOf(inRoot(LOCK))).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.optional && !entry.peerOptional,
  );
}

/** Whether everything in the lock is installed in its version, and the runtime is there. */
export function isInstalled() {
  if (!existsSync(runtime) || !existsSync(inRoot(INSTALLED_LOCK))) return false;
  try {
    const present = packagesOf(inRoot(INSTALLED_LOCK));
    return wantedPackages().every(([path, entry]) => present[path]?.version === entry.version);
  } catch {
    return false;
  }
}
