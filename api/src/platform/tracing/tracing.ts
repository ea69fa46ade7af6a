import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { Settings } from '../config/settings.ts';

/** Spans are made only once tracing has started: until then, nothing of it costs a request anything. */
let isOn = false;

const tracer = trace.getTracer('prentice');

export const isTracing = (): boolean => isOn;

/**
 * Starts to send traces, where the settings name a collector. The SDK is loaded only then.
 * @returns how to send what is left and end, within a few seconds
 */
export async function startTracing(settings: Settings): Promise<{ readonly stop: () => Promise<void> }> {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return { stop: async () => undefined };
  const { registerTracing } = await import('./otlp-tracing.ts');
  const stop = registerTracing(settings);
  isOn = true;
  return {
    stop: async () => {
      isOn = false;
      await stop();
    },
  };
}

/** A `traceparent` (W3C Trace Context) of what is done at the moment; null while nothing is traced. */
export function currentTrace(): string | null {
  if (!isOn) return null;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'] ?? null;
}

/** Returns the context of what a `traceparent` names; one without a parent where there is none, or none that is valid. */
const contextOf = (traceparent: string | null | undefined): Context =>
  propagation.extract(ROOT_CONTEXT, traceparent ? { traceparent } : {});

/** Ends a span, as failed when there is an error: what the error says may tell of people, so only its kind is named. */
function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined)
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' });
  span.end();
}

/** What a span of work beside requests says, and what caused the work. */
export interface TracedWork {
  /** Such as `job deliveries`. */
  readonly name: string;
  readonly attributes: Attributes;
  /** `traceparent` of what caused it; it begins a trace of its own when absent. */
  readonly cause: string | null | undefined;
}

/** Does work within a span of its own. */
export async function traced<Result>(
  { name, attributes, cause }: TracedWork,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isOn) return work();
  return tracer.startActiveSpan(name, { kind: SpanKind.CONSUMER, attributes }, contextOf(cause), async (span) => {
    try {
      const result = await work();
      endSpan(span);
      return result;
    } catch (error) {
      endSpan(span, error);
      throw error;
    }
  });
}

/**
 * Starts the span of a request. What is called within `run` belongs to it.
 * @param cause `traceparent` that came with it, through a proxy that is trusted
 */
export function startRequestSpan(
  cause: string | undefined,
  attributes: Attributes,
): { span: Span; run: (next: () => void) => void } {
  const parent = contextOf(cause);
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, parent);
  return { span, run: (next) => context.with(trace.setSpan(parent, span), next) };
}

/**
 * Starts the span of a step that is part of what is done at the moment. @returns how to end it; null where nothing is
 * done that has a span, as when a timer looks whether there is work: it would be a trace of its own each time
 */
export function startStepSpan(name: string, attributes: Attributes): ((error?: unknown) => void) | null {
  if (!trace.getActiveSpan()) return null;
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
  return (error) => endSpan(span, error);
}

/** Does a step that is part of what is done at the moment, such as a request to another server, within a span of its own. */
export async function tracedStep<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = startStepSpan(name, attributes);
  try {
    const result = await work();
    end?.();
    return result;
  } catch (error) {
    end?.(error);
    throw error;
  }
}
