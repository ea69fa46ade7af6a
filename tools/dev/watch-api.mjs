import { readdirSync, watch } from 'node:fs';
import { api as sources, bundleApi } from '../building/bundle-api.mjs';
import { inRoot } from '../setup/paths.mjs';

const SETTLE_MS = 80;
const BUNDLED_ONLY = ['design'];

/** Sources that the API process runs: its own and those of the libraries it takes from source. */
const watched = () => [
  inRoot('api', 'src'),
  ...readdirSync(inRoot('libs'))
    .filter((name) => !BUNDLED_ONLY.includes(name))
    .map((name) => inRoot('libs', name, 'src')),
];

/**
 * Bundles and starts the API, and does so again after each change. A file that does not compile is reported and the
 * running API stays. Answers a function that ends the watching.
 */
export async function watchApi(api) {
  const bundle = () =>
    bundleApi(sources).then(
      () => true,
      (error) => {
        console.error(error.message);
        return false;
      },
    );
  let pending = Promise.resolve();
  const renew = async () => {
    if (!(await bundle())) return;
    await api.stop();
    api.start();
  };
  let timer;
  const soon = (_, name) => {
    if (!name || /\.spec\.ts$|~$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (pending = pending.then(renew)), SETTLE_MS);
  };
  const watchers = watched().map((folder) => watch(folder, { recursive: true }, soon));
  if (await bundle()) api.start();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    return pending;
  };
}
