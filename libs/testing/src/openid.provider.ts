import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Somebody with an account at the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
}

interface Grant {
  readonly person: ProviderPerson;
  readonly query: URLSearchParams;
}

/** A provider that speaks OpenID Connect as far as the authorization-code flow goes, on this machine. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who can be chosen on its page. */
  readonly people: ProviderPerson[];
  /** Claims that stand in the tokens instead of the right ones. */
  forgedClaims: Record<string, unknown>;
  /** `wrong-key`: tokens are signed by somebody else. `silent`: nothing answers. `failing`: everything answers 500. */
  fault: 'wrong-key' | 'silent' | 'failing' | null;
  /** Returns what the page does when a person agrees: the address the browser is sent back to. */
  agree(url: string, person: ProviderPerson): URL;
  stop(): Promise<void>;
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const text = (value: string): string => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function signed(claims: object, key: KeyObject): string {
  const body = `${base64({ alg: 'RS256', typ: 'JWT', kid: 'first' })}.${base64(claims)}`;
  return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
}

class FakeOpenIdProvider implements OpenIdProvider {
  readonly clientId = 'marketplace';
  readonly clientSecret = 'a secret: between / two';
  readonly people: ProviderPerson[] = [];
  forgedClaims: Record<string, unknown> = {};
  fault: OpenIdProvider['fault'] = null;
  issuer = '';
  private readonly grants = new Map<string, Grant>();
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly foreignKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly now: () => Date;
  private readonly server = createServer((request, reply) => void this.answer(request, reply));

  constructor(now: () => Date) {
    this.now = now;
  }

  async listen(): Promise<this> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
    this.issuer = `http://127.0.0.1:${address.port}`;
    return this;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((closed) => this.server.close(() => closed()));
  }

  agree(url: string, person: ProviderPerson): URL {
    const { searchParams: query } = new URL(url);
    const code = randomBytes(16).toString('hex');
    this.grants.set(code, { person, query });
    return this.redirectBack(query, { code });
  }

  private redirectBack(query: URLSearchParams, answer: Record<string, string>): URL {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ state: query.get('state') ?? '', ...answer }).toString();
    return back;
  }

  private async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (this.fault === 'silent') return;
    if (this.fault === 'failing') return void reply.writeHead(500).end('{}');
    const url = new URL(request.url ?? '/', this.issuer);
    if (url.pathname === '/token') return this.token(request, reply);
    if (url.pathname === '/authorize') return this.page(url, reply);
    if (url.pathname === '/choose') return this.personChosen(url, reply);
    const documents: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/authorize`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/keys`,
      },
      '/keys': { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: 'first', use: 'sig' }] },
    };
    const document = documents[url.pathname];
    return this.json(reply, document ? 200 : 404, document ?? {});
  }

  private json(reply: ServerResponse, status: number, body: object): void {
    reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }

  private page(url: URL, reply: ServerResponse): void {
    const link = (as: string, label: string): string =>
      `<li><a href="${text(`/choose?as=${as}&${url.searchParams.toString()}`)}">${text(label)}</a></li>`;
    const people = this.people.map(({ sub, email }) => link(encodeURIComponent(sub), `Continue as ${email}`));
    const list = [...people, link('', 'Cancel')].join('');
    reply
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Provider</title><h1>Choose an account</h1><ul>${list}</ul></html>`);
  }

  private personChosen(url: URL, reply: ServerResponse): void {
    const person = this.people.find(({ sub }) => sub === url.searchParams.get('as'));
    const back = person
      ? this.agree(url.href, person)
      : this.redirectBack(url.searchParams, { error: 'access_denied' });
    reply.writeHead(302, { Location: back.href }).end();
  }

  /** Redeems a code, which works once, for the client, the address and the verifier that it was made for. */
  private async token(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const form = await formOf(request);
    const code = form.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const pair = [this.clientId, this.clientSecret].map(encodeURIComponent).join(':');
    if (request.headers.authorization !== `Basic ${Buffer.from(pair).toString('base64')}`)
      return this.json(reply, 401, { error: 'invalid_client' });
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits =
      grant?.query.get('code_challenge') === challenge &&
      grant.query.get('redirect_uri') === form.get('redirect_uri') &&
      grant.query.get('client_id') === this.clientId;
    if (!grant || !fits) return this.json(reply, 400, { error: 'invalid_grant' });
    const iat = Math.floor(this.now().getTime() / 1000);
    const nonce = grant.query.get('nonce');
    const claims = {
      iss: this.issuer,
      aud: this.clientId,
      iat,
      exp: iat + 300,
      nonce,
      ...grant.person,
      ...this.forgedClaims,
    };
    const { privateKey } = this.fault === 'wrong-key' ? this.foreignKeys : this.keys;
    this.json(reply, 200, { access_token: 'unused', token_type: 'Bearer', id_token: signed(claims, privateKey) });
  }
}

/** Starts a provider on a free port. Stop it in the end. */
export const startOpenIdProvider = (now: () => Date = () => new Date()): Promise<OpenIdProvider> =>
  new FakeOpenIdProvider(now).listen();
