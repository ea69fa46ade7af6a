import 'reflect-metadata';
import { brand } from '@prentice/contract';
import { openConnection } from './connection.ts';
import { Lifecycle } from './platform/health/lifecycle.ts';
import { readSettings } from './platform/config/settings.ts';
import { createServer } from './server.ts';
import { prepareData } from './seed/first-start.ts';
import { installWeb } from './web/web.ts';

/** Milliseconds that requests in flight get to finish when the process is told to stop, and the whole stop. */
const DRAIN = 10_000;
const STOP = 15_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { connection, close } = await openConnection(settings);
  const app = await createServer({ settings, connection, prepare: (created) => installWeb(created, settings) });
  const lines = await prepareData(app, settings);
  await app.listen(settings.PORT, settings.HOST);
  console.log(`\n${brand.name} is ready at ${settings.publicUrl}\n${lines.join('\n')}`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP).unref();
    const lifecycle = app.get(Lifecycle);
    lifecycle.draining = true;
    app.getHttpServer().close();
    app.getHttpServer().closeIdleConnections();
    await lifecycle.idle(DRAIN);
    app.getHttpServer().closeAllConnections();
    await app.close();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/** Start-up failures in words: what is wrong, and what to do. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${process.env['PORT'] ?? 3000} is taken. Choose another: PORT=3001 npm start`;
  if (code === 'ENOSPC') return 'The disk is full. Free some space and start again; nothing that was answered is lost.';
  return process.env['LOG_LEVEL'] === 'debug' ? (error.stack ?? error.message) : error.message;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
