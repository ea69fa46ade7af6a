import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Settings } from '../config/settings.ts';
import { settlesBefore } from '../database/serial-queue.ts';

/** Milliseconds that a collector gets for a batch, and that all of them get when the process ends. */
const EXPORT_MS = 5_000;
const STOP_MS = 3_000;
/** Spans that wait for a collector; those that come while it is full are lost. */
const QUEUED_SPANS = 2_048;

/** Reads `name=value,name=value` with percent-encoded values, as OpenTelemetry's settings have it. */
const parseHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => pair.split(/=(.*)/s).map((part) => part.trim()))
      .map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
  );

const endpointOf = (base: string): string => `${base.replace(/\/+$/, '')}/v1/traces`;

/**
 * Registers the official SDK: spans are sent in batches by OTLP over HTTP, in the background. Of a request that the
 * gateway began, the sampler decides by the trace's id, as of every other: all processes decide the same.
 * @returns how to send what is left and stop; it gives up on a collector that does not answer
 */
export function registerTracing(settings: Settings): () => Promise<void> {
  diag.setLogger(
    {
      error: (text) => console.error(`Traces are not sent: ${text}`),
      warn: () => undefined,
      info: () => undefined,
      debug: () => undefined,
      verbose: () => undefined,
    },
    DiagLogLevel.ERROR,
  );
  const exporter = new OTLPTraceExporter({
    url: endpointOf(settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? ''),
    headers: parseHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    timeoutMillis: EXPORT_MS,
  });
  const ratio = new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.instance.id': `${settings.ROLE}-${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio, remoteParentNotSampled: ratio }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: QUEUED_SPANS,
        exportTimeoutMillis: EXPORT_MS,
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await settlesBefore(Promise.allSettled([provider.shutdown()]), performance.now() + STOP_MS);
    trace.disable();
    context.disable();
    propagation.disable();
  };
}
