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

it('says that the page was updated when its code does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Component } = lazyScreen([], () => Promise.reject(new Error('gone')));
  render(
    <ScreenErrorBoundary>
      <Component />
    </ScreenErrorBoundary>,
  );
  expect(await page.findByText('failure.updated')).toBeDefined();
  expect(page.getByRole('button', { name: 'failure.reload' })).toBeDefined();
  vi.restoreAllMocks();
});

it('takes code that does not come without a connection for no update, nor a screen that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Component } = lazyScreen([], () => Promise.reject(new Error('gone')));
  const Broken = (): never => {
    throw new Error('broken');
  };
  for (const Screen of [Component, Broken]) {
    render(
      <ScreenErrorBoundary>
        <Screen />
      </ScreenErrorBoundary>,
    );
    expect(await page.findByText('failure.screen')).toBeDefined();
    expect(page.queryByText('failure.updated')).toBeNull();
    cleanup();
  }
  vi.restoreAllMocks();
});
