import { performance } from 'node:perf_hooks';

/** Milliseconds over which the event loop is looked at. */
const WINDOW_MS = 100;

/** Measures how busy the event loop is and how late its iterations are. */
export class EventLoopMonitor {
  /** Share of time in which the event loop worked, 0 to 1. */
  utilisation = 0;
  /**
   * Milliseconds by which both of the last two turns were late. A single late one is a pause of the machine or of the
   * collection of garbage: what waited behind it can be answered at once.
   */
  lag = 0;
  private latest = 0;
  private due: number;
  private measured = performance.eventLoopUtilization();

  constructor(private readonly now: () => number = () => performance.now()) {
    this.due = this.now() + WINDOW_MS;
  }

  /** Looks again every 100 ms. @returns what ends that */
  start(): () => void {
    const timer = setInterval(() => this.measure(), WINDOW_MS).unref();
    return () => clearInterval(timer);
  }

  /** Measures since the last look. */
  measure(): void {
    const delay = this.now() - this.due;
    this.lag = Math.max(0, Math.min(this.latest, delay));
    this.latest = delay;
    this.due = this.now() + WINDOW_MS;
    const current = performance.eventLoopUtilization();
    this.utilisation = performance.eventLoopUtilization(current, this.measured).utilization;
    this.measured = current;
  }
}
