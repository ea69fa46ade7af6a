import { expect, it, vi } from 'vitest';
import { isPrefetchAllowed, prefetchOnIntent } from './prefetch.ts';

it('does not prefetch on very slow connections or with data saving on', () => {
  expect(isPrefetchAllowed(undefined)).toBe(true);
  expect(isPrefetchAllowed({ effectiveType: '3g' })).toBe(true);
  expect(isPrefetchAllowed({ effectiveType: 'slow-2g' })).toBe(false);
  expect(isPrefetchAllowed({ effectiveType: '2g' })).toBe(false);
  expect(isPrefetchAllowed({ saveData: true, effectiveType: '4g' })).toBe(false);
});

/** Returns a link that events can be sent to. */
const linkTo = (href: string) => Object.assign(new EventTarget(), { href });

it.each(['pointerenter', 'focus', 'touchstart'])('prefetches a page once, at the first %s of its link', (type) => {
  const prefetch = vi.fn();
  const [profile, searches] = [linkTo('/profile'), linkTo('/searches')];
  prefetchOnIntent({}, [profile, searches], prefetch);
  expect(prefetch).not.toHaveBeenCalled();
  profile.dispatchEvent(new Event(type));
  profile.dispatchEvent(new Event('pointerenter'));
  expect(prefetch.mock.calls).toEqual([['/profile']]);
});

it('checks the connection only when somebody is about to follow a link', () => {
  const prefetch = vi.fn();
  const connection = { saveData: true };
  const link = linkTo('/profile');
  prefetchOnIntent({ connection }, [link], prefetch);
  link.dispatchEvent(new Event('focus'));
  expect(prefetch).not.toHaveBeenCalled();
  connection.saveData = false;
  link.dispatchEvent(new Event('focus'));
  expect(prefetch).toHaveBeenCalledOnce();
});
