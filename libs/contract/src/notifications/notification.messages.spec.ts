import { describe, expect, it } from 'vitest';
import { briefNotificationMessages } from './brief-notification.messages.ts';
import {
  foreignTextLanguage,
  foreignTextNote,
  inboxSentence,
  inLanguage,
  notificationMessage,
  undatedSentence,
} from './notification-message.ts';
import { candidateNotificationMessages } from './candidate-notification.messages.ts';
import { notificationMessages } from './notification.messages.ts';
import { notificationTypes } from './notification-type-table.ts';
import { isPushedType, pushMessage } from './notification-type.messages.ts';

describe('push messages', () => {
  it('say the same to everybody: a sentence for each type that is pushed, in two languages, without parameters', () => {
    const pushed = notificationTypes.filter(isPushedType);
    expect(pushed).toContain('application.decision');
    expect(pushed).not.toContain('security');
    const textIn = (locale: string) => pushed.map((type) => pushMessage('1', type, '/dashboard/intern', locale).title);
    const sentences = new Set([...textIn('en'), ...textIn('de-AT')]);
    expect(sentences.size).toBe(2 * pushed.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}“„"]{15,60}$/);
    expect(pushMessage('1', 'news', '/news/fair', 'de')).toMatchObject({ id: '1', link: '/news/fair', lang: 'de' });
  });
});

describe('notification messages', () => {
  it('exist in both languages with the same parameters', () => {
    const parameters = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(Object.keys(notificationMessages.de)).toEqual(Object.keys(notificationMessages.en));
    for (const [key, text] of Object.entries(notificationMessages.en))
      expect(parameters(Reflect.get(notificationMessages.de, key)), key).toEqual(parameters(text));
  });
  it('fill in titles and dates by language', () => {
    const params = { title: 'River lab', due: '2026-03-16T09:00:00.000Z' };
    expect(notificationMessage('application.receipt', params, 'en')).toContain('by 16 March 2026');
    expect(notificationMessage('application.receipt', params, 'de')).toContain('bis zum 16. März 2026');
  });
  it('name the time of an interview where the reader is, on the day it is there', () => {
    const params = { title: 'River lab', when: '2026-03-16T23:30:00.000Z' };
    const textIn = (locale: string, zone?: string) =>
      notificationMessage('application.interview_cancelled', params, locale, zone);
    expect(textIn('en', 'Europe/Vienna')).toContain('on 17 March 2026 at 00:30 CET was cancelled');
    expect(textIn('de', 'Europe/Vienna')).toContain('am 17. März 2026 um 00:30 Uhr MEZ wurde abgesagt');
    expect(textIn('en')).toContain('on 16 March 2026 at 23:30 UTC');
  });
  it('say when an interview is and until when an offer stands, where that is stored with them', () => {
    const params = { title: 'River lab', when: '2026-03-16T23:30:00.000Z' };
    const textOf = (key: string, values: Record<string, string> = params) =>
      notificationMessage(key, values, 'en', 'Europe/Vienna');
    expect(textOf('application.interview')).toBe(
      'You’re invited to an interview for “River lab” on 17 March 2026 at 00:30 CET.',
    );
    expect(textOf('application.offered')).toBe(
      'You have an offer for “River lab”. Answer by 17 March 2026 at 00:30 CET.',
    );
    expect(textOf('application.interview_rescheduled')).toMatch(/a new time: 17 March 2026 at 00:30 CET\.$/);
    expect(textOf('application.offered', { title: 'River lab' })).toBe(
      'You have an offer for “River lab”. Answer before it expires.',
    );
  });
  it('name the company that opened an application, where it is known', () => {
    const sentence = (params: Record<string, string>) => notificationMessage('application.viewed', params);
    expect(sentence({ title: 'River lab', company: 'Flusswerk' })).toBe(
      'Flusswerk opened your application for “River lab”.',
    );
    expect(sentence({ title: 'River lab', company: '' })).toBe('The employer opened your application for “River lab”.');
  });
  it('name the candidate whom a company is told of, in both languages, and nobody where that is not known', () => {
    const params = { title: 'River lab', due: '2026-03-16T09:00:00.000Z', company: 'Flusswerk' };
    const sentence = (key: string, candidate: string | null, locale: string) =>
      notificationMessage(key, { ...params, candidate }, locale);
    expect(sentence('application.interested', 'Candidate B7', 'de')).toBe(
      'Bewerber/in B7 interessiert sich für „River lab“.',
    );
    expect(
      notificationMessage('application.mentioned', { title: 'River lab', candidate: 'Ada', author: 'Lena' }, 'en'),
    ).toBe('Lena mentioned you in a note about Ada’s application for “River lab”.');
    expect(sentence('application.received', 'Candidate 7F3K', 'en')).toBe(
      'Candidate 7F3K applied for “River lab”. Answer by 16 March 2026.',
    );
    expect(sentence('application.withdrawn', null, 'en')).toBe('An application for “River lab” was withdrawn.');
    const { en, de } = candidateNotificationMessages;
    expect(Object.keys(de)).toEqual(Object.keys(en));
    for (const key of Object.keys(en))
      for (const locale of ['en', 'de'])
        expect(sentence(key, 'Mia Berg', locale), key).toMatch(/Mia Berg.*River lab|River lab.*Mia Berg/);
  });
  it('leave out in an inbox what stands beside or above them, and say all where nobody is named', () => {
    const params = { title: 'River lab', due: '2026-03-16T09:00:00.000Z', candidate: 'Candidate B7' };
    const sentence = (values: Record<string, string>, locale: string, isUnderSubject: boolean) =>
      inboxSentence('application.received', values, { locale, timeZone: 'UTC', now: 0 }, isUnderSubject);
    expect(sentence(params, 'de', true)).toBe('Bewerber/in B7 hat sich beworben.');
    expect(sentence(params, 'en', false)).toBe('Candidate B7 applied for “River lab”.');
    expect(sentence({ ...params, candidate: '' }, 'en', true)).toBe(
      'New application for “River lab”. Answer by 16 March 2026.',
    );
    const mentioned = { title: 'River lab', candidate: 'Ada' };
    expect(
      inboxSentence('application.mentioned', mentioned, { locale: 'en', timeZone: 'UTC', now: 0 }, true),
    ).toContain('You were mentioned');
    const { en, de } = briefNotificationMessages;
    expect(Object.keys(de)).toEqual(Object.keys(en));
    for (const text of [...Object.values(en), ...Object.values(de)]) expect(text).not.toContain('{title}');
  });
  it('say one as one', () => {
    const textFor = (count: number, locale: string) =>
      notificationMessage('administrator.reviews_due', { count, overdue: 0 }, locale);
    expect(textFor(1, 'en')).toBe('You have 1 review due.');
    expect(textFor(2, 'de')).toBe('Sie haben 2 fällige Prüfungen, davon 0 überfällig.');
  });
  it('say which reviews are due, where that is known', () => {
    const sentence = (queues: string, locale: string) =>
      notificationMessage('administrator.reviews_due', { count: 3, overdue: 1, queues }, locale);
    expect(sentence('cases:2,reports:1', 'en')).toBe('Due: 2 verification cases and 1 report, 1 of them overdue.');
    expect(sentence('internships:1', 'de')).toBe('Fällig: 1 Praktikum, davon 1 überfällig.');
  });
  it('say which reviews are overdue and which are due today, each by itself', () => {
    const sentence = (overdueQueues: string, dueQueues: string, locale: string) => {
      const params = { count: 3, overdue: 2, queues: 'cases:2,reports:1', overdueQueues, dueQueues };
      return notificationMessage('administrator.reviews_due', params, locale);
    };
    expect(sentence('cases:2', 'reports:1', 'en')).toBe('Overdue: 2 verification cases. Decide on 1 report today.');
    expect(sentence('cases:2', 'reports:1', 'de')).toBe(
      'Die Entscheidung über 2 Verifizierungen ist überfällig. Entscheiden Sie heute auch über 1 Meldung.',
    );
    expect(sentence('cases:2,reports:1', '', 'en')).toBe('Overdue: 2 verification cases and 1 report.');
    expect(sentence('reports:1', '', 'de')).toBe('Die Entscheidung über 1 Meldung ist überfällig.');
  });
  it('name the role of a member in the language of the reader', () => {
    expect(notificationMessage('member.changed', { role: 'reviewer' }, 'en')).toBe('Your role is now reviewer.');
    expect(notificationMessage('member.changed', { role: 'reviewer' }, 'de')).toBe(
      'Ihre Rolle ist jetzt „Bewerter/in“.',
    );
    expect(notificationMessage('member.changed', {}, 'en')).toBe('Your role is now ….');
  });
  it('name the day of an answer where the reader is, and the day of a deadline as it was set', () => {
    const params = { title: 'River lab', due: '2026-03-16T23:30:00.000Z' };
    expect(notificationMessage('application.receipt', params, 'en', 'Europe/Vienna')).toContain('by 17 March 2026');
    expect(notificationMessage('internship.deadline_near', params, 'en', 'Europe/Vienna')).toContain('until 16 March');
  });

  it('has dates of this year with a weekday in inboxes, others with their year, and none beside one that is shown', () => {
    const when = '2026-03-20T10:00:00.000Z';
    const sentence = (locale: string, now: string) =>
      inboxSentence('application.offered', { title: 'A', when }, { locale, timeZone: 'UTC', now: Date.parse(now) });
    expect(sentence('en', when)).toMatch(/Answer by Fri,? 20 March at 10:00 UTC\.$/);
    expect(sentence('de', when)).toMatch(/bis zum Freitag, 20\. März um 10:00 Uhr UTC\.$/);
    expect(sentence('en', '2025-12-30T10:00:00.000Z')).toContain('by 20 March 2026 at 10:00');
    const undated = (locale: string) =>
      undatedSentence('application.offered', { title: 'A', when }, { locale, timeZone: 'UTC', now: 0 });
    expect([undated('en'), undated('de')]).toEqual(['You have an offer for “A”.', 'Sie haben ein Angebot für „A“.']);
  });

  it('have what somebody wrote in the language of the reader where it is written in both, and else say in which it is', () => {
    const english = { title: 'Office hours', text: 'Come on Tuesday.', textLanguage: 'en' };
    const both = { params: { ...english, otherTitle: 'Sprechstunden', otherText: 'Kommen Sie am Dienstag.' } };
    const german = inLanguage(both, 'de').params;
    expect(german).toEqual({ title: 'Sprechstunden', text: 'Kommen Sie am Dienstag.', textLanguage: 'de' });
    expect([foreignTextLanguage(german, 'de'), foreignTextNote(german, 'de')]).toEqual([null, '']);
    expect(inLanguage(both, 'en').params).toEqual(english);
    const only = inLanguage({ params: english }, 'de').params;
    expect(only).toEqual(english);
    expect(foreignTextLanguage(only, 'de')).toBe('en');
    expect(foreignTextNote(only, 'de')).toBe('Diese Ankündigung gibt es nur auf Englisch.');
    expect([foreignTextLanguage(only, 'en'), foreignTextLanguage({ title: 'Old' }, 'de')]).toEqual([null, null]);
  });
});
