// `npm run seed -- --size 10000 [--now 2026-03-01T09:00:00Z]`: fills the configured database with generated records.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const { ensureInstalled } = await import('./setup/install.mjs');
await ensureInstalled();
const { buildProjects, describeFailures } = await import('./building/build-projects.mjs');
const { exitWithError: giveUp } = await import('./console/progress.mjs');
const { environment, inRoot, root, runtime } = await import('./setup/paths.mjs');

if (existsSync(inRoot('.env'))) process.loadEnvFile?.(inRoot('.env'));
const failures = await buildProjects({ only: ['api'] });
if (failures.length) giveUp(describeFailures(failures));

const child = spawn(runtime, ['--enable-source-maps', inRoot('api/dist/seed.js'), ...process.argv.slice(2)], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
