import { Injectable } from '@nestjs/common';

/** Whether the process is on its way out: it then takes no new work but finishes what it has. */
@Injectable()
export class Lifecycle {
  draining = false;
  private active = 0;

  enter(): void {
    this.active++;
  }

  leave(): void {
    this.active--;
  }

  get inFlight(): number {
    return this.active;
  }

  /** Waits until no request is in flight, at most so many milliseconds. */
  async idle(limit: number): Promise<void> {
    const end = performance.now() + limit;
    while (this.active > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
