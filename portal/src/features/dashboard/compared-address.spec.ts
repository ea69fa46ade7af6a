import { expect, it } from 'vitest';
import { addressComparing, asksToCompare, comparedInAddress } from './compared-address.ts';

const saved = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const idsIn = (search: string) => comparedInAddress(search, saved, 4).map(({ id }) => id);

it('reads which saved internships an address compares: some by their ids, or as many as fit', () => {
  expect(idsIn('?compare=b,d')).toEqual(['b', 'd']);
  expect(idsIn('?compare=saved')).toEqual(['a', 'b', 'c', 'd']);
  for (const search of ['', '?compare=', '?compare=b', '?compare=x,y']) expect(idsIn(search), search).toEqual([]);
  expect([asksToCompare('?compare=saved'), asksToCompare('?tab=x')]).toEqual([true, false]);
});

it('writes the address of a comparison beside what else is in it, and takes it out again', () => {
  expect(addressComparing('https://x/dashboard/intern?tab=1#bookmarks', ['a', 'b'])).toBe(
    '/dashboard/intern?tab=1&compare=a,b#bookmarks',
  );
  expect(addressComparing('https://x/dashboard/intern?compare=a,b', [])).toBe('/dashboard/intern');
});
