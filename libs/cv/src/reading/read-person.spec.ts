import { expect, it } from 'vitest';
import { linksIn } from './read-person.ts';

const links = (cell: string): string[] => linksIn([{ cells: [cell] }]).map(({ url }) => url);

it.each(['local', 'localhost', 'internal', 'lan', 'home.arpa', 'test', 'onion', '10.in-addr.arpa'])(
  'a link to a private name is not read from a CV: .%s',
  (suffix) => {
    expect(links(`https://wiki.${suffix}/`)).toEqual([]);
    expect(links(`Portfolio: https://WIKI.${suffix.toUpperCase()}/x`)).toEqual([]);
  },
);

it('a link to a public name is', () => {
  expect(links('https://github.com/ada')).toEqual(['https://github.com/ada']);
});
