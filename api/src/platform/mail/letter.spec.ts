import { describe, expect, it } from 'vitest';
import { composeLetter } from './letter.ts';

const frame = { to: 'ada@people.example', locale: 'en', publicUrl: 'https://internships.example' };

describe('a letter', () => {
  it('says the same in plain text and in HTML', () => {
    const mail = composeLetter(
      {
        subject: 'Hello',
        paragraphs: ['One.', 'Two.'],
        action: { label: 'Go', path: '/auth/verify#token=x' },
        notes: ['Small.'],
      },
      frame,
    );
    for (const words of ['One.', 'Two.', 'Go', 'Small.', 'https://internships.example/auth/verify#token=x']) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
  });
  it('shows what people typed as text, in every place', () => {
    const evil = '"><script>alert(1)</script>\u2028<img src=x onerror=alert(1)>';
    const { html } = composeLetter(
      { subject: evil, paragraphs: [evil], action: { label: evil, path: `/${evil}` }, notes: [evil] },
      { ...frame, locale: evil },
    );
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="https://internships.example/">');
  });
  it('keeps its subject on one line: nobody adds a header', () => {
    const { subject, text } = composeLetter(
      { subject: 'Hello\r\nBcc: everybody@evil.example', paragraphs: ['A\n\nforged paragraph'] },
      frame,
    );
    expect(subject).toBe('Hello Bcc: everybody@evil.example');
    expect(text.split('\n\n')[0]).toBe('A forged paragraph');
  });
});
