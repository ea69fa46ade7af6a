import { Logger } from '@nestjs/common';
import type { Db } from 'mongodb';
import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, SECOND } from '../clock/clock.ts';
import type { ServerProcess, ServerProcessRow } from './server-process.ts';
import { UpgradeNotes, type ExcludingPhase, type Upgrade } from './upgrade.ts';

/** How long a start waits for older processes to end, and how often it looks. */
const PATIENCE_MS = 30 * SECOND;
const LOOK_MS = 250;

const logger = new Logger('Upgrades');

/**
 * Says what a phase has done; at the level that is written in production, as it happens once per deployment. What found
 * nothing to do is written for developers alone: on a new database that is each upgrade there ever was.
 */
export const logPhase = (line: Readonly<Record<string, unknown>>, hadWork = true): void =>
  hadWork ? logger.warn(line) : logger.debug(line);

/**
 * Begins upgrades unless a process lives that does not know them; those that start from now on refuse to. A process
 * writes its own record before it reads what is begun, so one of the two sees the other.
 * @returns the processes that do not know them: none when it has begun
 */
export async function beginWithoutOlder(
  notes: UpgradeNotes,
  process: ServerProcess,
  upgrades: readonly Upgrade[],
  phase: ExcludingPhase,
): Promise<ServerProcessRow[]> {
  const unaware = await process.unawareOf(upgrades);
  if (unaware.length > 0) return unaware;
  await notes.intend(upgrades, phase, process.id);
  const cameMeanwhile = await process.unawareOf(upgrades);
  if (cameMeanwhile.length === 0 && (await notes.begin(upgrades, process.id))) return [];
  await notes.takeBack(upgrades, process.id);
  /* This process stood still for so long that its intent ended. */
  return cameMeanwhile.length > 0 ? cameMeanwhile : beginWithoutOlder(notes, process, upgrades, phase);
}

const nameOf = ({ role, host, pid, startedAt }: ServerProcessRow): string =>
  `${role} on ${host} (process ${pid}, since ${startedAt.toISOString()})`;

async function waitForOlder(
  notes: UpgradeNotes,
  process: ServerProcess,
  upgrades: readonly Upgrade[],
  clock: Clock,
): Promise<void> {
  const deadline = clock.now().getTime() + PATIENCE_MS;
  for (;;) {
    const older = await beginWithoutOlder(notes, process, upgrades, 'alone');
    if (older.length === 0) return;
    if (clock.now().getTime() >= deadline)
      throw new Error(
        `This version upgrades the database so that older processes cannot work with it (${upgrades
          .map(({ name }) => name)
          .join(', ')}). Stop these, then start it again; nothing was changed: ${older.map(nameOf).join('; ')}.`,
      );
    await wait(LOOK_MS);
  }
}

/** What the phases before serving work on. */
export interface UpgradeTarget {
  readonly db: Db;
  readonly upgrades: readonly Upgrade[];
  readonly process: ServerProcess;
  readonly clock: Clock;
  /** Whether no other process can work on the database: a record of one is of one that was killed. */
  readonly isExclusive: boolean;
}

/**
 * Makes what must be done before the process serves: upgrades that exclude older processes, and additions. Several
 * processes may do so at once, as repeating it is harmless.
 * @throws NewerDatabaseError where a newer version has upgraded the database
 * @throws Error that names the older processes which must be stopped; nothing was changed
 */
export async function upgradeBeforeServing(target: UpgradeTarget): Promise<void> {
  const { db, upgrades, process, clock, isExclusive } = target;
  const notes = new UpgradeNotes(db, process.time);
  await notes.read();
  notes.assertKnown(upgrades);
  const isFirst = notes.areEmpty;
  const alone = upgrades.filter((upgrade) => upgrade.alone && !notes.isComplete(upgrade));
  if (alone.length > 0 && !isExclusive) await waitForOlder(notes, process, alone, clock);
  for (const phase of ['alone', 'expand'] as const)
    for (const upgrade of upgrades) {
      const run = upgrade[phase];
      if (!run || notes.isDone(upgrade, phase)) continue;
      const start = performance.now();
      await run(db);
      await notes.noteDone(upgrade, phase, clock.now());
      logPhase({ upgrade: upgrade.name, phase, ms: Math.round(performance.now() - start) }, !isFirst);
    }
}
