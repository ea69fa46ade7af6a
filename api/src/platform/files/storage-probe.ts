import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@prentice/contract';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { writeFileAtomically } from './disk-store.ts';

/** As much as a few writes of the database take. */
const PROBE = new Uint8Array(64 * 1024);
/** Milliseconds for which an outcome holds: callers must not keep the disk busy by asking. */
const CACHE_MS = 500;

/**
 * Tries whether the data folder takes writes, for readiness: free space alone says nothing of quotas and broken disks.
 */
@Injectable()
export class StorageProbe {
  private last: Promise<void> | undefined;
  private askedAt = -Infinity;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** @throws AppError STORAGE_UNAVAILABLE while the folder of database, files and mails takes no writes */
  async assertWritable(): Promise<void> {
    const { MONGODB_URI, FILE_STORE, SMTP_URL } = this.settings;
    if (MONGODB_URI && FILE_STORE !== 'disk' && SMTP_URL) return;
    const now = performance.now();
    if (!this.last || now - this.askedAt >= CACHE_MS) {
      this.askedAt = now;
      this.last = this.tryWriting();
    }
    await this.last;
  }

  private async tryWriting(): Promise<void> {
    const path = join(this.settings.DATA_DIR, `probe-${randomBytes(6).toString('hex')}`);
    try {
      await mkdir(this.settings.DATA_DIR, { recursive: true });
      await writeFileAtomically(path, PROBE);
    } catch {
      throw new AppError('STORAGE_UNAVAILABLE');
    } finally {
      await rm(path, { force: true });
    }
  }
}
