import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../setup/paths.mjs';

/** What a stage answers: counts, and one readable text per failure. */
export const result = ({ passed = 0, skipped = 0, failures = [] }) => ({
  passed,
  skipped,
  failed: failures.length,
  failures,
});

const inProject = (path) => relative(root, path);
/** A text without its colours. */
export const withoutColours = (text) => text.replace(/\x1b\[[0-9;]*m/g, '');
const firstLines = (text, count = 12) => withoutColours(text).trim().split('\n').slice(0, count).join('\n');

const lastLines = (text, count = 15) => withoutColours(text).trim().split('\n').slice(-count).join('\n');

/** A stage that is one check; its output is on the screen already, so a failure repeats only the end. */
export const checkResult = (name, { code, output }) =>
  code === 0 ? result({ passed: 1 }) : result({ failures: [`${name} (all of it above)\n${lastLines(output)}`] });

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

const crashedRun = (tool, { code, output }) =>
  result({
    failures: [`${tool} ended with code ${code} before it could report\n${firstLines(output.slice(-3000), 60)}`],
  });

/** Counts of a Vitest run from its JSON report; a file that could not even load is one failure. */
export function vitestResult(reportPath, ran) {
  const report = readReport(reportPath);
  if (!report) return crashedRun('vitest', ran);
  const failures = [];
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const test of failed) {
      failures.push(`${inProject(file.name)}: ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
    }
    if (file.status === 'failed' && failed.length === 0)
      failures.push(`${inProject(file.name)}\n${firstLines(file.message)}`);
  }
  // What ends a worker is built only in the output, and every file after it was not run.
  const outside =
    /Unhandled Error[^]*/.exec(withoutColours(ran.output))?.[0] ?? (failures.length === 0 && ran.output.slice(-3000));
  if (ran.code !== 0 && outside) {
    failures.push(`vitest reported an error outside of the tests\n${firstLines(outside, 60)}`);
  }
  return result({ passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests, failures });
}

function* specsOf(suite, titles = []) {
  const path = [...titles, suite.title].filter(Boolean);
  for (const spec of suite.specs ?? []) yield { title: [...path, spec.title].join(' > '), spec };
  for (const inner of suite.suites ?? []) yield* specsOf(inner, path);
}

const messagesOf = (spec) =>
  spec.tests.flatMap((test) => test.results.flatMap((run) => run.errors.map(({ message }) => message ?? '')));

/** What tells most about a page that a journey failed on: its headings, what is said, and what lies over it. */
const TELLING = /^( *)- (heading|alert|alertdialog|dialog|menu|status)\b/;

/** The telling parts of a page as Playwright saved it, each with at most five lines of what is in it. */
function tellingLines(pageSnapshot) {
  const lines = pageSnapshot.split('\n');
  return lines.flatMap((line, index) => {
    const depth = TELLING.exec(line)?.[1]?.length;
    if (depth === undefined) return [];
    const rest = lines.slice(index + 1, index + 6);
    const end = rest.findIndex((inner) => inner.search(/\S|$/) <= depth || TELLING.test(inner));
    return [line, ...(end === -1 ? rest : rest.slice(0, end))];
  });
}

/** What was on the page at the end of a failed run, where Playwright saved it. */
function pageOf({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const [, pageSnapshot = ''] = path ? (/```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8')) ?? []) : [];
  const lines = tellingLines(pageSnapshot);
  return lines.length === 0 ? '' : `\non the page:\n${firstLines(lines.join('\n'), 30)}`;
}

/** Counts of a Playwright run from its JSON report. */
export function playwrightResult(reportPath, ran) {
  const report = readReport(reportPath);
  if (!report) return crashedRun('playwright', ran);
  const failures = report.suites
    .flatMap((suite) => [...specsOf(suite)])
    .filter(({ spec }) => spec.tests.some(({ status }) => status === 'unexpected'))
    .map(({ title, spec }) => {
      const pages = spec.tests.flatMap((test) => test.results.map(pageOf));
      return `${title}\n${firstLines(messagesOf(spec).join('\n'), 25)}${pages.join('')}`;
    });
  failures.push(...report.errors.map(({ message }) => `playwright\n${firstLines(message ?? '', 25)}`));
  if (ran.code !== 0 && failures.length === 0) failures.push(`playwright ended with code ${ran.code}`);
  const { expected, flaky, skipped } = report.stats;
  return result({ passed: expected + flaky, skipped, failures });
}
