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

  it.each([
    ['--port', '65536', '--port takes a number from 0 to 65535'],
    ['--transaction-lifetime', 'soon', '--transaction-lifetime takes a number from 1 to 86400'],
  ])('says what %s takes instead of %s', async (option, value, sentence) => {
    const child = spawn(process.execPath, [command, '--data', dataDir, option, value], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(text).toContain(sentence);
  });
});
