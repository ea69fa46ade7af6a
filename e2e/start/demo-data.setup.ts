import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.process.ts';

/** Makes the demo data once; each worker then begins with a copy of this folder. */
export default async function prepareDemoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'prentice-demo-'));
  const server = await startServer(folder);
  await server.stop();
  process.env['PRENTICE_DEMO_DATA'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
