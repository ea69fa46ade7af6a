import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  choiceFields,
  internshipFields,
  operations,
  postingSteps,
  searchedFields,
  type OperationShape,
} from '@prentice/contract';
import type { Plugin } from 'vite';

const inContract = /libs[\\/]contract[\\/]src[\\/]/;
const operationsFile = /libs[\\/]contract[\\/]src[\\/]operations\.ts$/;
const internshipFieldsFile = /libs[\\/]contract[\\/]src[\\/]internships[\\/]internship-fields\.ts$/;

const valueImport = /^(?:import|export) (?!type)[^;]*?from '([^']+)';/gm;
const knownPlain = new Map<string, boolean>();

/** Returns whether a module of the contract declares no schema and imports none, so that it does without the schemas' library. */
export function isPlainContract(id: string): boolean {
  if (!inContract.test(id) || !id.endsWith('.ts')) return false;
  /* Its source is the table that the build puts in its place. */
  if (operationsFile.test(id) || internshipFieldsFile.test(id)) return true;
  const cachedAnswer = knownPlain.get(id);
  if (cachedAnswer !== undefined) return cachedAnswer;
  const imports = [...readFileSync(id, 'utf8').matchAll(valueImport)].map(([, source = '']) => source);
  const isPlain = imports.every((source) =>
    source.startsWith('.')
      ? source.endsWith('.json') || isPlainContract(resolve(dirname(id), source))
      : !/^zod($|\/)/.test(source),
  );
  knownPlain.set(id, isPlain);
  return isPlain;
}

/** Returns whether a module declares schemas: of the contract, or their library. */
export const hasSchemas = (id: string): boolean =>
  /node_modules[\\/]zod[\\/]/.test(id) || (inContract.test(id) && !isPlainContract(id));

/** A part of the API, such as `applications`. */
export type Feature = keyof typeof operations;

/** Returns, in place of a body's schema the names of its fields: forms hold whole records, and send what the body has. */
const bodyFields = (body: object | undefined) =>
  body && 'shape' in body && typeof body.shape === 'object' && body.shape !== null
    ? { shape: Object.fromEntries(Object.keys(body.shape).map((field) => [field, true])) }
    : undefined;

/** Returns what a browser reads of an operation; schemas, access and documentation are the server's. */
const callFacts = ({ method, path, list, replyKind, idempotent, cookie }: OperationShape) => ({
  method,
  path,
  list: list && {},
  replyKind,
  idempotent,
  cookie,
});

/** Returns the same with what react-admin asks of a resource. */
const recordFacts = (operation: OperationShape) => ({
  ...callFacts(operation),
  list: operation.list && { resource: operation.list.resource },
  access: operation.access,
  body: bodyFields(operation.body),
});

interface BrowserContract {
  /** The parts of the API that are called; all of them when it is left out. */
  readonly features?: readonly Feature[];
  /**
   * Whether react-admin works with the records: then operations also say which resource they list, what right they ask
   * for, and which fields of a whole record their body takes.
   */
  readonly describesRecords?: boolean;
}

const allFeatures = Object.keys(operations).filter((name): name is Feature => Object.hasOwn(operations, name));

/** Returns the source of the table of operations as far as browsers need it to send requests. */
function callTableSource({ features = allFeatures, describesRecords = false }: BrowserContract): string {
  const factsOf = (operation: OperationShape) => (describesRecords ? recordFacts(operation) : callFacts(operation));
  const table = features.map((feature) => [
    feature,
    Object.fromEntries(
      Object.entries<OperationShape>(operations[feature]).map(([name, operation]) => [name, factsOf(operation)]),
    ),
  ]);
  return `export const operations = ${JSON.stringify(Object.fromEntries(table))};
export const allOperations = Object.entries(operations).flatMap(([feature, declared]) =>
  Object.entries(declared).map(([name, operation]) => ({ name: feature + '.' + name, operation })));`;
}

/** Returns the source of the description of an internship's fields without the schemas of their filters, which the server checks. */
function internshipFieldsSource(): string {
  const tables = { internshipFields, postingSteps, choiceFields, searchedFields };
  const withoutFilters = (name: string, value: unknown): unknown => (name === 'filters' ? undefined : value);
  return Object.entries(tables)
    .map(([name, table]) => `export const ${name} = ${JSON.stringify(table, withoutFilters)};`)
    .join('\n');
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
function withPureDeclarations(code: string, body: readonly Declaration[]): string {
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

/**
 * Brings only those parts of the contract into a browser's files that they use. The schemas of the operations stay on
 * the server, for the client sends what it is given and the server checks it.
 */
export function contractInBrowser(contract: BrowserContract = {}): Plugin {
  return {
    name: 'contract-in-browser',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: [operationsFile, internshipFieldsFile] },
      handler: (id) => (operationsFile.test(id) ? callTableSource(contract) : internshipFieldsSource()),
    },
    transform: {
      filter: { id: inContract },
      handler(code) {
        const { body } = this.parse(code);
        return { code: withPureDeclarations(code, body), map: null };
      },
    },
  };
}
