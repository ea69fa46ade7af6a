import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/* Whoever is turned away waits before asking again: else the refusals, and not the answers, would be measured. */
const REFUSED_PAUSE_MS = 100;

/** One request over the agent; answers milliseconds until its last byte, or null when it failed or was refused. */
function once(url, agent, headers) {
  const began = performance.now();
  return new Promise((resolve) => {
    const outgoing = request(url, { agent, headers }, (answer) => {
      answer.on('error', () => resolve(null));
      answer.on('end', () => resolve(answer.statusCode < 400 ? performance.now() - began : null));
      answer.resume();
    });
    outgoing.on('error', () => resolve(null));
    outgoing.end();
  });
}

/**
 * Asks for addresses in turn over that many kept connections until the time or the count is over.
 * Answers requests per second, latencies in milliseconds and how many requests failed. Only this machine is asked.
 */
export async function measureLoad(
  urls,
  { connections = 50, milliseconds = 5000, atMost = 200_000, headers = {} } = {},
) {
  if (urls.some((url) => new URL(url).hostname !== '127.0.0.1')) throw new Error('Only 127.0.0.1 may be loaded.');
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let sent = 0;
  let failed = 0;
  const began = performance.now();
  const worker = async () => {
    while (sent < atMost && performance.now() - began < milliseconds) {
      const time = await once(urls[sent++ % urls.length], agent, headers);
      if (time !== null) times.push(time);
      else {
        failed++;
        await pause(REFUSED_PAUSE_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    rps: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed,
    count: times.length,
  };
}
