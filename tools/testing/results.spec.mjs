import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { checkResult, playwrightResult, vitestResult } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (content) => {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const ended = (code) => ({ code, output: 'the end of the output' });

describe('Vitest', () => {
  const file = (status, assertionResults, message = '') => ({
    name: inRoot('api/src/a.spec.ts'),
    status,
    message,
    assertionResults,
  });
  const counts = { numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 };

  it('counts passed, skipped and failed tests and names the failed', () => {
    const failed = { status: 'failed', fullName: 'adds', failureMessages: ['\u001b[31mexpected 2\u001b[39m\n at x'] };
    const path = report({ ...counts, testResults: [file('failed', [failed, { status: 'passed' }])] });
    const result = vitestResult(path, ended(1));
    expect(result).toMatchObject({ passed: 3, skipped: 2, failed: 1 });
    expect(result.failures[0]).toBe('api/src/a.spec.ts: adds\nexpected 2\n at x');
  });

  it('counts a file that could not load as a failure', () => {
    const path = report({ ...counts, testResults: [file('failed', [], 'Cannot find module')] });
    expect(vitestResult(path, ended(1)).failures).toEqual(['api/src/a.spec.ts\nCannot find module']);
  });

  it('says what ended a worker beside the file it was in', () => {
    const path = report({ ...counts, testResults: [file('failed', [{ status: 'pending', fullName: 'adds' }])] });
    const output =
      'lines before\n\u001b[31m Unhandled Error \u001b[39m\nWorker exited unexpectedly with signal SIGTRAP';
    const { failures } = vitestResult(path, { code: 1, output });
    expect(failures[0]).toBe('api/src/a.spec.ts\n');
    expect(failures[1]).toContain('Worker exited unexpectedly with signal SIGTRAP');
    expect(failures[1]).not.toContain('lines before');
  });

  it('never passes when the run failed: an error outside of tests, or no report at all', () => {
    expect(vitestResult(report({ ...counts, testResults: [] }), ended(1)).failed).toBe(1);
    expect(vitestResult(join(folder, 'missing.json'), ended(0)).failed).toBe(1);
  });
});

describe('Playwright', () => {
  const spec = (title, status, message) => ({
    title,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const suites = [
    {
      title: 'a.journey.ts',
      suites: [{ title: 'Visitors', specs: [spec('look', 'expected'), spec('find', 'unexpected', 'not there')] }],
    },
  ];

  it('counts and names nested journeys', () => {
    const path = report({ suites, errors: [], stats: { expected: 1, flaky: 0, skipped: 2 } });
    const result = playwrightResult(path, ended(1));
    expect(result).toMatchObject({ passed: 1, skipped: 2, failed: 1 });
    expect(result.failures[0]).toBe('a.journey.ts > Visitors > find\nnot there');
  });

  it('tells what was said on the page of a failed journey', () => {
    const context = join(folder, 'error-context.md');
    const page =
      '- main:\n  - heading "New candidates" [level=1]\n  - list:\n    - listitem: Ada\n  - alert: Not saved.';
    writeFileSync(context, `# Error details\n\n\`\`\`yaml\n${page}\n\`\`\`\n`);
    const failed = { errors: [{ message: 'not there' }], attachments: [{ name: 'error-context', path: context }] };
    const suites = [
      { title: 'a.journey.ts', specs: [{ title: 'find', tests: [{ status: 'unexpected', results: [failed] }] }] },
    ];
    const path = report({ suites, errors: [], stats: { expected: 0, flaky: 0, skipped: 0 } });
    expect(playwrightResult(path, ended(1)).failures[0]).toBe(
      'a.journey.ts > find\nnot there\non the page:\n- heading "New candidates" [level=1]\n  - alert: Not saved.',
    );
  });

  it('counts a failed start as a failure', () => {
    const path = report({
      suites: [],
      errors: [{ message: 'no server' }],
      stats: { expected: 0, flaky: 0, skipped: 0 },
    });
    expect(playwrightResult(path, ended(1)).failures).toEqual(['playwright\nno server']);
  });
});

it('a check passes exactly with code 0', () => {
  expect(checkResult('lint', ended(0))).toMatchObject({ passed: 1, failed: 0 });
  expect(checkResult('lint', ended(2))).toMatchObject({ passed: 0, failed: 1 });
});
