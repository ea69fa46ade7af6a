import { describe, expect, it } from 'vitest';
import { composeEmail } from './compose-email.ts';
import { SUPPORT_EMAIL } from './email.ts';

const frame = {
  to: 'ada@people.example',
  locale: 'en',
  publicUrl: 'https://internships.example',
  supportEmail: 'help@internships.example',
};

describe('an email', () => {
  it('has the same content in plain text and in HTML', () => {
    const mail = composeEmail(
      {
        subject: 'Hello',
        paragraphs: ['One.', 'Two.'],
        action: { label: 'Go', path: '/auth/verify#token=x' },
        notes: ['Small.'],
        details: [
          { label: 'When', text: 'Thursday' },
          { label: 'Where', text: 'https://meet.example/room', url: 'https://meet.example/room' },
        ],
      },
      frame,
    );
    expect(mail.text).toContain('When:  Thursday\nWhere: https://meet.example/room');
    expect(mail.html).toMatch(/<th scope="row"[^>]*>Where<\/th><td[^>]*><a href="https:\/\/meet\.example\/room"/);
    for (const words of ['One.', 'Two.', 'Go', 'Small.', 'https://internships.example/auth/verify#token=x']) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
  });
  it('names the support address of the settings, and is answered to it', () => {
    const notes = [`Write to ${SUPPORT_EMAIL}.`];
    const sections = [{ heading: 'Check', lines: [{ text: `If not, write to ${SUPPORT_EMAIL}.` }] }];
    const mail = composeEmail({ subject: 'Hello', paragraphs: [], notes, sections, replyTo: SUPPORT_EMAIL }, frame);
    expect(mail.replyTo).toBe('help@internships.example');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Write to help@internships.example.');
      expect(part).toContain('If not, write to help@internships.example.');
      expect(part).not.toContain(SUPPORT_EMAIL);
    }
  });
  it('is headed by its subject where it has no heading, and says who wrote to the reader what', () => {
    const quote = { label: 'Flusswerk wrote:', paragraphs: ['Thank you.', 'Good luck.'] };
    const sections = [{ heading: 'We did', lines: [{ text: 'All devices were signed out.' }] }];
    const { text, html } = composeEmail({ subject: 'Hello', paragraphs: [], quote, sections }, frame);
    expect(text).toMatch(
      /^Hello\n\nFlusswerk wrote:\n> Thank you\.\n> Good luck\.\n\nWe did\n- All devices were signed out\.\n\n/,
    );
    expect(html).toMatch(/<h1[^>]*>Hello<\/h1>/);
    expect(html).toMatch(/Flusswerk wrote:<\/p><blockquote[^>]*><p[^>]*>Thank you\.<\/p>/);
    expect(html).toMatch(/<li[^>]*>All devices were signed out\.<\/li>/);
  });
  it('begins with its first sentence for lists of emails, hidden, and in HTML alone', () => {
    const { text, html } = composeEmail({ subject: 'Hello', paragraphs: ['It is here. Look at it.'] }, frame);
    expect(html).toMatch(/<body[^>]*><div style="display:none[^"]*">It is here\.<\/div>/);
    expect(text).toMatch(/^Hello\n\nIt is here\. Look at it\.\n/);
  });
  it('keeps the lines of a fact', () => {
    const details = [{ label: 'Note', text: 'Ask for Dana.\r\nBring\u2028boots <b>.' }];
    const { text, html } = composeEmail({ subject: 'Hello', paragraphs: [], details }, frame);
    expect(text).toContain('Note: Ask for Dana.\n      Bring\n      boots <b>.');
    expect(html).toMatch(/Note<\/th><td[^>]*>Ask for Dana\.<br>Bring<br>boots &lt;b&gt;\.<\/td>/);
  });
  it('makes links of the addresses in what somebody wrote to the reader, and of no others', () => {
    const text = 'Join https://meet.example/a?b=1&c=2.';
    const named = 'Win https://evil.example';
    const { html = '' } = composeEmail(
      {
        subject: named,
        paragraphs: [named],
        quote: { label: named, paragraphs: [text] },
        details: [{ label: named, text }],
      },
      frame,
    );
    expect(html.match(/<a href="https:\/\/meet\.example\/a\?b=1&amp;c=2"/g)).toHaveLength(2);
    expect(html).not.toContain('href="https://evil.example');
  });
  it('offers what else the reader can do below its action', () => {
    const action = { label: 'Find others', path: '/internships' } as const;
    const moreActions = [{ label: 'See it', path: '/dashboard/intern' }] as const;
    const { text, html } = composeEmail({ subject: 'Hello', paragraphs: [], action, moreActions }, frame);
    expect(text).toContain(
      'Find others:\nhttps://internships.example/internships\n\nSee it:\nhttps://internships.example/dashboard/intern',
    );
    expect(html).toMatch(
      /Find others<\/a><\/p>\s*<p[^>]*><a href="https:\/\/internships\.example\/dashboard\/intern"[^>]*>See it</,
    );
  });
  it('escapes what people typed', () => {
    const evil = '"><script>alert(1)</script>\u2028<img src=x onerror=alert(1)>';
    const { html } = composeEmail(
      { subject: evil, paragraphs: [evil], action: { label: evil, path: `/${evil}` }, notes: [evil] },
      { ...frame, locale: evil },
    );
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="https://internships.example/">');
  });
  it('has links to the settings and to where such emails end, with their addresses in plain text', () => {
    const settings = { label: 'Change your settings', path: '/settings/notifications' } as const;
    const unsubscribe = { label: 'Stop these', url: 'https://internships.example/api/unsubscribe/x' };
    const mail = composeEmail({ subject: 'Hello', paragraphs: ['One.'], settings, unsubscribe }, frame);
    expect(mail.unsubscribeUrl).toBe(unsubscribe.url);
    const addresses = { [settings.label]: `${frame.publicUrl}${settings.path}`, [unsubscribe.label]: unsubscribe.url };
    for (const [label, url] of Object.entries(addresses)) {
      expect(mail.text).toContain(`${label}:\n${url}`);
      expect(mail.html).toMatch(new RegExp(`<a href="${url}"[^>]*>${label}</a>`));
    }
  });
  it('keeps its subject on one line so that nobody can add a header', () => {
    const { subject, text } = composeEmail(
      { subject: 'Hello\r\nBcc: everybody@evil.example', paragraphs: ['A\n\nforged paragraph'] },
      frame,
    );
    expect(subject).toBe('Hello Bcc: everybody@evil.example');
    expect(text.split('\n\n')[1]).toBe('A forged paragraph');
  });
});
