import { expect, it } from 'vitest';
import { suggestedAddress } from './address-suggestion.ts';

it.each([
  ['lena@gmial.com', 'lena@gmail.com'],
  ['lena@gmai.com', 'lena@gmail.com'],
  ['lena@gmail.co', 'lena@gmail.com'],
  ['lena@gmail.con', 'lena@gmail.com'],
  ['Lena@Gmaill.com ', 'Lena@gmail.com'],
  ['lena@hotmial.com', 'lena@hotmail.com'],
  ['lena@outlok.com', 'lena@outlook.com'],
  ['lena@iclould.com', 'lena@icloud.com'],
])('suggests the provider that %s probably means', (typed, meant) => {
  expect(suggestedAddress(typed)).toBe(meant);
});

it.each(['lena@gmail.com', 'lena@mail.com', 'lena@ymail.com', 'lena@gmx.ch', 'lena@uni-graz.at', 'lena@example.org'])(
  'suggests nothing for %s',
  (typed) => {
    expect(suggestedAddress(typed)).toBeNull();
  },
);

it.each(['', 'lena', 'lena@', '@gmial.com', 'a@b@gmial.com'])('suggests nothing while %o is no address', (typed) => {
  expect(suggestedAddress(typed)).toBeNull();
});
