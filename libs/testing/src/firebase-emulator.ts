import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* 270 MB: installed only where somebody asks for it, and not among the dependencies. */
const VERSION = '15.34.2';
const folder = join(import.meta.dirname, '../../../node_modules/.cache/firebase-tools');
const installed = (): boolean => existsSync(join(folder, 'node_modules/firebase-tools'));

/** Whether tests against the emulator run: where it is installed, or FIREBASE_EMULATOR=install says that it may be. */
export const isEmulatorEnabled = installed() || process.env['FIREBASE_EMULATOR'] === 'install';

export const PROJECT = 'demo-project';

/** A running Auth emulator with no accounts. */
export interface Emulator {
  /** host:port, as FIREBASE_AUTH_EMULATOR_HOST wants it. */
  readonly host: string;
  stop(): void;
}

function install(): void {
  if (installed()) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  execFileSync('npm', ['install', ...options, `firebase-tools@${VERSION}`], { cwd: folder, stdio: 'ignore' });
}

/** Starts the emulator on a free port, after installing it where it is missing. */
export async function startEmulator(): Promise<Emulator> {
  install();
  const script = join(import.meta.dirname, 'firebase-emulator-process.mjs');
  const child = spawn(process.execPath, [script, folder, PROJECT], {
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await ready(child);
  return { host: `127.0.0.1:${port}`, stop: () => void child.kill() };
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      const port = /READY (\d+)/.exec(log)?.[1];
      if (port) resolve(port);
    });
    child.once('exit', (code) => reject(new Error(`The emulator ended with code ${code}: ${log}`)));
  });
}
