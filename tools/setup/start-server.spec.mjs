import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './free-port.mjs';
import { inRoot, runtime } from './paths.mjs';

// A small clone: the real tools, the real runtime and compiler, and a server that only says what happens to it.
const SERVER = `
import { createServer } from 'node:http';
const server = createServer((_, response) => response.end(String(process.pid)));
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready', process.pid));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => { console.log('stopped by', signal); process.exit(7); });
`;

let clone;
const running = [];

const write = (path, text) => {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text);
};

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  cpSync(inRoot('tools'), join(clone, 'tools'), { recursive: true });
  for (const name of ['package.json', 'api/package.json']) write(name, '{"type":"module"}');
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json']) write(name, '{"packages":{}}');
  write('api/src/main.ts', SERVER);
  for (const name of ['seed', 'backup', 'restore', 'reset-second-factor']) write(`api/src/${name}.ts`, 'export {};');
  write('api/tsconfig.json', '{}');
  mkdirSync(join(clone, 'node_modules/.bin'));
  symlinkSync(runtime, join(clone, 'node_modules/.bin/node'));
  symlinkSync(inRoot('node_modules/rolldown'), join(clone, 'node_modules/rolldown'));
});

afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

async function startOn(port, nodeArguments) {
  const child = spawn(runtime, [...nodeArguments, 'tools/start.mjs'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  const seen = (text) =>
    new Promise((resolve, reject) => {
      const look = () => output.includes(text) && resolve(output);
      child.stdout.on('data', look);
      child.on('close', () =>
        output.includes(text) ? resolve(output) : reject(new Error(`never said "${text}":\n${output}`)),
      );
      look();
    });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, seen, closed: once(child, 'close').then(([code]) => ({ code, output })) };
}

const ways = [
  ['a Node that can replace itself', []],
  ['an older Node', ['--import', 'data:text/javascript,process.execve=undefined']],
];

describe.each(ways)('npm start on %s', (_, nodeArguments) => {
  it.each(['SIGTERM', 'SIGINT'])('passes %s on and the exit code back', async (signal) => {
    const { child, seen, closed } = await startOn(await freePort(), nodeArguments);
    await seen('ready');
    child.kill(signal);
    const { code, output } = await closed;
    expect(output).toContain(`stopped by ${signal}`);
    expect(code).toBe(7);
  });

  it('leaves no server behind when it is killed', async () => {
    const port = await freePort();
    const { child, seen } = await startOn(port, nodeArguments);
    await seen('ready');
    child.kill('SIGKILL');
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}`).then(
            () => 'answers',
            () => 'gone',
          ),
        { timeout: 5000 },
      )
      .toBe('gone');
  });

  it('says in words that the port is taken, before it does anything else', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address();
    const { closed } = await startOn(port, nodeArguments);
    const { code, output } = await closed;
    other.close();
    expect(output).toContain(`Port ${port} is taken`);
    expect(output).not.toContain('ready');
    expect(code).toBe(1);
  });
});
