import { createReadStream, existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressAssets } from '../building/compress.mjs';
import { progress } from '../console/progress.mjs';
import { inRoot } from '../setup/paths.mjs';

const source = inRoot('backoffice/bench/minimal-admin');
const built = inRoot('node_modules/.cache/minimal-admin');
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

async function build() {
  const step = progress('Building a minimal react-admin');
  const require = createRequire(inRoot('backoffice/package.json'));
  const installed = (name) => import(pathToFileURL(require.resolve(name)).href);
  const { build: buildWithVite } = await installed('vite');
  const { default: react } = await installed('@vitejs/plugin-react');
  await buildWithVite({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: built, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2_000 },
  });
  await compressAssets(built);
  step.done();
}

/** Hands a request on to the API, as from a page of its own. */
function forward(incoming, outgoing, { hostname, port, origin }) {
  const headers = { ...incoming.headers, host: `${hostname}:${port}`, origin };
  const reply = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode, answer.headers);
    answer.pipe(outgoing);
  });
  reply.on('error', () => outgoing.destroy());
  incoming.pipe(reply);
}

/** Sends a file in the form that the server of the product would send, and to be kept as long. */
function sendFile(path, incoming, outgoing) {
  const compressed = /\bbr\b/.test(incoming.headers['accept-encoding'] ?? '') && existsSync(`${path}.br`);
  const headers = {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(compressed && { 'content-encoding': 'br' }),
  };
  outgoing.writeHead(200, headers);
  createReadStream(compressed ? `${path}.br` : path).pipe(outgoing);
}

/**
 * Builds the minimal react-admin of `backoffice/bench` with the packages of the back office, and serves it in front of an
 * API. Returns its address and how it is ended.
 */
export async function serveMinimalAdmin(apiOrigin) {
  await build();
  const { hostname, port } = new URL(apiOrigin);
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url, apiOrigin);
    if (pathname.startsWith('/api/')) return forward(incoming, outgoing, { hostname, port, origin: apiOrigin });
    const path = `${built}${pathname === '/' ? '/index.html' : pathname}`;
    if (existsSync(path)) return sendFile(path, incoming, outgoing);
    return outgoing.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, stop };
}
