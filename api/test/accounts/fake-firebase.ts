import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface FakeAccount {
  readonly localId: string;
  email: string;
  password: string | null;
  disabled: boolean;
}

/** A listener in Firebase's place that can fall ill, for what the official emulator cannot be made to do. */
export interface FakeFirebase {
  /** Settings with which a server asks it. */
  readonly settings: Record<string, string>;
  readonly accounts: FakeAccount[];
  /** `silent`: connections are taken and never answered. `failing`: everything answers 500. */
  fault: 'silent' | 'failing' | null;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

const errorReply = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

function answer(accounts: FakeAccount[], call: string, body: Record<string, unknown>) {
  const { email, localId, password } = body;
  if (call === 'accounts') {
    if (accounts.some((account) => account.email === email)) return errorReply('EMAIL_EXISTS');
    const created = { localId: `uid-${accounts.length + 1}`, email: String(email), disabled: false };
    accounts.push({ ...created, password: typeof password === 'string' ? password : null });
    return { status: 200, body: created };
  }
  const searchedValues = [localId, email].flat();
  const matchingAccount = accounts.find(
    (account) => searchedValues.includes(account.localId) || searchedValues.includes(account.email),
  );
  if (call === 'accounts:lookup') return { status: 200, body: matchingAccount ? { users: [matchingAccount] } : {} };
  if (!matchingAccount) return errorReply('USER_NOT_FOUND');
  if (call === 'accounts:signInWithPassword' && matchingAccount.password !== password)
    return errorReply('INVALID_PASSWORD');
  if (call === 'accounts:delete') accounts.splice(accounts.indexOf(matchingAccount), 1);
  return { status: 200, body: { localId: matchingAccount.localId } };
}

/** Starts the listener on a free port. Stop it in the end. */
export async function startFakeFirebase(): Promise<FakeFirebase> {
  const accounts: FakeAccount[] = [];
  const standIn: { fault: FakeFirebase['fault'] } = { fault: null };
  const server = createServer((request, reply) => {
    if (standIn.fault === 'silent') return;
    if (standIn.fault === 'failing') return void reply.writeHead(500).end('{}');
    const call = /\/(accounts(?::\w+)?)(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '';
    void bodyOf(request).then((requestBody) => {
      const { status, body } = answer(accounts, call, requestBody);
      reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return Object.assign(standIn, {
    accounts,
    settings: {
      IDENTITY_PROVIDER: 'firebase',
      FIREBASE_PROJECT_ID: 'demo-project',
      FIREBASE_API_KEY: 'any-key',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`,
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  });
}
