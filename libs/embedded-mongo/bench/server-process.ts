import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../bin/embedded-mongo.mjs', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  readonly uri: string;
  /** Milliseconds from the start of the process until it serves. */
  readonly startup: number;
  /** Resident memory in MB. Linux only; NaN elsewhere. */
  memory(): number;
  stop(): Promise<void>;
}

function residentMegabytes(child: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

export async function startProcess(dataDir: string): Promise<ServerProcess> {
  const begin = performance.now();
  const child = spawn(process.execPath, [command, '--data', dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const startup = performance.now() - begin;
  return {
    uri: /mongodb:\S+/.exec(String(line))?.[0] ?? '',
    startup,
    memory: () => residentMegabytes(child),
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
