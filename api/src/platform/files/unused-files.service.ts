import { Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import { Clock, DAY } from '../clock/clock.ts';
import { Database } from '../database/database.service.ts';
import { valueAt } from '../database/list-queries.ts';
import { FileStore, type StoredFile } from './file-store.port.ts';

/**
 * Milliseconds for which a file is left alone: it is written before the record that names it, and deleted after it.
 */
const UNTOUCHED_MS = 7 * DAY;

/** Files of one page of the store. */
interface CheckedFiles {
  readonly keys: readonly string[];
  readonly unused: readonly StoredFile[];
}

/** Finds files that no record names: what a failed save or an interrupted upload has left. */
@Injectable()
export class UnusedFiles {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Returns how many files are kept. */
  async count(): Promise<number> {
    let count = 0;
    for await (const _ of this.files.all()) count++;
    return count;
  }

  /** Looks at the files after a name: those that no record names, and that are older than a week, are unused. */
  async checkAfter(after: string | null, limit: number): Promise<CheckedFiles> {
    const files = await this.files.list(after, limit);
    const keys = files.map(({ key }) => key);
    const before = this.clock.now().getTime() - UNTOUCHED_MS;
    const old = files.filter(({ storedAt }) => storedAt.getTime() <= before);
    const named = await this.namedAmong(old.map(({ key }) => key));
    return { keys, unused: old.filter(({ key }) => !named.has(key)) };
  }

  /** Deletes a file, unless a record has come to name it. @returns whether it was deleted */
  async remove(key: string): Promise<boolean> {
    if ((await this.namedAmong([key])).size > 0) return false;
    await this.files.remove(key);
    return true;
  }

  private async namedAmong(keys: readonly string[]): Promise<ReadonlySet<unknown>> {
    const named = new Set<unknown>();
    if (keys.length === 0) return named;
    for (const { entity, files: paths = [] } of this.database.stored) {
      if (paths.length === 0) continue;
      const names = { $or: paths.map((path) => ({ [path]: { $in: keys } })) };
      const projection = Object.fromEntries(paths.map((path) => [path, 1]));
      const rows = this.database.db.collection<Document>(entity.meta.tableName).find(names, { projection });
      for await (const row of rows) for (const path of paths) named.add(valueAt(row, path));
    }
    return named;
  }
}
