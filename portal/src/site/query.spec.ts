import { expect, it } from 'vitest';
import { address, readCodes, readMany, readNumber, readPage, readText } from './query.ts';

const query = (text: string) => new URLSearchParams(text);

it('reads values repeated or joined, in one order, and drops strangers', () => {
  const modes = ['onsite', 'hybrid', 'remote'] as const;
  expect(readMany(query('mode=remote&mode=onsite'), 'mode', modes)).toEqual(['onsite', 'remote']);
  expect(readMany(query('mode=remote,onsite,%24ne'), 'mode', modes)).toEqual(['onsite', 'remote']);
  expect(readMany(query('mode[$ne]=x'), 'mode', modes)).toEqual([]);
});

it('bounds texts, codes and numbers', () => {
  expect(readText(query('q=%20data%20%0A%20science%20'), 'q', 8)).toBe('data sci');
  expect(readCodes(query('skill=a,b,<,c'), 'skill', /^[a-z]$/, 2)).toEqual(['a', 'b']);
  expect(readNumber(query('n=7'), 'n', 1, 10)).toBe(7);
  expect(readNumber(query('n=-7'), 'n', 1, 10)).toBeUndefined();
  expect(readNumber(query('n=1e3'), 'n', 1, 9999)).toBeUndefined();
  expect(readPage(query('page=abc'))).toBe(1);
});

it('writes one address for one state', () => {
  expect(address('/x', { q: '', mode: [], paid: false, page: undefined })).toBe('/x');
  expect(address('/x', { q: 'a b', mode: ['onsite', 'remote'], paid: true, page: 2 })).toBe(
    '/x?q=a+b&mode=onsite,remote&paid=1&page=2',
  );
});
