import { cleanup, render, screen } from '@testing-library/react';
import { TestMemoryRouter, useLocation } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DefaultFilterAddress } from './DefaultFilterAddress.tsx';

function Address(): ReactElement {
  const { search, hash } = useLocation();
  return <p>{`${decodeURIComponent(search)} ${hash}`}</p>;
}

const pending = { state: 'pending' };
const addressShownFor = (address: string) => {
  render(
    <TestMemoryRouter initialEntries={[address]}>
      <DefaultFilterAddress filter={pending}>
        <Address />
      </DefaultFilterAddress>
    </TestMemoryRouter>,
  );
  return screen.getByRole('paragraph').textContent;
};

afterEach(cleanup);

it.each([
  [
    'keeps the default beside a query that says nothing of filters',
    '/?lang=de#a',
    '?lang=de&filter={"state":"pending"} #a',
  ],
  ['keeps it beside an order', '/?sort=dueAt&order=ASC', '?sort=dueAt&order=ASC&filter={"state":"pending"} '],
  ['leaves an address without a query alone', '/', ' '],
  ['has no pages that there cannot be', '/?filter={}&page=0&perPage=-5', '?filter={} '],
  ['keeps pages that there can be', '/?filter={}&page=2&perPage=50', '?filter={}&page=2&perPage=50 '],
  ['leaves filters that somebody chose or cleared alone', '/?filter={}', '?filter={} '],
])('the address of a list %s', (_what, address, expected) => {
  expect(addressShownFor(address)).toBe(expected);
});

it('the address of a list without default filters stays as it is', () => {
  render(
    <TestMemoryRouter initialEntries={['/?lang=de']}>
      <DefaultFilterAddress filter={undefined}>
        <Address />
      </DefaultFilterAddress>
    </TestMemoryRouter>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('?lang=de ');
});

it('a list without pages stays on the screen when more of it is asked for, whose address names the first page', () => {
  const addressOf = (entry: string) => {
    cleanup();
    render(
      <TestMemoryRouter initialEntries={[entry]}>
        <DefaultFilterAddress filter={undefined} hasPages={false}>
          <Address />
        </DefaultFilterAddress>
      </TestMemoryRouter>,
    );
    return screen.getByRole('paragraph').textContent;
  };
  expect(addressOf('/?filter={}&page=1&perPage=50')).toBe('?filter={}&page=1&perPage=50 ');
  expect(addressOf('/?filter={}&page=2&perPage=50')).toBe('?filter={}&perPage=50 ');
});
