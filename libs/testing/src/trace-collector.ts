import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { portOf } from './local-port.ts';

/** A step of a trace, as a collector is told of it. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
  /** The process that sent it: its role and number. */
  readonly sender: string | undefined;
}

interface Attributed {
  readonly attributes: CollectedSpan['attributes'];
}

/** What a process sends (OTLP in JSON); only what is read here. */
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: Attributed;
    readonly scopeSpans: readonly { readonly spans: readonly Omit<CollectedSpan, 'sender'>[] }[];
  }[];
}

/** Returns an attribute that is a text. */
export const attributeOf = ({ attributes }: Attributed, name: string): string | undefined =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

/** A collector of traces on 127.0.0.1: OTLP over HTTP, in JSON. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** Everything that it was sent. */
  text = '';
  headers: Readonly<Record<string, unknown>> = {};
  /** Whether it takes requests without answering them. */
  isHanging = false;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, reply) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        if (this.isHanging) return;
        this.headers = request.headers;
        if (body !== '') this.receive(body);
        reply.setHeader('content-type', 'application/json').end('{}');
      });
    });
  }

  /** Starts one on a free port. */
  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    collector.server.listen(0, '127.0.0.1');
    await once(collector.server, 'listening');
    return collector;
  }

  /** Its address, as OTEL_EXPORTER_OTLP_ENDPOINT takes it. */
  get url(): string {
    return `http://127.0.0.1:${portOf(this.server)}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private receive(body: string): void {
    this.text += body;
    const { resourceSpans } = JSON.parse(body) as Export;
    for (const { resource, scopeSpans } of resourceSpans)
      for (const { spans } of scopeSpans)
        this.spans.push(...spans.map((span) => ({ ...span, sender: attributeOf(resource, 'service.instance.id') })));
  }
}
