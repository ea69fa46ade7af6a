import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const node = (name: string, root: string, extra: object = {}) => ({
  extends: true as const,
  test: { name, root, include: ['{src,test}/**/*.spec.{ts,tsx}'], environment: 'node', isolate: false, ...extra },
});

export default defineConfig({
  test: {
    // By default one core stays free, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      node('contract', 'libs/contract'),
      node('client', 'libs/client'),
      node('cv', 'libs/cv', { include: ['{src,bench}/**/*.spec.ts'], testTimeout: 30_000 }),
      node('design', 'libs/design'),
      node('drafts', 'libs/drafts'),
      node('testing', 'libs/testing'),
      node('embedded-mongo', 'libs/embedded-mongo', { testTimeout: 60_000, hookTimeout: 60_000 }),
      {
        extends: true as const,
        test: {
          name: 'tools',
          root: 'tools',
          include: ['**/*.spec.mjs'],
          environment: 'node',
          // One of them puts files into the tree that others read: one after the other, and after all other projects.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      // Loading the API anew took a third of each file's time; a spec puts back what it replaces.
      node('api', 'api', { isolate: false, testTimeout: 30_000, hookTimeout: 60_000 }),
      ...['./backoffice/vite.config.ts', './portal/vitest.config.ts'].filter((path) => existsSync(path)),
    ],
  },
});
