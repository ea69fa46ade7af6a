import { renderToStaticMarkup } from 'react-dom/server';
import { AppError, type Me } from '@prentice/contract';
import { expect, it, vi } from 'vitest';
import { islandText } from '../../i18n/catalogue.ts';
import { dashboardMessages } from '../../i18n/island-messages.ts';
import { anApplication, anOffer } from './application/intern-application.builder.ts';
import { preloadDashboard, type DashboardData } from './dashboard-loader.ts';
import { DashboardPreview } from './DashboardPreview.tsx';

const text = islandText('en', ...dashboardMessages);
const now = Date.parse('2026-11-22T10:00:00.000Z');
const me = {
  actor: { emailVerified: true },
  user: { id: 'ada', timeZone: 'Europe/Berlin' },
} as Me;
const dashboard: DashboardData = {
  me,
  applications: [anApplication({ state: 'offered', offer: anOffer }), anApplication({ id: 'c'.repeat(24) })],
  bookmarks: [],
  completeness: 80,
  gaps: [],
  recommendations: [],
  hasCv: true,
  failed: [],
};
const previewOf = (preloaded: DashboardData | null) =>
  renderToStaticMarkup(<DashboardPreview text={text} dashboard={preloaded} now={now} />);

it('shows the tasks, the applications with their details, and the profile without a browser', () => {
  const html = previewOf(dashboard);
  expect(html).toContain('Your answer to the offer');
  expect(html.match(/<article /g)).toHaveLength(2);
  expect(html).toContain('Come and plan the grid with us.');
  expect(html).toContain('80% complete');
});

it('has every application folded, and lets no button be pressed before the script is there', () => {
  const html = previewOf(dashboard);
  expect(html).not.toMatch(/<details open="">\s*<summary class="row-summary">/);
  expect(html).toMatch(/^<fieldset disabled="" data-preview="true">/);
});

it('begins with the first steps of somebody who has not applied, and with a placeholder where loading failed', () => {
  const start = previewOf({ ...dashboard, applications: [], hasCv: false });
  expect(start).toContain('href="/internships"');
  expect(start).toContain('type="file"');
  expect(previewOf(null)).toContain('class="skeleton');
});

it('is loaded with one request for each part, and is null where the person cannot be told', async () => {
  const list = vi.fn(() => Promise.resolve({ items: [], total: 0 }));
  const ownProfile = vi.fn(() => Promise.resolve({ completeness: 40, gaps: [], defaultCvId: null }));
  const intern = vi.fn(() => Promise.reject(new AppError('INTERNAL')));
  const client = (user: () => Promise<Me>) =>
    ({
      auth: { me: user },
      applications: { list },
      bookmarks: { list },
      interns: { own: ownProfile },
      dashboards: { intern },
    }) as never;
  const preloaded = await preloadDashboard(client(() => Promise.resolve(me)));
  expect(preloaded).toMatchObject({ me, completeness: 40, hasCv: false, failed: ['recommendations'] });
  expect(list).toHaveBeenCalledTimes(2);
  expect(await preloadDashboard(client(() => Promise.reject(new AppError('UNAUTHENTICATED'))))).toBeNull();
});
