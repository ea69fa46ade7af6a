import { randomUUID } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Names each build and publishes the name as `build.json` among the assets, so that an open page can tell that a newer
 * one took its place: it knows its own as `import.meta.env.VITE_BUILD`.
 */
export function buildStamp(): Plugin {
  const build = randomUUID();
  return {
    name: 'build-stamp',
    config: () => ({ define: { 'import.meta.env.VITE_BUILD': JSON.stringify(build) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) });
    },
  };
}
