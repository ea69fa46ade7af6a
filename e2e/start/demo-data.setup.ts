import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server-process.ts';

/** Makes the demo data once; each worker then begins with a copy of this folder. */
export default async function prepareDemoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const server = await startServer(folder);
  await server.stop();
  process.env['DEMO_DATA_FOLDER'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
