import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newFolder } from './test-server.ts';

const dataDir = newFolder();
const command = new URL('../bin/embedded-mongo.mjs', import.meta.url).pathname;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the command', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends in order by a %s that comes as soon as it serves', async (signal) => {
    const child = spawn(process.execPath, [command, '--data', dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const exited = once(child, 'exit');
    child.kill(signal);
    expect(await exited).toEqual([0, null]);
    expect(existsSync(join(dataDir, 'mongo.sock'))).toBe(false);
    expect(readdirSync(dataDir).filter((name) => name.endsWith('-wal'))).toEqual([]);
  });
});
