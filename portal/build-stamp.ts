import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * Names each build and publishes the name as `/build.json`, so that an open page can tell that a newer one took its
 * place: it knows its own as `import.meta.env.PUBLIC_BUILD`.
 */
export function buildStamp(): AstroIntegration {
  const build = randomUUID();
  return {
    name: 'build-stamp',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        void updateConfig({ vite: { define: { 'import.meta.env.PUBLIC_BUILD': JSON.stringify(build) } } }),
      'astro:build:done': ({ dir }) => writeFile(new URL('build.json', dir), JSON.stringify({ build })),
    },
  };
}
