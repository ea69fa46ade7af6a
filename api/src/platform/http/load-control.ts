import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Refusal } from '@prentice/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { Lifecycle } from '../health/lifecycle.ts';

/** Event-loop delay in milliseconds above which new work is turned away. */
const LAG_LIMIT = 1_000;
/** Milliseconds for which a measured delay holds: to work out the mean for every request would be a delay of its own. */
const MEASURED = 50;

/** Counts requests in flight and turns new ones away while there are too many, or the process is leaving. */
export function installLoadControl(fastify: FastifyInstance, lifecycle: Lifecycle, settings: Settings): void {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  let mean = 0;
  let measuredAt = -Infinity;
  const delay = (): number => {
    const now = performance.now();
    if (now - measuredAt < MEASURED) return mean;
    measuredAt = now;
    return (mean = lag.mean / 1e6);
  };
  lag.enable();
  const reset = setInterval(() => lag.reset(), 2_000);
  reset.unref();
  fastify.addHook('onResponse', async () => lifecycle.leave());
  fastify.addHook('onRequest', async (request) => {
    lifecycle.enter();
    if (request.url.startsWith('/api/health')) return;
    const busy = lifecycle.inFlight > settings.MAX_IN_FLIGHT || delay() > LAG_LIMIT;
    if (lifecycle.draining || busy) throw new Refusal('OVERLOADED');
  });
  fastify.addHook('onClose', async () => {
    clearInterval(reset);
    lag.disable();
  });
}
