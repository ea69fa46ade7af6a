import { parseArgs } from 'node:util';
import { serve, type ServerOptions } from './server/server.ts';

const USAGE = `Usage:
  embedded-mongo --data DIR [--port N] [--socket PATH] [--synchronous FULL]
                 [--transaction-lifetime SECONDS]
      serves a folder to MongoDB clients of this machine: on 127.0.0.1 with --port,
      on a UNIX socket with --socket, or, with neither, on a socket inside the folder
  embedded-mongo export --data DIR --out FOLDER
      writes all collections as Extended JSON lines, with import.sh for mongoimport
  embedded-mongo import --data DIR --db NAME --collection NAME --file FILE
      adds the lines of a file, as mongoexport writes them, to a collection`;

/** Wrong use of the command; shown with the usage. */
class UsageError extends Error {}

const OPTIONS = {
  data: { type: 'string' },
  port: { type: 'string' },
  socket: { type: 'string' },
  synchronous: { type: 'string' },
  'transaction-lifetime': { type: 'string' },
  out: { type: 'string' },
  db: { type: 'string' },
  collection: { type: 'string' },
  file: { type: 'string' },
  help: { type: 'boolean' },
} as const;

type Values = Partial<Record<Exclude<keyof typeof OPTIONS, 'help'>, string>>;

function required(values: Values, name: keyof Values): string {
  const value = values[name];
  if (value === undefined) throw new UsageError(`--${name} is missing`);
  return value;
}

/** Returns a number from `least` to `most`; undefined when the option is missing. */
function wholeNumber(values: Values, name: keyof Values, least: number, most: number): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`--${name} takes a number from ${least} to ${most}`);
}

function serverOptions(values: Values): ServerOptions {
  const { socket, synchronous = 'NORMAL' } = values;
  const port = wholeNumber(values, 'port', 0, 65_535);
  const lifetime = wholeNumber(values, 'transaction-lifetime', 1, 86_400);
  if (synchronous !== 'NORMAL' && synchronous !== 'FULL') throw new UsageError('--synchronous takes NORMAL or FULL');
  return {
    dataDir: required(values, 'data'),
    synchronous,
    ...(port !== undefined && { port }),
    ...(lifetime !== undefined && { transactionLifetime: lifetime * 1_000 }),
    ...(socket !== undefined && { socket }),
  };
}

async function serveUntilStopped(options: ServerOptions): Promise<void> {
  // Anyone who reads the line below may stop the server at once.
  const stopped = new Promise<void>((stop) => {
    process.once('SIGINT', () => stop());
    process.once('SIGTERM', () => stop());
  });
  const server = await serve(options);
  console.log(`Serving ${options.dataDir} at ${server.uri}`);
  await stopped;
  await server.close();
}

async function run(command: string | undefined, values: Values): Promise<void> {
  if (command === undefined) return serveUntilStopped(serverOptions(values));
  // A server needs neither of these.
  if (command === 'export') {
    const { exportData } = await import('./transfer/export.ts');
    for (const { db, name, documents } of exportData(required(values, 'data'), required(values, 'out'))) {
      console.log(`${db}.${name}: ${documents} documents`);
    }
    return;
  }
  if (command !== 'import') throw new UsageError(`unknown command ${command}`);
  const target = {
    dataDir: required(values, 'data'),
    db: required(values, 'db'),
    collection: required(values, 'collection'),
  };
  const { importFile } = await import('./transfer/import.ts');
  console.log(`${await importFile(target, required(values, 'file'))} documents imported`);
}

/** Returns the command `embedded-mongo`. @returns the exit code */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const { help, ...texts } = values;
    if (help) {
      console.log(USAGE);
      return 0;
    }
    await run(positionals[0], texts);
    return 0;
  } catch (error) {
    const usage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    console.error(error instanceof Error ? error.message : String(error));
    if (usage) console.error(USAGE);
    return usage ? 2 : 1;
  }
}
