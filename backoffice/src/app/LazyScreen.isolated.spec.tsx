import { act, cleanup, render, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyScreen } from './LazyScreen.tsx';
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx';

vi.mock('react-router', () => ({ useLocation: () => ({ pathname: '/' }) }));
vi.mock(import('../i18n/messages.hook.ts'), async (original) => ({
  ...(await original()),
  useMessages: () => (key: string) => key,
}));

afterEach(cleanup);

const Dashboard = () => <h1>My applications</h1>;

it('shows a screen when its code has come, and code that is there at once', async () => {
  const load = vi.fn(async () => ({ default: Dashboard }));
  const { Component, prefetch } = lazyScreen([], load);
  render(<Component />);
  expect(page.queryByRole('heading')).toBeNull();
  expect(await page.findByRole('heading', { name: 'My applications' })).toBeDefined();
  cleanup();
  await prefetch();
  render(<Component />);
  expect(page.getByRole('heading', { name: 'My applications' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps loading while the page reloads because its code is gone', async () => {
  const missingModule = Promise.resolve(undefined);
  const { Component } = lazyScreen([], () => missingModule);
  const { container } = render(
    <ScreenErrorBoundary>
      <Component />
    </ScreenErrorBoundary>,
  );
  await act(() => missingModule);
  expect(container.querySelector('[aria-busy]')).not.toBeNull();
  expect(page.queryByText('failure.reload')).toBeNull();
});

it('says so when its code does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Component } = lazyScreen([], () => Promise.reject(new Error('gone')));
  render(
    <ScreenErrorBoundary>
      <Component />
    </ScreenErrorBoundary>,
  );
  expect(await page.findByText('failure.reload')).toBeDefined();
  vi.restoreAllMocks();
});
