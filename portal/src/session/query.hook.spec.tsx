// @vitest-environment happy-dom
import { AppError } from '@prentice/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../site/browser-session.ts';
import { setCurrentUser } from './current-user.ts';
import { LoadingBoundary } from './LoadingBoundary.tsx';
import { queryClient, updateQuery, useSignedInQuery } from './query.hook.ts';

const me = { user: { id: 'ada' } };
const assign = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/dashboard/searches', search: '', hash: '', assign });
  session.setToken('token');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockReset();
  queryClient.clear();
});

function List({ load }: { load: () => Promise<readonly string[]> }) {
  const query = useSignedInQuery({ queryKey: ['list'], queryFn: load });
  return (
    <LoadingBoundary t={(key) => key} query={query} what="your list">
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </LoadingBoundary>
  );
}
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const signedIn = () => setCurrentUser(me as never);

it('sends people whose session has ended to the sign-in page, which says so, and loads nothing for them', async () => {
  session.setToken(null);
  vi.spyOn(session, 'renew').mockResolvedValue(false);
  const load = vi.fn(async () => ['secret']);
  render(<List load={load} />);
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(String(assign.mock.lastCall?.[0])).toMatch(/\/auth\/.*next=%2Fdashboard%2Fsearches&ended=1$/);
  expect(load).not.toHaveBeenCalled();
});

it('says what could not be loaded, and shows it after another try', async () => {
  signedIn();
  const load = vi
    .fn(async (): Promise<readonly string[]> => ['one'])
    .mockRejectedValueOnce(new AppError('STORAGE_UNAVAILABLE'));
  render(<List load={load} />);
  (await screen.findByRole('button', { name: 'ui.retry' })).click();
  await waitFor(() => expect(items()).toEqual(['one']));
});

it('repeats by itself what failed without a connection, once there is one', async () => {
  signedIn();
  const load = vi.fn(async (): Promise<readonly string[]> => ['one']).mockRejectedValueOnce(new TypeError('offline'));
  render(<List load={load} />);
  await screen.findByRole('alert');
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(items()).toEqual(['one']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what it shows when loading again fails, and sends to sign in when the session has ended', async () => {
  signedIn();
  const load = vi.fn(async (): Promise<readonly string[]> => ['one']);
  render(<List load={load} />);
  await waitFor(() => expect(items()).toEqual(['one']));
  load.mockRejectedValueOnce(new TypeError('offline'));
  await queryClient.refetchQueries({ queryKey: ['list'] });
  expect(items()).toEqual(['one']);
  load.mockRejectedValueOnce(new AppError('SESSION_EXPIRED'));
  void queryClient.refetchQueries({ queryKey: ['list'] });
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(items()).toEqual(['one']);
});

it('shows the reply to a request without loading again', async () => {
  signedIn();
  const load = vi.fn(async (): Promise<readonly string[]> => ['one']);
  render(<List load={load} />);
  await waitFor(() => expect(items()).toEqual(['one']));
  updateQuery<readonly string[]>(['list'], (before) => [...before, 'two']);
  await waitFor(() => expect(items()).toEqual(['one', 'two']));
  expect(load).toHaveBeenCalledOnce();
});
