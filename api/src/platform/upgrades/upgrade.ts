import { MINUTE } from '@prentice/contract';
import type { Collection, Db, Document, Filter, ObjectId, UpdateFilter } from 'mongodb';
import { z } from 'zod';

/** The collection of the processes that live; a backup leaves it out, and must load no framework for that. */
export const SERVER_PROCESSES = 'server-processes';

/** Injection token of the upgrades that this process knows, in their order. */
export const UPGRADES = Symbol('upgrades');

/**
 * A change of what is stored, under a lasting name, in the phases that it needs. Each phase is harmless when it is
 * repeated: it may be killed anywhere, and then is made again. A phase that comes later is an upgrade of its own.
 */
export interface Upgrade {
  readonly name: string;
  /**
   * Before the process serves, and only while no process lives that does not know the upgrade: for what older ones could
   * not read afterwards.
   */
  readonly alone?: (db: Db) => Promise<void>;
  /** Before the process serves, beside older ones: adds what they do not notice, such as an index. */
  readonly expand?: (db: Db) => Promise<void>;
  /**
   * By one process while others serve, and once more before the contraction, for what older ones wrote meanwhile. Yields
   * the number of changed records after each batch.
   */
  readonly migrate?: (db: Db) => AsyncIterable<number>;
  /** By one process as soon as every living one knows the upgrade: takes away what only older ones need. */
  readonly contract?: (db: Db) => Promise<void>;
}

const phases = ['alone', 'expand', 'migrate', 'contract'] as const;
export type UpgradePhase = (typeof phases)[number];

/** Phases after which a process that does not know the upgrade cannot work with the database. */
export type ExcludingPhase = 'alone' | 'contract';

/** What happened to an upgrade. Its mere name as the id says that all of it is done. */
interface UpgradeNote {
  readonly _id: string;
  /** Absent, as all else, in what was noted before there were phases; the id is its name then. */
  readonly upgrade?: string;
  readonly phase?: UpgradePhase;
  readonly doneAt?: Date;
  /** The processes that make an excluding phase, while it is not done. Another one completes what they did not. */
  readonly begunBy?: readonly string[];
  /** The processes that are about to, unless they find an older one. An intent ends after {@link INTENT_MS}. */
  readonly intents?: readonly { readonly by: string; readonly since: Date }[];
}

/** How long an intent counts, so that a killed process does not keep older ones from starting. */
export const INTENT_MS = MINUTE;

/** Tells the time that all processes of a database have in common. */
export type SharedTime = (db: Db) => Promise<Date>;

/** Tells the time of the database itself, whatever the clocks of the processes say. */
export const databaseTime: SharedTime = async (db) =>
  z.object({ localTime: z.date() }).parse(await db.admin().command({ hello: 1 })).localTime;

const isEmpty = (field: 'begunBy' | 'intents') => ({
  $or: [{ [field]: { $exists: false } }, { [field]: { $size: 0 } }],
});

const begunId = ({ name }: Upgrade): string => `${name}: begun`;

function noteId(upgrade: Upgrade, phase: UpgradePhase): string {
  const isLast = phases.findLast((each) => upgrade[each] !== undefined) === phase;
  return isLast ? upgrade.name : `${upgrade.name}: ${phase}`;
}

function excludesOlder({ _id, phase, begunBy, intents }: UpgradeNote): boolean {
  if (begunBy ?? intents) return [...(begunBy ?? []), ...(intents ?? [])].length > 0;
  return phase === undefined ? _id.startsWith('rename ') : phase === 'alone' || phase === 'contract';
}

/** The collection `upgrades`: which phase of which upgrade is done, or begun where that excludes older processes. */
export class UpgradeNotes {
  private notes: ReadonlyMap<string, UpgradeNote> = new Map();

  constructor(
    private readonly db: Db,
    private readonly time: SharedTime,
  ) {}

  private get rows(): Collection<UpgradeNote> {
    return this.db.collection<UpgradeNote>('upgrades');
  }

  /** Reads what is noted. An intent whose time is over is removed first: whoever noted it can no longer begin. */
  async read(): Promise<void> {
    const since = { $lte: new Date((await this.time(this.db)).getTime() - INTENT_MS) };
    await this.rows.updateMany({ 'intents.since': since }, { $pull: { intents: { since } } });
    await this.rows.deleteMany({ intents: { $size: 0 }, ...isEmpty('begunBy') });
    this.notes = new Map((await this.rows.find().toArray()).map((note) => [note._id, note]));
  }

  /** Whether no upgrade was ever made: the database is new, or older than upgrades are. */
  get areEmpty(): boolean {
    return this.notes.size === 0;
  }

  isComplete({ name }: Upgrade): boolean {
    return this.notes.has(name);
  }

  isDone(upgrade: Upgrade, phase: UpgradePhase): boolean {
    return this.isComplete(upgrade) || this.notes.has(noteId(upgrade, phase));
  }

  /** @throws NewerDatabaseError when the database is no longer one that a process with these upgrades can work with */
  assertKnown(upgrades: readonly Upgrade[]): void {
    const names = new Set(upgrades.map(({ name }) => name));
    const excluding = [...this.notes.values()].filter(excludesOlder).map(({ _id, upgrade = _id }) => upgrade);
    const unknown = [...new Set(excluding)].filter((name) => !names.has(name));
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  }

  async noteDone(upgrade: Upgrade, phase: UpgradePhase, doneAt: Date): Promise<void> {
    const note = { upgrade: upgrade.name, phase, doneAt };
    await this.rows.bulkWrite([
      { updateOne: { filter: { _id: noteId(upgrade, phase) }, update: { $setOnInsert: note }, upsert: true } },
      { deleteOne: { filter: { _id: begunId(upgrade) } } },
    ]);
  }

  /**
   * Keeps processes that do not know the upgrades from starting, for {@link INTENT_MS}.
   * @param by the process that is about to look whether any of them lives
   */
  async intend(upgrades: readonly Upgrade[], phase: ExcludingPhase, by: string): Promise<void> {
    const since = await this.time(this.db);
    await this.takeBack(upgrades, by);
    await this.rows.bulkWrite(
      upgrades.map((upgrade) => ({
        updateOne: {
          filter: { _id: begunId(upgrade) },
          update: { $setOnInsert: { upgrade: upgrade.name, phase }, $push: { intents: { by, since } } },
          upsert: true,
        },
      })),
    );
  }

  /**
   * Keeps them from starting until the upgrades are done, whoever completes them.
   * @returns whether the intents still counted; if not, an older process may have started
   */
  async begin(upgrades: readonly Upgrade[], by: string): Promise<boolean> {
    for (const upgrade of upgrades) {
      const { matchedCount } = await this.rows.updateOne(
        { _id: begunId(upgrade), intents: { $elemMatch: { by } } },
        { $addToSet: { begunBy: by }, $pull: { intents: { by } } },
      );
      if (matchedCount === 0) return false;
    }
    return true;
  }

  /** Lets older processes start again, unless another process has begun or is about to. */
  async takeBack(upgrades: readonly Upgrade[], by: string): Promise<void> {
    const _id = { $in: upgrades.map(begunId) };
    await this.rows.updateMany({ _id }, { $pull: { intents: { by }, begunBy: by } });
    await this.rows.deleteMany({ _id, $and: [isEmpty('intents'), isEmpty('begunBy')] });
  }
}

/** Refuses the start of a process that is older than the database. */
export class NewerDatabaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `A newer version has upgraded the database (${unknown.join(', ')}), and this one cannot work with it. ` +
        'Start the newer version, or restore the backup from before the upgrade.',
    );
  }
}

const RECORDS_PER_BATCH = 500;

type StoredRecord = Readonly<Record<string, unknown>>;

/** Which records of a collection `changeInBatches` changes, and how. */
interface RecordChange {
  readonly filter: Filter<Document>;
  /** What is read of each: it is changed only where these are still the same, else by the next pass. */
  readonly fields: readonly string[];
  readonly change: (record: StoredRecord) => UpdateFilter<Document>;
}

/** Changes the records of a collection that match a filter, batch by batch, and yields how many in each. */
export async function* changeInBatches(
  rows: Collection<Document>,
  { filter, fields, change }: RecordChange,
): AsyncIterable<number> {
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  let last: ObjectId | undefined;
  for (;;) {
    const rest = last ? { $and: [filter, { _id: { $gt: last } }] } : filter;
    const batch = await rows.find(rest, { projection }).sort({ _id: 1 }).limit(RECORDS_PER_BATCH).toArray();
    last = batch.at(-1)?._id;
    if (!last) return;
    const { modifiedCount } = await rows.bulkWrite(
      batch.map(({ _id, ...read }) => {
        const record: StoredRecord = read;
        const asRead = fields.map((field) => ({ [field]: record[field] ?? null }));
        return { updateOne: { filter: { $and: [{ _id }, ...asRead] }, update: change(record) } };
      }),
      { ordered: false },
    );
    yield modifiedCount;
  }
}
