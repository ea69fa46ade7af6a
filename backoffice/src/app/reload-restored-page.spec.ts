import { expect, it, vi } from 'vitest';
import { reloadWhenRestored } from './page-navigation.ts';

it('shows nothing of what was left and reloads it, but not at the first showing', () => {
  const page = Object.assign(new EventTarget(), { location: { reload: vi.fn() } });
  const root = { hidden: false };
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  reloadWhenRestored(
    {
      location: page.location,
      addEventListener: (type, listener) =>
        page.addEventListener(type, (event) =>
          listener({ persisted: 'persisted' in event && event.persisted === true }),
        ),
    },
    root,
  );
  show(false);
  expect(root.hidden).toBe(false);
  expect(page.location.reload).not.toHaveBeenCalled();
  show(true);
  expect(root.hidden).toBe(true);
  expect(page.location.reload).toHaveBeenCalledOnce();
});
