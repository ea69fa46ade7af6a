import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { undeclaredPackage } from './declared-packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What each feature of the API may import, lowest feature first. */
export const featureDependencies = JSON.parse(
  readFileSync(new URL('../../api/src/features/feature-dependencies.json', import.meta.url), 'utf8'),
);

const APPLICATIONS = ['api', 'backoffice', 'portal'];

const MESSAGES = {
  contractAlone:
    'The contract imports nothing of ours: everything else agrees on it, so it can depend on nobody. Move what you need into libs/contract, or pass it in.',
  applications:
    'Applications never import each other: they meet in the contract. Move the shared part into a library (libs/contract for schemas and rules, libs/client for calls, libs/design for looks).',
  libraries:
    'A library never imports an application: applications import libraries. Turn the dependency round, or pass the thing in as an argument.',
  features:
    'A feature never imports another feature: they meet in the contract. Move the shared rule into libs/contract, or the shared part out of the features.',
  entry:
    'Only the index.ts of a feature is for others: import it, not a file beside it. If something is missing there, export it from index.ts.',
  ownEntry: 'A feature imports its own files directly. Its index.ts is for others; importing it makes a cycle.',
  order:
    'A feature imports only the features that api/src/features/feature-dependencies.json lists for it, all of them above it in that file. Add the one you need if it stands above; otherwise publish an event, or declare what you need in api/src/features/ports and provide it from the other feature.',
  ports:
    'A port is below all features: it imports none of them. Declare in it what it speaks of, or use types of the contract.',
  platform:
    'The platform knows no domain words: it never imports a feature. Let the feature register itself with the platform instead.',
  deep: 'A library has one entry: import its package name, not a file inside it. If something is missing there, export it from its src/index.ts.',
  undeclared:
    'The nearest package.json does not declare {{name}}: it is only there because something else needs it, and goes when that does. Add it with an exact version, the one that package-lock.json has.',
};

/** Where a file belongs: its application or library, and its feature when it is inside one. */
export function placeOf(path) {
  const parts = path.split(/[\\/]/);
  const area = parts[0] === 'libs' ? `libs/${parts[1]}` : parts[0];
  const [, source, kind, name, ...below] = parts;
  const inSource = APPLICATIONS.includes(parts[0]) && source === 'src';
  // A file directly in features/ is the list of them, not a feature; ports are where features meet.
  const isFolder = name !== 'ports' && (below.length > 0 || (name && !name.includes('.')));
  return {
    area,
    feature: inSource && kind === 'features' && isFolder ? name : null,
    port: inSource && kind === 'features' && name === 'ports',
    source: inSource,
    entry: below.length === 1 && below[0] === 'index.ts',
    platform: inSource && kind === 'platform',
  };
}

/** The path, from the root, of what an import names; null for packages that are not ours. */
export function targetOf(specifier, importer) {
  if (specifier.startsWith('.'))
    return relative(root, resolve(root, dirname(importer), specifier))
      .split(sep)
      .join('/');
  const [, name, rest] = /^@prentice\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (!name) return null;
  return (APPLICATIONS.includes(name) ? name : `libs/${name}`) + (rest ?? '');
}

// Tests are not what others agree on: they may speak of records through the builders.
const isBuilderInTest = (specifier, importer) => specifier === '@prentice/testing' && importer.endsWith('.spec.ts');

function betweenAreas(specifier, importer, from, to) {
  const toLibrary = to.area.startsWith('libs/');
  if (from.area === 'libs/contract') return isBuilderInTest(specifier, importer) ? null : 'contractAlone';
  if (toLibrary) return specifier.startsWith('.') || /^@prentice\/[^/]+\/src(\/|$)/.test(specifier) ? 'deep' : null;
  if (!APPLICATIONS.includes(to.area)) return null;
  return from.area.startsWith('libs/') ? 'libraries' : 'applications';
}

function betweenFeatures(from, to) {
  if (from.area !== 'api') return from.feature && to.feature !== from.feature ? 'features' : null;
  if (from.port) return 'ports';
  if (to.feature === from.feature) return to.entry ? 'ownEntry' : null;
  if (from.feature && !featureDependencies[from.feature]?.includes(to.feature)) return 'order';
  return from.source && !to.entry ? 'entry' : null;
}

/** The name of the rule that an import breaks, or null. `importer` is a path from the root. */
export function brokenRule(specifier, importer) {
  const target = targetOf(specifier, importer);
  if (target === null) return null;
  const [from, to] = [placeOf(importer), placeOf(target)];
  if (from.area !== to.area) return betweenAreas(specifier, importer, from, to);
  if (to.feature && from.platform) return 'platform';
  return to.feature ? betweenFeatures(from, to) : null;
}

/** Calls `check` with the source of everything that a file imports, types included. */
const eachImport = (check) => ({
  ImportDeclaration: (node) => check(node.source),
  ExportNamedDeclaration: (node) => check(node.source),
  ExportAllDeclaration: (node) => check(node.source),
  ImportExpression: (node) => check(node.source),
  TSImportType: (node) => check(node.source),
});

const imports = {
  meta: { type: 'problem', messages: MESSAGES, schema: [] },
  create(context) {
    const importer = relative(root, context.filename).split(sep).join('/');
    return eachImport((node) => {
      const rule = typeof node?.value === 'string' ? brokenRule(node.value, importer) : null;
      if (rule) context.report({ node, messageId: rule });
    });
  },
};

const declaredPackages = {
  meta: { type: 'problem', messages: MESSAGES, schema: [] },
  create(context) {
    return eachImport((node) => {
      const name = typeof node?.value === 'string' ? undeclaredPackage(node.value, context.filename) : null;
      if (name) context.report({ node, messageId: 'undeclared', data: { name } });
    });
  },
};

export { MESSAGES };
export default { meta: { name: 'boundaries' }, rules: { imports, 'declared-packages': declaredPackages } };
