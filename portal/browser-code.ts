import { posix } from 'node:path';
import type { Feature } from '@prentice/contract/vite';
import type { Plugin } from 'vite';

/** The parts of the API that scripts of pages call; a page's script carries the operations of no others. */
export const featuresInBrowser = [
  'account',
  'applications',
  'auth',
  'bookmarks',
  'consents',
  'dashboards',
  'dataRequests',
  'deliveries',
  'documents',
  'external',
  'interns',
  'internships',
  'invitations',
  'memberInvitations',
  'notifications',
  'pushSubscriptions',
  'resumes',
  'savedExternalJobs',
  'savedSearches',
  'secondFactor',
  'skills',
] as const satisfies readonly Feature[];
export type FeatureInBrowser = (typeof featuresInBrowser)[number];

/** Leaves the parser of messages out of a page's script: the server parses those of an island, see `islandText`. */
export function messagesInBrowser(): Plugin {
  const parser = '@formatjs/icu-messageformat-parser';
  return {
    name: 'messages-in-browser',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
      handler(_, importer) {
        return this.resolve(`${parser}/no-parser.js`, importer, { skipSelf: true });
      },
    },
  };
}

/** Returns the files that import each other in a circle, or lead to such a circle; none as it should be. */
export function filesInCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(imports);
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const [file, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(file);
  }
  return [...left.keys()];
}

/**
 * Lets a build fail whose files of scripts import each other in a circle: one of them would be evaluated before what it
 * needs, and no island of the page would become interactive.
 */
export function scriptsWithoutCycles(): Plugin {
  return {
    name: 'scripts-without-cycles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const circle = filesInCycles(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle.length > 0) this.error(`Files of scripts import each other: ${circle.join(', ')}`);
    },
  };
}

/** Returns the files that others of a file's imports import, and the file itself does not. */
export function indirectImports(file: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const needed = new Set(imports.get(file));
  for (const target of needed) for (const next of imports.get(target) ?? []) needed.add(next);
  return [...needed].filter((target) => !imports.get(file)?.includes(target));
}

/**
 * Lets the file of an island name all files that it needs, also those that its imports import: they are fetched
 * together, and not one after the other. The names stand at the end, so that files are evaluated in the same order.
 */
export function scriptsFetchedTogether(): Plugin {
  return {
    name: 'scripts-fetched-together',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
      for (const chunk of chunks.filter(({ isEntry }) => isEntry)) {
        const names = indirectImports(chunk.fileName, imports).map((target) =>
          posix.relative(posix.dirname(chunk.fileName), target),
        );
        chunk.code += names.map((name) => `import"./${name}";`).join('');
      }
    },
  };
}
