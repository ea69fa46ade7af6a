import { PASSWORD } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DAY } from '../../src/platform/clock/clock.ts';
import { DataRequest } from '../../src/features/data-requests/data-request.entity.ts';
import { User } from '../../src/features/accounts/user.entity.ts';
import { actorsOf, type TestActor, type TestActors } from '../support/test-actors.ts';
import { emailsTo } from '../support/mailbox.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';

describe('data requests', () => {
  let api: TestApp;
  let people: TestActors;
  let person: TestActor;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    person = await people.intern();
  });

  const key = () => ({ idempotencyKey: `request-${++count}-key` });
  const askExport = (who = person) => who.client.dataRequests.create({ body: { kind: 'export' }, ...key() });
  const askErasure = (who = person, password = PASSWORD) =>
    who.client.dataRequests.create({ body: { kind: 'erase', password }, ...key() });
  const again = (who: TestActor) => people.signIn(who.id, who.email);

  it('prepare an export with everything but secrets, for its owner alone, for a week', async () => {
    const { id, state } = await askExport();
    expect(state).toBe('requested');
    await expect(askExport()).rejects.toMatchObject({ code: 'EXPORT_IN_PROGRESS' });
    await api.dispatch();
    const ready = await person.client.dataRequests.get({ params: { id } });
    expect(ready.state).toBe('ready');
    const text = await (await person.client.dataRequests.file({ params: { id } })).text();
    const content = JSON.parse(text) as { account: { email: string } };
    expect(content.account.email).toBe(person.email);
    expect(text).not.toMatch(/argon2|tokenHash|storageKey/);
    const admin = await people.admin();
    for (const other of [admin, await people.intern()]) {
      await expect(other.client.dataRequests.file({ params: { id } })).rejects.toMatchObject({ status: 404 });
    }
    api.clock.advance(7 * DAY);
    await api.job('data-requests.due');
    const later = await again(person);
    expect((await later.client.dataRequests.get({ params: { id } })).state).toBe('expired');
    await expect(later.client.dataRequests.file({ params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('erase an account two weeks after it was asked with the password', async () => {
    await expect(askErasure(person, 'a wrong guess')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await askErasure();
    expect((await person.client.auth.me()).user.erasureDueAt).not.toBeNull();
    const mails = await emailsTo(api, person.email);
    expect(mails.map((mail) => mail.subject)).toEqual(['Your account will be deleted in 14 days']);
    expect(mails[0]?.source).toContain('/settings/data');
    await api.job('data-requests.due');
    expect((await person.client.auth.me()).user.status).toBe('active');
    api.clock.advance(14 * DAY);
    const late = await again(person);
    await api.job('data-requests.due');
    await expect(late.client.auth.me()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    expect((await new TestBrowser(api).signIn(person.email, PASSWORD)).body.code).toBe('INVALID_CREDENTIALS');
    const left = JSON.stringify(await api.database.collection(User).find().toArray());
    expect(left).not.toContain(person.email);
  });

  it('that cannot be carried out stop no other', async () => {
    await askErasure();
    const rows = api.database.collection(DataRequest);
    const request = await rows.findOne({ userId: new ObjectId(person.id) });
    const stray = { ...request, _id: new ObjectId(), userId: new ObjectId(), dueAt: api.clock.now() };
    await rows.insertOne(stray);
    await rows.updateOne({ _id: request?._id }, { $set: { dueAt: api.clock.now() } });
    await api.job('data-requests.due');
    expect(await rows.findOne({ _id: request?._id })).toMatchObject({ state: 'done' });
    await rows.deleteOne({ _id: stray._id });
  });

  it('to erase can be taken back during the grace, not afterwards', async () => {
    const { id } = await askErasure();
    const cancelled = await person.client.dataRequests.transition({ params: { id }, body: { to: 'cancelled' } });
    expect(cancelled.state).toBe('cancelled');
    expect((await person.client.auth.me()).user.erasureDueAt).toBeNull();
    const second = await askErasure();
    api.clock.advance(14 * DAY);
    const late = await again(person);
    await expect(
      late.client.dataRequests.transition({ params: { id: second.id }, body: { to: 'cancelled' } }),
    ).rejects.toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' });
  });

  it('to erase are refused to the last administrator and the last owner', async () => {
    const fresh = await startTestApp();
    onTestFinished(() => fresh.close());
    const admin = await actorsOf(fresh).admin();
    await expect(askErasure(admin)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    await expect(askErasure(await people.employer())).rejects.toMatchObject({ code: 'LAST_OWNER' });
  });

  it('of two administrators leave one of them', async () => {
    const fresh = await startTestApp();
    onTestFinished(() => fresh.close());
    const both = [await actorsOf(fresh).admin(), await actorsOf(fresh).admin()];
    for (const actor of both) await askErasure(actor);
    fresh.clock.advance(14 * DAY);
    await fresh.job('data-requests.due');
    const left = await fresh.database.collection(User).countDocuments({ role: 'admin', status: 'active' });
    expect(left).toBe(1);
  });

  it('of others look like requests that do not exist', async () => {
    const { id } = await askExport();
    const other = await people.intern();
    await expect(other.client.dataRequests.get({ params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await other.client.dataRequests.list()).total).toBe(0);
    const admin = await people.admin();
    const seen = await admin.client.dataRequests.get({ params: { id } });
    expect(seen).toMatchObject({ userEmail: person.email, userRole: 'intern' });
  });
});
