import { describe, expect, it } from 'vitest';
import { toCsv } from './csv-export.ts';

describe('CSV', () => {
  it('quotes what needs it (RFC 4180)', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          { a: 'x,y', b: 'say "hi"' },
          { a: 'two\nlines', b: null },
        ],
      ),
    ).toBe('a,b\r\n"x,y","say ""hi"""\r\n"two\nlines",\r\n');
  });
  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])('defuses %j', (value) => {
    expect(
      toCsv(['a'], [{ a: value }])
        .split('\r\n')
        .slice(1)
        .join('\r\n'),
    ).toMatch(/^"?'/);
  });
  it.each([
    ['Intern;=HYPERLINK("https://evil.example")', `Intern;'=HYPERLINK("https://evil.example")`],
    ['one\n=1+1', "one\n'=1+1"],
    ['a; -2+3; b', "a; '-2+3; b"],
    ['C++; C#', 'C++; C#'],
  ])('defuses formulas behind another separator: %j', (text, safe) => {
    expect(toCsv(['a'], [{ a: text }])).toContain(safe.replaceAll('"', '""'));
  });
  it('writes instants as ISO 8601', () => {
    expect(toCsv(['at'], [{ at: new Date('2026-03-02T09:00:00Z') }])).toBe('at\r\n2026-03-02T09:00:00.000Z\r\n');
  });
  it('leaves numbers as numbers and writes structures as JSON', () => {
    expect(toCsv(['n', 'o'], [{ n: -5, o: ['x'] }])).toBe('n,o\r\n-5,"[""x""]"\r\n');
  });
});
