import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, startGateway } from '../testing/gateway.mjs';
import { freePort } from '../setup/free-port.mjs';
import { inRoot } from '../setup/paths.mjs';

const PER_ADDRESS = 400;
const MEGABYTE = 1024 * 1024;

/** Answers `/api/hold` never, and everything else with the bytes of the body that it has read. */
function startReplica() {
  const began = [];
  const server = createServer((incoming, reply) => {
    began.push(incoming.url);
    if (incoming.url === '/api/hold') return;
    let bytes = 0;
    incoming.on('data', (chunk) => (bytes += chunk.length)).on('end', () => reply.end(String(bytes)));
  });
  return { server, began };
}

describe.skipIf(!hasNginx)('the gateway', () => {
  const replica = startReplica();
  const open = [];
  let port, gateway;
  beforeAll(async () => {
    port = await freePort();
    replica.server.listen(0, '127.0.0.1');
    await once(replica.server, 'listening');
    gateway = await startGateway({ port, servers: [replica.server.address().port] });
  });
  afterAll(async () => {
    for (const pending of open) pending.destroy();
    await gateway.stop();
    replica.server.closeAllConnections();
    replica.server.close();
  });

  function send(path, options = {}) {
    const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options });
    sent.on('error', () => undefined);
    open.push(sent);
    return sent;
  }
  const answered = async (sent) => {
    const [reply] = await once(sent, 'response');
    let text = '';
    for await (const chunk of reply) text += chunk;
    return { status: reply.statusCode, text };
  };

  it('passes an upload on as it arrives, and keeps none of it', async () => {
    const slow = send('/api/slow', { method: 'POST', headers: { 'content-length': 8 } });
    slow.write('half');
    await expect.poll(() => replica.began).toContain('/api/slow');
    slow.end('half');
    expect(await answered(slow)).toEqual({ status: 200, text: '8' });
  });

  it('takes the largest upload with its form, and nothing much larger', async () => {
    const contract = readFileSync(inRoot('libs/contract/src/documents/document-limits.ts'), 'utf8');
    const megabytes = [...contract.matchAll(/^ {4}\w+: (\d+) \* MEGABYTE,$/gm)].map(([, count]) => Number(count));
    expect(megabytes.length).toBeGreaterThan(3);
    const largest = Math.max(...megabytes) * MEGABYTE + 64 * 1024;
    const post = (bytes) => {
      const sent = send('/api/files', { method: 'POST', headers: { 'content-length': bytes } });
      sent.end(bytes === largest ? Buffer.alloc(bytes) : undefined);
      return answered(sent);
    };
    expect(await post(largest)).toEqual({ status: 200, text: String(largest) });
    expect((await post(largest + MEGABYTE)).status).toBe(413);
  });

  it(`answers ${PER_ADDRESS} requests of one address at a time, and turns more away`, async () => {
    for (let count = 0; count < PER_ADDRESS; count++) send('/api/hold').end();
    const heldRequests = () => replica.began.filter((url) => url === '/api/hold').length;
    await expect.poll(heldRequests, { timeout: 10_000 }).toBe(PER_ADDRESS);
    const further = send('/api/further');
    further.end();
    expect((await answered(further)).status).toBe(429);
    expect(gateway.log()).not.toContain('client:');
  });
});
