import { operations, type OperationShape } from '@prentice/contract';
import type { Plugin } from 'vite';

const inContract = /libs[\\/]contract[\\/]src[\\/]/;
const operationsFile = /libs[\\/]contract[\\/]src[\\/]operations\.ts$/;

/** The parts of the API that scripts of pages call; a page's script carries the operations of no others. */
const featuresInBrowser = [
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
  'skills',
] as const satisfies readonly (keyof typeof operations)[];
export type FeatureInBrowser = (typeof featuresInBrowser)[number];

/** What the client reads of an operation; schemas, access and documentation are the server's. */
const callFacts = ({ method, path, list, replyKind, idempotent, cookie }: OperationShape) => ({
  method,
  path,
  list: list && {},
  replyKind,
  idempotent,
  cookie,
});

/** Returns the source of the table of operations as far as the client needs it to send requests. */
export function callTableSource(): string {
  const table = featuresInBrowser.map((feature) => [
    feature,
    Object.fromEntries(
      Object.entries<OperationShape>(operations[feature]).map(([name, one]) => [name, callFacts(one)]),
    ),
  ]);
  return `export const operations = ${JSON.stringify(Object.fromEntries(table))};`;
}

interface Declaration {
  readonly type: string;
  readonly kind?: string;
  readonly declaration?: Declaration | null;
  readonly declarations?: readonly { readonly init: { type: string; start: number; end: number } | null }[];
}

/* These have no effect that a bundler could fear, or none that it may drop. */
const effectless = new Set([
  'Literal',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'Identifier',
  'TemplateLiteral',
]);

/**
 * Marks what a module declares at its top as free of effects, so that a bundler drops what nobody uses. A module of the
 * contract only declares: loading it changes nothing outside.
 */
export function withPureDeclarations(code: string, body: readonly Declaration[]): string {
  const values = body
    .map((statement) => statement.declaration ?? statement)
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(({ declarations = [] }) => declarations.flatMap(({ init }) => (init ? [init] : [])))
    .filter(({ type }) => !effectless.has(type));
  return values.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  );
}

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

/**
 * Brings only those parts of the contract into a page's script that the page uses. The schemas of the operations stay
 * on the server, for the client sends what it is given and the server checks it.
 */
export function contractInBrowser(): Plugin {
  return {
    name: 'contract-in-browser',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: operationsFile }, handler: callTableSource },
    transform: {
      filter: { id: inContract },
      handler(code) {
        const { body } = this.parse(code);
        return { code: withPureDeclarations(code, body), map: null };
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
