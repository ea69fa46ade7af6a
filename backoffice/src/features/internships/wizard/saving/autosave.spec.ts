import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAUSE = 1_000;

function setup(save: () => Promise<void>) {
  const states: SaveState[] = [];
  const spy = vi.fn(save);
  const isPassing = (failure: unknown) => failure instanceof Error && failure.message !== 'refused';
  const autosave = createAutosave({ debounceMs: PAUSE, onStateChange: (state) => states.push(state), isPassing });
  autosave.uses(spy);
  return { told: states, save: spy, autosave };
}

describe('autosave', () => {
  it('saves once after the last of several changes', async () => {
    const { autosave, save, told: states } = setup(async () => undefined);
    autosave.changed();
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    autosave.changed();
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
    autosave.changed();
    await vi.advanceTimersByTimeAsync(PAUSE);
    autosave.changed();
    await vi.advanceTimersByTimeAsync(2 * PAUSE);
    expect(save).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20 * PAUSE);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('does not say that it is saved while something newer waits', async () => {
    const answers: (() => void)[] = [];
    const { autosave, told: states } = setup(() => new Promise((resolve) => answers.push(resolve)));
    autosave.changed();
    await vi.advanceTimersByTimeAsync(PAUSE);
    autosave.changed();
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['waiting', 'saving', 'waiting', 'waiting']);
    await vi.advanceTimersByTimeAsync(PAUSE);
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe('saved');
  });

  it('saves at once when it is asked to, once however often, and reports what is typed meanwhile', async () => {
    const answers: (() => void)[] = [];
    const { autosave, save, told: states } = setup(() => new Promise((resolve) => answers.push(resolve)));
    autosave.holds();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(save).not.toHaveBeenCalled();
    void autosave.flush();
    void autosave.flush();
    autosave.holds();
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect([save.mock.calls.length, states.at(-1)]).toEqual([1, 'waiting']);
  });

  it('says when it failed, and saves at once what waits when the page is left', async () => {
    const { autosave, save, told: states } = setup(async () => Promise.reject(new Error('offline')));
    autosave.changed();
    await autosave.flush();
    expect(save).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('failed');
  });

  it('tries again what failed when asked to, and nothing once it is saved', async () => {
    let online = false;
    const {
      autosave,
      save,
      told: states,
    } = setup(async () => (online ? undefined : Promise.reject(new Error('offline'))));
    autosave.changed();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(states.at(-1)).toBe('failed');
    online = true;
    await autosave.flush();
    expect([save.mock.calls.length, states.at(-1)]).toEqual([2, 'saved']);
    await autosave.flush();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('tries again by itself what failed for a passing reason, with growing pauses, until it is saved', async () => {
    let busy = true;
    const { autosave, save, told: states } = setup(async () => (busy ? Promise.reject(new Error('busy')) : undefined));
    autosave.changed();
    await vi.advanceTimersByTimeAsync(PAUSE);
    const attempts: number[] = [];
    for (let seconds = 1; seconds <= 15; seconds++) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (save.mock.calls.length > attempts.length + 1) attempts.push(seconds);
    }
    expect(attempts).toEqual([2, 6, 14]);
    expect(save.mock.calls).toEqual([[false], [true], [true], [true]]);
    busy = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([save.mock.calls.length, states.at(-1)]).toEqual([5, 'saved']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(save).toHaveBeenCalledTimes(5);
  });

  it('does not try again by itself what was refused', async () => {
    const { autosave, save } = setup(async () => Promise.reject(new Error('refused')));
    autosave.changed();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('stops trying again when the page is left, and starts once more with the next change', async () => {
    const { autosave, save } = setup(async () => Promise.reject(new Error('busy')));
    autosave.changed();
    await vi.advanceTimersByTimeAsync(PAUSE);
    await autosave.leave();
    expect(save).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(save).toHaveBeenCalledTimes(2);
    autosave.changed();
    await vi.advanceTimersByTimeAsync(PAUSE + 2_000);
    expect(save).toHaveBeenCalledTimes(4);
  });
});
