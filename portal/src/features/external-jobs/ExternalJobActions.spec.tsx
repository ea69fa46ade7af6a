// @vitest-environment happy-dom
import { AppError } from '@prentice/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { islandText } from '../../i18n/catalogue.ts';
import { session } from '../../site/browser-session.ts';
import ExternalJobActions from './ExternalJobActions.tsx';

const id = 'b'.repeat(24);
const saved = {
  id: 'a'.repeat(24),
  externalJobId: id,
  title: 'Lab assistant',
  organisation: 'Alpenlabor',
  listed: true,
  closesAt: null,
  host: 'jobs.alpenlabor.example',
  city: 'Graz',
  country: 'AT',
  workMode: 'onsite' as const,
  pay: null,
  appliedOn: null as string | null,
  note: null as string | null,
  createdAt: '2027-03-01T10:00:00.000Z',
};
const api = session.client.savedExternalJobs;
const cameFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);
const show = () => render(<ExternalJobActions text={islandText('en', 'externalJobs.save.')} externalJobId={id} />);
const button = (name: string) => screen.findByRole('button', { name });

let save: MockInstance<typeof api.save>;
beforeEach(() => {
  vi.spyOn(api, 'list').mockResolvedValue({ items: [], total: 0 });
  save = vi.spyOn(api, 'save').mockImplementation(async ({ body: { externalJobId, appliedOn = null } }) => ({
    ...saved,
    externalJobId,
    appliedOn,
  }));
});
afterEach(() => {
  cleanup();
  location.hash = '';
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('saves the job by itself, once, after somebody has signed in to save it, and says so', async () => {
  location.hash = '#save';
  cameFrom(`${location.origin}/auth/studentAuth?next=x`);
  show();
  expect(await screen.findByText('Job saved')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See it in My applications' })).toBeDefined();
  expect(save.mock.calls).toEqual([[{ body: { externalJobId: id } }]]);
  expect(location.hash).toBe('');
  cleanup();
  show();
  await button('Save job');
  expect(save).toHaveBeenCalledTimes(1);
});

it('leads to signing in where the session has ended, and back to saving the job', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  save.mockRejectedValueOnce(new AppError('SESSION_EXPIRED'));
  show();
  fireEvent.click(await button('Save job'));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(assign.mock.lastCall?.[0]).toMatch(/^\/auth\/login\?next=.*%23save&ended=1$/);
});

it('saves nothing for a link on another website', async () => {
  location.hash = '#save';
  cameFrom('https://elsewhere.example/auth/');
  show();
  await vi.waitFor(async () => expect(await button('Save job')).toHaveProperty('disabled', false));
  expect(save).not.toHaveBeenCalled();
});

it('notes that somebody applied today, and brings back what was removed', async () => {
  show();
  const applied = await button('I applied today');
  await vi.waitFor(() => expect(applied).toHaveProperty('disabled', false));
  fireEvent.click(applied);
  await button('Remove from saved jobs');
  expect(screen.getByText(/^Marked as applied on /)).toBeDefined();
  expect(await button('Saved')).toBeDefined();
  const appliedOn = save.mock.calls[0]?.[0].body.appliedOn;
  expect(appliedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const remove = vi.spyOn(api, 'remove').mockResolvedValue(saved);
  fireEvent.click(await button('Remove from saved jobs'));
  fireEvent.click(await button('Undo'));
  expect(await button('Remove from saved jobs')).toBeDefined();
  expect(remove).toHaveBeenCalledWith({ params: { id: saved.id } });
  expect(save).toHaveBeenLastCalledWith({ body: { externalJobId: id, appliedOn, note: null } });
});

it('takes back that somebody applied to a job that was saved before', async () => {
  vi.spyOn(api, 'list').mockResolvedValue({ items: [saved], total: 1 });
  show();
  const applied = await button('I applied today');
  await vi.waitFor(() => expect(applied).toHaveProperty('disabled', false));
  fireEvent.click(applied);
  fireEvent.click(await button('Undo'));
  expect(await button('I applied today')).toBeDefined();
  expect(save).toHaveBeenLastCalledWith({ body: { externalJobId: id, appliedOn: null, note: null } });
});

it('asks whether somebody applied once they come back from the website', async () => {
  render(
    <ExternalJobActions
      text={islandText('en', 'externalJobs.save.')}
      externalJobId={id}
      visit={
        <a className="visit-link" href="#elsewhere">
          Apply
        </a>
      }
    />,
  );
  expect(screen.queryByText('Did you apply?')).toBeNull();
  fireEvent.click(await screen.findByRole('link', { name: 'Apply' }));
  fireEvent(window, new Event('pageshow'));
  fireEvent.click(await button('Not yet'));
  expect(screen.queryByText('Did you apply?')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Apply' }));
  fireEvent(window, new Event('pageshow'));
  fireEvent.click(await button('Yes, today'));
  expect(await screen.findByText(/^Marked as applied on /)).toBeDefined();
});

it('keeps what was typed when saving fails, and says so', async () => {
  vi.spyOn(api, 'list').mockResolvedValue({ items: [saved], total: 1 });
  save.mockRejectedValue(new TypeError('fetch failed'));
  show();
  const note = await screen.findByLabelText(/^Note/);
  fireEvent.change(note, { target: { value: 'Ask Ms Pichler.' } });
  fireEvent.click(await button('Save changes'));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(note).toHaveProperty('value', 'Ask Ms Pichler.');
});
