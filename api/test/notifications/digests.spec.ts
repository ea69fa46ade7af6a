import type { Preferences } from '@prentice/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventWith, PayloadOf } from '../../src/platform/events/catalogue/event-catalogue.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { emailsTo } from '../support/mailbox.ts';
import { applicationPayload } from '../support/payloads.builder.ts';
import { TestActors, type TestMember } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/* Monday, an hour after the summaries. */
const MONDAY = '2026-03-02T09:00:00.000Z';

describe('the email summary', () => {
  let api: TestApp;
  let owner: TestMember;
  beforeAll(async () => {
    api = await startTestApp();
  });
  beforeEach(async () => {
    api.clock.set(MONDAY);
    owner = await new TestActors(api).employer();
    await settle('en', 'UTC');
    await api.dispatch();
  });
  afterAll(() => api.close());

  const settle = async (locale: 'en' | 'de', timeZone: string): Promise<void> => {
    const { user } = await owner.client.auth.me();
    await owner.client.auth.updateMe({ body: { name: 'Mia', locale, timeZone }, version: user.version });
  };
  const happen = async (type: EventWith<'applicationId'>, change: Partial<PayloadOf<'application.viewed'>> = {}) => {
    const payload = applicationPayload({ employerId: owner.employerId, actorId: 'b'.repeat(24), ...change });
    await api.database.transaction(async (unitOfWork) => api.app.get(Events).recordOneOf(unitOfWork, type, payload));
    await api.dispatch();
  };
  const choose = (changes: Partial<Preferences>) =>
    owner.client.notifications.setPreferences({
      body: { types: {}, quietFrom: '22:00', quietTo: '08:00', digest: 'daily', ...changes },
    });
  const summaries = async () =>
    (await emailsTo(api, owner.email)).filter(({ source }) =>
      /Since your last summary|Seit Ihrer letzten/.test(source),
    );
  const digestsAt = async (time: string) => {
    api.clock.set(time);
    return (await summaries()).length;
  };

  it('comes at eight the next morning, once, with equal notifications as one line', async () => {
    await happen('application.submitted', { title: 'River lab' });
    await happen('application.submitted', { title: 'River lab' });
    await happen('application.withdrawn', { title: 'Forest lab' });
    expect(await digestsAt('2026-03-03T07:59:00.000Z')).toBe(0);
    expect(await digestsAt('2026-03-03T08:00:00.000Z')).toBe(1);
    expect(await digestsAt('2026-03-04T08:00:00.000Z')).toBe(1);
    const [email] = await summaries();
    expect(email?.subject).toBe('2 new applications, 1 withdrawn');
    const text = email?.source ?? '';
    expect(text.match(/New applications/g)).toHaveLength(2);
    expect(text.match(/Withdrawn applications/g)).toHaveLength(2);
    expect(text).toMatch(/2 new applications for [^\n]*River lab/);
    expect(text).toContain('<li');
  });

  it('follows the time zone and the language of the person', async () => {
    await settle('de', 'America/New_York');
    await happen('application.submitted');
    expect(await digestsAt('2026-03-02T12:59:00.000Z')).toBe(0);
    expect(await digestsAt('2026-03-02T13:00:00.000Z')).toBe(1);
    expect((await summaries())[0]?.source).toContain('Neue Bewerbungen');
  });

  it('comes on Mondays for those who chose so, also for what waited for the next day before', async () => {
    await happen('application.submitted');
    await choose({ digest: 'weekly' });
    expect(await digestsAt('2026-03-03T08:00:00.000Z')).toBe(0);
    expect(await digestsAt('2026-03-09T08:00:00.000Z')).toBe(1);
  });

  it('leaves out new applications for those who want to hear of each at once', async () => {
    await choose({ applicationsAtOnce: true });
    await happen('application.submitted', { title: 'River lab' });
    await happen('application.withdrawn', { title: 'Forest lab' });
    const [email, ...more] = (await emailsTo(api, owner.email)).filter(({ source }) => source.includes('River lab'));
    expect(more).toEqual([]);
    expect(email?.source).toContain('New application for “River lab”');
    expect(email?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await digestsAt('2026-03-03T08:00:00.000Z')).toBe(1);
    expect((await summaries())[0]?.source).not.toContain('River lab');
  });

  it('keeps to eight in the morning over both changes of the clocks in a year', async () => {
    await settle('en', 'Europe/Vienna');
    /* Clocks are put forward on 29 March and back on 25 October 2026. */
    for (const [before, early, due] of [
      ['2026-03-28T12:00:00.000Z', '2026-03-29T05:59:00.000Z', '2026-03-29T06:00:00.000Z'],
      ['2026-10-24T12:00:00.000Z', '2026-10-25T06:59:00.000Z', '2026-10-25T07:00:00.000Z'],
    ] as const) {
      api.clock.set(before);
      await happen('application.submitted');
      const count = (await summaries()).length;
      expect(await digestsAt(early)).toBe(count);
      expect(await digestsAt(due)).toBe(count + 1);
    }
  });

  it('waits until the quiet hours of the person are over', async () => {
    await choose({ quietTo: '09:30' });
    await happen('application.submitted');
    expect(await digestsAt('2026-03-02T09:29:00.000Z')).toBe(0);
    expect(await digestsAt('2026-03-02T09:30:00.000Z')).toBe(1);
  });

  it('does not come when everything in it has been read, or is switched off', async () => {
    await happen('application.submitted');
    await owner.client.notifications.markAllRead();
    expect(await digestsAt('2026-03-03T08:00:00.000Z')).toBe(0);
    api.clock.set(MONDAY);
    await happen('application.submitted');
    await choose({ digest: 'off' });
    expect(await digestsAt(new Date(Date.parse(MONDAY) + 8 * DAY).toISOString())).toBe(0);
  });

  it('says of each notification what became of it', async () => {
    await happen('application.submitted');
    await happen('application.submitted');
    const [first] = (await owner.client.notifications.list({ list: {} })).items;
    await owner.client.notifications.markRead({ params: { id: first?.id ?? '' } });
    await digestsAt('2026-03-03T08:00:00.000Z');
    const again = await new TestActors(api).signIn(owner.id, owner.email);
    const { items } = await again.client.deliveries.list({ list: { filter: { channel: ['email'] } } });
    const digestStates = items.filter(({ digest }) => digest).map(({ state, reason }) => `${state}, ${reason}`);
    expect(digestStates.toSorted()).toEqual(['sent, null', 'suppressed, read_already']);
  });
});
