import { expect, it, vi } from 'vitest';
import { BUILD_CHECK_MS, reloadOnNewBuild, RELOAD_PAUSE_MS, type ReloadWindow } from './reload-on-new-build.ts';

/** A window whose clock stands still, whose interval is run by hand, and whose server names the build in `served`. */
function open(served: { build: unknown; status?: number }, storedValues = new Map<string, string>()) {
  const events = new EventTarget();
  const body = new EventTarget();
  const state = { time: 50_000, visible: 'visible', href: 'https://here.example/form' };
  const reload = vi.fn();
  let tick: () => void = () => expect.unreachable('nothing was scheduled');
  const page: ReloadWindow = {
    sessionStorage: {
      getItem: (key) => storedValues.get(key) ?? null,
      setItem: (key, value) => void storedValues.set(key, value),
    },
    location: {
      get href() {
        return state.href;
      },
      reload,
    },
    document: {
      get visibilityState() {
        return state.visible;
      },
      addEventListener: body.addEventListener.bind(body),
    },
    addEventListener: events.addEventListener.bind(events),
    setInterval(work, ms) {
      expect(ms).toBe(BUILD_CHECK_MS);
      tick = work;
    },
  };
  const send = vi.fn(() => Promise.resolve(Response.json({ build: served.build }, { status: served.status ?? 200 })));
  reloadOnNewBuild(page, { id: 'one', currentBuildUrl: '/build.json' }, { now: () => state.time, send });
  const settled = async (act: () => void) => {
    act();
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    await new Promise(setImmediate);
    send.mockClear();
  };
  const missing = () => events.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return { state, body, reload, missing, check: () => settled(() => tick()), settled };
}

it('reloads when the server names another build, and not for its own', async () => {
  const served = { build: 'one' };
  const page = open(served);
  await page.check();
  expect(page.reload).not.toHaveBeenCalled();
  served.build = 'two';
  await page.check();
  expect(page.reload).toHaveBeenCalledOnce();
});

it('checks again when the page becomes visible', async () => {
  const page = open({ build: 'two' });
  page.state.visible = 'hidden';
  page.body.dispatchEvent(new Event('visibilitychange'));
  page.state.visible = 'visible';
  await page.settled(() => page.body.dispatchEvent(new Event('visibilitychange')));
  expect(page.reload).toHaveBeenCalledOnce();
});

it('ignores a reply that names no build', async () => {
  for (const served of [{ build: 7 }, { build: undefined }, { build: 'two', status: 503 }]) {
    const page = open(served);
    await page.check();
    expect(page.reload).not.toHaveBeenCalled();
  }
});

it('reloads for missing code once in ten seconds, and leaves a failure to be seen after that', () => {
  const tab = new Map<string, string>();
  const page = open({ build: 'one' }, tab);
  expect(page.missing()).toBe(false);
  const reloaded = open({ build: 'one' }, tab);
  reloaded.state.time += RELOAD_PAUSE_MS - 1;
  expect(reloaded.missing()).toBe(true);
  expect(reloaded.reload).not.toHaveBeenCalled();
  reloaded.state.time += 1;
  expect(reloaded.missing()).toBe(false);
  expect(reloaded.reload).toHaveBeenCalledOnce();
});

it('reloads once for several parts that are missing, and none of them is a failure to be seen', () => {
  const page = open({ build: 'one' });
  expect([page.missing(), page.missing()]).toEqual([false, false]);
  expect(page.reload).toHaveBeenCalledOnce();
});

it('does not reload while there is unsent input', async () => {
  const page = open({ build: 'two' });
  page.body.dispatchEvent(new Event('input'));
  await page.check();
  expect(page.reload).not.toHaveBeenCalled();
  page.body.dispatchEvent(new Event('submit'));
  await page.check();
  expect(page.reload).toHaveBeenCalledOnce();
  page.state.time += RELOAD_PAUSE_MS;
  page.body.dispatchEvent(new Event('input'));
  page.state.href = 'https://here.example/elsewhere';
  await page.check();
  expect(page.reload).toHaveBeenCalledTimes(2);
});
