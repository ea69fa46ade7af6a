import { expect, it, vi } from 'vitest';
import { takeToken } from './link.hook.ts';

const token = 'a'.repeat(43);

it('takes the token out of the address', () => {
  const replaceState = vi.fn();
  expect(takeToken({ hash: `#token=${token}`, pathname: '/auth/verify' }, { replaceState })).toBe(token);
  expect(replaceState).toHaveBeenCalledWith(null, '', '/auth/verify');
});

it('finds nothing in what is no token', () => {
  const history = { replaceState: vi.fn() };
  for (const hash of ['', '#', '#token=', '#token=short', `#token=${token}x`, `#other=${token}`])
    expect(takeToken({ hash, pathname: '/auth/verify' }, history)).toBeNull();
});
