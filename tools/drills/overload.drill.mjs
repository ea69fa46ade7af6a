// Sends a public list and a page far more requests than the server can answer. It must keep answering nearly as many as at its best,
// those soon, and turn the others away at once.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { measuredServer } from '../bench/measured-server.mjs';
import { inRoot } from '../setup/paths.mjs';

const addresses = {
  list: '/api/internships?range=%5B0,24%5D',
  'page made anew': '/internships?lang=de',
};
/**
 * Milliseconds after which a client that was refused asks again: half of what it is told, and many times what can be
 * answered.
 */
const PAUSE = 1_000;

/**
 * What must hold. How fast a machine is and what else it does is only known where somebody watches, so a short drill
 * asks whether the server keeps answering, and within the deadline of a request.
 */
const bounds = {
  long: { goodput: 0.8, p99: 1_000, refusedP99: 50 },
  short: { goodput: 0.2, p99: 10_000, refusedP99: 10_000 },
};

async function crowd(options) {
  const worker = new Worker(inRoot('tools/drills/load-clients.mjs'), { workerData: { pause: PAUSE, ...options } });
  const [figures] = await once(worker, 'message');
  return figures;
}

async function overload(name, port, milliseconds, bound) {
  const loadWith = (connections) => crowd({ port, path: addresses[name], connections, milliseconds });
  await loadWith(50);
  const peak = await loadWith(50);
  const many = await loadWith(1_000);
  const ratio = many.goodput / peak.goodput;
  const figure =
    `${name}: ${peak.goodput.toFixed(0)}/s at 50 connections (p99 ${peak.p99.toFixed(0)} ms), ` +
    `${many.goodput.toFixed(0)}/s at 1,000 (${(100 * ratio).toFixed(0)} %; p99 ${many.p99.toFixed(0)} ms); ` +
    `${many.refused} refused, p50 ${many.refusedP50.toFixed(1)} ms, p99 ${many.refusedP99.toFixed(1)} ms; ${many.broken} broken`;
  const holds =
    ratio >= bound.goodput && many.p99 <= bound.p99 && many.refusedP99 <= bound.refusedP99 && many.broken === 0;
  return { figure, failure: holds ? null : `Not within ${JSON.stringify(bound)}: ${figure}` };
}

/** 50, then 1,000 connections on the demo data for 2 s each; with `long` on 10,000 internships for 10 s. */
export async function drill({ long }) {
  const size = long ? 10_000 : 0;
  const server = await measuredServer(size, { env: long ? {} : { SEED_DEMO: 'true' } });
  const outcomes = [];
  try {
    const port = Number(new URL(server.origin).port);
    for (const name of Object.keys(addresses)) {
      outcomes.push(await overload(name, port, long ? 10_000 : 2_000, long ? bounds.long : bounds.short));
    }
  } finally {
    await server.stop();
  }
  return {
    figures: outcomes.map(({ figure }) => figure),
    failures: outcomes.flatMap(({ failure }) => failure ?? []),
  };
}
