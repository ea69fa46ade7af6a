// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { Bookmarks } from './Bookmarks.tsx';
import type { Bookmark } from './dashboard-loader.ts';

const employer = { id: 'e'.repeat(24), name: 'Flusswerk', slug: 'flusswerk', logoId: null, verificationLevel: 1 };

/** A bookmark of an internship that pays so much a month, in hundredths. */
function aBookmark(digit: string, title: string, amount: number): Bookmark {
  const internship = {
    id: digit.repeat(24), title, state: 'open', workMode: 'onsite', durationWeeks: 12, hoursPerWeek: 38, category: 'research',
    pay: { type: 'paid', min: amount, max: amount, currency: 'EUR', unit: 'month', benefits: 'Lunch' }, requiredSkills: [{ id: null, label: 'Water analysis' }], deadline: '2026-12-20',
    startDate: '2027-02-01', startFlexible: false, responseDays: 10, locations: [{ city: 'Graz', country: 'AT', lat: null, lon: null }],
    employer: { ...employer, responsiveness: { medianDays: 2, withinPromise: 1, applications: 12 } },
  }; // prettier-ignore
  const bookmark: unknown = {
    id: digit.repeat(24),
    internshipId: internship.id,
    internship,
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  return bookmark as Bookmark;
}

const all = ['1', '2', '3', '4', '5'].map((digit) => aBookmark(digit, `River lab ${digit}`, Number(digit) * 100_000));
const show = (bookmarks: readonly Bookmark[]) =>
  render(
    <Bookmarks
      bookmarks={bookmarks}
      display={{ t: translator('en'), language: 'en', timeZone: 'UTC', now: Date.parse('2026-11-26T10:00:00Z') }}
      onRemoved={() => undefined}
    />,
  );

/* What is loaded beside the bookmarks is left out when it cannot be. */
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('has nothing to compare with a single bookmark', () => {
  show(all.slice(0, 1));
  expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

it('compares two to four that are chosen, and has chosen none before', () => {
  show(all);
  const box = (digit: number) => screen.getByRole('checkbox', { name: `Compare River lab ${digit}` });
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  for (const digit of [1, 2, 3, 4]) fireEvent.click(box(digit));
  expect(screen.getByRole('button', { name: 'Compare 4 internships' })).toBeDefined();
  const fifth = box(5);
  expect(fifth).toHaveProperty('disabled', true);
  for (const digit of [2, 3, 4]) fireEvent.click(box(digit));
  const compare = screen.getByRole('button', { name: 'Compare' });
  expect(compare.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(fifth);
  fireEvent.click(screen.getByRole('button', { name: 'Compare 2 internships' }));
  const dialog = screen.getByRole('dialog', { name: '2 internships side by side' });
  const heads = within(dialog).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['River lab 1Flusswerk', 'River lab 5Flusswerk']);
  expect(within(dialog).getByRole('row', { name: '€1,000 a month €5,000 a month' })).toBeDefined();
  expect(within(dialog).getByRole('row', { name: 'Water analysis Water analysis' })).toBeDefined();
  expect(within(dialog).getByRole('row', { name: 'Lunch Lunch' })).toBeDefined();
  expect(
    within(dialog)
      .getAllByRole('link', { name: 'Apply' })
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/internships/${'1'.repeat(24)}#application`, `/internships/${'5'.repeat(24)}#application`]);
  expect(within(dialog).getAllByText('Usually answers in 2 days · 100% on time')).toHaveLength(2);
  expect(location.search).toBe(`?compare=${'1'.repeat(24)},${'5'.repeat(24)}`);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(location.search).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('compares at once what the address asks for', () => {
  history.replaceState(null, '', '?compare=saved');
  show(all.slice(0, 3));
  expect(screen.getByRole('dialog', { name: '3 internships side by side' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(location.search).toBe('');
});
