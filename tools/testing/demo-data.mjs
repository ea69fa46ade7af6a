import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let prepared;

async function prepare(make) {
  const folder = mkdtempSync(join(tmpdir(), 'demo-data-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await make(folder);
  return folder;
}

/**
 * Copies the demo data into a data folder, unless it holds a database: making them takes longer than all else that a
 * server does when it starts.
 * @param make makes them once for each process in the folder that it is given
 */
export async function copyDemoData(target, make) {
  if (existsSync(join(target, 'database'))) return;
  prepared ??= prepare(make);
  await cp(await prepared, target, { recursive: true });
}
