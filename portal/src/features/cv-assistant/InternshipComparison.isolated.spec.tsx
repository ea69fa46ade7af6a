// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { queryClient } from '../../session/query.hook.ts';
import { session } from '../../site/browser-session.ts';
import { InternshipComparison } from './InternshipComparison.tsx';

vi.mock('../../session/current-user.ts', () => ({
  isSessionEnding: () => false,
  getCurrentUser: () => Promise.resolve({ user: { role: 'intern' } }),
}));

const internship = (id: string) => ({ id, title: `Title ${id}`, employer: { name: 'Veldrand Agro' } });
const application = (id: string, state: string) => ({ state, internship: internship(id) });

const { bookmarks, applications, dashboards } = session.client;
const listOf = (items: readonly unknown[]): never => ({ items, total: items.length }) as never;

beforeEach(() => {
  vi.spyOn(bookmarks, 'list').mockResolvedValue(
    listOf([{ internship: internship('a') }, { internship: internship('b') }]),
  );
  vi.spyOn(dashboards, 'intern').mockResolvedValue({
    recommendations: [{ internship: internship('a') }, { internship: internship('d') }],
  } as never);
  vi.spyOn(applications, 'list').mockResolvedValue(
    listOf([application('b', 'submitted'), application('c', 'interested')]),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

it('names what was saved, what only interest was shown in, what is recommended, and last what was applied to, each once', async () => {
  render(
    <InternshipComparison
      t={translator('en')}
      language="en"
      documentId="cv"
      selected={null}
      onSelect={() => undefined}
    />,
  );
  const rows = await screen.findAllByRole('button', { name: /Title/ });
  expect(rows.map((row) => row.textContent)).toEqual([
    'Title aVeldrand Agro · Saved',
    'Title cVeldrand Agro · Interest shown',
    'Title dVeldrand Agro · Recommended',
    'Title bVeldrand Agro · Applied',
  ]);
});
