import { MINUTE, type Clock } from '../clock/clock.ts';

const FAILURES = 3;
const OPEN_MS = 5 * MINUTE;
const MAX_HOSTS = 1_000;

/** Leaves a host alone for a while after it failed several times in a row. */
export class CircuitBreaker {
  private readonly hosts = new Map<string, { failures: number; until: number }>();

  constructor(private readonly clock: Clock) {}

  isOpen(host: string): boolean {
    const known = this.hosts.get(host);
    return known !== undefined && known.failures >= FAILURES && known.until > this.clock.now().getTime();
  }

  recordSuccess(host: string): void {
    this.hosts.delete(host);
  }

  recordFailure(host: string): void {
    const failures = (this.hosts.get(host)?.failures ?? 0) + 1;
    this.hosts.delete(host);
    this.hosts.set(host, { failures, until: this.clock.now().getTime() + OPEN_MS });
    const [oldest] = this.hosts.keys();
    if (this.hosts.size > MAX_HOSTS && oldest !== undefined) this.hosts.delete(oldest);
  }
}
