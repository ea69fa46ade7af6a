import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import { openConnection } from './connection.ts';
import { settingsWarnings } from './platform/config/production-settings.ts';
import { readSettings } from './platform/config/settings.ts';
import { startTracing } from './platform/tracing/tracing.ts';

/** Milliseconds that a stop may take before it is cut short. */
const STOP_DEADLINE_MS = 15_000;

async function main(): Promise<void> {
  /* Whatever libraries write from now on is its owner's alone, as what the server writes itself. */
  process.umask(0o077);
  const settings = readSettings(process.env);
  const warnings = settingsWarnings(settings);
  if (warnings.length > 0) console.log(warnings.join('\n'));
  const tracing = await startTracing(settings);
  /* The embedded database reads its file in a thread of its own; this one reads the rest of the program meanwhile. */
  const [{ connection, close }, { serve }] = await Promise.all([openConnection(settings), import('./serving.ts')]);
  const server = await serve(settings, connection);
  /* Node keeps what it compiled only at an orderly end: after a kill the next start would compile all of it again. */
  flushCompileCache();

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    await server.stop();
    await close();
    await tracing.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/** Explains start-up failures in words: what is wrong, and what to do. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${process.env['PORT'] || 3000} is taken. Choose another: PORT=3001 npm start`;
  if (code === 'ENOSPC') return 'The disk is full. Free some space and start again; nothing that was answered is lost.';
  return process.env['LOG_LEVEL'] === 'debug' ? (error.stack ?? error.message) : error.message;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
