import { existsSync } from 'node:fs';
import { exitWithError } from '../console/progress.mjs';
import { freePort } from '../setup/free-port.mjs';
import { inRoot } from '../setup/paths.mjs';
import { createReverseProxy } from './reverse-proxy.mjs';
import { namedProcess } from './named-process.mjs';
import { watchApi } from './watch-api.mjs';

// The back office's own list of its addresses; its file is erasable TypeScript, which only our Node reads.
async function backOfficeTest() {
  const { belongsToBackOffice } = await import(inRoot('backoffice', 'src', 'app', 'screen-paths.ts'));
  return (path) => path.startsWith('/backoffice-assets/') || belongsToBackOffice(path);
}

function processes(ports, publicUrl) {
  const local = (port) => `http://127.0.0.1:${port}`;
  const shared = { NODE_ENV: 'development', API_URL: local(ports.api), PUBLIC_URL: publicUrl, HOST: '127.0.0.1' };
  const listen = (port) => ['--host', '127.0.0.1', '--port', String(port)];
  return {
    api: namedProcess('api', {
      args: ['--enable-source-maps', inRoot('api/dist/main.js')],
      cwd: inRoot(),
      env: { ...shared, PORT: String(ports.api) },
    }),
    backoffice: namedProcess('backoffice', {
      args: [
        inRoot('node_modules/vite/bin/vite.js'),
        ...listen(ports.backoffice),
        '--strictPort',
        '--clearScreen',
        'false',
      ],
      cwd: inRoot('backoffice'),
      env: shared,
    }),
    portal: namedProcess('portal', {
      args: [inRoot('node_modules/astro/bin/astro.mjs'), 'dev', ...listen(ports.portal)],
      cwd: inRoot('portal'),
      env: shared,
    }),
  };
}

/** Runs all three applications from source behind one address until Ctrl-C. */
export async function develop() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  const port = Number(process.env.PORT || 3000);
  const address = `http://localhost:${port}`;
  const ports = { api: await freePort(), backoffice: await freePort(), portal: await freePort() };
  const isBackOffice = await backOfficeTest();
  const proxy = createReverseProxy((url) => {
    const path = url.split('?')[0];
    if (['/api', '/dev/mails'].some((root) => path === root || path.startsWith(`${root}/`))) return ports.api;
    return isBackOffice(path) ? ports.backoffice : ports.portal;
  });
  proxy.on('error', (error) =>
    exitWithError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken; choose another: PORT=${port + 1} npm run dev`
        : error.message,
    ),
  );
  await new Promise((resolve) => proxy.listen(port, '127.0.0.1', resolve));

  const { api, backoffice, portal } = processes(ports, address);
  backoffice.start();
  portal.start();
  const unwatch = await watchApi(api);
  console.log(`\nAPI, back office and portal: ${address}   (changes show by themselves, Ctrl-C stops)\n`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    proxy.close();
    proxy.closeAllConnections();
    await unwatch();
    await Promise.all([api.stop(), backoffice.stop(), portal.stop()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}
