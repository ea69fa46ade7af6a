import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/* OWASP Password Storage Cheat Sheet: Argon2id, 19 MiB, 2 iterations, 1 lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at work at once: each takes 19 MiB and a thread. */
const CONCURRENT = 4;

/** Hashes and checks passwords, a bounded number at a time. */
@Injectable()
export class Passwords {
  private active = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  async hash(password: string): Promise<string> {
    return this.bounded(() => hash(password, options));
  }

  /** Whether the password fits. Without a hash the same time is spent, so that unknown accounts look like known ones. */
  async fits(stored: string | null | undefined, password: string): Promise<boolean> {
    this.decoy ??= hash('no account has this password', options);
    const against = stored ?? (await this.decoy);
    const fits = await this.bounded(() => verify(against, password));
    return fits && Boolean(stored);
  }

  private async bounded<T>(work: () => Promise<T>): Promise<T> {
    if (this.active >= CONCURRENT) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.active++;
    try {
      return await work();
    } finally {
      this.active--;
      this.waiting.shift()?.();
    }
  }
}
