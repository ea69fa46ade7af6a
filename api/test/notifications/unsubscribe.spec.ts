import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Events } from '../../src/platform/events/events.service.ts';
import { emailsTo, type SentEmail } from '../support/mailbox.ts';
import { applicationPayload } from '../support/payloads.builder.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('an email about a notification', () => {
  let api: TestApp;
  let intern: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
  });
  beforeEach(async () => {
    intern = await new TestActors(api).intern();
  });
  afterAll(() => api.close());

  const decide = async (): Promise<SentEmail[]> => {
    const payload = applicationPayload({ internId: intern.id, actorId: 'b'.repeat(24) });
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'application.finalist': payload }),
    );
    return (await emailsTo(api, intern.email)).filter(({ source }) => source.includes('List-Unsubscribe'));
  };
  const pathIn = (email: SentEmail | undefined): string =>
    /^List-Unsubscribe:\s*<http:\/\/localhost:3000(\/[^>]+)>/m.exec(email?.source ?? '')?.[1] ?? expect.unreachable();
  const post = (url: string) =>
    api.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  it('names an address in its headers and in both parts that stops such emails with one POST', async () => {
    const [email] = await decide();
    expect(email?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const path = pathIn(email);
    expect(email?.source.split(path)).toHaveLength(4);
    const reply = await post(path);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const { types } = await intern.client.notifications.getPreferences();
    expect(types['application.decision']).toEqual({ inapp: true, push: true, email: false });
    expect(await decide()).toHaveLength(1);
    expect((await intern.client.notifications.list({ list: {} })).total).toBe(2);
    expect((await post(path)).statusCode).toBe(200);
  });

  it('names the topic as its reader does, and is sent again after an undo', async () => {
    const payload = applicationPayload({ internId: intern.id, actorId: intern.id });
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'application.submitted': payload }),
    );
    const path = pathIn((await emailsTo(api, intern.email)).at(-1));
    const stopped = await post(path);
    expect(stopped.body).toContain('You’ll get no more emails about submitted applications.');
    const undo = /action="([^"]+)"/.exec(stopped.body)?.[1] ?? '';
    const undone = await post(undo);
    expect(undone.body).toContain('You get emails about submitted applications again.');
    const { types } = await intern.client.notifications.getPreferences();
    expect(types['application.received']).toMatchObject({ email: true });
  });

  it('has an address that only asks when it is opened, as mail programs do by themselves', async () => {
    const path = pathIn((await decide()).at(-1));
    const reply = await api.inject({ method: 'GET', url: path });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<form method="post">');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await intern.client.notifications.getPreferences()).types).toEqual({});
  });

  it('has an address that is good for nothing else: no other person, no other topic', async () => {
    const path = pathIn((await decide()).at(-1));
    const other = await new TestActors(api).intern();
    const forged = [
      path.replace(intern.id, other.id),
      path.replace('application.decision', 'security'),
      path.replace('application.decision', 'no.such'),
      `${path}x`,
      path.replace(/~[^~]*$/, ''),
    ];
    for (const url of forged) {
      expect((await post(url)).statusCode, url).toBe(404);
      expect((await api.inject({ method: 'GET', url })).statusCode, url).toBe(404);
    }
    expect((await other.client.notifications.getPreferences()).types).toEqual({});
  });

  it('can be read in dark mode, and says the same in both parts', async () => {
    const [email] = await decide();
    expect(email?.source).toContain('prefers-color-scheme:dark');
    expect(email?.source.match(/Stop emails about decisions on applications/g)).toHaveLength(2);
  });
});
