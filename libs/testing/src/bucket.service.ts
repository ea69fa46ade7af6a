import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from './local-port.ts';

interface KeptFile {
  readonly bytes: Buffer;
  readonly timeCreated: Date;
}

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64');

/**
 * The JSON interface of Google Cloud Storage on 127.0.0.1, as far as files are put, read, listed and deleted: what a
 * bucket of Firebase is. See https://cloud.google.com/storage/docs/json_api/v1/objects.
 */
export class BucketService {
  readonly files = new Map<string, KeptFile>();
  /** What it does with the next requests. */
  behaviour: 'works' | 'hangs' | 'loses answers' | 'corrupts' | number = 'works';
  /** Files that one reply names at most, whatever is asked for. */
  largestPage = 1_000;
  /** Requests that came, as method and path. */
  readonly received: string[] = [];
  now = (): Date => new Date();
  readonly bucket: string;
  private readonly server: Server;

  private constructor(bucket: string) {
    this.bucket = bucket;
    this.server = createServer((request, reply) => void this.answer(request, reply));
  }

  /** Starts one on a free port with an empty bucket. */
  static async start(bucket: string): Promise<BucketService> {
    const service = new BucketService(bucket);
    service.server.listen(0, '127.0.0.1');
    await once(service.server, 'listening');
    return service;
  }

  /** Its host:port, as FIREBASE_STORAGE_EMULATOR_HOST takes it. */
  get host(): string {
    return `127.0.0.1:${portOf(this.server)}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', `http://${this.host}`);
    this.received.push(`${request.method} ${url.pathname}`);
    if (this.behaviour === 'hangs') return;
    if (typeof this.behaviour === 'number') return sendJson(reply, this.behaviour, { error: { message: 'refused' } });
    const [, bucket, key = ''] = /\/b\/([^/]+)\/o\/?(.*)$/.exec(url.pathname) ?? [];
    if (bucket !== this.bucket) return sendJson(reply, 404, { error: { message: 'The bucket does not exist.' } });
    if (request.method === 'POST') return this.put(url, body, reply);
    if (key === '') return this.list(url, reply);
    return this.answerFor(decodeURIComponent(key), request.method === 'DELETE', reply);
  }

  private answerFor(key: string, isDeletion: boolean, reply: ServerResponse): void {
    const file = this.files.get(key);
    if (!file) return sendJson(reply, 404, { error: { message: `No such object: ${key}` } });
    if (isDeletion) {
      this.files.delete(key);
      reply.writeHead(204).end();
      return;
    }
    const bytes = Buffer.from(file.bytes);
    if (this.behaviour === 'corrupts' && bytes[0] !== undefined) bytes[0] ^= 1;
    reply.writeHead(200, { 'x-goog-hash': `crc32c=AAAAAA==,md5=${md5(file.bytes)}` }).end(bytes);
  }

  private put(url: URL, bytes: Buffer, reply: ServerResponse): void {
    const key = url.searchParams.get('name') ?? '';
    if (url.searchParams.get('ifGenerationMatch') === '0' && this.files.has(key))
      return sendJson(reply, 412, { error: { message: 'The object exists.' } });
    this.files.set(key, { bytes, timeCreated: this.now() });
    if (this.behaviour === 'loses answers') {
      this.behaviour = 'works';
      reply.destroy();
      return;
    }
    sendJson(reply, 200, { name: key, md5Hash: md5(bytes) });
  }

  private list(url: URL, reply: ServerResponse): void {
    const start = url.searchParams.get('pageToken') ?? url.searchParams.get('startOffset') ?? '';
    const keys = [...this.files.keys()].filter((key) => key >= start).sort();
    const pageSize = Math.min(Number(url.searchParams.get('maxResults') ?? 1_000), this.largestPage);
    const page = keys.slice(0, pageSize);
    const items = page.map((key) => {
      const { bytes, timeCreated } = this.files.get(key) ?? { bytes: Buffer.alloc(0), timeCreated: new Date(0) };
      return { name: key, timeCreated: timeCreated.toISOString(), size: String(bytes.length) };
    });
    const nextPageToken = keys[pageSize];
    sendJson(reply, 200, { items, ...(nextPageToken !== undefined && { nextPageToken }) });
  }
}

function sendJson(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
