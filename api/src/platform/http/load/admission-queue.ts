/** How much of one class of requests is worked on at once, and how long one of them may wait before it. */
export interface AdmissionLimits {
  /** Requests worked on at the same time while the processor is busy. */
  readonly busy: number;
  /** The same while it has time left: what is worked on then mostly waits for others. */
  readonly idle: number;
  /**
   * Milliseconds that a request may have to wait, by estimate, to be let in at all; after twice as many it is turned
   * away.
   */
  readonly wait: number;
  /** Number of requests over which the mean time of one is taken. */
  readonly sample: number;
}

/** Milliseconds that a request is taken to need before one has been measured. */
const FIRST_GUESS = 20;

/** Ends the work of a request; further calls do nothing. */
export type Release = () => void;

interface QueuedRequest {
  /** Instant by `now` since when it waits. */
  readonly since: number;
  /** Ends its wait, and tells whether it may be worked on. */
  readonly settle: (admitted: boolean) => void;
}

/**
 * Admits the requests of one class to work: a bounded number at once, in the order they came. What would have to wait
 * too long is turned away before it costs anything, so that those who are let in are answered soon (Little's law: the
 * wait is the length of the queue times the mean time of one request, divided by the number that is finished in that
 * time).
 */
export class AdmissionQueue {
  private working = 0;
  private finished = 0;
  /** Mean milliseconds that a request was worked on, and mean number of requests that were finished in that time. */
  private mean = FIRST_GUESS;
  private finishedMeanwhile = 1;
  private readonly queue = new Set<QueuedRequest>();

  constructor(
    private readonly limits: AdmissionLimits,
    private readonly isBusy: () => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Requests that are worked on or wait for it. */
  get size(): number {
    return this.working + this.queue.size;
  }

  /**
   * Milliseconds that a request which comes now would have to wait, by estimate: when many wait, the processor will be
   * busy.
   */
  get estimatedWait(): number {
    if (this.working < this.concurrent) return 0;
    /* Fewer at once take less time each: where they share a processor, as many are done in a second as before. */
    return ((this.queue.size + 1) * this.mean) / Math.max(this.limits.busy, this.finishedMeanwhile);
  }

  private get concurrent(): number {
    return this.isBusy() ? this.limits.busy : this.limits.idle;
  }

  /** Returns whether a request that comes now would be let in. */
  get isOpen(): boolean {
    return this.estimatedWait <= this.limits.wait;
  }

  /**
   * Resolves when the request may be worked on, with what ends that; with null when its client has gone meanwhile, or
   * when it has waited twice as long as it may by estimate: an estimate fails when the database suddenly falls behind,
   * and late answers would delay all others.
   */
  async acquire(signal?: AbortSignal): Promise<Release | null> {
    if (signal?.aborted) return null;
    if (this.working < this.concurrent) this.working++;
    else if (!(await this.waitForSlot(signal))) return null;
    const began = this.now();
    const before = this.finished;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.mean += (this.now() - began - this.mean) / this.limits.sample;
      this.finishedMeanwhile += (++this.finished - before - this.finishedMeanwhile) / this.limits.sample;
      this.working--;
      this.admitNext();
    };
  }

  private waitForSlot(signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = (): void => {
        this.queue.delete(waiting);
        resolve(false);
      };
      const waiting: QueuedRequest = {
        since: this.now(),
        settle: (admitted) => {
          signal?.removeEventListener('abort', leave);
          resolve(admitted);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.queue.add(waiting);
    });
  }

  private admitNext(): void {
    const oldest = this.now() - 2 * this.limits.wait;
    for (const waiting of this.queue) {
      const hasWaitedTooLong = waiting.since < oldest;
      if (!hasWaitedTooLong && this.working >= this.concurrent) return;
      this.queue.delete(waiting);
      if (!hasWaitedTooLong) this.working++;
      waiting.settle(!hasWaitedTooLong);
    }
  }
}
