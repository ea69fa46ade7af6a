/* Ends the process that reads a file when it takes too much: from a thread, because a busy thread cannot look at a
   clock. */

import { workerData } from 'node:worker_threads';

/** Bytes of everything that the process holds, and seconds, that reading one file may take. */
const timeLimitSeconds = Number(workerData);
const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;
const LOOK_MS = 20;

setInterval(() => {
  const tooMuch = process.memoryUsage.rss() > MEMORY_LIMIT_BYTES || process.uptime() > timeLimitSeconds;
  if (tooMuch) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
