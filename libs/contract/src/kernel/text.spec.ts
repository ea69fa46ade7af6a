import { describe, expect, it } from 'vitest';
import { answerFaults } from '../applications/application.answers.ts';
import { httpsUrl, text } from './text.ts';

const said = (parsed: ReturnType<typeof httpsUrl.safeParse>): string[] =>
  (parsed.error?.issues ?? []).map((issue) => issue.message);

describe('an https address', () => {
  it.each(['https://example.org', 'https://www.example.org/a/b?c=d#e', ' https://xn--bcher-kva.example/ '])(
    'is taken: %s',
    (given) => {
      expect(httpsUrl.parse(given)).toBe(given.trim());
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
    ['too long', `https://example.org/${'a'.repeat(300)}`],
  ])('is refused %s, and says so once', (_, given) => {
    expect(said(httpsUrl.safeParse(given))).toHaveLength(1);
  });
});

describe('text that people type', () => {
  it('keeps line breaks, tabs and any script', () => {
    const given = 'Zeile\n\tZwei — שלום 你好 👩‍🔬';
    expect(text(1, 80).parse(given)).toBe(given);
  });

  it.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u2028', '\u202e', '\u2066'])(
    'takes no sign that cannot be seen and does something: %j',
    (sign) => {
      expect(text(1, 80).safeParse(`Donau${sign}Druck`).success).toBe(false);
      const question = { key: 'why', kind: 'short' as const, label: 'Why?', options: [], required: true };
      expect(answerFaults([question], [{ key: 'why', value: `Be${sign}cause` }])).toHaveLength(1);
    },
  );
});
