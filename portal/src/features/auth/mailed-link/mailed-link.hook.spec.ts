import { expect, it, vi } from 'vitest';
import { extractLinkToken } from './mailed-link.hook.ts';

const token = 'a'.repeat(43);

it('removes the token from the URL', () => {
  const replaceState = vi.fn();
  expect(extractLinkToken({ hash: `#token=${token}`, pathname: '/auth/verify' }, { replaceState })).toBe(token);
  expect(replaceState).toHaveBeenCalledWith(null, '', '/auth/verify');
});

it('returns null for anything but a token', () => {
  const history = { replaceState: vi.fn() };
  for (const hash of ['', '#', '#token=', '#token=short', `#token=${token}x`, `#other=${token}`])
    expect(extractLinkToken({ hash, pathname: '/auth/verify' }, history)).toBeNull();
});
