import { PASSWORD } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations, auditCategories, auditPeriods } from '@prentice/contract';
import { AdministratorInvitation } from '../../src/features/administrators/administrator-invitation.entity.ts';
import { AuditEntry } from '../../src/platform/audit/audit.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { Audit } from '../../src/platform/audit/audit.service.ts';
import { actorsOf, type TestActor, type TestActors } from '../support/test-actors.ts';
import { newIdempotencyKey, Marketplace } from '../support/marketplace.fixture.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';

const note = 'Posted the same message two hundred times.';

describe('the audit log', () => {
  let api: TestApp;
  let people: TestActors;
  let admin: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
    admin = await people.admin();
  });
  afterAll(() => api.close());

  const newest = async (action: string) =>
    (await admin.client.audit.list({ list: { filter: { action: [action] }, range: [0, 0] } })).items[0];

  it('keeps sign-ins and failures, with network and device', async () => {
    const person = await people.intern();
    await new TestBrowser(api).signIn(person.email, 'a wrong guess');
    await new TestBrowser(api, { 'user-agent': 'Firefox/140.0 (Linux)' }).signIn(person.email, PASSWORD);
    await new TestBrowser(api).signIn('nobody@people.example', PASSWORD);
    expect(await newest('sign_in')).toMatchObject({ actorId: person.id, origin: 'localhost · Firefox, Linux' });
    const { items } = await admin.client.audit.list({ list: { filter: { action: ['sign_in_failed'] } } });
    expect(new Set(items.map((entry) => entry.resourceId))).toEqual(new Set([null, person.id]));
    expect(items).toHaveLength(2);
    expect(items).toMatchObject(Array(2).fill({ actorId: null, actorRole: 'anonymous' }));
    expect(JSON.stringify(items)).not.toContain('nobody@people.example');
  });

  it('keeps suspensions with reason, words and what changed', async () => {
    const person = await people.intern();
    const body = { to: 'suspended' as const, reason: 'spam' as const, note };
    await admin.client.users.transition({ params: { id: person.id }, body });
    expect(await newest('suspended')).toMatchObject({
      actorId: admin.id,
      actorName: 'Full Administrator',
      resource: 'users',
      resourceId: person.id,
      reasonCode: 'spam',
      reason: note,
      changes: [{ field: 'status', before: 'active', after: 'suspended', hashed: false }],
    });
  });

  it('tells decisions from sessions and accounts, and has each entry in one of them', async () => {
    const countOf = async (filter: Record<string, unknown>) =>
      (await admin.client.audit.list({ list: { filter, range: [0, 0] } })).total;
    const actionsOf = async (category: string) => {
      const { items } = await admin.client.audit.list({ list: { filter: { category }, range: [0, 99] } });
      return new Set(items.map(({ action }) => action));
    };
    const sessions = await actionsOf('sessions');
    expect(sessions).toContain('sign_in');
    expect(sessions).toContain('sign_in_failed');
    const decisions = await actionsOf('decisions');
    expect(decisions).toContain('suspended');
    expect([...decisions].filter((action) => sessions.has(action))).toEqual([]);
    const counts: number[] = [];
    const parts = auditCategories.filter((category) => category !== 'withoutSessions');
    for (const category of parts) counts.push(await countOf({ category }));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await countOf({}));
    expect(await countOf({ category: 'withoutSessions' })).toBe(
      (await countOf({ category: 'decisions' })) + (await countOf({ category: 'accounts' })),
    );
    expect(await countOf({ category: 'decisions', action: ['sign_in'] })).toBe(0);
  });

  it('finds what happened lately, counted back from now', async () => {
    const resourceId = new ObjectId();
    const common = { actorId: null, actorRole: 'system', action: 'created', resource: 'news', resourceId, changes: [] };
    const entry = (days: number) => ({
      ...common,
      _id: new ObjectId(),
      at: new Date(api.clock.now().getTime() - days * DAY),
    });
    await api.database.collection(AuditEntry).insertMany([1, 20, 60, 200].map(entry));
    const countOf = async (filter: object) =>
      (await admin.client.audit.list({ list: { filter: { resourceId: resourceId.toHexString(), ...filter } } })).total;
    expect(await countOf({})).toBe(4);
    const counts: number[] = [];
    for (const period of auditPeriods) counts.push(await countOf({ period }));
    expect(counts).toEqual([1, 2, 3]);
  });

  it('finds a record by words of what it was called, of one kind where that is asked', async () => {
    const common = { actorId: null, actorRole: 'system', action: 'created', changes: [], at: api.clock.now() };
    const entry = (resource: string, resourceLabel: string) => ({
      ...common,
      _id: new ObjectId(),
      resource,
      resourceId: new ObjectId(),
      resourceLabel,
    });
    await api.database
      .collection(AuditEntry)
      .insertMany([entry('news', 'Zebra crossings painted'), entry('internships', 'Painter of zebra crossings')]);
    const labelsOf = async (filter: Record<string, unknown>) =>
      (await admin.client.audit.list({ list: { filter } })).items.map(({ resourceLabel }) => resourceLabel);
    expect(await labelsOf({ q: 'zebra paint' })).toHaveLength(2);
    expect(await labelsOf({ q: 'zebra', resource: ['news'] })).toEqual(['Zebra crossings painted']);
    expect(await labelsOf({ q: 'giraffe' })).toEqual([]);
  });

  it('finds all that is about a person: account, profile, applications, documents and requests, and nothing else', async () => {
    const marketplace = await Marketplace.create(api);
    const intern = await marketplace.applicant();
    const other = await marketplace.applicant();
    const internshipId = await marketplace.internship({ blindReview: true });
    const sent = await marketplace.apply(intern, internshipId);
    await marketplace.apply(other, internshipId);
    await marketplace.transition(marketplace.owner, sent.id, { to: 'shortlisted' });
    await intern.client.dataRequests.create({ body: { kind: 'export' }, idempotencyKey: newIdempotencyKey() });
    const reason = { code: 'safety', text: 'A report says that the CV is not theirs.' } as const;
    await admin.client.documents.reveal({ params: { id: intern.cvId }, body: reason });
    const body = { to: 'suspended' as const, reason: 'spam' as const, note };
    await admin.client.users.transition({ params: { id: intern.id }, body });
    const entries = await admin.client.audit.list({ list: { filter: { person: intern.id }, range: [0, 99] } });
    const kinds = new Set(entries.items.map(({ resource }) => resource));
    expect([...kinds].toSorted()).toEqual(['applications', 'data-requests', 'documents', 'users']);
    const ids = new Set(entries.items.map(({ resourceId }) => resourceId));
    expect([sent.id, intern.cvId, intern.id].every((id) => ids.has(id))).toBe(true);
    const others = await admin.client.audit.list({ list: { filter: { person: other.id }, range: [0, 99] } });
    expect(others.items.some(({ resourceId }) => ids.has(resourceId))).toBe(false);
    const limited = await people.limitedAdmin('dashboard:view');
    const listing = limited.client.audit.list({ list: { filter: { person: intern.id } } });
    await expect(listing).rejects.toMatchObject({ status: 400 });
  });

  it('keeps what people change about their own account, and nothing when nothing changed', async () => {
    const person = await people.limitedAdmin('news:manage');
    const { user } = await person.client.auth.me();
    const body = { name: 'Nora News', locale: 'de' as const, timeZone: user.timeZone };
    const { user: renamed } = await person.client.auth.updateMe({ body, version: user.version });
    const entry = await newest('updated');
    expect(entry).toMatchObject({ actorId: person.id, resource: 'users', resourceId: person.id });
    expect(entry?.changes.map(({ field, hashed }) => [field, hashed])).toEqual([
      ['name', true],
      ['locale', false],
    ]);
    const { user: same } = await person.client.auth.updateMe({ body, version: renamed.version });
    expect((await newest('updated'))?.id).toBe(entry?.id);
    await person.client.auth.updateMe({ body: { ...body, locale: 'en' }, version: same.version });
    expect((await newest('updated'))?.id).toBe(entry?.id);
    expect(await newest('preferences_changed')).toMatchObject({ actorId: person.id, changes: [{ field: 'locale' }] });
  });

  it('keeps grants', async () => {
    const limited = await people.limitedAdmin('dashboard:view');
    const body = { role: 'limited_admin' as const, permissions: ['news:manage' as const] };
    await admin.client.administrators.update({ params: { id: limited.id }, body, version: 1 });
    expect(await newest('granted')).toMatchObject({
      resourceLabel: 'Limited Administrator',
      changes: [{ field: 'permissions', before: 'dashboard:view', after: 'news:manage' }],
    });
  });

  it('shows who was invited to full administrators, and keeps a hint at the address only', async () => {
    await admin.client.invitations.create({ body: { email: 'ada@people.example', permissions: ['news:manage'] } });
    expect(await newest('invited')).toMatchObject({ resource: 'invitations', resourceLabel: 'ada@people.example' });
    const storedEntry = await api.database.collection(AuditEntry).findOne({ action: 'invited' });
    expect(storedEntry).toMatchObject({ resourceLabel: 'a…@people.example' });
    await api.database.collection(AdministratorInvitation).deleteMany({ email: 'ada@people.example' });
    expect(await newest('invited')).toMatchObject({ resourceLabel: 'a…@people.example' });
  });

  it('keeps no entry for an act that failed', async () => {
    const before = (await admin.client.audit.list()).total;
    const body = { to: 'active' as const, note };
    const { id } = await people.intern();
    await expect(admin.client.users.transition({ params: { id }, body })).rejects.toMatchObject({
      code: 'TRANSITION_NOT_ALLOWED',
    });
    expect((await admin.client.audit.list()).total).toBe(before);
  });

  it('keeps personal values as a hash that is the same for the same value', async () => {
    const change = { field: 'email', before: 'ada@people.example', after: 'ada@people.example', personal: true };
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Audit).record(unitOfWork, {
        caller: null,
        action: 'email_changed',
        resource: 'users',
        id: null,
        changes: [change],
      }),
    );
    const entry = await newest('email_changed');
    const [recordedChange] = entry?.changes ?? [];
    expect(recordedChange).toMatchObject({ field: 'email', hashed: true });
    expect(recordedChange?.before).toBe(recordedChange?.after);
    expect(JSON.stringify(entry)).not.toContain('ada@people.example');
  });

  it('shows limited administrators their own acts, members their employer’s, interns nothing', async () => {
    const limited = await people.limitedAdmin('news:manage');
    await new TestBrowser(api).signIn(limited.email, PASSWORD, 'admin');
    const entries = await limited.client.audit.list();
    expect(entries.total).toBe(1);
    expect(entries.items[0]).not.toHaveProperty('actorId');
    await expect(limited.client.audit.list({ list: { filter: { actorId: admin.id } } })).rejects.toMatchObject({
      code: 'MALFORMED_REQUEST',
    });
    await expect(limited.client.audit.export({ query: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const owner = await people.employer();
    expect((await owner.client.audit.list()).total).toBe(0);
    const intern = await people.intern();
    await expect(intern.client.audit.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const foreign = (await newest('granted'))?.id ?? '';
    await expect(limited.client.audit.get({ params: { id: foreign } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is filtered by who, what, which and when, and exported', async () => {
    const filter = { actorId: admin.id, resource: ['users'], from: '2026-01-01T00:00:00.000Z' };
    const { items, total } = await admin.client.audit.list({ list: { filter } });
    expect(total).toBeGreaterThan(0);
    expect(items.every((entry) => entry.resource === 'users')).toBe(true);
    const text = await (await admin.client.audit.export({ query: { filter: JSON.stringify(filter) } })).text();
    expect(text.trim().split('\r\n')).toHaveLength(total + 1);
  });

  it('is exported in the words of a reader, and in codes for programs', async () => {
    const query = { filter: JSON.stringify({ actorId: admin.id, resource: ['users'] }) };
    const line = async (lang: 'en' | 'de') =>
      (await (await admin.client.audit.export({ query: { ...query, lang } })).text()).split('\r\n');
    const [heading, first] = await line('en');
    expect(heading).toMatch(/^\uFEFF?When \(UTC\),Role,Who,Action,Record type,Record,What changed,Reason,Note/);
    expect(heading).toMatch(/ID of the person,ID of the record,ID of the employer,ID$/);
    expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,Administrator,Full Administrator,[A-Z][^,]+,Account,/);
    expect((await line('de'))[1]).toMatch(/,Administrator\/in,Full Administrator,[A-Z][^,]+,Konto,/);
    expect(await (await admin.client.audit.export({ query })).text()).toContain(',users,');
  });

  it('is filtered by somebody’s name or address and by what came of it, for full administrators', async () => {
    const ask = async (filter: Record<string, unknown>) => (await admin.client.audit.list({ list: { filter } })).items;
    const person = await people.intern();
    await new TestBrowser(api).signIn(person.email, PASSWORD);
    await new TestBrowser(api).signIn(person.email, 'a wrong guess');
    expect(await ask({ actor: person.email.toUpperCase() })).toMatchObject([{ actorId: person.id }]);
    expect(await ask({ actor: 'nobody@people.example' })).toEqual([]);
    const byName = await ask({ actor: 'admin full' });
    expect(new Set(byName.map((entry) => 'actorName' in entry && entry.actorName))).toEqual(
      new Set(['Full Administrator']),
    );
    const failed = await ask({ result: 'failed' });
    expect(new Set(failed.map(({ action }) => action))).toEqual(new Set(['sign_in_failed']));
    const done = await ask({ result: 'done' });
    expect(done.map(({ action }) => action)).toContain('sign_in');
    expect(done.map(({ action }) => action)).not.toContain('sign_in_failed');
    const limited = await people.limitedAdmin('news:manage');
    const entries = limited.client.audit.list({ list: { filter: { actor: person.email } } });
    await expect(entries).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
    const text = await (await admin.client.audit.export({ query: { filter: '{"result":"failed"}' } })).text();
    expect(text.trim().split('\r\n')).toHaveLength(failed.length + 1);
  });

  it('is edited by nobody: no operation writes it and the entity refuses', async () => {
    const writing = allOperations.filter(
      ({ operation }) => operation.path.startsWith('/audit') && operation.method !== 'GET',
    );
    expect(writing).toEqual([]);
    for (const method of ['PUT', 'POST', 'DELETE'] as const) {
      const reply = await api.inject({
        method,
        url: `/api/audit/${'a'.repeat(24)}`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect(reply.statusCode).toBe(404);
    }
    const change = api.database.transaction(async (unitOfWork) => {
      const [entry] = await unitOfWork.find(AuditEntry, {}, { limit: 1 });
      if (entry) entry.reason = 'Rewritten.';
    });
    await expect(change).rejects.toThrow('never changed');
  });
});
