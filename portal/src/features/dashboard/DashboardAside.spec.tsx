// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '@prentice/contract';
import { translator } from '../../i18n/catalogue.ts';
import { aPosting } from '../../shared/posting.builder.ts';
import { anApplication } from './application/intern-application.builder.ts';
import { DashboardAside } from './DashboardAside.tsx';
import type { DashboardData, Recommendation } from './dashboard-loader.ts';

const recommendations = ['1', '2', '3', '4', '5'].map(
  (digit): Recommendation =>
    ({ internship: { ...aPosting(), id: digit.repeat(24) }, reason: 'new', words: [] }) as unknown as Recommendation,
);
const show = (applications: number) => {
  const dashboard: DashboardData = {
    me: { actor: { emailVerified: true }, user: { id: 'ada', timeZone: 'UTC' } } as Me,
    applications: Array.from({ length: applications }, (_, index) => anApplication({ id: `${index}`.repeat(24) })),
    bookmarks: [],
    completeness: 80,
    gaps: [],
    recommendations,
    hasCv: true,
    failed: [],
  };
  const display = { t: translator('en'), language: 'en', timeZone: 'UTC', now: Date.parse('2026-11-26T10:00:00Z') } as const; // prettier-ignore
  render(
    <DashboardAside dashboard={dashboard} display={display} onChange={() => undefined} reload={() => undefined} />,
  );
  return document.querySelector<HTMLDetailsElement>('details:has(#recommended)');
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows three recommended internships on a phone to somebody with a first application', () => {
  const fold = show(1);
  expect(fold?.open).toBe(true);
  expect(fold?.querySelectorAll('a[href^="/internships/"]')).toHaveLength(3);
});

it('folds them below many applications', () => {
  expect(show(3)?.open).toBe(false);
});
