const terminal = process.stdout.isTTY === true;
const LOG_EVERY_SECONDS = 15;

/** Whole seconds as people say them: `8 s`, `2 min 05 s`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
}

/**
 * Shows that a long step is alive: one line that renews itself on a terminal, a line every 15 s elsewhere.
 * `detail` is asked at every tick and may answer how far the step is.
 * `done` and `failed` end the display and print one closing line with the time taken.
 */
export function progress(title, detail = () => '') {
  const began = Date.now();
  const line = () => [`  ${title}`, detail(), duration(Date.now() - began)].filter(Boolean).join('  ');
  let sinceLog = 0;
  if (!terminal) console.log(`  ${title} …`);
  const timer = setInterval(() => {
    const text = line();
    if (terminal) process.stdout.write(`\r\x1b[2K${text}`);
    else if (++sinceLog % LOG_EVERY_SECONDS === 0) console.log(text);
  }, 1000);
  const end = (mark) => {
    clearInterval(timer);
    console.log(`${terminal ? '\r\x1b[2K' : ''}${mark} ${title}  ${duration(Date.now() - began)}`);
  };
  return { done: () => end('+'), failed: () => end('x') };
}

/** Ends the program with a message for people: what happened, then what to do. */
export function exitWithError(what, ...advice) {
  console.error(`\n${what}`);
  for (const line of advice) console.error(line);
  process.exit(1);
}
