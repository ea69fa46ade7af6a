import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../start/server.fixture.ts';
import { startServer, type RunningServer } from '../start/server-process.ts';

const PASSWORD = 'try the demo today';
/** Acknowledged writes after which the server is killed, in the middle of others. */
const ENOUGH = 25;

interface Session {
  readonly headers: Record<string, string>;
}

async function signIn(server: RunningServer, email: string, signInPage: string): Promise<Session> {
  const reply = await fetch(`${server.origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, signInPage }),
  });
  expect(reply.status).toBe(200);
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return { headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' } };
}

/** Saves searches one after the other until the server is gone. @returns the names that were acknowledged */
async function saveUntilGone(
  server: RunningServer,
  session: Session,
  writer: number,
  onAcknowledged: () => void,
): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let count = 0; count < 20; count++) {
    const name = `Search ${writer}-${count}`;
    const body = JSON.stringify({ name, query: `q=${count}` });
    const reply = await fetch(`${server.origin}/api/saved-searches`, {
      method: 'POST',
      headers: session.headers,
      body,
    }).catch(() => null);
    if (!reply) break;
    if (reply.status !== 201) continue;
    acknowledged.push(name);
    onAcknowledged();
  }
  return acknowledged;
}

test('what was acknowledged before a crash is there after it', async () => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'crash-'));
  const prepared = process.env['DEMO_DATA_FOLDER'];
  if (prepared) await cp(prepared, folder, { recursive: true });
  let server = await startServer(folder);
  const emails = [
    'student@demo.example',
    'mira.kernegger@people.example',
    'levi.oravetz@people.example',
    'hana.marelli@people.example',
  ];
  const sessions = await Promise.all(emails.map((email) => signIn(server, email, 'student')));
  const enough = Promise.withResolvers<void>();
  let total = 0;
  const count = () => {
    if (++total === ENOUGH) enough.resolve();
  };
  const writing = sessions.map((session, writer) => saveUntilGone(server, session, writer, count));
  await enough.promise;
  await server.kill();
  const acknowledged = await Promise.all(writing);
  server = await startServer(folder);
  for (const [writer, email] of emails.entries()) {
    const session = await signIn(server, email, 'student');
    const reply = await fetch(`${server.origin}/api/saved-searches?range=[0,99]`, { headers: session.headers });
    const names = ((await reply.json()) as { name: string }[]).map((record) => record.name);
    for (const name of acknowledged[writer] ?? []) expect(names).toContain(name);
    expect(new Set(names).size).toBe(names.length);
  }
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
