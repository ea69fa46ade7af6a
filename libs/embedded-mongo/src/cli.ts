import { parseArgs } from 'node:util';
import { serve, type ServerOptions } from './server/server.ts';

const USAGE = `Usage:
  embedded-mongo --data DIR [--port N] [--socket PATH] [--synchronous FULL]
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

function serverOptions(values: Values): ServerOptions {
  const { port, socket, synchronous = 'NORMAL' } = values;
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 65_536)) {
    throw new UsageError('--port takes a number from 0 to 65535');
  }
  if (synchronous !== 'NORMAL' && synchronous !== 'FULL') throw new UsageError('--synchronous takes NORMAL or FULL');
  return {
    dataDir: required(values, 'data'),
    synchronous,
    ...(port !== undefined && { port: Number(port) }),
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
