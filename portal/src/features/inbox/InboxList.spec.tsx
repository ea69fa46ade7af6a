// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { InboxList } from './InboxList.tsx';

afterEach(cleanup);

type Row = Parameters<typeof InboxList>[0]['items'][number];

function show(items: readonly Row[], openSteps: readonly string[], isNew: (item: Row) => boolean = () => false): void {
  const actions = { onSelect: () => undefined, onOpen: () => undefined, onMark: () => undefined };
  const reader = {
    t: translator('en'),
    language: 'en',
    timeZone: 'UTC',
    now: Date.parse('2026-03-16T12:00:00.000Z'),
  } as const;
  const list = { items, openSteps: new Set(openSteps), toolbar: <p>Toolbar</p> };
  render(<InboxList {...reader} {...list} {...actions} isNew={isNew} selected={new Set()} isSelecting={false} />);
}

function showOffer(when: string, openSteps: readonly string[]): void {
  const offer = {
    id: 'a'.repeat(24), type: 'application.offer', titleKey: 'application.offered', params: { title: 'Bell founder', company: 'Flusswerk', when },
    link: '/dashboard/intern#application-one', priority: 'normal', readAt: null, createdAt: '2026-03-15T10:00:00.000Z',
  } as const; // prettier-ignore
  show([offer], openSteps);
}

it('says by when an offer is to be answered once, and in how many days where they are few', () => {
  showOffer('2026-03-18T10:00:00.000Z', ['one']);
  expect(screen.getByText(/^Answer by Wed,? 18 Mar, 10:00 \(in 2 days\)$/)).toBeDefined();
  expect(screen.getByRole('link').textContent).toBe(
    'Unread: Flusswerk You have an offer for “Bell founder”. Answer the offer',
  );
  expect(document.body.textContent).toMatch(/^Toolbar/);
});

it('writes dates of this year with their weekday in place of the year', () => {
  showOffer('2026-03-20T10:00:00.000Z', []);
  expect(screen.getByRole('link').textContent).toMatch(/Answer by Fri,? 20 March at 10:00 UTC\./);
});

const rowAt = (id: string, titleKey: Row['titleKey'], title: string, createdAt: string): Row => ({
  id, type: 'application.viewed', titleKey, params: { title, company: 'Flusswerk' }, link: '/dashboard/intern#' + title,
  priority: 'normal', readAt: null, createdAt,
}); // prettier-ignore
const placesIn = (rows: readonly HTMLElement[]) =>
  rows.map(({ dataset }) => [dataset['notification'], dataset['place']]);

it('puts rows about the same internship together in the place of the newest, and unfolds the earlier ones', () => {
  const rows = [
    rowAt('1', 'application.rejected', 'Bell founder', '2026-03-16T11:00:00.000Z'),
    rowAt('2', 'application.shortlisted', 'Potter', '2026-03-16T10:00:00.000Z'),
    rowAt('3', 'application.viewed', 'Bell founder', '2026-03-16T09:00:00.000Z'),
    rowAt('4', 'application.receipt', 'Bell founder', '2026-03-16T08:00:00.000Z'),
  ];
  show(rows, []);
  const fold = screen.getByRole('button', { name: '2 earlier that day, 2 unread about “Bell founder”' });
  expect(placesIn(screen.getAllByRole('listitem'))).toEqual([['1', 'first'], [undefined, 'last'], ['2', undefined]]); // prettier-ignore
  fireEvent.click(fold);
  expect(screen.getByRole('button', { name: 'Show less about “Bell founder”', expanded: true })).toBeDefined();
  expect(placesIn(screen.getAllByRole('listitem'))).toEqual([['1', 'first'], ['3', 'between'], ['4', 'between'], [undefined, 'last'], ['2', undefined]]); // prettier-ignore
});

it('keeps what was read with the news about the same thing of that day', () => {
  const rows = [
    rowAt('1', 'application.rejected', 'Bell founder', '2026-03-16T11:00:00.000Z'),
    rowAt('2', 'application.viewed', 'Potter', '2026-03-16T10:00:00.000Z'),
    rowAt('3', 'application.viewed', 'Bell founder', '2026-03-16T09:00:00.000Z'),
  ];
  show(rows, [], ({ id }) => id === '1');
  const fresh = within(screen.getByRole('region', { name: 'New' }));
  expect(placesIn(fresh.getAllByRole('listitem'))).toEqual([['1', 'first'], ['3', 'last']]); // prettier-ignore
});

it('has what is new in one group, newest first, and those of each day together', () => {
  const rows = [
    rowAt('1', 'application.rejected', 'Bell founder', '2026-03-16T11:00:00.000Z'),
    rowAt('2', 'application.viewed', 'Bell founder', '2026-03-16T10:00:00.000Z'),
    rowAt('3', 'application.receipt', 'Bell founder', '2026-03-15T11:00:00.000Z'),
    rowAt('4', 'application.viewed', 'Potter', '2026-03-14T11:00:00.000Z'),
  ];
  show(rows, [], () => true);
  const fresh = within(screen.getByRole('region', { name: 'New' }));
  expect(fresh.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['New']);
  expect(placesIn(fresh.getAllByRole('listitem'))).toEqual([['1', 'first'], ['2', 'last'], ['3', undefined], ['4', undefined]]); // prettier-ignore
});
