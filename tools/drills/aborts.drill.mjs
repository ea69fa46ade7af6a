// Drops thousands of requests at every stage of their life. Afterwards none may count as in flight, and the server must answer
// as many requests at once as it is set to.
import { connect } from 'node:net';
import { measuredServer } from '../bench/measured-server.mjs';
import { retryWhileBusy } from '../testing/built-server.mjs';

const AT_ONCE = 200;
const MAX_IN_FLIGHT = 60;
/**
 * Milliseconds after which what is in flight counts as lost; the longest request takes ten seconds of a machine that
 * keeps up.
 */
const SETTLED_WITHIN = 60_000;
const LIST = '/api/internships?range=%5B0,24%5D';

const get = (path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
const postHead = (length) =>
  `POST /api/auth/sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/**
 * What is sent before the connection is dropped, and when it is dropped: after so many milliseconds, or at the first
 * byte of a reply.
 */
const stages = {
  headers: { send: get(LIST).slice(0, 20), drop: () => 0 },
  'request just sent': { send: get(LIST), drop: () => 0 },
  'while it is answered': { send: get(LIST), drop: (index) => index % 40 },
  'page while it is made': { send: get('/internships?lang=de'), drop: (index) => index % 40 },
  body: { send: `${postHead(500)}{"email":`, drop: (index) => index % 10 },
  reply: { send: get(LIST), drop: () => null },
  'several on one connection': { send: get(LIST).repeat(8), drop: (index) => index % 40 },
};

/** Sends one request, drops its connection, and resolves once it is gone. */
function dropped(port, { send, drop }, index) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const after = drop(index);
    socket.on('connect', () => {
      socket.write(send, () => {
        if (after !== null) setTimeout(() => socket.destroy(), after);
      });
    });
    socket.on('data', () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', resolve);
    socket.setTimeout(15_000, () => socket.destroy());
  });
}

async function dropMany(port, stage, count) {
  let next = 0;
  const worker = async () => {
    while (next < count) await dropped(port, stage, next++);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker));
}

const readiness = async (origin) => {
  const reply = await fetch(`${origin}/api/health/ready`);
  return { ...(await reply.json()), status: reply.status };
};

/** Waits until the server says that it is idle; answers what it said last. */
async function settled(origin) {
  const until = performance.now() + SETTLED_WITHIN;
  let state = await readiness(origin);
  while ((state.status !== 200 || state.inFlight !== 0) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    state = await readiness(origin);
  }
  return state;
}

/** Aborts requests at every stage: 300 at each, with `long` 5,000. */
export async function drill({ long }) {
  const count = long ? 5_000 : 300;
  const server = await measuredServer(0, { env: { SEED_DEMO: 'true', MAX_IN_FLIGHT: String(MAX_IN_FLIGHT) } });
  const figures = [];
  const failures = [];
  try {
    const port = Number(new URL(server.origin).port);
    for (const [name, stage] of Object.entries(stages)) {
      await dropMany(port, stage, count);
      const state = await settled(server.origin);
      figures.push(`${count} dropped, ${name}: readiness ${state.status}, ${state.inFlight} in flight`);
      if (state.status !== 200 || state.inFlight !== 0) failures.push(`After "${name}": ${JSON.stringify(state)}`);
    }
    const ask = () => server.answer(LIST.replace('/api', ''));
    /* A slow machine may not answer all of them at once; with lost places it would never answer all of them. */
    const afterwards = long ? ask : () => retryWhileBusy(ask);
    const replies = await Promise.all(Array.from({ length: MAX_IN_FLIGHT / 2 }, afterwards));
    const refused = replies.filter(({ status }) => status !== 200).length;
    figures.push(`${replies.length} requests at once afterwards: ${refused} refused`);
    if (refused) failures.push(`${refused} of ${replies.length} requests were refused afterwards`);
  } finally {
    await server.stop();
  }
  return { figures, failures };
}
