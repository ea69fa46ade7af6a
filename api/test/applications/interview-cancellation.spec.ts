import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Internship } from '../../src/features/internships/internship.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import type { TestActor, TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import {
  anInterview,
  startMarketplaceWithApplicant,
  type Applicant,
  type Marketplace,
} from '../support/marketplace.fixture.ts';
import { emailsTo } from '../support/mailbox.ts';

const note = 'Our laboratory is closed for repairs that week. We come back to you.';
const code = (name: string) => ({ code: name });
const START = '2026-03-02T09:00:00.000Z';
const reject = { to: 'rejected', code: 'stronger_candidates', text: null } as const;

describe('a cancelled interview', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let recruiter: TestMember;
  let reviewer: TestMember;
  let intern: Applicant;
  let id: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplaceWithApplicant());
    const { employerId } = marketplace.owner;
    recruiter = await marketplace.actors.member(employerId, 'recruiter');
    reviewer = await marketplace.actors.member(employerId, 'reviewer');
  });
  beforeEach(async () => {
    await marketplace.moveClockTo(START);
    [recruiter, reviewer] = [await marketplace.signInAgain(recruiter), await marketplace.signInAgain(reviewer)];
    intern = await marketplace.applicant();
    ({ id } = await marketplace.apply(intern, await marketplace.internship()));
    await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    await invite();
  });
  afterAll(() => api.close());

  const invite = () =>
    marketplace.transition(marketplace.owner, id, { to: 'interview', interview: anInterview(api.clock.now()) });
  const cancelInterview = async (who: TestActor = marketplace.owner, words = note) =>
    who.client.applications.cancelInterview({
      params: { id },
      version: await marketplace.version(who, id),
      body: { note: words },
    });
  const calendar = async (who: TestActor): Promise<string> =>
    (await who.client.applications.calendar({ params: { id } })).text();
  const outcomes = async (...acts: Promise<unknown>[]): Promise<string[]> =>
    (await Promise.allSettled(acts)).map((outcome) =>
      outcome.status === 'fulfilled' ? 'done' : String(Reflect.get(Object(outcome.reason), 'code')),
    );

  it('leaves the candidate shortlisted, with the message and the time in the history of both sides', async () => {
    const interviewAt = (await marketplace.stored(id)).interview?.startsAt;
    expect(await cancelInterview(recruiter)).toMatchObject({ state: 'shortlisted', interview: null });
    for (const reader of [intern, marketplace.owner]) {
      const application = await reader.client.applications.get({ params: { id } });
      expect(application).toMatchObject({ state: 'shortlisted', interview: null });
      expect(application.events.at(-1)).toMatchObject({
        from: 'interview',
        to: 'shortlisted',
        by: 'employer',
        note,
        interviewAt,
      });
    }
  });

  it('is for owners and recruiters, with words of ten to a thousand characters', async () => {
    for (const words of ['', ' '.repeat(10), 'x'.repeat(9), 'x'.repeat(1_001)])
      await expect(cancelInterview(marketplace.owner, words)).rejects.toMatchObject(code('VALIDATION_FAILED'));
    for (const who of [reviewer, intern, marketplace.admin])
      await expect(cancelInterview(who)).rejects.toMatchObject(code('FORBIDDEN'));
    expect((await marketplace.stored(id)).state).toBe('interview');
    await cancelInterview(marketplace.owner, 'x'.repeat(10));
    await expect(cancelInterview()).rejects.toMatchObject(code('TRANSITION_NOT_ALLOWED'));
  });

  it('requires the version that was read', async () => {
    const version = (await marketplace.version(marketplace.owner, id)) - 1;
    const stale = marketplace.owner.client.applications.cancelInterview({ params: { id }, version, body: { note } });
    await expect(stale).rejects.toMatchObject(code('VERSION_CONFLICT'));
  });

  it('is cancelled until it begins, and not after', async () => {
    const startsAt = new Date((await marketplace.stored(id)).interview?.startsAt ?? '');
    await marketplace.moveClockTo(startsAt);
    await expect(cancelInterview()).rejects.toMatchObject(code('INTERVIEW_STARTED'));
    expect((await marketplace.stored(id)).state).toBe('interview');
    await marketplace.moveClockTo(new Date(startsAt.getTime() - 1));
    expect((await cancelInterview()).state).toBe('shortlisted');
  });

  it('is not cancelled by shortlisting, nor past a rejection that can be taken back', async () => {
    const shortlist = marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    await expect(shortlist).rejects.toMatchObject(code('TRANSITION_NOT_ALLOWED'));
    await marketplace.transition(marketplace.owner, id, {
      ...reject,
      text: 'You would need more experience in the field.',
    });
    await expect(cancelInterview()).rejects.toMatchObject(code('TRANSITION_NOT_ALLOWED'));
    const again = marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    await expect(again).rejects.toMatchObject(code('TRANSITION_NOT_ALLOWED'));
  });

  it('can be cancelled by a company that was suspended: it answers candidates, but comes no nearer to them', async () => {
    const version = await marketplace.version(marketplace.owner, id);
    const interview = { ...anInterview(api.clock.now()), place: 'Room two' };
    const { applications } = marketplace.owner.client;
    /* Internships have a copy of what is known of their company. */
    const ofCompany = { employerId: new ObjectId(marketplace.owner.employerId) };
    const setState = (state: string) =>
      api.database.collection(Internship).updateMany(ofCompany, { $set: { 'employer.verification.state': state } });
    await setState('suspended');
    const [rescheduled] = await outcomes(
      applications.rescheduleInterview({ params: { id }, version, body: { interview } }),
    );
    const [cancelled] = await outcomes(cancelInterview());
    await setState('verified');
    expect([rescheduled, cancelled]).toEqual(['FORBIDDEN', 'done']);
  });

  it('asks for no feedback later, unless another interview was held', async () => {
    await cancelInterview();
    expect((await marketplace.transition(marketplace.owner, id, reject)).state).toBe('rejected');
    await marketplace.owner.client.applications.undo({ body: { ids: [id] } });
    await invite();
    await expect(marketplace.transition(marketplace.owner, id, reject)).rejects.toMatchObject(
      code('FEEDBACK_REQUIRED'),
    );
  });

  it('cannot be undone like a first shortlisting', async () => {
    await cancelInterview();
    const { results } = await marketplace.owner.client.applications.undo({ body: { ids: [id] } });
    expect(results).toMatchObject([{ ok: false, code: 'UNDO_EXPIRED' }]);
  });

  it('opens no new promise: the first answer was given, and nobody is late', async () => {
    const before = await marketplace.stored(id);
    await cancelInterview();
    const after = await marketplace.stored(id);
    expect(after).toMatchObject({ firstResponseAt: before.firstResponseAt, nextReminderAt: null, reminderCount: 0 });
    await marketplace.moveClockTo(new Date((before.responseDueAt?.getTime() ?? 0) + 40 * DAY));
    for (const job of ['applications.reminders', 'applications.unanswered']) await api.job(job);
    const seen = await marketplace.owner.client.applications.get({ params: { id } });
    expect(seen).toMatchObject({ state: 'shortlisted', overdue: false });
  });

  it('is in no list of what is coming, on no sheet, and not counted among interviews', async () => {
    const coming = async () => {
      const { interviews: team } = await marketplace.owner.client.dashboards.employer();
      const { interviews: summary } = await intern.client.dashboards.intern();
      return [...team, ...summary].filter(({ applicationId }) => applicationId === id).length;
    };
    const { internshipId } = await marketplace.stored(id);
    const filter = JSON.stringify({ internshipId: internshipId.toHexString() });
    const sheet = async () => (await marketplace.owner.client.applications.export({ query: { filter } })).text();
    const day = (await marketplace.stored(id)).interview?.startsAt ?? '';
    expect(await coming()).toBe(2);
    expect(await sheet()).toContain(day);
    await cancelInterview();
    expect(await coming()).toBe(0);
    expect(await sheet()).not.toContain(day);
    await api.dispatch();
    const internshipView = await marketplace.owner.client.internships.get({
      params: { id: internshipId.toHexString() },
    });
    expect(internshipView).toMatchObject({ counts: { selected: 1, total: 1 } });
  });

  it('is told in the application and by mail, in the reader’s language and zone, with a file that removes it', async () => {
    await intern.client.auth.updateMe({
      version: (await intern.client.auth.me()).user.version,
      body: { name: 'Ada Kern', locale: 'de', timeZone: 'Europe/Vienna' },
    });
    const version = await marketplace.version(marketplace.owner, id);
    const interview = { ...anInterview(api.clock.now()), startsAt: '2026-03-05T23:15:00.000Z' };
    await marketplace.owner.client.applications.rescheduleInterview({ params: { id }, version, body: { interview } });
    const sent = await calendar(intern);
    const moved = (await emailsTo(api, intern.email)).at(-1);
    for (const part of ['METHOD:PUBLISH', 'SEQUENCE:1', '20260305T231500Z']) expect(moved?.source).toContain(part);
    expect(moved?.source).toMatch(/Wann: +Freitag, 6\. März 2026, 00:15–00:45 Uhr MEZ\s+Wie: +Vor Ort/);
    expect(moved?.source).toMatch(/Wo: +\S/);
    await cancelInterview();
    const mail = (await emailsTo(api, intern.email)).at(-1);
    expect(mail?.source).toContain('am 6. März 2026 um 00:15 Uhr MEZ wurde abgesagt');
    expect(mail?.source).toContain(note);
    expect(mail?.source).toContain('METHOD:CANCEL');
    const inbox = await intern.client.notifications.list({ list: {} });
    const notice = inbox.items.find(({ titleKey }) => titleKey === 'application.interview_cancelled');
    expect(notice).toMatchObject({ type: 'application.interview', params: { when: interview.startsAt } });
    const removal = await calendar(intern);
    const uid = /UID:.*/.exec(sent)?.[0] ?? 'none';
    expect(sent).toContain('SEQUENCE:1\r\n');
    for (const part of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2\r\n', uid, 'DTSTART:20260305T231500Z'])
      expect(removal).toContain(part);
    expect(mail?.source.replaceAll('\n', '\r\n')).toContain('SEQUENCE:2\r\n');
    expect(await calendar(marketplace.owner)).toContain('METHOD:CANCEL');
  });

  it('leaves a later interview alone: its file has a higher number than the one that removes', async () => {
    await cancelInterview();
    await invite();
    const later = await calendar(intern);
    expect(later).toContain('METHOD:PUBLISH');
    expect(later).toContain('SEQUENCE:2\r\n');
    const mails = await emailsTo(api, intern.email);
    const removal = mails.find(({ source }) => source.includes('METHOD:CANCEL'));
    expect(removal?.source).toContain('SEQUENCE:1');
  });

  it('is taken out of calendars too when the application ends before it, once that is sent', async () => {
    await marketplace.transition(marketplace.owner, id, {
      ...reject,
      text: 'You would need more experience in the field.',
    });
    for (const who of [intern, marketplace.owner]) expect(await calendar(who)).toContain('METHOD:PUBLISH');
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 11 * 60_000));
    await api.job('applications.rejections');
    const mail = (await emailsTo(api, intern.email)).at(-1);
    expect(mail?.source).toContain('was not successful');
    for (const part of ['METHOD:CANCEL', 'SEQUENCE:1']) expect(mail?.source).toContain(part);
    for (const who of [intern, marketplace.owner]) expect(await calendar(who)).toContain('METHOD:CANCEL');
  });

  it('stays in calendars when it was held before the rejection', async () => {
    await marketplace.moveClockTo(new Date(Date.parse((await marketplace.stored(id)).interview?.startsAt ?? '') + DAY));
    await marketplace.transition(marketplace.owner, id, {
      ...reject,
      text: 'You would need more experience in the field.',
    });
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 11 * 60_000));
    await api.job('applications.rejections');
    const mail = (await emailsTo(api, intern.email)).at(-1);
    expect(mail?.source).toContain('was not successful');
    expect(mail?.source).not.toContain('METHOD:CANCEL');
    expect(await calendar(marketplace.owner)).toContain('METHOD:PUBLISH');
  });

  it.each([
    ['moving it', 'interview', 0],
    ['moving it', 'interview', 1],
    ['rejecting', 'rejected', 0],
    ['rejecting', 'rejected', 1],
    ['withdrawing', 'withdrawn', 0],
    ['withdrawing', 'withdrawn', 1],
  ] as const)('against %s: one of them counts', async (_, otherwise, first) => {
    const params = { id };
    const { version, events: before } = await marketplace.stored(id);
    const interview = { ...anInterview(api.clock.now()), place: 'Room two' };
    const { applications } = recruiter.client;
    const rejection = { ...reject, text: 'You would need more experience in the field.' };
    const other = {
      interview: () => applications.rescheduleInterview({ params, version, body: { interview } }),
      rejected: () => applications.transition({ params, version, body: rejection }),
      withdrawn: () =>
        intern.client.applications.transition({ params, version, body: { to: 'withdrawn', note: null } }),
    }[otherwise];
    const off = () => marketplace.owner.client.applications.cancelInterview({ params, version, body: { note } });
    const results = await outcomes(...(first === 0 ? [off(), other()] : [other(), off()]));
    expect(results.toSorted((a, b) => a.localeCompare(b))).toEqual(['done', 'VERSION_CONFLICT']);
    const { state, events } = await marketplace.stored(id);
    expect(state).toBe(results.indexOf('done') === first ? 'shortlisted' : otherwise);
    expect(events).toHaveLength(before.length + 1);
  });
});
