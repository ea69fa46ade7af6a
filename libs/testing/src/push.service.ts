import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { portOf } from './local-port.ts';
import { buffer } from 'node:stream/consumers';

/** What a browser hands out when it subscribes. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A push as the browser would read it. */
export interface ReceivedPush {
  readonly endpoint: string;
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
  /** The server's public key, by which the push was signed. */
  readonly serverKey: string;
}

/** How the service answers: with a status and headers, not at all, or with something that is no HTTP. */
export type PushReply = { readonly status: number; readonly headers?: Record<string, string> } | 'hangs' | 'malformed';

interface Browser {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

const HOST = 'https://push.example.org';
const info = (...parts: readonly (string | Buffer)[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)));
const derive = (secret: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, bytes));

/** Decrypts what a server has encrypted for a browser (RFC 8188 and 8291), in one record. @throws for anything else */
function decrypt(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const about = info('WebPush: info\0', pair.getPublicKey(), sender);
  const secret = derive(pair.computeSecret(sender), auth, about, 32);
  const key = derive(secret, salt, info('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, info('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('This is not the last record.');
  return padded.subarray(0, end).toString('utf8');
}

/** Checks who sent a push (RFC 8292). @returns the public key of the server. @throws when the signature is not right */
function serverKeyOf(authorization: string): string {
  const { token = '', key = '' } = /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {};
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const dsa = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, dsa, Buffer.from(signature, 'base64url'))) throw new Error('The signature is wrong.');
  const stated: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (Reflect.get(Object(stated), 'aud') !== HOST) throw new Error('This is for another service.');
  return key;
}

/**
 * The push service of browsers that do not exist. It reads what it is sent as those browsers would, and answers as it
 * is told. Its addresses are of the public internet, as the server demands: tests lead them to `port` on this machine.
 */
export class TestPushService {
  readonly received: ReceivedPush[] = [];
  /** Why something was not accepted. */
  readonly faults: string[] = [];
  /** How it answers about a subscription. */
  reply: (endpoint: string) => PushReply = () => ({ status: 201 });
  private readonly browsers = new Map<string, Browser>();

  private readonly server: Server;
  readonly port: number;

  private constructor(server: Server, port: number) {
    this.server = server;
    this.port = port;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.receive(request, response).catch((error: unknown) => {
        this.faults.push(String(error));
        response.writeHead(400).end();
      });
    });
  }

  static async start(): Promise<TestPushService> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new TestPushService(server, portOf(server));
  }

  /** Returns where the service is on this machine. @param endpoint an address that it has handed out */
  localAddressOf(endpoint: string): string {
    return endpoint.replace(HOST, `http://127.0.0.1:${this.port}`);
  }

  /** Subscribes one more browser. */
  subscribe(): BrowserSubscription {
    const endpoint = `${HOST}/${randomBytes(12).toString('hex')}`;
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const auth = randomBytes(16);
    this.browsers.set(endpoint, { pair, auth });
    return { endpoint, keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') } };
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const endpoint = `${HOST}${request.url}`;
    const browser = this.browsers.get(endpoint);
    if (!browser || request.method !== 'POST') throw new Error('Nobody is subscribed here.');
    const serverKey = serverKeyOf(request.headers.authorization ?? '');
    const text = decrypt(body, browser);
    const reply = this.reply(endpoint);
    if (reply === 'hangs') return;
    if (reply === 'malformed') return void request.socket.end('HTTP/1.1 two hundred\r\n\r\n');
    if (reply.status < 300) this.received.push({ endpoint, text, headers: request.headers, serverKey });
    response.writeHead(reply.status, reply.headers).end();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
