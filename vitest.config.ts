import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { bundledProcess } from './tools/testing/bundled-process.mjs';

// By default one core stays free, which on two cores is half of them.
const maxWorkers = availableParallelism();

const node = (name: string, root: string, extra: object = {}) => ({
  extends: true as const,
  test: { name, root, include: ['{src,test}/**/*.spec.{ts,tsx}'], environment: 'node', isolate: false, ...extra },
});

const resetDocument = fileURLToPath(new URL('libs/testing/src/reset-document.ts', import.meta.url));
/* A screen that is drawn on a busy machine takes seconds: only one that hangs is to fail by time. */
const testTimeout = 20_000;
/* Loading React and the contract again took most of each file's time; a spec that replaces modules needs its own. */
const isolated = '{src,test}/**/*.isolated.spec.{ts,tsx}';

/** The specs of an application with screens: those named `….isolated.spec` replace modules, the others share them. */
const screens = (name: string, config: string) =>
  existsSync(config)
    ? [
        {
          extends: config,
          test: {
            name,
            root: name,
            include: ['{src,test}/**/*.spec.{ts,tsx}'],
            exclude: [isolated],
            isolate: false,
            setupFiles: [resetDocument],
            testTimeout,
            maxWorkers,
          },
        },
        {
          extends: config,
          test: { name: `${name}-isolated`, root: name, include: [isolated], testTimeout, maxWorkers },
        },
      ]
    : [];

export default defineConfig({
  test: {
    maxWorkers,
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
      {
        ...node('api', 'api', { testTimeout: 30_000, hookTimeout: 60_000 }),
        plugins: [bundledProcess()],
      },
      ...screens('backoffice', './backoffice/vite.config.ts'),
      ...screens('portal', './portal/vitest.config.ts'),
    ],
  },
});
