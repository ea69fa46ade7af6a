/* Ends the process that reads a file when it takes too much: from a thread, because whoever is busy cannot look at a clock. */

/** Seconds and bytes, of everything that the process holds, that reading one file may take. */
const TIME_LIMIT_SECONDS = 15;
const MEMORY_LIMIT_BYTES = 512 * 1024 * 1024;
const LOOK_MS = 20;

setInterval(() => {
  const tooMuch = process.memoryUsage.rss() > MEMORY_LIMIT_BYTES || process.uptime() > TIME_LIMIT_SECONDS;
  if (tooMuch) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
