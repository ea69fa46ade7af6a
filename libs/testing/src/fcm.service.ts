import { createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import { portOf } from './local-port.ts';

/** A message as the HTTP v1 API of FCM takes it, for one app. */
export interface FcmMessage {
  readonly token: string;
  readonly notification: { readonly title: string; readonly body: string };
  readonly data: Readonly<Record<string, string>>;
  readonly android: Readonly<Record<string, unknown>>;
  readonly apns: Readonly<Record<string, unknown>>;
  readonly webpush: Readonly<Record<string, unknown>>;
}

/** How the service answers: with a status, headers and a body, not at all, or with something that is no JSON. */
export type FcmReply =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: unknown }
  | 'hangs'
  | 'malformed'
  | 'resets';

const acceptedReply = (project: string): FcmReply => ({
  status: 200,
  body: { name: `projects/${project}/messages/0:1` },
});

/** Returns an error as FCM writes it: a status of Google's APIs, and its own code among the details. */
export function fcmError(status: number, errorCode: string, more: { readonly field?: string } = {}): FcmReply {
  const violations = { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field: more.field }] };
  const details = [
    { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode },
    ...(more.field === undefined ? [] : [violations]),
  ];
  return { status, body: { error: { code: status, message: 'As FCM says it.', status: errorCode, details } } };
}

const isMessage = (value: unknown): value is FcmMessage => typeof Reflect.get(Object(value), 'token') === 'string';

/** Returns the message in the body of a request. @throws Error when it has none for an app */
function messageIn(body: string): FcmMessage {
  const stated: unknown = JSON.parse(body);
  const message: unknown = Reflect.get(Object(stated), 'message');
  if (!isMessage(message)) throw new Error('The request has no message for an app.');
  return message;
}

/**
 * Firebase Cloud Messaging for apps that do not exist: POST /v1/projects/{project}/messages:send over HTTP/2, without
 * TLS.
 */
export class TestFcmService {
  readonly received: FcmMessage[] = [];
  /** The access tokens that it was asked with. */
  readonly authorizations: string[] = [];
  /** How it answers about an app. */
  reply: (token: string) => FcmReply;
  private readonly sessions = new Set<ServerHttp2Session>();
  private readonly server: Http2Server;
  private readonly project: string;

  private constructor(server: Http2Server, project: string) {
    this.server = server;
    this.project = project;
    this.reply = () => acceptedReply(project);
    server.on('session', (session) => {
      this.sessions.add(session);
      session.on('close', () => this.sessions.delete(session));
    });
    server.on('stream', (stream, headers) => {
      stream.on('error', () => undefined);
      void this.answer(stream, String(headers[':path']), String(headers.authorization));
    });
  }

  static async start(project: string): Promise<TestFcmService> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new TestFcmService(server, project);
  }

  /** Returns where it is on this machine. */
  get origin(): string {
    return `http://127.0.0.1:${portOf(this.server)}`;
  }

  /** Takes everything again, and forgets what it has received. */
  reset(): void {
    this.received.length = 0;
    this.authorizations.length = 0;
    this.reply = () => acceptedReply(this.project);
  }

  private async answer(stream: ServerHttp2Stream, path: string, authorization: string): Promise<void> {
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    this.authorizations.push(authorization);
    const message = messageIn(text);
    const isKnown = path === `/v1/projects/${this.project}/messages:send`;
    const reply = isKnown ? this.reply(message.token) : fcmError(404, 'NOT_FOUND');
    if (reply === 'hangs') return;
    if (reply === 'resets') return stream.close(2);
    const { status, headers = {}, body } = reply === 'malformed' ? { status: 200, body: null } : reply;
    if (reply !== 'malformed' && status === 200) this.received.push(message);
    stream.respond({ ':status': status, 'content-type': 'application/json', ...headers });
    stream.end(reply === 'malformed' ? '<html>' : JSON.stringify(body));
  }

  async close(): Promise<void> {
    for (const session of this.sessions) session.destroy();
    await new Promise((closed) => this.server.close(closed));
  }
}
