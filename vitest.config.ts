import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const node = (name: string, root: string, extra: object = {}) => ({
  extends: true as const,
  test: { name, root, include: ['{src,test}/**/*.spec.{ts,tsx}'], environment: 'node', ...extra },
});

export default defineConfig({
  test: {
    projects: [
      node('contract', 'libs/contract'),
      node('client', 'libs/client'),
      node('cv', 'libs/cv', { include: ['{src,bench}/**/*.spec.ts'], testTimeout: 30_000 }),
      node('design', 'libs/design'),
      node('testing', 'libs/testing'),
      node('embedded-mongo', 'libs/embedded-mongo', { testTimeout: 60_000, hookTimeout: 60_000 }),
      {
        extends: true as const,
        test: { name: 'tools', root: 'tools', include: ['**/*.spec.mjs'], environment: 'node' },
      },
      // Loading the API anew took a third of each file's time; a spec puts back what it replaces.
      node('api', 'api', { isolate: false, testTimeout: 30_000, hookTimeout: 60_000 }),
      ...['./backoffice/vite.config.ts', './portal/vitest.config.ts'].filter((path) => existsSync(path)),
    ],
  },
});
