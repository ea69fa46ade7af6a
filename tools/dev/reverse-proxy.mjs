import { createServer, request } from 'node:http';
import { connect } from 'node:net';

const STARTING_MESSAGE = 'This part is still starting; the page tries again by itself.';

/**
 * One address in front of several servers: `portFor(path)` names the port that a request goes to.
 * Web sockets pass as well, so hot reload works through it.
 */
export function createReverseProxy(portFor) {
  const server = createServer((incoming, outgoing) => {
    const target = { host: '127.0.0.1', port: portFor(incoming.url), path: incoming.url, method: incoming.method };
    const onward = request({ ...target, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else
        outgoing
          .writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '1', Refresh: '1' })
          .end(STARTING_MESSAGE);
    });
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.on('upgrade', (incoming, socket, head) => {
    const onward = connect(portFor(incoming.url), '127.0.0.1', () => {
      const { rawHeaders } = incoming;
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let index = 0; index < rawHeaders.length; index += 2)
        lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
      onward.write(`${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  return server;
}
