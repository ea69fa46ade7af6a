// Loaded before a server (`--import`): lets the thread of the embedded database crash as soon as CRASH_FILE exists, by an error that
// nobody catches, or by its end when the file says "exit".
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';

const file = process.env['CRASH_FILE'];

if (file && !isMainThread && workerData?.dataDir)
  setInterval(() => {
    if (!existsSync(file)) return;
    if (readFileSync(file, 'utf8') === 'exit') process.exit(7);
    throw new Error('a fault of the drill');
  }, 20);
