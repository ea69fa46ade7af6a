import { createServer } from 'node:http';
import { Logger } from '@nestjs/common';
import type { Metrics } from './metrics.service.ts';

/** A server of metrics that listens. */
export interface MetricsServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Serves `/api/metrics` on a port of its own, which no gateway passes on.
 * @throws the error of listening, such as EADDRINUSE
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const logger = new Logger('Metrics');
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/api/metrics')
      return void reply.writeHead(404).end();
    metrics.text().then(
      (text) => reply.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => {
        logger.error({ err: error });
        reply.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
