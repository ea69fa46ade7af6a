// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { InboxList } from './InboxList.tsx';

afterEach(cleanup);

type Row = Parameters<typeof InboxList>[0]['items'][number];

function show(items: readonly Row[], openSteps: readonly string[]): void {
  const actions = { onSelect: () => undefined, onOpen: () => undefined, onMark: () => undefined };
  const reader = {
    t: translator('en'),
    language: 'en',
    timeZone: 'UTC',
    now: Date.parse('2026-03-16T12:00:00.000Z'),
  } as const;
  const list = { items, openSteps: new Set(openSteps), toolbar: <p>Toolbar</p> };
  render(<InboxList {...reader} {...list} {...actions} selected={new Set()} isSelecting={false} />);
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

it('puts rows about the same internship together, in the place of the newest', () => {
  const row = (id: string, titleKey: Row['titleKey'], title: string, time: string): Row => ({
    id, type: 'application.viewed', titleKey, params: { title, company: 'Flusswerk' }, link: '/dashboard/intern#' + title,
    priority: 'normal', readAt: null, createdAt: `2026-03-16T${time}:00.000Z`,
  }); // prettier-ignore
  const rows = [
    row('1', 'application.rejected', 'Bell founder', '11:00'),
    row('2', 'application.shortlisted', 'Potter', '10:00'),
    row('3', 'application.viewed', 'Bell founder', '09:00'),
    row('4', 'application.receipt', 'Bell founder', '08:00'),
  ];
  show(rows, []);
  const places = screen.getAllByRole('listitem').map(({ dataset }) => [dataset['notification'], dataset['place']]);
  expect(places).toEqual([['1', 'first'], ['3', 'between'], ['4', 'last'], ['2', undefined]]); // prettier-ignore
});
