import { readFileSync } from 'node:fs';
import { measureLoad } from './http-load.mjs';
import { measuredServer } from './measured-server.mjs';

const ROUNDS = 3;
const WARM_UP_MS = 1_000;
const TICKS_PER_SECOND = 100;

/** CPU milliseconds that processes have used, with all their threads. */
const cpuOf = (pids) =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
  }, 0);

/** One measurement under load on one side: requests per second, p99 and CPU milliseconds for each request. */
async function measureSample(url, pids, { connections, seconds }) {
  await measureLoad([url], { connections, milliseconds: WARM_UP_MS });
  const before = cpuOf(pids);
  const { rps, p99, count, failed } = await measureLoad([url], { connections, milliseconds: seconds * 1_000 });
  if (count === 0) throw new Error(`${url}: none of ${failed} requests was answered.`);
  return { rps, p99, cpu: pids.length > 0 ? (cpuOf(pids) - before) / count : NaN };
}

/** What is printed of CPU time; nothing where it is not known whose to count. */
const cpuText = (cpu, unit = '') => (Number.isNaN(cpu) ? '' : `, CPU ${cpu.toFixed(2)}${unit}`);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const medianOf = (samples) =>
  Object.fromEntries(['rps', 'p99', 'cpu'].map((figure) => [figure, median(samples.map((sample) => sample[figure]))]));

/** Ours and the peer are measured alternately, so that whatever else the machine does is done to both. */
async function compare(name, { ours, peer }, options) {
  const samples = { ours: [], peer: [] };
  for (let round = 0; round < ROUNDS; round++) {
    samples.ours.push(await measureSample(ours.url, ours.pids, options));
    samples.peer.push(await measureSample(peer.url, peer.pids, options));
  }
  const [ourMedian, peerMedian] = [medianOf(samples.ours), medianOf(samples.peer)];
  const ratio = (figure) => (ourMedian[figure] / peerMedian[figure]).toFixed(2);
  const figures = ({ rps, p99, cpu }) => `${rps.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms${cpuText(cpu, ' ms')}`;
  console.log(`${name}\n  ours: ${figures(ourMedian)}\n  peer: ${figures(peerMedian)}`);
  console.log(
    `  ours / peer: throughput ${ratio('rps')}, p99 ${ratio('p99')}${cpuText(ourMedian.cpu / peerMedian.cpu)}\n`,
  );
}

/**
 * Ours beside a server that somebody has started and filled: its list of 25, and one record, at addresses of 127.0.0.1.
 * @param pids of the peer and its database, whose CPU time counts together
 */
export async function benchPeers({ size, connections, seconds, list, detail, pids }) {
  const server = await measuredServer(size);
  try {
    const query = new URLSearchParams({ sort: '["openedAt","DESC"]', range: '[0,24]' });
    const ownList = `${server.origin}/api/internships?${query}`;
    const [{ id }] = await (await fetch(ownList)).json();
    const ours = (url) => ({ url, pids: [server.child.pid] });
    const options = { connections, seconds };
    if (list) await compare('public list', { ours: ours(ownList), peer: { url: list, pids } }, options);
    if (detail) {
      const ownDetail = `${server.origin}/api/internships/${id}`;
      await compare('one record', { ours: ours(ownDetail), peer: { url: detail, pids } }, options);
    }
  } finally {
    await server.stop();
  }
}
