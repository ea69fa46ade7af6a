import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Collection, Db } from 'mongodb';
import { type Clock, HOUR, MINUTE } from '../clock/clock.ts';
import { type CollectionDefinition, noPersonalData } from '../database/collection-definition.ts';
import { NewerDatabaseError, SERVER_PROCESSES, UpgradeNotes, type SharedTime, type Upgrade } from './upgrade.ts';

/** A process that works on the database, and the names of the upgrades that it knows. */
export const ServerProcessEntry = defineEntity({
  name: 'ServerProcessEntry',
  tableName: SERVER_PROCESSES,
  properties: {
    _id: p.string().primary(),
    /** What people find it by when it has to be stopped. */
    host: p.string(),
    pid: p.integer(),
    role: p.string(),
    startedAt: p.datetime().$type<Date>(),
    seenAt: p.datetime().$type<Date>(),
    upgrades: p.json<string[]>(),
  },
});
export type ServerProcessRow = InferEntity<typeof ServerProcessEntry>;

export const serverProcessCollection: CollectionDefinition = {
  entity: ServerProcessEntry,
  personal: noPersonalData,
  indexes: [{ key: { seenAt: 1 }, name: 'server_processes_ttl', expireAfterSeconds: HOUR / 1000 }],
};

/** How often a process says that it lives, and after how long without that it counts as gone. */
const BEAT_MS = 15_000;
export const GONE_MS = MINUTE;

interface ServerProcessOptions {
  readonly clock: Clock;
  readonly upgrades: readonly Upgrade[];
  readonly role: string;
  readonly time: SharedTime;
}

/** This process among those that work on the database: its record, and what is known of the others. */
export class ServerProcess {
  readonly id = randomUUID();
  private readonly logger = new Logger('ServerProcess');
  private readonly startedAt: Date;
  /** When the others were last told; null while they do not know of this process. */
  private seenAt: Date | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Db,
    private readonly options: ServerProcessOptions,
  ) {
    this.startedAt = options.clock.now();
  }

  /** What the processes compare when they were seen by: their own clocks differ. */
  get time(): SharedTime {
    return this.options.time;
  }

  private get rows(): Collection<ServerProcessRow> {
    return this.db.collection<ServerProcessRow>(ServerProcessEntry.meta.tableName);
  }

  /** Says that this process lives, and says it again and again where `repeats`. */
  async start(repeats: boolean): Promise<void> {
    await this.save();
    if (repeats) this.timer = setInterval(() => void this.beatOrEnd(), BEAT_MS).unref();
  }

  /**
   * Says that this process still lives.
   * @throws NewerDatabaseError when others upgraded the database without it, as it was silent
   */
  async beat(): Promise<void> {
    await this.save();
    const notes = new UpgradeNotes(this.db, this.time);
    await notes.read();
    notes.assertKnown(this.options.upgrades);
  }

  /** Takes this process from the living ones. Where that fails it counts as gone after a while. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    if (this.seenAt) await this.rows.deleteOne({ _id: this.id }).catch(() => undefined);
  }

  /** Returns the living processes that do not know all of these upgrades. */
  async unawareOf(upgrades: readonly Upgrade[]): Promise<ServerProcessRow[]> {
    const since = new Date((await this.time(this.db)).getTime() - GONE_MS);
    const living = await this.rows.find({ seenAt: { $gt: since } }).toArray();
    return living.filter((row) => !upgrades.every(({ name }) => row.upgrades.includes(name)));
  }

  private async save(): Promise<void> {
    const { upgrades, role } = this.options;
    const seenAt = await this.time(this.db);
    const row = { host: hostname(), pid: process.pid, role, startedAt: this.startedAt, seenAt };
    const names = upgrades.map(({ name }) => name);
    await this.rows.updateOne({ _id: this.id }, { $set: { ...row, upgrades: names } }, { upsert: true });
    this.seenAt = seenAt;
  }

  private async beatOrEnd(): Promise<void> {
    try {
      await this.beat();
    } catch (error) {
      /* The database is away for a moment, as everything else says too. */
      if (!(error instanceof NewerDatabaseError)) return;
      this.logger.fatal(error.message);
      process.kill(process.pid, 'SIGTERM');
    }
  }
}
