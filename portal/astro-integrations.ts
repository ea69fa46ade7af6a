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

/**
 * Builds React's production renderer into the pages. Left outside, it would choose by the NODE_ENV of the process that
 * serves them, and its development renderer takes twice the time.
 */
export const productionReact = (): AstroIntegration => ({
  name: 'production-react',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return;
      updateConfig({
        vite: {
          define: { 'process.env.NODE_ENV': '"production"' },
          ssr: { noExternal: ['react', 'react-dom', '@tanstack/react-query'] },
        },
      });
    },
  },
});
