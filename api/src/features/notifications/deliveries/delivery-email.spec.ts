import { expect, it } from 'vitest';
import { notificationEmailSamples } from './delivery-email.ts';

const sample = (name: string, locale: 'en' | 'de') =>
  new Map(notificationEmailSamples).get(`notification: ${name}`)?.(locale) ?? expect.unreachable(name);

it.each(notificationEmailSamples)('the sample of a %s says everything in both languages', (_name, compose) => {
  for (const locale of ['en', 'de'] as const) {
    const { subject, paragraphs, sections = [] } = compose(locale);
    const text = [subject, ...paragraphs, ...sections.flatMap(({ lines }) => lines.map((line) => line.text))].join(
      '\n',
    );
    expect(text).not.toMatch(/“”|„“|\{\w+\}|undefined|\b(?:by|due|bis) ?[.,]/);
  }
});

it('an email about an interview says when it is as the reader writes dates, in their time zone', () => {
  const whenIn = (locale: 'en' | 'de') => sample('interview', locale).paragraphs[2];
  expect(whenIn('en')).toMatch(/^When: Thursday,? 5 March 2026 at 10:00 CET, 45 minutes$/);
  expect(whenIn('de')).toMatch(/^Wann: Donnerstag, 5\. März 2026 um 10:00 MEZ, 45 Minuten$/);
});

it('an email about an offer says until when it stands, and whose it is', () => {
  expect(sample('offer', 'en')).toMatchObject({
    subject: 'You have an offer for “Field work on rivers”. Answer by 7 March 2026 at 10:00 CET.',
    paragraphs: [expect.stringContaining('7 March 2026'), 'Employer: Flusswerk'],
  });
});
