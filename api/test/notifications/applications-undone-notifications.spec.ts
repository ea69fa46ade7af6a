import type { ApplicationTransitionRequest } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationDelivery } from '../../src/features/notifications/deliveries/delivery.entity.ts';
import { DAY, MINUTE, SECOND } from '../../src/platform/clock/clock.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { emailsTo } from '../support/mailbox.ts';
import { anInterview, anOffer, startMarketplaceWithApplicant, type Applicant } from '../support/marketplace.fixture.ts';
import type { Marketplace } from '../support/marketplace.fixture.ts';
import type { TestActor, TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';

const START = '2026-03-02T09:00:00.000Z';

describe('what can be undone', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let recruiter: TestMember;
  let intern: Applicant;
  let id: string;
  let internshipId: string;
  let title: string;
  let count = 0;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplaceWithApplicant());
    recruiter = await marketplace.actors.member(marketplace.owner.employerId, 'recruiter');
  });
  beforeEach(async () => {
    await marketplace.moveClockTo(START);
    recruiter = await marketplace.signInAgain(recruiter);
    intern = await marketplace.applicant();
    title = `River laboratory ${++count}`;
    internshipId = await marketplace.internship({ title });
    ({ id } = await marketplace.apply(intern, internshipId));
    await api.dispatch();
  });
  afterAll(() => api.close());

  const decide = (transition: ApplicationTransitionRequest, who: TestActor = marketplace.owner) =>
    marketplace.transition(who, id, transition);
  const later = async (milliseconds: number) => {
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + milliseconds));
    [recruiter, intern] = [await marketplace.signInAgain(recruiter), await marketplace.signInAgain(intern)];
  };
  const undo = (who: TestActor = marketplace.owner) => who.client.applications.undo({ body: { ids: [id] } });
  const emails = async (who: TestActor, text: string) =>
    (await emailsTo(api, who.email)).filter(({ source }) => source.includes(text));
  const inbox = async (who: TestActor) => {
    await api.dispatch();
    const { items } = await who.client.notifications.list({ list: {} });
    return items.filter(({ link }) => link.includes(id) || link.includes(internshipId)).map(({ titleKey }) => titleKey);
  };
  /** What "What we sent you" says of this internship. */
  const sentTo = async (who: TestActor) =>
    (await who.client.deliveries.list({ list: {} })).items.filter(({ params }) => params['title'] === title);
  const outcomes = async (who: TestActor, titleKey: string) => {
    const notificationFilter = { userId: new ObjectId(who.id), titleKey, channel: 'email', 'params.title': title };
    const rows = await api.database.collection(NotificationDelivery).find(notificationFilter).toArray();
    return rows.map(({ state, reason }) => `${state}, ${reason}`);
  };

  it('is in the inbox and sent when the ten minutes are over, and counted only then', async () => {
    const { count } = await intern.client.notifications.unread();
    await decide({ to: 'shortlisted' });
    expect(await inbox(intern)).toEqual(['application.receipt']);
    expect(await intern.client.notifications.unread()).toEqual({ count });
    await intern.client.notifications.markAllRead();
    const sentBefore = await sentTo(intern);
    expect(sentBefore.map(({ titleKey }) => titleKey)).not.toContain('application.shortlisted');
    await later(10 * MINUTE - 1);
    expect(await emails(intern, 'been shortlisted')).toEqual([]);
    expect(await inbox(intern)).toEqual(['application.receipt']);
    await later(1);
    expect(await emails(intern, 'been shortlisted')).toHaveLength(1);
    expect(await inbox(intern)).toEqual(['application.shortlisted', 'application.receipt']);
    const shortlistings = (await sentTo(intern)).filter(({ titleKey }) => titleKey === 'application.shortlisted');
    expect(new Set(shortlistings.map(({ createdAt }) => createdAt))).toEqual(new Set([api.clock.now().toISOString()]));
    expect((await intern.client.notifications.unread()).count).toBe(1);
  });

  const changes = async () => {
    await api.job('notifications.hidden');
    const ofIntern = { type: 'notifications.changed', 'payload.userIds': intern.id };
    return api.database.collection(OutboxEvent).countDocuments(ofIntern);
  };

  it('is followed by open pages when the ten minutes are over, and by nothing before and once more after that', async () => {
    const before = await changes();
    await decide({ to: 'shortlisted' });
    await api.dispatch();
    expect(await changes()).toBe(before);
    await later(10 * MINUTE - 1);
    expect(await changes()).toBe(before);
    await later(1);
    expect(await inbox(intern)).toContain('application.shortlisted');
    expect(await changes()).toBe(before + 1);
    expect(await changes()).toBe(before + 1);
    expect(await inbox(intern)).toContain('application.shortlisted');
  });

  it('is hidden within the ten minutes wherever a candidate looks again, and its undoing with it', async () => {
    const seen = async () => {
      await api.dispatch();
      const [listed, { version: _, ...read }, readiness] = await Promise.all([
        intern.client.applications.list({ list: {} }),
        intern.client.applications.get({ params: { id } }),
        intern.client.applications.readiness({ params: { internshipId } }),
      ]);
      return { listed: listed.items.map(({ version: __, ...row }) => row), read, readiness, changes: await changes() };
    };
    const before = await seen();
    await decide({ to: 'shortlisted' });
    expect(await seen()).toEqual(before);
    await later(9 * MINUTE);
    expect(await seen()).toEqual(before);
    await decide({ to: 'rejected', code: 'skills', text: null });
    expect(await seen()).toEqual(before);
    await undo();
    expect(await seen()).toEqual(before);
    await undo();
    expect(await seen()).toEqual(before);
  });

  it('leaves nothing behind when it is undone, however often', async () => {
    for (let round = 0; round < 2; round++) {
      await decide({ to: 'shortlisted' });
      await api.dispatch();
      await undo();
      await later(11 * MINUTE);
      expect(await inbox(intern)).toEqual(['application.receipt']);
      expect(await emails(intern, 'shortlist')).toEqual([]);
      expect((await sentTo(intern)).map(({ titleKey }) => titleKey)).not.toContain('application.shortlisted');
    }
    expect(await outcomes(intern, 'application.shortlisted')).toEqual(['suppressed, undone', 'suppressed, undone']);
    await decide({ to: 'shortlisted' });
    api.clock.advance(11 * MINUTE);
    expect(await emails(intern, 'been shortlisted')).toHaveLength(1);
  });

  it('is not emailed once a rejection has followed, which comes by itself', async () => {
    await decide({ to: 'shortlisted' });
    await api.dispatch();
    await decide({ to: 'rejected', code: 'skills', text: null });
    await api.dispatch();
    api.clock.advance(10 * MINUTE);
    await api.job('applications.rejections');
    expect(await emails(intern, 'been shortlisted')).toEqual([]);
    expect(await outcomes(intern, 'application.shortlisted')).toEqual(['suppressed, superseded']);
    expect(await outcomes(intern, 'application.rejected')).toHaveLength(1);
  });

  it('is not said to be undone to candidates, who never saw it, also when they read all they had', async () => {
    await decide({ to: 'shortlisted' });
    await api.dispatch();
    await intern.client.notifications.markAllRead();
    await undo();
    expect(await inbox(intern)).toEqual(['application.receipt']);
    api.clock.advance(11 * MINUTE);
    expect(await emails(intern, 'shortlist')).toEqual([]);
  });

  it.each([
    ['an invitation to an interview', 'invited to an interview'],
    ['becoming a finalist', 'a finalist for'],
  ])('stays in the inbox alone when %s follows before it is sent', async (step, sentence) => {
    await decide({ to: 'shortlisted' });
    await api.dispatch();
    const now = api.clock.now();
    await decide(step.includes('interview') ? { to: 'interview', interview: anInterview(now) } : { to: 'finalist' });
    expect(await inbox(intern)).toContain('application.shortlisted');
    api.clock.advance(11 * MINUTE);
    expect(await emails(intern, sentence)).toHaveLength(1);
    expect(await emails(intern, 'been shortlisted')).toEqual([]);
    expect(await outcomes(intern, 'application.shortlisted')).toEqual(['suppressed, superseded']);
  });

  it('is not sent to a candidate who withdraws meanwhile', async () => {
    await decide({ to: 'shortlisted' });
    await api.dispatch();
    await decide({ to: 'withdrawn', note: null }, intern);
    api.clock.advance(11 * MINUTE);
    expect(await emails(intern, 'been shortlisted')).toEqual([]);
  });

  it('is no part of a summary of the company either when a withdrawal is undone, also shortly before it', async () => {
    await marketplace.moveClockTo('2026-03-03T07:55:00.000Z');
    [recruiter, intern] = [await marketplace.signInAgain(recruiter), await marketplace.signInAgain(intern)];
    await decide({ to: 'withdrawn', note: null }, intern);
    expect(await inbox(recruiter)).toContain('application.withdrawn');
    await later(6 * MINUTE);
    await api.dispatch();
    await undo(intern);
    expect(await inbox(recruiter)).not.toContain('application.withdrawn');
    await later(DAY);
    expect(await emails(recruiter, `“${title}” was withdrawn`)).toEqual([]);
    expect(await outcomes(recruiter, 'application.withdrawn')).toEqual(['suppressed, undone']);
  });
});

describe('an email about a decision', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let intern: Applicant;
  let id: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplaceWithApplicant());
  });
  beforeEach(async () => {
    await marketplace.moveClockTo(START);
    intern = await marketplace.applicant();
    ({ id } = await marketplace.apply(intern, await marketplace.internship({ openings: 1 })));
  });
  afterAll(() => api.close());

  const decide = (...transitions: ApplicationTransitionRequest[]) =>
    transitions.reduce<Promise<unknown>>(
      (before, transition) => before.then(() => marketplace.transition(marketplace.owner, id, transition)),
      Promise.resolve(),
    );
  const lastEmail = async () => (await emailsTo(api, intern.email)).at(-1)?.source ?? '';

  it('says in a rejection what the company wrote, and nothing of its own notes', async () => {
    const { owner } = marketplace;
    await owner.client.applicationNotes.create({ body: { applicationId: id, text: 'Not for our team, I think.' } });
    const text = 'We need more practice with flow meters.\n\nPlease apply again next year.';
    await decide({ to: 'rejected', code: 'experience', text });
    api.clock.advance(11 * MINUTE);
    await api.job('applications.rejections');
    const email = await lastEmail();
    expect(email).toContain('was not successful');
    expect(email).toContain('We need more practice with flow meters.');
    expect(email).toContain('Please apply again next year.');
    expect(email).not.toContain('Not for our team');
  });

  it('says why an offer was withdrawn, also when time passes while that is saved', async () => {
    const offer = anOffer(api.clock.now());
    await decide({ to: 'shortlisted' }, { to: 'finalist' }, { to: 'offered', offer });
    const start = api.clock.now().getTime();
    let reads = 0;
    const ticking = vi.spyOn(api.clock, 'now').mockImplementation(() => new Date(start + reads++));
    await decide({ to: 'finalist', note: 'Our laboratory closes for a year.' });
    ticking.mockRestore();
    api.clock.advance(SECOND);
    expect(await lastEmail()).toContain('Our laboratory closes for a year.');
    const { events } = await intern.client.applications.get({ params: { id } });
    expect(events.at(-1)).toMatchObject({ from: 'offered', to: 'finalist', note: 'Our laboratory closes for a year.' });
  });
});
