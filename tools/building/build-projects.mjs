import { spawn } from 'node:child_process';
import { progress } from '../console/progress.mjs';
import { environment, inRoot, runtime } from '../setup/paths.mjs';
import { compressAssets } from './compress.mjs';
import { builtProjects } from './projects.mjs';
import { currentInputs, isStale, writeStamp } from './build-stamp.mjs';

const PARALLEL = 2;

/**
 * Builds the projects whose inputs changed (all of them with `force`), at most two at a time.
 * Answers the failed ones with what their build printed.
 */
export async function buildProjects({ force = false, only = builtProjects.map(({ name }) => name) } = {}) {
  const waiting = builtProjects
    .filter(({ name }) => only.includes(name))
    .map((project) => ({ project, inputs: currentInputs(project) }))
    .filter(({ project, inputs }) => force || isStale(project, inputs));
  const failures = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const output = await buildOne(next.project);
      if (output === null) writeStamp(next.project, next.inputs);
      else failures.push({ name: next.project.name, output });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return failures;
}

/** Answers null, or what the failed build printed. */
async function buildOne(project) {
  const step = progress(`Building ${project.name}`);
  try {
    const { code, output } = await runBuild(project);
    if (code !== 0) throw new Error(output.trim());
    if (project.assets) await compressAssets(inRoot(project.assets));
  } catch (error) {
    step.failed();
    return error.message;
  }
  step.done();
  return null;
}

function runBuild({ name, command: [script, ...args] }) {
  return new Promise((resolve, reject) => {
    const child = spawn(runtime, [inRoot(script), ...args], {
      cwd: inRoot(name),
      env: environment({ NODE_ENV: 'production' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

const withoutSpace = /ENOSPC|no space left/i;

/** One readable text about failed builds. */
export function describeFailures(failures) {
  const full = failures.some(({ output }) => withoutSpace.test(output));
  const parts = failures.map(({ name, output }) => `Building ${name} failed:\n\n${output}\n`);
  return [...parts, full ? 'The disk is full. Free some space, then try again.' : ''].filter(Boolean).join('\n');
}
