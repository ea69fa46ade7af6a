import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAUSE = 1_000;

function setup(save: () => Promise<void>) {
  const told: SaveState[] = [];
  const spy = vi.fn(save);
  const autosave = createAutosave({ pause: PAUSE, tell: (state) => told.push(state) });
  autosave.uses(spy);
  return { told, save: spy, autosave };
}

describe('autosave', () => {
  it('saves once after the last of several changes', async () => {
    const { autosave, save, told } = setup(async () => undefined);
    autosave.changed();
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    autosave.changed();
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledTimes(1);
    expect(told.at(-1)).toBe('saved');
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
    const { autosave, told } = setup(() => new Promise((resolve) => answers.push(resolve)));
    autosave.changed();
    await vi.advanceTimersByTimeAsync(PAUSE);
    autosave.changed();
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['waiting', 'saving', 'waiting', 'waiting']);
    await vi.advanceTimersByTimeAsync(PAUSE);
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(told.at(-1)).toBe('saved');
  });

  it('sends what is held when it is asked to, once however often that is, and tells of what is typed meanwhile', async () => {
    const answers: (() => void)[] = [];
    const { autosave, save, told } = setup(() => new Promise((resolve) => answers.push(resolve)));
    autosave.holds();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(save).not.toHaveBeenCalled();
    void autosave.flush();
    void autosave.flush();
    autosave.holds();
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect([save.mock.calls.length, told.at(-1)]).toEqual([1, 'waiting']);
  });

  it('says when it failed, and saves at once what waits when the page is left', async () => {
    const { autosave, save, told } = setup(async () => Promise.reject(new Error('offline')));
    autosave.changed();
    await autosave.flush();
    expect(save).toHaveBeenCalledTimes(1);
    expect(told.at(-1)).toBe('failed');
  });

  it('tries again what failed when asked to, and nothing once it is saved', async () => {
    let online = false;
    const { autosave, save, told } = setup(async () => (online ? undefined : Promise.reject(new Error('offline'))));
    autosave.changed();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(told.at(-1)).toBe('failed');
    online = true;
    await autosave.flush();
    expect([save.mock.calls.length, told.at(-1)]).toEqual([2, 'saved']);
    await autosave.flush();
    expect(save).toHaveBeenCalledTimes(2);
  });
});
