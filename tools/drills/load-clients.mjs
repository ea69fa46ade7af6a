// Runs in a thread of its own: many connections that ask for one address over and over, each as soon as it has its reply.
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { port, path, connections, milliseconds, pause } = workerData;
const requestFor = (predicate) => `GET ${predicate} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
const request = requestFor(path);
/** Connections that are opened at the same time, before the crowd begins. */
const OPENING = 50;
const answered = [];
const refused = [];
let broken = 0;

/** The status of a whole reply at the beginning of the bytes, and its length; null while some of it is missing. */
function readReply(bytes) {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return bytes.length < length ? null : { status: Number(head.slice(9, 12)), length };
}

/** Sends one request over an open connection; answers the status of its reply, or null when the connection broke. */
function ask(socket, text) {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    const done = (status) => {
      socket.off('data', read).off('close', lost);
      resolve(status);
    };
    const lost = () => done(null);
    const read = (chunk) => {
      bytes = bytes.length ? Buffer.concat([bytes, chunk]) : chunk;
      const reply = readReply(bytes);
      if (reply) done(reply.status);
    };
    socket.on('data', read).on('close', lost);
    socket.write(text);
  });
}

async function opened() {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await ask(socket, requestFor('/api/health/live'));
  return socket;
}

async function openAll() {
  const sockets = [];
  while (sockets.length < connections) {
    const missing = Math.min(OPENING, connections - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: missing }, opened))));
  }
  return sockets;
}

/** Spreads clients evenly over time, the same in every run: fractional parts of multiples of the golden ratio. */
let spreads = 0;
const spread = () => (++spreads * 0.618_033_988_75) % 1;
const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One client: it repeats a request that was answered at once, one that was refused after a pause of its own length. */
async function client(socket, until) {
  await rest(spread() * pause);
  for (let began = performance.now(); began < until; began = performance.now()) {
    const status = await ask(socket, request);
    const ended = performance.now();
    if (status === null) return void broken++;
    if (ended > until) return;
    if (began >= counted) (status === 503 ? refused : answered).push(ended - began);
    if (status === 503) await rest(pause * (0.5 + spread()));
  }
}

const sockets = await openAll();
/* Counted from when the last client has begun until the first one stops. */
const counted = performance.now() + pause;
const until = counted + milliseconds;
await Promise.all(sockets.map((socket) => client(socket, until)));
const seconds = milliseconds / 1000;
for (const socket of sockets) socket.destroy();

const quantile = (times, share) => times.sort((a, b) => a - b)[Math.floor(share * times.length)] ?? 0;
parentPort.postMessage({
  goodput: answered.length / seconds,
  p50: quantile(answered, 0.5),
  p99: quantile(answered, 0.99),
  refused: refused.length,
  refusedP50: quantile(refused, 0.5),
  refusedP99: quantile(refused, 0.99),
  broken,
});
