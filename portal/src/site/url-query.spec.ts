import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  pathWithQuery,
  isValidQuery,
  readAmount,
  readCodes,
  readList,
  readNumber,
  readPage,
  readText,
} from './url-query.ts';

const query = (text: string) => new URLSearchParams(text);

it('reads repeated or comma-separated values in a fixed order and drops unknown ones', () => {
  const modes = ['onsite', 'hybrid', 'remote'] as const;
  expect(readList(query('mode=remote&mode=onsite'), 'mode', modes)).toEqual(['onsite', 'remote']);
  expect(readList(query('mode=remote,onsite,%24ne'), 'mode', modes)).toEqual(['onsite', 'remote']);
  expect(readList(query('mode[$ne]=x'), 'mode', modes)).toEqual([]);
});

it('reads an amount as people write it', () => {
  const amountOf = (text: string) => readAmount(new URLSearchParams({ pay: text }), 'pay', z.number().max(100_000));
  for (const text of ['1200', '1.200', '1,200', '1 200', '1,200 €', '1.200,00', "1'200", ' 1200 EUR'])
    expect(amountOf(text), text).toBe(1200);
  expect(amountOf('12.50')).toBe(12);
  for (const text of ['abc', '', '-5', '1.2.3', '9999999']) expect(amountOf(text), text).toBeUndefined();
});

it('bounds texts, codes and numbers', () => {
  expect(readText(query('q=%20data%20%0A%20science%20'), 'q', 8)).toBe('data sci');
  expect(readCodes(query('skill=a,b,<,c'), 'skill', z.array(z.string().regex(/^[a-z]$/)).max(2))).toEqual(['a', 'b']);
  expect(readNumber(query('n=7'), 'n', z.number())).toBe(7);
  expect(readNumber(query('n=-7'), 'n', z.number())).toBeUndefined();
  expect(readNumber(query('n=1e3'), 'n', z.number())).toBeUndefined();
  expect(readPage(query('page=abc'))).toBe(1);
});

it('never cuts a text in the middle of a character', () => {
  expect(readText(query(`q=${encodeURIComponent('ab🎓')}`), 'q', 3)).toBe('ab');
  expect(readText(query(`q=${encodeURIComponent('ab🎓')}`), 'q', 4)).toBe('ab🎓');
});

it.each(['q=%00', 'q=a%1Bb', 'q=%C2%85', 'q=%E2%80%AE', 'lang=%00', '%00=1', 'q=%EF%BF%BF'])(
  'cannot read %s',
  (text) => {
    expect(isValidQuery(query(text))).toBe(false);
  },
);

it.each(['', 'q=data+science', 'q=%0A%09', 'q=%F0%9F%8E%93', 'q=%ff', 'q=%D7%A9%D7%9C%D7%95%D7%9D'])(
  'can read "%s"',
  (text) => {
    expect(isValidQuery(query(text))).toBe(true);
  },
);

it('builds one URL for one state', () => {
  expect(pathWithQuery('/x', { q: '', mode: [], paid: false, page: undefined })).toBe('/x');
  expect(pathWithQuery('/x', { q: 'a b', mode: ['onsite', 'remote'], paid: true, page: 2 })).toBe(
    '/x?q=a+b&mode=onsite,remote&paid=1&page=2',
  );
});
