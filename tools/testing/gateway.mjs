import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../setup/paths.mjs';

const COMMAND = 'nginx';
const READY_WITHIN_MS = 10_000;

/** Whether there is an nginx here. Tests that need one say that they are skipped where it is missing. */
export const hasNginx = spawnSync(COMMAND, ['-v']).status === 0;

/** What a test that was skipped for the lack of one says. */
export const NO_NGINX = 'There is no nginx here; Debian has it in the package nginx-light.';

/**
 * Returns the configuration of the deployment for fixed addresses: there is no name server of Docker in tests, and
 * older nginx cannot look names up again. Everything else is as deployed.
 * @param {{ port: number, servers: readonly number[] }} addresses port of the gateway, ports of the servers behind it
 * @throws when the configuration no longer has what is replaced
 */
export function gatewayConfiguration({ port, servers }) {
  let text = readFileSync(inRoot('tools/deploy/gateway.conf'), 'utf8');
  const replace = (pattern, replacement) => {
    if (!pattern.test(text)) throw new Error(`tools/deploy/gateway.conf has nothing like ${pattern}.`);
    text = text.replace(pattern, replacement);
  };
  const lines = servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join(' ');
  replace(/^resolver .*$/m, '');
  replace(/server api:3000 resolve max_fails=0;/, lines);
  replace(/server portal:3000 resolve max_fails=0;/, lines);
  replace(/listen 8080;/, `listen 127.0.0.1:${port};`);
  return text;
}

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/**
 * Runs nginx with the configuration of the deployment.
 * @returns {Promise<{ stop(): Promise<void>, kill(): Promise<void>, log(): string }>}
 */
export async function startGateway({ port, servers }) {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const main = [
    'daemon off; master_process off; worker_processes 1;',
    `pid ${folder}/pid; error_log stderr warn;`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`),
    gatewayConfiguration({ port, servers }),
    '}',
  ].join('\n');
  writeFileSync(join(folder, 'nginx.conf'), main);
  const child = spawn(COMMAND, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  child.stderr.on('data', (chunk) => (output = (output + chunk).slice(-20_000)));
  const exited = once(child, 'exit').then(() => rmSync(folder, { recursive: true, force: true }));
  for (const began = performance.now(); !(await accepts(port)); await new Promise((resolve) => setTimeout(resolve, 20)))
    if (child.exitCode !== null || performance.now() - began > READY_WITHIN_MS)
      throw new Error(`nginx did not become ready: ${output}`);
  return {
    log: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
