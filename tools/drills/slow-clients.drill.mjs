// Keeps hundreds of connections busy that hardly move: headers and bodies that come byte by byte, and replies that nobody reads.
// Others must be answered meanwhile, and the slow ones must be cut off.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../testing/built-server.mjs';

const LIST = '/api/internships?range=%5B0,24%5D';
const BYTE_EVERY_MS = 500;
const CUT_WITHIN_MS = 120_000;
/** How busy the machine is decides how long a reply takes, so that a short drill only asks for one. */
const P99_MS = { short: 10_000, long: 500 };

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const kinds = {
  /* The head never ends. */
  headers: `GET ${LIST} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: `,
  /* The body never ends. */
  bodies:
    'POST /api/auth/sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"',
};

/** A connection that sends one byte after the other; `cut` resolves when the server closes it. */
function trickle(port, start) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(start);
  socket.resume();
  const timer = setInterval(() => socket.write('a'), BYTE_EVERY_MS);
  const cut = once(socket, 'close').finally(() => clearInterval(timer));
  return { cut, end: () => socket.destroy() };
}

/** A connection that asks for many replies and reads none of them. */
function askWithoutReading(port) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.pause();
  socket.write(`GET ${LIST} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(200));
  const cut = once(socket, 'close');
  return { cut, end: () => socket.destroy() };
}

/** Asks for a list again and again. @returns milliseconds of each reply, and the statuses other than 200 */
async function askFor(server, milliseconds) {
  const times = [];
  const refused = [];
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const began = performance.now();
    const { status } = await server.answer(LIST.replace('/api', ''));
    times.push(performance.now() - began);
    if (status !== 200) refused.push(status);
    await pause(20);
  }
  times.sort((a, b) => a - b);
  return { times, refused };
}

const quantile = (times, share) => Math.round(times[Math.floor(share * times.length)] ?? 0);

/** 150 connections of each kind for 4 s; with `long` 1,000 for 30 s, and until the server has cut them off. */
export async function drill({ long }) {
  const count = long ? 1_000 : 150;
  const folder = await mkdtemp(join(tmpdir(), 'drill-slow-'));
  const server = await startBuiltServer(folder, { SEED_DEMO: 'true' }, { stderr: 'pipe' });
  let errors = '';
  server.child.stderr.setEncoding('utf8').on('data', (chunk) => (errors += chunk));
  const figures = [];
  const failures = [];
  const clients = [];
  try {
    const port = Number(new URL(server.origin).port);
    for (const start of Object.values(kinds)) for (let n = 0; n < count; n++) clients.push(trickle(port, start));
    for (let n = 0; n < count; n++) clients.push(askWithoutReading(port));
    await pause(1_000);
    const { times, refused } = await askFor(server, long ? 30_000 : 4_000);
    figures.push(
      `beside ${clients.length} slow clients: ${times.length} lists, p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms, ${refused.length} refused`,
    );
    if (refused.length > 0) failures.push(`Lists were answered ${refused}`);
    if (quantile(times, 0.99) > P99_MS[long ? 'long' : 'short']) failures.push(`p99 was ${quantile(times, 0.99)} ms`);
    if (long) {
      const slow = clients.slice(0, 2 * count).map(({ cut }) => cut.then(() => true));
      const cuts = await Promise.all(slow.map((cut) => Promise.race([cut, pause(CUT_WITHIN_MS)])));
      const left = cuts.filter((isCut) => !isCut).length;
      figures.push(`${left} of ${slow.length} that sent slowly were still connected after ${CUT_WITHIN_MS} ms`);
      if (left > 0) failures.push(`${left} slow clients were not cut off`);
    }
    for (const { end } of clients) end();
    await Promise.all(clients.map(({ cut }) => cut));
    const began = performance.now();
    let state = await server.answer('/health/ready');
    while (state.body.inFlight > 0 && performance.now() - began < CUT_WITHIN_MS) {
      await pause(50);
      state = await server.answer('/health/ready');
    }
    figures.push(`when they are gone: ${state.body.inFlight} in flight`);
    if (state.body.inFlight > 0) failures.push(`Still in flight: ${JSON.stringify(state.body)}`);
  } finally {
    for (const { end } of clients) end();
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
  if (errors) failures.push(`The server reported: ${errors.slice(0, 1_000)}`);
  return { figures, failures };
}
