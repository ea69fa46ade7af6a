import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';

/**
 * Runs a program of `api/dist` with the arguments of this command and the settings of `.env`, after building what
 * changed. Ends with its exit code.
 * @param {string} name of the program, such as `seed`
 */
export async function runApiProgram(name) {
  await ensureInstalled();
  const { buildProjects, describeFailures } = await import('../building/build-projects.mjs');
  const { exitWithError } = await import('../console/progress.mjs');
  const { environment, inRoot, root, runtime } = await import('./paths.mjs');
  if (existsSync(inRoot('.env'))) process.loadEnvFile?.(inRoot('.env'));
  const failures = await buildProjects({ only: ['api'] });
  if (failures.length) exitWithError(describeFailures(failures));
  const program = inRoot(`api/dist/${name}.js`);
  const child = spawn(runtime, ['--enable-source-maps', program, ...process.argv.slice(2)], {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
