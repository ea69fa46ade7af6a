import { cleanup, render, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { screen } from './feature.tsx';
import { ScreenBoundary } from './screen.boundary.tsx';

vi.mock('react-router', () => ({ useLocation: () => ({ pathname: '/' }) }));
vi.mock('../i18n/text.hook.ts', () => ({ useText: () => (key: string) => key }));

afterEach(cleanup);

const Desk = () => <h1>My applications</h1>;

it('shows a screen when its code has come, and code that is there at once', async () => {
  const load = vi.fn(async () => ({ default: Desk }));
  const { Component, prefetch } = screen(load);
  render(<Component />);
  expect(page.queryByRole('heading')).toBeNull();
  expect(await page.findByRole('heading', { name: 'My applications' })).toBeDefined();
  cleanup();
  await prefetch();
  render(<Component />);
  expect(page.getByRole('heading', { name: 'My applications' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says so when its code does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Component } = screen(() => Promise.reject(new Error('gone')));
  render(
    <ScreenBoundary>
      <Component />
    </ScreenBoundary>,
  );
  expect(await page.findByText('failure.reload')).toBeDefined();
  vi.restoreAllMocks();
});
