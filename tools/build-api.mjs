// Builds api/src into api/dist; `--force` compiles every file again.
import { compileApi } from './building/compile-api.mjs';
import { inRoot } from './setup/paths.mjs';

try {
  await compileApi({
    source: inRoot('api', 'src'),
    target: inRoot('api', 'dist'),
    force: process.argv.includes('--force'),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
