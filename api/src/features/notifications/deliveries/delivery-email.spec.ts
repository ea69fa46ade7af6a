import { expect, it } from 'vitest';
import { SUPPORT_EMAIL } from '../../../platform/email/email.ts';
import { notificationEmailSamples } from './delivery-email-samples.ts';
import { notificationEmail } from './delivery-email.ts';

const sample = (name: string, locale: 'en' | 'de') =>
  new Map(notificationEmailSamples).get(`notification: ${name}`)?.(locale) ?? expect.unreachable(name);

it.each(notificationEmailSamples)('the sample of a %s says everything in both languages', (_name, compose) => {
  for (const locale of ['en', 'de'] as const) {
    const { subject, paragraphs, details = [], sections = [] } = compose(locale);
    const facts = details.map((detail) => detail.text);
    const text = [
      subject,
      ...paragraphs,
      ...facts,
      ...sections.flatMap(({ lines }) => lines.map((line) => line.text)),
    ].join('\n');
    expect(text).not.toMatch(/“”|„“|\{\w+\}|undefined|\b(?:by|due|bis) ?[.,]/);
  }
});

it('an email about an interview says when it is as the reader writes dates, in their time zone', () => {
  const factsIn = (locale: 'en' | 'de') => sample('interview', locale).details?.map(({ text }) => text);
  const [, , ...english] = factsIn('en') ?? [];
  expect(english[0]).toMatch(/^Thursday,? 5 March 2026(?: at|,) 10:00\D{1,3}10:45 CET$/);
  expect(english.slice(1)).toEqual([
    'In person',
    'Uferweg 12, Graz',
    'Ask for Dana Winter.\nPlease bring rubber boots.',
  ]);
  expect(factsIn('de')?.[2]).toMatch(/^Donnerstag, 5\. März 2026(?: um|,) 10:00\D{1,3}10:45 (?:Uhr )?MEZ$/);
});

it('an email about an offer says until when it stands, and whose it is', () => {
  expect(sample('offer', 'en')).toMatchObject({
    heading: 'Offer from Flusswerk',
    subject: 'Offer from Flusswerk: answer by Sat 7 Mar, 10:00 CET',
    paragraphs: [expect.stringContaining('7 March 2026'), 'If you don’t answer by then, the offer expires.'],
    quote: { label: 'Flusswerk wrote:', paragraphs: [expect.stringContaining('on the river')] },
    details: [
      { label: 'Internship', text: 'Field work on rivers' },
      { label: 'Employer', text: 'Flusswerk' },
      { label: 'Start', text: '1 July 2026' },
      { label: 'Pay', text: '€1,200–1,400 a month' },
      { label: 'Benefits', text: 'Ticket for public transport' },
    ],
  });
});

it('an email about an interview says in its subject with whom and when', () => {
  expect(sample('interview', 'en').subject).toBe('Interview with Flusswerk: Thu 5 Mar, 10:00 CET');
  expect(sample('interview', 'de').subject).toBe('Gespräch mit Flusswerk: Do., 5. März, 10:00 MEZ');
});

it('an email has no full stop at the end of its subject', () => {
  expect(sample('rejection', 'en')).toMatchObject({
    subject: 'Your application for “Field work on rivers” was not successful',
    paragraphs: [expect.stringMatching(/^Flusswerk has decided not to take your application further\./)],
    quote: { label: 'Flusswerk wrote:', paragraphs: [expect.any(String), expect.any(String)] },
  });
});

it('an email about a rejection says the reason and leads to similar internships', () => {
  const facts = (locale: 'en' | 'de') => sample('rejection', locale).details?.map(({ label, text }) => [label, text]);
  expect(facts('en')).toContainEqual(['Reason', 'More experience was needed']);
  expect(facts('de')).toContainEqual(['Grund', 'Mehr Erfahrung war nötig']);
  expect(sample('rejection', 'en')).toMatchObject({
    action: { label: 'Find similar internships', path: '/internships?category=environment' },
    moreActions: [{ label: 'See the application', path: `/dashboard/intern#application-${'a'.repeat(24)}` }],
  });
});

it('an email about a verification says all reasons, the note and the day that matters next', () => {
  const factsOf = (name: string, locale: 'en' | 'de') =>
    sample(name, locale).details?.map(({ label, text }) => [label, text]);
  expect(factsOf('information requested', 'en')).toEqual([
    ['Reasons', 'Documents out of date\nRegistration number unclear'],
    ['Answer by', '16 March 2026'],
  ]);
  expect(factsOf('information requested', 'de')).toEqual([
    ['Gründe', 'Dokumente veraltet\nRegisternummer unklar'],
    ['Antwort bis', '16. März 2026'],
  ]);
  expect(sample('information requested', 'en').quote).toEqual({
    label: 'Note from our reviewers:',
    paragraphs: ['Please send an extract of the register.', 'It must not be older than three months.'],
  });
  expect(factsOf('verification rejected', 'en')).toEqual([
    ['Reason', 'Charges candidates'],
    ['You can apply again from', '1 April 2026'],
  ]);
  expect(factsOf('verification rejected', 'de')).toEqual([
    ['Grund', 'Verlangt Geld von Bewerbenden'],
    ['Neuer Antrag möglich ab', '1. April 2026'],
  ]);
});

it('an email about an interview asks for an answer, and what is replied to it reaches somebody', () => {
  const { paragraphs, sections, replyTo } = sample('interview', 'en');
  expect(paragraphs).toEqual(['You’re invited to an interview for “Field work on rivers”.']);
  expect(sections?.at(-1)?.lines.map(({ text }) => text)).toContain(
    'Let Flusswerk know on our website that you’ll be there, or ask for another time.',
  );
  expect(replyTo).toBe(SUPPORT_EMAIL);
  expect(sample('offer', 'en').replyTo).toBeUndefined();
});

it('a receipt says what was applied for, by when there is an answer, and what happens next', () => {
  const { heading, preview, details, sections } = sample('receipt', 'en');
  expect(preview).toBe('Flusswerk should answer by 7 March.');
  expect(heading).toBe('You applied for “Field work on rivers”');
  expect(details?.map(({ text }) => text)).toEqual(['Field work on rivers', 'Flusswerk', '7 March 2026']);
  expect(sections).toEqual([
    {
      heading: 'Next steps',
      lines: [
        { text: 'Flusswerk reviews your application. We remind them to answer in time.' },
        expect.anything(),
        { text: expect.stringMatching(/^If there’s still no answer by 6 April, we close the application/) },
      ],
    },
  ]);
});

it('a summary says of several applications for one internship in one line how many there are', () => {
  expect(sample('summary', 'en').sections?.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    [
      '2 new applications for “Field work on rivers”. Answer the first by 7 March 2026.',
      'New application for “River data assistant”. Answer by 9 March 2026.',
    ],
    ['An application for “Field work on rivers” was withdrawn.'],
  ]);
});

it('a summary says in its subject what is in it, and its first line beside that', () => {
  const first = '2 new applications for “Field work on rivers”. Answer the first by 7 March 2026.';
  expect(sample('summary', 'en')).toMatchObject({ subject: '3 new applications, 1 withdrawn', preview: first });
  expect(sample('summary', 'de').subject).toBe('3 neue Bewerbungen, 1 zurückgezogen');
});

it('an email about being shortlisted says for what, by whom, and what happens next', () => {
  expect(sample('shortlisting', 'en')).toMatchObject({
    heading: 'You’ve been shortlisted for “Field work on rivers”',
    paragraphs: [expect.stringMatching(/^Flusswerk .* You don’t need to do anything now\.$/)],
    details: [
      { label: 'Internship', text: 'Field work on rivers' },
      { label: 'Employer', text: 'Flusswerk' },
    ],
    action: { label: 'See the application' },
  });
});

it('an email about due reviews leads to each list', () => {
  expect(sample('due reviews', 'en').sections).toEqual([
    {
      heading: 'Reviews due',
      lines: [
        { text: '2 verification cases (1 overdue)', path: '/dashboard/admin/EmployersVerification' },
        { text: '1 internship', path: expect.stringMatching(/^\/dashboard\/admin\//) },
        { text: '1 report', path: expect.stringMatching(/^\/dashboard\/admin\/reports\?filter=/) },
      ],
    },
  ]);
});

it('an email about due answers says of each by when, or since when it is late', () => {
  expect(sample('reminder', 'en').sections?.[0]?.lines.map(({ text }) => text)).toEqual([
    '“Field work on rivers”: overdue since 1 March 2026',
    '“Field work on rivers”: answer 2 applications by 4 March 2026',
    '“River data assistant”: answer by 6 March 2026',
    'and 1 more',
  ]);
});

it('an announcement without a link has no button that leads to where it is read already', () => {
  const reader = { role: 'intern', locale: 'en', timeZone: 'UTC' } as const;
  const emailWith = (link: string) =>
    notificationEmail(
      {
        type: 'broadcast',
        titleKey: 'announcement',
        params: { title: 'Office hours in May', text: 'Every Tuesday.' },
        link,
        content: null,
        mandatory: false,
        createdAt: new Date('2026-03-02T09:00:00.000Z'),
      },
      reader,
      '/api/unsubscribe/sample',
    );
  expect(emailWith('/dashboard/notifications').action).toBeUndefined();
  expect(emailWith('/news/fair').action).toEqual({ label: 'Read more', path: '/news/fair' });
});
