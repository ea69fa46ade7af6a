import { availableParallelism } from 'node:os';
import { AppError } from '@prentice/contract';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/* OWASP Password Storage Cheat Sheet: Argon2id, 19 MiB, 2 iterations, 1 lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at work at once: each takes 19 MiB and a thread of the pool that files are read with too. */
const CONCURRENT = Math.min(4, availableParallelism());
/** Hashes that may wait; at some 9 ms each the last one is done well within a request's deadline. */
const MAX_WAITING = 200;

/** A hash, with the options above, of a password that was thrown away: what unknown accounts are compared with. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$5f0Uki6IOjxm2FckaZzcLA$8r1FN1BXWtqUUo+koHVKnBHRRiXY3pzgOTouu+Ui7Qs';

/** Hashes and checks passwords, a bounded number at a time. */
@Injectable()
export class PasswordHasher {
  private active = 0;
  private readonly waiting: (() => void)[] = [];

  /** @throws AppError OVERLOADED when too many are waiting */
  async hash(password: string): Promise<string> {
    return this.bounded(() => hash(password, options));
  }

  /**
   * Returns whether the password fits. Without a hash the same time is spent, so that unknown accounts look like known
   * ones.
   * @throws AppError OVERLOADED when too many are waiting
   */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const fits = await this.bounded(() => verify(stored ?? DUMMY_HASH, password));
    return fits && Boolean(stored);
  }

  private async bounded<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private async acquire(): Promise<void> {
    if (this.active < CONCURRENT) {
      this.active++;
      return;
    }
    if (this.waiting.length >= MAX_WAITING) throw new AppError('OVERLOADED');
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Releases a place, which is handed on, not freed: nobody can slip in between. */
  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.active--;
  }
}
