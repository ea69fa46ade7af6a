// Bundles the API into api/dist.
import { stripVTControlCharacters } from 'node:util';
import { api, bundleApi } from './building/bundle-api.mjs';

try {
  await bundleApi(api);
} catch (error) {
  console.error(stripVTControlCharacters(error instanceof Error ? error.message : String(error)));
  process.exit(1);
}
