// Keeps hundreds of connections busy that hardly move: headers and bodies that come byte by byte, and replies that nobody reads.
// Others must be answered meanwhile, and the slow ones must be cut off.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retryWhileBusy, startBuiltServer } from '../testing/built-server.mjs';

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

/**
 * Asks for a list again and again, once more when the server is too busy, as every client of ours does.
 * @returns milliseconds of each reply, the repetitions with them; how many repetitions; the statuses other than 200
 */
async function askFor(server, milliseconds) {
  const times = [];
  const refused = [];
  let requests = 0;
  const requestList = () => {
    requests++;
    return server.answer(LIST.replace('/api', ''));
  };
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const began = performance.now();
    const { status } = await retryWhileBusy(requestList);
    times.push(performance.now() - began);
    if (status !== 200) refused.push(status);
    await pause(20);
  }
  times.sort((a, b) => a - b);
  return { times, refused, repeated: requests - times.length };
}

const quantile = (times, share) => Math.round(times[Math.floor(share * times.length)] ?? 0);

/** Opens so many connections of each kind. */
function openClients(port, count) {
  const times = Array.from({ length: count });
  const sending = Object.values(kinds).flatMap((start) => times.map(() => trickle(port, start)));
  return { sending, silent: times.map(() => askWithoutReading(port)) };
}

/** How many of them the server has not cut off within its limits. */
async function countConnected(clients) {
  const isCut = clients.map(({ cut }) => Promise.race([cut.then(() => true), pause(CUT_WITHIN_MS)]));
  return (await Promise.all(isCut)).filter((cut) => !cut).length;
}

/** Requests that still count as in flight when all clients have gone for a while. */
async function inFlightAfterwards(server) {
  const began = performance.now();
  for (;;) {
    const { body } = await server.answer('/health/ready');
    if (body.inFlight === 0 || performance.now() - began > CUT_WITHIN_MS) return body.inFlight;
    await pause(50);
  }
}

/** What was seen while they were connected, and afterwards. */
async function observe(server, long) {
  const { sending, silent } = openClients(server.port, long ? 1_000 : 150);
  const all = [...sending, ...silent];
  try {
    await pause(1_000);
    const { times, refused, repeated } = await askFor(server, long ? 30_000 : 4_000);
    const connected = long ? await countConnected(sending) : 0;
    for (const { end } of all) end();
    await Promise.all(all.map(({ cut }) => cut));
    return { count: all.length, times, refused, repeated, connected, inFlight: await inFlightAfterwards(server) };
  } finally {
    for (const { end } of all) end();
  }
}

/** 150 connections of each kind for 4 s; with `long` 1,000 for 30 s, and until the server has cut off who sends. */
export async function drill({ long }) {
  const folder = await mkdtemp(join(tmpdir(), 'drill-slow-'));
  const server = await startBuiltServer(folder, { SEED_DEMO: 'true' }, { stderr: 'pipe' });
  let errors = '';
  server.child.stderr.setEncoding('utf8').on('data', (chunk) => (errors += chunk));
  try {
    const { count, times, refused, repeated, connected, inFlight } = await observe(server, long);
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    const figure =
      `beside ${count} slow clients: ${times.length} lists, p50 ${p50} ms, p99 ${p99} ms, ${repeated} asked again, ${refused.length} refused; ` +
      `${connected} not cut off; ${inFlight} in flight afterwards`;
    const holds = refused.length + connected + inFlight === 0 && p99 <= P99_MS[long ? 'long' : 'short'] && !errors;
    return { figures: [figure], failures: holds ? [] : [`${figure}\n${errors.slice(0, 1_000)}`] };
  } finally {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
}
