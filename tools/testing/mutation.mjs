import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installExtra } from '../setup/install-extra.mjs';
import { root } from '../setup/paths.mjs';
import { result, withoutColours } from './results.mjs';
import { runScript } from './run-command.mjs';

const VERSION = '10.1.1';
/** Percent of the changes that a spec has to notice. */
const WANTED = 75;
/* Rules. Schemas, tables and texts state things: a change of one is another statement, and no broken rule. */
const RULES = [
  'libs/contract/src/**/*.ts',
  '!**/*.{spec,contract,operations,views,messages,lifecycle,builder}.ts',
  '!**/*-table.ts',
  '!**/index.ts',
];
/* Of a condition, a comparison, a calculation or a Boolean. Others change texts, or what cannot be told from outside. */
const LEFT_OUT = [
  'ArrayDeclaration',
  'ArrowFunction',
  'BlockStatement',
  'MethodExpression',
  'ObjectLiteral',
  'OptionalChaining',
  'Regex',
  'StringLiteral',
];

const specs = { root: 'libs/contract', include: ['{src,test}/**/*.spec.ts'], environment: 'node', isolate: false };

/** Writes what Stryker and its Vitest read, into the folder that they were installed into. */
function writeConfigurations(folder, report) {
  const plugin = join(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js');
  const ofSpecs = join(folder, 'vitest.config.mjs');
  writeFileSync(ofSpecs, `export default { test: ${JSON.stringify(specs)} };\n`);
  const configuration = {
    plugins: [plugin],
    testRunner: 'vitest',
    vitest: { configFile: ofSpecs, dir: specs.root, related: false },
    mutate: process.env.MUTATE?.split(',') ?? RULES,
    mutator: { excludedMutations: LEFT_OUT },
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    ignorePatterns: ['dist', 'docs'],
    /* Of what is evaluated once per file each change would run all specs. */
    ignoreStatic: true,
    concurrency: 2,
  };
  const file = join(folder, 'stryker.config.json');
  writeFileSync(file, JSON.stringify(configuration, null, 2));
  return file;
}

/** What was not noticed: file and line, what stood there and what it became. */
function survivorsIn({ files }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ status, location: { start, end }, replacement }) => {
        const line = lines[start.line - 1] ?? '';
        const former = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined).trim();
        const why = status === 'NoCoverage' ? ' (no spec comes here)' : '';
        return `${relative(root, file)}:${start.line}: ${former} -> ${replacement.split('\n')[0]}${why}`;
      });
  });
}

/**
 * Breaks the rules of the contract one by one (conditions, comparisons, calculations) and runs its specs on each: what no
 * spec notices is not tested. Some ten minutes. MUTATE names other files, as patterns with commas between.
 */
export async function mutation() {
  const folder = installExtra('stryker', {
    '@stryker-mutator/core': VERSION,
    '@stryker-mutator/vitest-runner': VERSION,
  });
  const report = join(folder, 'report.json');
  writeFileSync(report, 'null');
  const configuration = writeConfigurations(folder, report);
  const script = join(
    relative(join(root, 'node_modules'), folder),
    'node_modules/@stryker-mutator/core/bin/stryker.js',
  );
  const ran = await runScript(script, ['run', configuration]);
  const outcome = JSON.parse(readFileSync(report, 'utf8'));
  if (!outcome) return result({ failures: [`mutation\n${withoutColours(ran.output).slice(-3000)}`] });
  const statuses = Object.values(outcome.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...counted) => statuses.filter((status) => counted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  const share = all === 0 ? 0 : (100 * noticed) / all;
  console.log(survivorsIn(outcome).join('\n'));
  console.log(`\n${noticed} of ${all} changes were noticed: ${share.toFixed(1)} % (wanted: ${WANTED} %)`);
  if (share >= WANTED) return result({ passed: 1 });
  return result({ failures: [`mutation: ${share.toFixed(1)} % of the changes were noticed; ${WANTED} % are wanted`] });
}
