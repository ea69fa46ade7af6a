import { describe, expect, it } from 'vitest';
import { createRowCounter, datedName } from './export.hook.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the name of an exported file', () => {
  it('says the day, so that the next one does not take its place', () => {
    expect(datedName('employers.csv', new Date(2026, 10, 8))).toBe('employers-2026-11-08.csv');
  });
});

describe('rows of a CSV file that comes in by and by', () => {
  it('are counted without the heading, wherever the file is cut', () => {
    const count = createRowCounter();
    expect(count(bytes('\uFEFFid,na'))).toBe(0);
    expect(count(bytes('me\r\n1,Graz\r'))).toBe(0);
    expect(count(bytes('\n2,Linz\r\n'))).toBe(2);
  });
  it('may hold line ends and quotes of their own', () => {
    const count = createRowCounter();
    expect(count(bytes('id,note\r\n1,"two\nlines and ""'))).toBe(0);
    expect(count(bytes('quotes"""\r\n'))).toBe(1);
  });
});
