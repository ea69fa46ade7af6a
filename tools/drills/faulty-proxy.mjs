import { createServer, connect } from 'node:net';
import { once } from 'node:events';

/**
 * A TCP proxy on 127.0.0.1 whose connections to a port can be disturbed. `pass`: as they are. `slow`: each piece is
 * `delayMs` late. `hold`: pieces arrive only after it ended. `refuse`: all are reset, and new ones too.
 */
export async function startFaultyProxy(targetPort, delayMs = 100) {
  const pairs = new Set();
  let mode = 'pass';
  let waiting = [];

  /** Resolves when a piece may go on. Pieces of one direction are asked one after the other, and keep their order. */
  const mayPass = () => {
    if (mode === 'slow') return new Promise((resolve) => setTimeout(resolve, delayMs));
    if (mode === 'hold') return new Promise((resolve) => waiting.push(resolve));
    return undefined;
  };
  async function pipe(from, to) {
    try {
      for await (const piece of from) {
        await mayPass();
        if (to.destroyed) return;
        if (!to.write(piece)) await once(to, 'drain');
      }
      to.end();
    } catch {
      to.destroy();
    }
  }
  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (mode === 'refuse') return void client.resetAndDestroy();
    const target = connect(targetPort, '127.0.0.1').on('error', () => undefined);
    const pair = [client, target];
    pairs.add(pair);
    const end = () => {
      for (const socket of pair) socket.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.setNoDelay(true).once('close', end);
    void pipe(client, target);
    void pipe(target, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const reset = () => {
    for (const [client, target] of pairs) {
      client.resetAndDestroy();
      target.destroy();
    }
  };
  return {
    port: server.address().port,
    reset,
    change(next) {
      mode = next;
      if (mode === 'refuse') reset();
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    async stop() {
      server.close();
      reset();
      await once(server, 'close');
    },
  };
}
