import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { api, bundleApi } from '../building/bundle-api.mjs';

/* Its real path: the process may read no other, and a temporary folder can be a link. */
const target = () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'bundled-process-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

async function bundle(file) {
  const name = basename(file, '.ts');
  const folder = target();
  await bundleApi({ ...api, entries: { [name]: file }, target: folder });
  return pathToFileURL(join(folder, `${name}.js`)).href;
}

/**
 * A plugin of Vite: the process that looks into files starts from a bundle, as it does in production. Compiled anew from
 * its sources it took a second for each file, which was a quarter of the API's tests.
 */
export function bundledProcess() {
  const address = /new URL\('(\.\/inspection-process\.ts)', import\.meta\.url\)/;
  let bundled;
  return {
    name: 'bundled-process',
    enforce: 'pre',
    // The bundle is of this run: what was compiled in an earlier one names a file that is gone.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ sourceCode }) => (address.test(sourceCode) ? false : null)),
    async transform(code, id) {
      const [expression, path] = address.exec(code) ?? [];
      if (!expression) return null;
      bundled ??= bundle(resolve(dirname(id), path));
      return { code: code.replace(expression, `new URL('${await bundled}')`), map: null };
    },
  };
}
