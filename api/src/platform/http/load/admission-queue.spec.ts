import { describe, expect, it } from 'vitest';
import { AdmissionQueue, type Release } from './admission-queue.ts';

const limits = { busy: 2, idle: 4, wait: 100, sample: 10 };

/** An admission queue whose clock and processor load are set by the test. */
function fixture({ busy = true } = {}) {
  const state = { now: 0, busy };
  const admission = new AdmissionQueue(
    limits,
    () => state.busy,
    () => state.now,
  );
  const entered: string[] = [];
  const enter = (name: string, signal?: AbortSignal) =>
    admission.acquire(signal).then((release) => {
      entered.push(release ? name : `${name} left`);
      return release;
    });
  return { state, admission, entered, enter };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('an admission queue', () => {
  it('lets in as many at once as the limit says, the others in the order they came', async () => {
    const { entered, enter } = fixture();
    const releases = ['a', 'b', 'c', 'd'].map((name) => enter(name));
    await settled();
    expect(entered).toEqual(['a', 'b']);
    (await releases[1])?.();
    await settled();
    expect(entered).toEqual(['a', 'b', 'c']);
    (await releases[0])?.();
    await settled();
    expect(entered).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets in more while the processor has time left, also those that wait already', async () => {
    const { state, entered, enter } = fixture();
    const [first] = ['a', 'b', 'c', 'd', 'e'].map((name) => enter(name));
    state.busy = false;
    (await first)?.();
    await settled();
    expect(entered).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('counts a release once, however often it is called', async () => {
    const { entered, enter } = fixture();
    const release = await enter('a');
    await enter('b');
    const later = [enter('c'), enter('d')];
    release?.();
    release?.();
    await settled();
    expect(entered).toEqual(['a', 'b', 'c']);
    await later[0];
  });

  it('skips a client that disconnected while it waited', async () => {
    const { entered, enter } = fixture();
    const release = await enter('a');
    await enter('b');
    const abortController = new AbortController();
    void enter('c', abortController.signal);
    void enter('d');
    abortController.abort();
    release?.();
    await settled();
    expect(entered).toEqual(['a', 'b', 'c left', 'd']);
  });

  it('turns away what has waited twice as long as it may, and works on what came later', async () => {
    const { state, entered, enter } = fixture();
    const release = await enter('a');
    await enter('b');
    void enter('c');
    state.now += 150;
    void enter('d');
    state.now += 60;
    release?.();
    await settled();
    expect(entered).toEqual(['a', 'b', 'c left', 'd']);
  });

  it('closes when the estimated wait is over the limit, and opens again when those inside become faster', async () => {
    const { state, admission, enter } = fixture();
    /** Works one request off after so many milliseconds. */
    const work = async (release: Release | null, milliseconds: number) => {
      state.now += milliseconds;
      release?.();
      await settled();
    };
    const first = await enter('a');
    await work(first, 500);
    const releases = [await enter('b'), await enter('c')];
    /* The mean is now some 68 ms, and two are worked on at once: the third in the queue would wait longer than 100
       ms. */
    expect(admission.isOpen).toBe(true);
    void enter('d');
    void enter('e');
    expect(admission.isOpen).toBe(false);
    expect(admission.estimatedWait).toBeCloseTo((3 * 68) / 2, 0);
    for (const release of releases) await work(release, 0);
    expect(admission.isOpen).toBe(true);
  });

  it('does not overestimate the time of requests that ran beside many others', async () => {
    const { state, admission, enter } = fixture({ busy: false });
    /* One is done every 10 ms. With four at once each takes 40 ms. */
    const working = await Promise.all(['a', 'b', 'c', 'd'].map((name) => enter(name)));
    for (let count = 0; count < 200; count++) {
      state.now += 10;
      const next = enter(`${count}`);
      working.shift()?.();
      working.push(await next);
    }
    state.busy = true;
    void enter('next');
    expect(admission.estimatedWait).toBeCloseTo(2 * 10, 0);
  });
});
