import { describe, expect, it } from 'vitest';
import { answerFaults } from '../applications/application-answers.ts';
import { draftText, httpsUrl, line, nameText, optionalNameText, phone, searchText, secretText, text } from './text.ts';

const messageOf = (parsed: ReturnType<typeof httpsUrl.safeParse>): string[] =>
  (parsed.error?.issues ?? []).map((issue) => issue.message);

describe('an https address', () => {
  it.each(['https://example.org', 'https://www.example.org/a/b?c=d#e', ' https://xn--bcher-kva.example/ '])(
    'is taken: %s',
    (url) => {
      expect(httpsUrl.parse(url)).toBe(url.trim());
    },
  );

  it.each([
    ['with a name before the host', 'https://example.org@elsewhere.example/'],
    ['with a password', 'https://user:secret@example.org/'],
    ['without slashes', 'https:example.org'],
    ['with backslashes', 'https:\\\\example.org\\x'],
    ['with a line break', 'https://example.org/x\r\nATTACH:http://elsewhere.example'],
    ['with a blank', 'https://example.org/a b'],
    ['of another scheme', 'javascript:alert(1)//https://example.org'],
    ['of this machine', 'https://localhost/'],
    ['of a bare number', 'https://127.0.0.1/'],
    ['turned around', 'https://example.org/\u202egnp.exe'],
    ['of this machine under a longer name', 'https://app.localhost/'],
    ['of a bare number in disguise', 'https://0x7f.1/'],
    ['of a number in letters of another script', 'https://①②⑦.⓪.⓪.①/'],
    ['of an IPv6 address', 'https://[2606:4700::1111]/'],
    ['of a host without a dot', 'https://intranet/'],
    ['of another port', 'https://example.org:8443/'],
    ['of the port of a database', 'https://example.org:27017/'],
    ['of port 80', 'https://example.org:80/'],
    ['too long', `https://example.org/${'a'.repeat(300)}`],
  ])('is refused %s, and says so once', (_, url) => {
    expect(messageOf(httpsUrl.safeParse(url))).toHaveLength(1);
  });

  it.each([
    'https://example.org:443/',
    'https://localhost.example/',
    'https://home.example/',
    'https://mylan.example/',
  ])('is taken where only the look is private: %s', (url) => {
    expect(httpsUrl.parse(url)).toBe(url);
  });

  // prettier-ignore
  const suffixes = [
    'local', 'localhost', 'localdomain', 'internal', 'intranet', 'private', 'lan', 'home', 'home.arpa', 'corp', 'test', 'invalid',
    'onion', 'alt', '10.in-addr.arpa',
  ];
  it.each(suffixes)('of a private name is refused, in a profile and as an answer: .%s', (suffix) => {
    for (const host of [`wiki.${suffix}`, `WIKI.${suffix.toUpperCase()}`, `a.b.${suffix}`, `wiki\u3002${suffix}`])
      expect(messageOf(httpsUrl.safeParse(`https://${host}/x`)), host).toHaveLength(1);
    const question = { key: 'work', kind: 'url' as const, label: 'Your work', options: [], required: true };
    expect(answerFaults([question], [{ key: 'work', value: `https://wiki.${suffix}/` }])).toHaveLength(1);
  });
});

describe('text that people type', () => {
  it('keeps line breaks, tabs and any script', () => {
    const content = 'Zeile\n\tZwei — שלום 你好 👩‍🔬';
    expect(text(1, 80).parse(content)).toBe(content);
  });

  it('keeps one kind of line break', () => {
    expect(text(1, 80).parse('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour');
    expect(draftText(80).parse('one\r\n ')).toBe('one\n ');
  });

  it.each(['\t', '\n', '\r', '\r\n'])('takes no break within one line: %j', (sign) => {
    for (const schema of [line(1, 80), nameText(1, 80), searchText(80)])
      expect(schema.safeParse(`Donau${sign}Druck`).success).toBe(false);
  });

  it.each(['\u200b', '\u00ad', '\u200e', '\ufeff', '\u{e0041}'])(
    'takes nothing invisible within a name: %j',
    (sign) => {
      expect(nameText(1, 80).safeParse(`Donau${sign}Druck`).success).toBe(false);
      expect(line(1, 80).safeParse(`Donau${sign}Druck`).success).toBe(true);
    },
  );

  it('takes the joiners that some scripts need within a name', () => {
    expect(nameText(1, 80).parse('می\u200cخواهم क्\u200dष')).toBe('می\u200cخواهم क्\u200dष');
  });

  it.each(['\u200b', '\u200d\u200d', '\u3164', '\u2800', ' \u2060 '])(
    'counts what shows nothing as empty: %j',
    (content) => {
      expect(messageOf(line(1, 80).safeParse(content))).toEqual(['Fill this in.']);
      expect(optionalNameText(1, 80).parse(content)).toBeNull();
    },
  );

  it('takes any password that can be stored as it came', () => {
    expect(secretText(1, 80).parse(' \tспасибо\u202e ')).toBe(' \tспасибо\u202e ');
    for (const broken of ['a\u0000b', 'a\ud800b', '\udc00'])
      expect(secretText(1, 80).safeParse(broken).success).toBe(false);
  });

  it.each([
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u202e',
    '\u2066',
    '\ud800',
    '\ufdd0',
    '\uffff',
  ])('takes no sign that cannot be seen and does something: %j', (sign) => {
    expect(text(1, 80).safeParse(`Donau${sign}Druck`).success).toBe(false);
    const question = { key: 'why', kind: 'short' as const, label: 'Why?', options: [], required: true };
    expect(answerFaults([question], [{ key: 'why', value: `Be${sign}cause` }])).toHaveLength(1);
  });
});

describe('a phone number', () => {
  it.each(['+431234567', '0043 1 234567', '+43 (0)1/234-567', ' +43.1.234567 '])(
    'may be written as "%s"',
    (written) => {
      expect(phone.parse(written)).toBe('+431234567');
    },
  );
  it.each(['01 234567', '+43', '+43 1 234567 ext. 8', '+00431234567'])('is not "%s"', (written) => {
    expect(phone.safeParse(written).success).toBe(false);
  });
});
