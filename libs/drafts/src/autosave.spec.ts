import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAUSE = 1_000;

function setup(save: () => Promise<void>) {
  const states: SaveState[] = [];
  const spy = vi.fn<(options: { isRetry: boolean }) => Promise<void>>(save);
  const isTemporary = (failure: unknown) => failure instanceof Error && failure.message !== 'refused';
  const autosave = createAutosave({ debounceMs: PAUSE, onStateChange: (state) => states.push(state), isTemporary });
  autosave.setSave(spy);
  return { states, save: spy, autosave };
}

describe('autosave', () => {
  it('saves once after the last of several changes', async () => {
    const { autosave, save, states } = setup(async () => undefined);
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('saved');
  });

  it('never saves twice at the same time, and saves again what changed meanwhile', async () => {
    let running = 0;
    const { autosave, save } = setup(async () => {
      running++;
      expect(running).toBe(1);
      await new Promise((done) => setTimeout(done, 5 * PAUSE));
      running--;
    });
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(PAUSE);
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(2 * PAUSE);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20 * PAUSE);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('does not report that everything is saved while a newer change is pending', async () => {
    const pendingReplies: (() => void)[] = [];
    const { autosave, states } = setup(() => new Promise((resolve) => pendingReplies.push(resolve)));
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(PAUSE);
    autosave.schedule();
    pendingReplies[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['pending', 'saving', 'pending', 'pending']);
    await vi.advanceTimersByTimeAsync(PAUSE);
    pendingReplies[1]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe('saved');
  });

  it('saves at once when it is asked to, once however often, and reports what is typed meanwhile', async () => {
    const pendingReplies: (() => void)[] = [];
    const { autosave, save, states } = setup(() => new Promise((resolve) => pendingReplies.push(resolve)));
    autosave.markDirty();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(save).not.toHaveBeenCalled();
    void autosave.flush();
    void autosave.flush();
    autosave.markDirty();
    pendingReplies[0]?.();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect([save.mock.calls.length, states.at(-1)]).toEqual([1, 'pending']);
  });

  it('saves nothing more once it is reset, not even what waits behind a running save', async () => {
    const pendingReplies: (() => void)[] = [];
    const { autosave, save } = setup(() => new Promise((resolve) => pendingReplies.push(resolve)));
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(PAUSE);
    autosave.markDirty();
    void autosave.flush();
    autosave.schedule();
    autosave.reset();
    pendingReplies[0]?.();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('reports a failure, and saves pending changes at once when asked to', async () => {
    const { autosave, save, states } = setup(async () => Promise.reject(new Error('offline')));
    autosave.schedule();
    await autosave.flush();
    expect(save).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('failed');
  });

  it('retries what failed when asked to, and nothing once it is saved', async () => {
    let online = false;
    const { autosave, save, states } = setup(async () => (online ? undefined : Promise.reject(new Error('offline'))));
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(states.at(-1)).toBe('failed');
    online = true;
    await autosave.flush();
    expect([save.mock.calls.length, states.at(-1)]).toEqual([2, 'saved']);
    await autosave.flush();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('retries by itself what failed for a temporary reason, with growing pauses, until it is saved', async () => {
    let busy = true;
    const { autosave, save, states } = setup(async () => (busy ? Promise.reject(new Error('busy')) : undefined));
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(PAUSE);
    const attempts: number[] = [];
    for (let seconds = 1; seconds <= 15; seconds++) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (save.mock.calls.length > attempts.length + 1) attempts.push(seconds);
    }
    expect(attempts).toEqual([2, 6, 14]);
    expect(save.mock.calls.flat()).toEqual([
      { isRetry: false },
      { isRetry: true },
      { isRetry: true },
      { isRetry: true },
    ]);
    busy = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([save.mock.calls.length, states.at(-1)]).toEqual([5, 'saved']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(save).toHaveBeenCalledTimes(5);
  });

  it('does not retry what was refused', async () => {
    const { autosave, save } = setup(async () => Promise.reject(new Error('refused')));
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('stops retrying when the page is left, and starts again with the next change', async () => {
    const { autosave, save } = setup(async () => Promise.reject(new Error('busy')));
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(PAUSE);
    await autosave.stop();
    expect(save).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(save).toHaveBeenCalledTimes(2);
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(PAUSE + 2_000);
    expect(save).toHaveBeenCalledTimes(4);
  });
});
