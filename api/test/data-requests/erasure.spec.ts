import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { policyVersions } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentAccess } from '../../src/features/documents/document.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import type { TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { Search } from '../../src/features/search/search.service.ts';
import { PublicPages } from '../../src/web/public-pages.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { allEmails, tokenFor } from '../support/mailbox.ts';
import { textsWithin } from '../support/texts-in-memory.ts';
import { anInterview, anOffer, Marketplace, newIdempotencyKey, profile } from '../support/marketplace.fixture.ts';
import type { Applicant } from '../support/marketplace.fixture.ts';
import { canary, MARK, markedProfile, traces } from './marked-texts.fixture.ts';

const password = 'violet otter lantern';

describe('what is left of an intern who asked to be erased', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let person: Applicant;
  let token: string;
  const later = async (days: number) => {
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + days * DAY));
    person = await marketplace.signInAgain(person);
  };
  beforeAll(async () => {
    api = await startTestApp({}, { databaseOnDisk: true });
    marketplace = await Marketplace.create(api);
    person = await filled();
    token = person.token;
  });
  afterAll(() => api.close());

  /** By the way that people come in, so that what sign-up writes is there too. */
  async function signedUp(email: string): Promise<TestActor> {
    const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
    await api.client().auth.signUpIntern({ body: { email, password, consents } });
    await api.client().auth.verifyEmail({ body: { token: await tokenFor(api, email), password } });
    const { body } = await new TestBrowser(api).signIn(email, password);
    return marketplace.actors.signIn(body.me?.actor.id ?? '', email);
  }

  async function filled(): Promise<Applicant> {
    const actor = await signedUp(`${MARK}@people.example`);
    const me = await actor.client.auth.me();
    await actor.client.auth.updateMe({
      version: me.user.version,
      body: { name: canary('account name'), locale: 'en', timeZone: 'Europe/Vienna' },
    });
    const { version } = await actor.client.interns.own();
    await actor.client.interns.save({ version, body: profile(markedProfile) });
    const upload = (kind: 'cv' | 'cover_letter', field: string) =>
      actor.client.documents.upload({
        body: { kind },
        file: new Blob([`${canary(field)}. Experience with laboratory work, statistics and writing reports.`]),
        fileName: `${MARK} ${field}.txt`,
      });
    const cv = await upload('cv', 'cv');
    await upload('cover_letter', 'letter');
    await actor.client.interns.chooseCv({ body: { documentId: cv.id } });
    return { ...actor, cvId: cv.id };
  }

  const question = { key: 'why', kind: 'long' as const, label: 'What do you want?', options: [], required: true };
  const answers = [{ key: 'why', value: canary('answer') }];
  const send = async () => {
    const place = await marketplace.internship({ questions: [question] });
    const { id } = await marketplace.apply(person, place, { coverNote: canary('cover note'), answers });
    return id;
  };

  /** Applications in every state that keeps words: of the intern, and of the employer about the intern. */
  async function live(): Promise<void> {
    const { owner } = marketplace;
    const now = api.clock.now();
    const sent = await send();
    await owner.client.applications.open({ params: { id: sent } });
    await owner.client.applications.cv({ params: { id: sent } });
    await owner.client.applicationNotes.create({ body: { applicationId: sent, text: canary('note') } });
    await owner.client.applications.rate({ params: { id: sent }, body: { rating: 4, tags: [`${MARK} tag`] } });
    const reply = await send();
    await marketplace.transition(person, reply, { to: 'withdrawn', note: canary('withdrawal') });
    const met = await send();
    await marketplace.transition(owner, met, { to: 'shortlisted' });
    await marketplace.transition(owner, met, {
      to: 'interview',
      interview: { ...anInterview(now), note: canary('interview') },
    });
    await marketplace.transition(owner, met, { to: 'rejected', code: 'other', text: canary('rejection') });
    const cancelled = await send();
    await marketplace.transition(owner, cancelled, { to: 'shortlisted' });
    await marketplace.transition(owner, cancelled, {
      to: 'interview',
      interview: { ...anInterview(now), note: canary('meeting') },
    });
    await owner.client.applications.cancelInterview({
      params: { id: cancelled },
      version: await marketplace.version(owner, cancelled),
      body: { note: canary('calling off') },
    });
    const offered = await send();
    await marketplace.transition(owner, offered, { to: 'shortlisted' });
    await marketplace.transition(owner, offered, { to: 'finalist' });
    await marketplace.transition(owner, offered, { to: 'offered', offer: { ...anOffer(now), text: canary('offer') } });
    await marketplace.transition(person, offered, { to: 'offer_declined', note: canary('declining') });
    const placed = await send();
    await marketplace.setState(placed, 'placed');
    const end = { to: 'terminated_early' as const, reason: 'other' as const, note: canary('termination') };
    await marketplace.transition(person, placed, end);
    const secondReply = await send();
    await marketplace.transition(owner, secondReply, { to: 'rejected', code: 'other', text: canary('held rejection') });
  }

  /** All else that a person leaves: drafts, searches, reports, requests, a prepared export. */
  async function leaveTraces(): Promise<void> {
    await suspendForAWhile();
    const { client } = person;
    const internshipId = await marketplace.internship({ questions: [question] });
    await client.applications.saveDraft({
      params: { internshipId },
      body: { cvDocumentId: person.cvId, coverNote: canary('draft'), answers },
    });
    await client.savedSearches.create({ body: { name: canary('search'), query: `q=${MARK}` } });
    const content = { basics: { name: canary('CV in the editor') } };
    await client.resumes.create({ body: { name: canary('version'), template: 'modern', language: 'de', content } });
    const draft = { basics: { name: canary('draft in the editor') } };
    await client.resumes.saveDraft({ version: 0, body: { template: 'modern', language: 'de', content: draft } });
    await client.bookmarks.add({ body: { internshipId } });
    const { id } = await client.interns.own();
    const why = { code: 'support_request', text: canary('reason of an administrator') } as const;
    await marketplace.admin.client.interns.reveal({ params: { id }, body: why });
    await report(internshipId);
    await decideReport(internshipId);
    await report(internshipId);
    const guest = { email: `${MARK}@people.example`, role: 'recruiter' } as const;
    await marketplace.owner.client.memberInvitations.create({ body: guest });
    await client.account.changeEmail({ body: { email: `${MARK}-next@people.example`, password } });
    await client.dataRequests.create({ body: { kind: 'export' }, idempotencyKey: newIdempotencyKey() });
    await api.dispatch();
  }

  const report = (targetId: string) =>
    person.client.reports.create({
      body: { targetType: 'internship', targetId, code: 'other', text: canary('report about it') },
    });

  /** An administrator suspends the account, writes why, and reinstates it. */
  async function suspendForAWhile(): Promise<void> {
    const { users } = marketplace.admin.client;
    const params = { id: person.id };
    await users.transition({ params, body: { to: 'suspended', reason: 'spam', note: canary('suspension') } });
    await users.transition({ params, body: { to: 'active', note: canary('reinstatement') } });
    person = await marketplace.signInAgain(person);
    await api.client().auth.forgotPassword({ body: { email: person.email } });
  }

  /** Decides about the report, in words that say who reported. */
  async function decideReport(targetId: string): Promise<void> {
    const { reports } = marketplace.admin.client;
    const { items } = await reports.list({ list: { filter: { targetId } } });
    const body = { to: 'upheld', note: canary('note about a report'), answer: canary('answer to a report') } as const;
    await reports.transition({ params: { id: items[0]?.id ?? '' }, body });
    await api.dispatch();
    expect(JSON.stringify(await person.client.notifications.list({}))).toContain(canary('answer to a report'));
  }

  const dump = async (): Promise<string[]> => {
    const leaks: string[] = [];
    for (const { name } of await api.database.db.listCollections().toArray())
      for (const row of await api.database.db.collection(name).find().toArray()) {
        const text = JSON.stringify(row);
        if (traces.test(text))
          leaks.push(`${name}: ${text.slice(Math.max(0, text.search(traces) - 60)).slice(0, 140)}`);
      }
    const folder = join(api.settings.DATA_DIR, 'files');
    for (const path of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (path.isFile() && traces.test(await readFile(join(path.parentPath, path.name), 'utf8')))
        leaks.push(`file ${path.name}`);
    for (const mail of await allEmails(api))
      if (traces.test(mail.source)) leaks.push(`mail to ${mail.to}: ${mail.subject}`);
    leaks.push(...(await rawTraces()));
    for (const [place, root] of Object.entries(await remembered()))
      leaks.push(...textsWithin(root, traces).map((trace) => `${place}: ${trace}`));
    return leaks;
  };

  /**
   * What is in the files of the data folder, also where no reader of theirs would look: free pages, logs, rests.
   */
  const rawTraces = async (): Promise<string[]> => {
    await api.database.db.admin().command({ fsync: 1 });
    const leaks: string[] = [];
    for (const path of await readdir(api.settings.DATA_DIR, { recursive: true, withFileTypes: true })) {
      if (!path.isFile()) continue;
      const text = await readFile(join(path.parentPath, path.name), 'latin1');
      for (const { index } of text.matchAll(new RegExp(traces, 'gi')))
        leaks.push(`raw ${path.name}: ${JSON.stringify(text.slice(Math.max(0, index - 40), index + 60))}`);
    }
    return leaks;
  };

  /** What the process itself keeps between requests. */
  const remembered = async () => ({
    search: await (Reflect.get(api.app.get(Search), 'index') as Promise<unknown>),
    pages: api.app.get(PublicPages).cache,
  });

  /** Somebody reads public pages, and searches, before and after. */
  async function browse(): Promise<void> {
    for (const q of [MARK, 'work']) {
      const { statusCode } = await api.inject({ url: `/api/internships/search?q=${q}` });
      expect(statusCode).toBe(200);
    }
    const body = Buffer.from(canary('page'));
    const make = async () => ({ status: 200, headers: {}, body });
    await api.app.get(PublicPages).cache.getOrMake('one', '/internships/companies', make, () => true);
  }

  /** Every list and page that somebody could still open. */
  async function crawl(who: TestActor, paths: readonly string[]): Promise<string[]> {
    const leaks: string[] = [];
    for (const url of paths) {
      const reply = await api.inject({ url, headers: { authorization: `Bearer ${who.token}` } });
      if (traces.test(reply.body))
        leaks.push(`${url}: ${reply.body.slice(Math.max(0, reply.body.search(traces) - 60)).slice(0, 140)}`);
    }
    return leaks;
  }

  it('is nothing that says who it was: not in the database, in files, in replies or in exports', async () => {
    await live();
    await leaveTraces();
    await browse();
    const looks = () => api.database.collection(DocumentAccess).countDocuments({ ownerId: new ObjectId(person.id) });
    expect(await looks()).toBe(2);
    const { search } = await remembered();
    expect(textsWithin(search, /laboratory/i).length, 'the index can be looked into').toBeGreaterThan(0);
    const before = (await dump()).map((line) => line.split(':')[0]);
    for (const place of [
      'users',
      'interns',
      'applications',
      'application-notes',
      'application-drafts',
      'documents',
      'audit',
      'member-invitations',
      'reports',
      'outbox',
      'raw embedded-mongo.sqlite',
      'pages',
    ])
      expect(before).toContain(place);
    expect(before.filter((place) => place?.startsWith('mail to')).length).toBeGreaterThan(0);
    await person.client.dataRequests.create({
      body: { kind: 'erase', password, note: canary('goodbye') },
      idempotencyKey: newIdempotencyKey(),
    });
    await later(14);
    await send();
    await later(0);
    await api.job('data-requests.due');
    await api.dispatch();
    expect(await dump()).toEqual([]);
    expect(await looks()).toBe(0);
    const inside = ['applications', 'applications/export', 'interns', 'audit', 'users', 'reports', 'data-requests'];
    const paths = [
      'applications',
      'applications/export',
      'application-notes',
      'notifications',
      'audit',
      'dashboards/employer',
    ];
    expect(
      await crawl(
        marketplace.admin,
        inside.map((path) => `/api/${path}`),
      ),
    ).toEqual([]);
    expect(
      await crawl(
        marketplace.owner,
        paths.map((path) => `/api/${path}`),
      ),
    ).toEqual([]);
    const old = await api.inject({ url: '/api/interns/me', headers: { authorization: `Bearer ${token}` } });
    expect(old.statusCode).toBe(401);
  });
});
