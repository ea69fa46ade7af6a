import { bundleApi } from '../building/bundle-api.mjs';
import { inRoot } from '../setup/paths.mjs';

const target = inRoot('api/dist/modules');

/**
 * Loads parts of the API from their sources, as the server's bundle holds them.
 * @param names paths below `api/src` without their ending
 * @returns what they export, together
 */
export async function apiModules(names) {
  const files = Object.fromEntries(names.map((name) => [name.replaceAll('/', '.'), inRoot('api/src', `${name}.ts`)]));
  const entries = { metadata: 'reflect-metadata', ...files };
  await bundleApi({ entries, target, tsconfig: inRoot('api/tsconfig.json') });
  /* Decorators need it, as the server's main file has it, before anything else. */
  await import(`${target}/metadata.js`);
  const modules = await Promise.all(Object.keys(files).map((name) => import(`${target}/${name}.js`)));
  return Object.assign({}, ...modules);
}
