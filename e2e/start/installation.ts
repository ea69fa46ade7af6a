import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/* A build takes seconds; on a busy machine a minute. */
const BUILT_WITHIN_MS = 120_000;
const FRONT_ENDS = {
  portal: ['node_modules/astro/bin/astro.mjs', 'build'],
  backoffice: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
} as const;

/** A copy of the built product in a folder of its own, whose front ends can be changed and built again. */
export interface Installation {
  readonly folder: string;
  /** Replaces words in a source file of a front end. @throws when the words are not there */
  change(file: string, from: string, to: string): Promise<void>;
  /** Builds both front ends again, in place, as an update of a running machine does. */
  build(): Promise<void>;
  remove(): Promise<void>;
}

/** Everything in a workspace's folder but what was installed, which is linked. */
async function copyWorkspace(name: string, folder: string): Promise<void> {
  await mkdir(join(folder, name));
  for (const entry of await readdir(join(root, name))) {
    const [from, to] = [join(root, name, entry), join(folder, name, entry)];
    if (entry === 'node_modules') await symlink(from, to);
    else if (entry !== '.astro') await cp(from, to, { recursive: true });
  }
}

/** Copies the built product: api, back office and portal; packages and libraries are linked. */
export async function copyInstallation(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'installation-'));
  for (const shared of ['node_modules', 'libs']) await symlink(join(root, shared), join(folder, shared));
  for (const file of ['package.json', 'tsconfig.base.json']) await cp(join(root, file), join(folder, basename(file)));
  for (const workspace of ['api', ...Object.keys(FRONT_ENDS)]) await copyWorkspace(workspace, folder);
  return {
    folder,
    async change(file, from, to) {
      const text = await readFile(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold “${from}”.`);
      await writeFile(join(folder, file), text.replaceAll(from, to));
    },
    async build() {
      for (const [workspace, [script, ...args]] of Object.entries(FRONT_ENDS)) {
        await run(process.execPath, [join(root, script), ...args], {
          cwd: join(folder, workspace),
          env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
          timeout: BUILT_WITHIN_MS,
        });
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
