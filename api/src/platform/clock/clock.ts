import { Injectable } from '@nestjs/common';

/** Tells the present moment, of which it is the only source; tests inject their own. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** Returns a time as the API writes it; null where there is none. */
export const instantOrNull = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

export { DAY, HOUR, MINUTE, SECOND } from '@prentice/contract';

/** Tells the time that a test has set. */
export class FixedClock extends Clock {
  private current: Date;

  constructor(start: Date | string) {
    super();
    this.current = new Date(start);
  }

  override now(): Date {
    return new Date(this.current);
  }

  /** Moves forward by milliseconds. */
  advance(milliseconds: number): void {
    this.current = new Date(this.current.getTime() + milliseconds);
  }

  set(time: Date | string): void {
    this.current = new Date(time);
  }
}
