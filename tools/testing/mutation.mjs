import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installExtra } from '../setup/install-extra.mjs';
import { root } from '../setup/paths.mjs';
import { result, withoutColours } from './results.mjs';
import { runScript } from './run-command.mjs';

const VERSION = '10.1.1';
/** Services of the API that have specs without a database: with one, each change would take seconds. */
const API_RULES = [
  'features/applications/metrics/funnel-metrics',
  'features/internships/dashboard/recommendations',
  'features/verification/automatic-checks',
  'platform/http/load/admission-queue',
  'platform/transitions/define-transitions',
  'platform/transitions/transition-engine',
];
/**
 * What is broken, by which specs it is to be noticed (patterns below `root`), and how many percent of the changes have
 * to be.
 */
const parts = [
  {
    name: 'contract',
    root: 'libs/contract',
    /* Rules. Schemas, tables and texts state things: a change of one is another statement, and no broken rule. */
    rules: [
      'libs/contract/src/**/*.ts',
      '!**/*.{spec,contract,operations,views,messages,lifecycle,builder}.ts',
      '!**/*-table.ts',
      '!**/index.ts',
    ],
    specs: ['{src,test}/**/*.spec.ts'],
    leastPercent: 75,
  },
  {
    name: 'api',
    root: 'api',
    rules: API_RULES.map((file) => `api/src/${file}{,.service}.ts`),
    specs: API_RULES.map((file) => `src/${file}.spec.ts`),
    leastPercent: 75,
  },
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

/** Writes what Stryker and its Vitest read, into the folder that they were installed into. */
function writeConfigurations(folder, { root: specsRoot, rules, specs }, report) {
  const plugin = join(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js');
  const ofSpecs = join(folder, 'vitest.config.mjs');
  const test = { root: specsRoot, include: specs, environment: 'node', isolate: false };
  writeFileSync(ofSpecs, `export default { test: ${JSON.stringify(test)} };\n`);
  const configuration = {
    plugins: [plugin],
    testRunner: 'vitest',
    vitest: { configFile: ofSpecs, dir: specsRoot, related: false },
    mutate: rules,
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

/** Breaks the rules of one part; answers what is wrong with its specs, and null when nothing is. */
async function faultOf(folder, part) {
  const report = join(folder, 'report.json');
  writeFileSync(report, 'null');
  const configuration = writeConfigurations(folder, part, report);
  const script = join(
    relative(join(root, 'node_modules'), folder),
    'node_modules/@stryker-mutator/core/bin/stryker.js',
  );
  const ran = await runScript(script, ['run', configuration]);
  const outcome = JSON.parse(readFileSync(report, 'utf8'));
  if (!outcome) return `mutation of ${part.name}\n${withoutColours(ran.output).slice(-3000)}`;
  const statuses = Object.values(outcome.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...counted) => statuses.filter((status) => counted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  const share = all === 0 ? 0 : (100 * noticed) / all;
  const least = `at least ${part.leastPercent} %`;
  console.log(survivorsIn(outcome).join('\n'));
  console.log(`\n${part.name}: ${noticed} of ${all} changes were noticed: ${share.toFixed(1)} % (${least})`);
  if (share >= part.leastPercent) return null;
  return `mutation of ${part.name}: ${share.toFixed(1)} % of the changes were noticed, not ${least}`;
}

/** The parts, with the files that MUTATE names in place of all of their rules. */
function chosenParts() {
  const patterns = process.env.MUTATE?.split(',');
  if (!patterns) return parts;
  return parts
    .map((part) => ({ ...part, rules: patterns.filter((pattern) => pattern.startsWith(`${part.root}/`)) }))
    .filter(({ rules }) => rules.length > 0);
}

/**
 * Breaks rules of the contract and of services of the API one by one (conditions, comparisons, calculations) and runs
 * their specs on each: what no spec notices is not tested. A quarter of an hour. MUTATE names other files, as patterns with
 * commas between.
 */
export async function mutation() {
  const folder = installExtra('stryker', {
    '@stryker-mutator/core': VERSION,
    '@stryker-mutator/vitest-runner': VERSION,
  });
  const faults = [];
  for (const part of chosenParts()) faults.push(await faultOf(folder, part));
  const failures = faults.filter((fault) => fault !== null);
  return result({ passed: faults.length - failures.length, failures });
}
