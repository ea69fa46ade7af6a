// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import type { Language } from '../../i18n/language.ts';
import { queryClient } from '../../session/query.hook.ts';
import { session } from '../../site/browser-session.ts';
import { ExternalApplications, type SavedExternalJob } from './ExternalApplications.tsx';

vi.mock('../../session/current-user.ts', () => ({ getCurrentUser: async () => ({}), isSessionEnding: () => false }));

const saved = (more: Partial<SavedExternalJob> = {}): SavedExternalJob => ({
  id: 'a'.repeat(24),
  externalJobId: 'b'.repeat(24),
  title: 'Lab assistant',
  organisation: 'Alpenlabor',
  listed: true,
  closesAt: '2027-05-31T21:59:59.999Z',
  host: 'jobs.alpenlabor.example',
  city: 'Graz',
  country: 'AT',
  workMode: 'onsite' as const,
  pay: null,
  appliedOn: null,
  note: null,
  createdAt: '2027-03-01T10:00:00.000Z',
  ...more,
});
const api = session.client.savedExternalJobs;
const offer = (...items: SavedExternalJob[]) => vi.spyOn(api, 'list').mockResolvedValue({ items, total: items.length });
const show = (language: Language = 'en') =>
  render(
    <ExternalApplications
      display={{ t: translator(language), language, timeZone: 'UTC', now: Date.parse('2027-03-02') }}
    />,
  );
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => void offer(saved()));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

it('shows saved jobs with organisation, date, closing date and a link', async () => {
  offer(saved(), saved({ id: 'c'.repeat(24), title: 'Field assistant', appliedOn: '2027-02-27', note: 'By post' }));
  show();
  expect((await screen.findByRole('link', { name: 'Lab assistant' })).getAttribute('href')).toBe(
    `/external-jobs/${'b'.repeat(24)}`,
  );
  expect(screen.getByText('Alpenlabor · Saved on 1 Mar 2027 · Closes in 90 days')).toBeDefined();
  expect(screen.getByText('Alpenlabor · Applied on 27 Feb 2027 · Closes in 90 days')).toBeDefined();
  expect(screen.getByText('By post')).toBeDefined();
});

it('keeps what is saved and what was applied to apart, the first to close first', async () => {
  const later = saved({ id: 'd'.repeat(24), title: 'Zoo keeper', closesAt: '2027-03-05T21:59:59.999Z' });
  offer(saved(), saved({ id: 'c'.repeat(24), title: 'Field assistant', appliedOn: '2027-02-27' }), later);
  show();
  await screen.findByRole('heading', { name: 'Applied' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Zoo keeper',
    'Apply↗',
    'Lab assistant',
    'Apply↗',
    'Field assistant',
  ]);
});

it('says pay and place of a listed job, with the way to apply until one has applied', async () => {
  const pay = { min: 115_000, max: 125_000, currency: 'EUR', unit: 'month' as const };
  offer(
    saved({ pay }),
    saved({ id: 'c'.repeat(24), title: 'Field assistant', appliedOn: '2027-02-27' }),
    saved({ id: 'd'.repeat(24), title: 'Gone', listed: false, host: null, city: null, country: null, workMode: null }),
  );
  show();
  const apply = await screen.findByRole('link', { name: /^Apply on jobs\.alpenlabor\.example: Lab assistant/ });
  expect(apply.getAttribute('href')).toBe(`/external-jobs/${'b'.repeat(24)}/visit`);
  expect(screen.getByText('€1,150–1,250 a month')).toBeDefined();
  expect(screen.getAllByText('Graz, Austria')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /^Apply/ })).toHaveLength(1);
});

it('scrolls to the list when its address asks for it, once it is there', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  location.hash = '#external-applications';
  show();
  await screen.findByRole('link', { name: 'Lab assistant' });
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
  expect(scrolled.mock.instances.at(-1)).toBe(screen.getByRole('heading', { name: 'External jobs' }));
  location.hash = '';
});

it('says in German what is saved', async () => {
  show('de');
  expect(await screen.findByRole('heading', { name: 'Externe Stellen' })).toBeDefined();
  expect(await screen.findByText(/Alpenlabor · Gemerkt am .* · Bewerbungsschluss/)).toBeDefined();
});

it('leads to the external jobs while nothing is saved', async () => {
  offer();
  show();
  expect((await screen.findByRole('link', { name: 'All external jobs' })).getAttribute('href')).toBe('/external-jobs');
});

it('says while it loads, and when loading failed with a way to try again', async () => {
  vi.spyOn(api, 'list').mockRejectedValueOnce(new TypeError('offline'));
  show();
  expect(screen.getByRole('status').textContent).toContain('Loading');
  expect((await screen.findByRole('alert')).textContent).toContain('external jobs');
  fireEvent.click(await button('Try again'));
  expect(await screen.findByRole('link', { name: 'Lab assistant' })).toBeDefined();
});

it('notes the day of an application', async () => {
  const noted = vi.spyOn(api, 'save').mockResolvedValue(saved({ appliedOn: '2027-03-02' }));
  show();
  fireEvent.click(await button('Add application date: Lab assistant'));
  fireEvent.change(screen.getByLabelText(/Applied on/), { target: { value: '2027-03-02' } });
  fireEvent.click(await button('Save'));
  expect(await screen.findByText(/Applied on 2 Mar 2027/)).toBeDefined();
  expect(noted).toHaveBeenCalledWith({ body: { externalJobId: 'b'.repeat(24), appliedOn: '2027-03-02' } });
});

it('removes a job, and brings it back with what was noted when that is undone', async () => {
  offer(saved({ appliedOn: '2027-02-27', note: 'By post' }));
  vi.spyOn(api, 'remove').mockResolvedValue(saved());
  const restored = vi.spyOn(api, 'save').mockResolvedValue(saved({ appliedOn: '2027-02-27' }));
  show();
  fireEvent.click(await button('Remove: Lab assistant'));
  fireEvent.click(await button('Undo'));
  expect(await screen.findByRole('link', { name: 'Lab assistant' })).toBeDefined();
  expect(restored).toHaveBeenCalledWith({
    body: { externalJobId: 'b'.repeat(24), appliedOn: '2027-02-27', note: 'By post' },
  });
});

it('asks before it removes a job that is no longer listed, and so could not be saved again', async () => {
  offer(saved({ listed: false }));
  const removed = vi.spyOn(api, 'remove').mockResolvedValue(saved());
  show();
  expect(await screen.findByText(/No longer listed/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Lab assistant' })).toBeNull();
  fireEvent.click(await button('Remove: Lab assistant'));
  expect(removed).not.toHaveBeenCalled();
  fireEvent.click(await button('Remove anyway: Lab assistant'));
  await vi.waitFor(() => expect(screen.queryByText('Lab assistant')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('keeps a job that could not be removed, and says so', async () => {
  vi.spyOn(api, 'remove').mockRejectedValue(new TypeError('offline'));
  show();
  fireEvent.click(await button('Remove: Lab assistant'));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Lab assistant' })).toBeDefined();
});
