import { describe, expect, it } from 'vitest';
import { notificationSentence, notificationWords } from './notification.words.ts';

describe('words of notifications', () => {
  it('exist in both languages with the same parameters', () => {
    const parameters = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(Object.keys(notificationWords.de)).toEqual(Object.keys(notificationWords.en));
    for (const [key, text] of Object.entries(notificationWords.en))
      expect(parameters(Reflect.get(notificationWords.de, key)), key).toEqual(parameters(text));
  });
  it('fill in titles and dates by language', () => {
    const params = { title: 'River lab', due: '2026-03-16T09:00:00.000Z' };
    expect(notificationSentence('application.receipt', params, 'en')).toContain('by 16 March 2026');
    expect(notificationSentence('application.receipt', params, 'de')).toContain('bis 16. März 2026');
  });
  it('name the day of an answer where the reader is, and the day of a deadline as it was set', () => {
    const params = { title: 'River lab', due: '2026-03-16T23:30:00.000Z' };
    expect(notificationSentence('application.receipt', params, 'en', 'Europe/Vienna')).toContain('by 17 March 2026');
    expect(notificationSentence('internship.deadline_near', params, 'en', 'Europe/Vienna')).toContain('until 16 March');
  });
});
