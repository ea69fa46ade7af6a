import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProjects, describeFailures } from '../building/build-projects.mjs';
import { builtProjects } from '../building/projects.mjs';
import { runDrills } from '../drills/run-drills.mjs';
import { root } from '../setup/paths.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { startDatabaseProcess } from './database-process.mjs';
import { mutation } from './mutation.mjs';
import { buildPseudoLocale } from './pseudo-locale.mjs';
import { checkResult, withoutColours, playwrightResult, result, vitestResult } from './results.mjs';
import { runScript } from './run-command.mjs';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

// Nx colours what its tasks print whatever we say; saying otherwise only makes each of them warn.
const nx = async (args, show) => {
  const { code, output } = await runScript('nx/dist/bin/nx.js', args, { env: { NO_COLOR: undefined }, show });
  return { code, output: withoutColours(output) };
};

async function lint() {
  return checkResult('oxlint', await runScript('oxlint/bin/oxlint', []));
}

/** Shows nothing until it has ended: other stages print meanwhile. */
async function format() {
  const args = ['--check', '--log-level', 'warn', '.'];
  const ran = await runScript('prettier/bin/prettier.cjs', args, { show: false });
  if (ran.output) console.log(ran.output);
  return checkResult('prettier', ran);
}

async function types() {
  const reply = await nx(['show', 'projects', '--with-target', 'typecheck', '--json'], false);
  const ran = await nx(['run-many', '-t', 'typecheck', '--parallel=2', '--output-style=static'], true);
  const projects = JSON.parse(/\[.*\]/s.exec(reply.output)?.[0] ?? '[]');
  const failed = projects.filter((name) => new RegExp(`^\\s*- ${name}:typecheck\\s*$`, 'm').test(ran.output));
  const unclear = projects.length === 0 || (ran.code !== 0 && failed.length === 0);
  if (unclear) return result({ failures: [`typecheck\n${reply.output}\n${ran.output}`.slice(-4000)] });
  return result({
    passed: projects.length - failed.length,
    failures: failed.map((name) => `type errors in ${name} (printed above)`),
  });
}

async function vitest(name, projects, { files = [], options = [], env = {} } = {}) {
  const report = join(reports, `${name}.json`);
  /* Vitest runs the rest without a word when one of the files is not there. */
  const missing = files.filter((file) => !existsSync(join('api', file)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', no ')} in api.`);
  const chosen = [...files, ...projects.map((project) => `--project=${project}`)];
  const args = ['run', ...chosen, ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return vitestResult(report, await runScript('vitest/vitest.mjs', args, { env }));
}

/** Since when a change counts: since the branch left main; on main, since what was pushed or else since the last commit. */
function startOfChanges() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const onMain = git('rev-parse', '--abbrev-ref', 'HEAD').stdout.trim() === 'main';
  const { status, stdout } = git('merge-base', 'HEAD', onMain ? 'main@{upstream}' : 'main');
  return status === 0 ? stdout.trim() : 'HEAD';
}

/** The specs that load a file that has changed. Those of the tools read files without loading them, so that all are run. */
async function changed() {
  const since = startOfChanges();
  const ofProjects = await vitest('changed', ['!tools'], { options: ['--changed', since, '--passWithNoTests'] });
  const tools = await vitest('changed-tools', ['tools']);
  return result({
    passed: ofProjects.passed + tools.passed,
    skipped: ofProjects.skipped + tools.skipped,
    failures: [...ofProjects.failures, ...tools.failures],
  });
}

/** What asks most of a database: transactions, races, keys that repeat, lists, text, files. */
const demanding = [
  'platform/platform',
  'members/members',
  'applications/undo',
  'internships/internships-time',
  'search/search',
];

/** Tests of the API against the embedded database as a process of its own, over TCP instead of the UNIX socket. */
async function apiOverTcp(files) {
  const database = await startDatabaseProcess();
  try {
    return await vitest('api-tcp', ['api'], { files, env: { MONGODB_URI: database.uri } });
  } finally {
    await database.stop();
  }
}

async function build() {
  const failures = await buildProjects();
  return result({
    passed: builtProjects.length - failures.length,
    failures: failures.map((failure) => describeFailures([failure])),
  });
}

/** @param only names of journeys; all of them when absent */
async function journeys(only = [], env = {}) {
  const chromium = findOrInstallChromium();
  if (chromium.problem) return result({ failures: [`journeys in a browser\n${chromium.problem}`] });
  const report = join(reports, 'e2e.json');
  const ran = await runScript(
    '@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', ...only.map((name) => `--project=${name}`)],
    {
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // Nobody looks at pictures of an automatic run.
        PICTURES: process.env.CI ? 'none' : undefined,
        // Playwright colours what its workers print whatever we say; saying otherwise only makes each of them warn.
        NO_COLOR: undefined,
      },
    },
  );
  return playwrightResult(report, ran);
}

async function pseudoLocale() {
  const { copy, texts, remove } = buildPseudoLocale();
  try {
    const env = { PSEUDO_LOCALE_INSTALLATION: copy, PSEUDO_LOCALE_TEXTS: texts };
    return await journeys(['pseudo-locale'], env);
  } finally {
    remove();
  }
}

/**
 * The stages of `npm test` in the order in which they run; `needs` are earlier stages without which one makes no sense:
 * some tests of the API look at pages that were built. `onRequest` ones run only when they are named. One `inBackground`
 * begins with the first stage and is waited for in its place.
 */
export const stages = [
  { name: 'lint', title: 'Lint', run: lint },
  { name: 'types', title: 'Types', run: types },
  // Prettier keeps one core busy, the two before it wait for both now and then.
  { name: 'format', title: 'Format', run: format, inBackground: true },
  { name: 'unit', title: 'Unit tests', run: () => vitest('unit', ['!api']) },
  { name: 'build', title: 'Builds', run: build },
  { name: 'api', title: 'API tests', run: () => vitest('api', ['api']), needs: ['build'] },
  { name: 'api-tcp', title: 'Some over TCP', run: () => apiOverTcp(demanding.map((name) => `test/${name}.spec.ts`)) },
  { name: 'api-tcp-all', title: 'All over TCP', run: () => apiOverTcp([]), needs: ['build'], onRequest: true },
  { name: 'drills', title: 'Drills', run: () => runDrills(), needs: ['build'] },
  { name: 'e2e', title: 'Journeys in a browser', run: () => journeys(), needs: ['build'] },
  {
    name: 'changed',
    title: 'What a change can break',
    run: changed,
    needs: ['lint', 'types', 'build'],
    onRequest: true,
  },
  { name: 'pseudo-locale', title: 'Longer language', run: pseudoLocale, needs: ['build'], onRequest: true },
  { name: 'mutation', title: 'Broken rules', run: mutation, onRequest: true },
  { name: 'scaled', title: 'Scaled deployment', run: () => journeys(['scaled']), needs: ['build'], onRequest: true },
];
