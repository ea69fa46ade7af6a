import type { EventArgs, EventSubscriber } from '@mikro-orm/core';
import type { Clock } from '../clock/clock.ts';

interface Timed {
  createdAt?: Date;
  updatedAt?: Date;
}

/** Sets createdAt and updatedAt from the injected clock. */
export class TimestampSubscriber implements EventSubscriber<Timed> {
  constructor(private readonly clock: Clock) {}

  beforeCreate({ entity }: EventArgs<Timed>): void {
    const now = this.clock.now();
    entity.createdAt ??= now;
    entity.updatedAt ??= now;
  }

  beforeUpdate({ entity }: EventArgs<Timed>): void {
    entity.updatedAt = this.clock.now();
  }
}
