import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock, MINUTE } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { Database } from '../database/database.service.ts';
import { JobScheduler } from '../jobs/job-scheduler.service.ts';
import { UpgradeNotes, UPGRADES, type Upgrade } from './upgrade.ts';
import { beginWithoutOlder, logPhase } from './upgrades-before-serving.ts';

/**
 * Migrates while processes serve, and contracts when all of them know the upgrade. The job's lease lets one process do
 * it at a time; when it ends or is killed, another continues.
 */
@Injectable()
export class UpgradeJobs implements OnModuleInit, OnModuleDestroy {
  /** Names of upgrades of which it was said what keeps them from being completed. */
  private readonly reported = new Set<string>();
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly scheduler: JobScheduler,
    @Inject(UPGRADES) private readonly upgrades: readonly Upgrade[],
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('platform.upgrades', MINUTE, () => this.continue());
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  private async continue(): Promise<void> {
    const notes = new UpgradeNotes(this.database.db, this.database.process.time);
    await notes.read();
    for (const upgrade of this.upgrades) {
      if (!notes.isDone(upgrade, 'migrate') && (await this.migrate(upgrade)))
        await notes.noteDone(upgrade, 'migrate', this.clock.now());
      if (this.isStopping) return;
      if (upgrade.contract && !notes.isComplete(upgrade)) await this.contract(upgrade, notes);
    }
  }

  /** Returns whether it came to its end: a process that is told to stop leaves the rest to the next one. */
  private async migrate({ name, migrate }: Upgrade): Promise<boolean> {
    if (!migrate) return false;
    const start = performance.now();
    let records = 0;
    for await (const changed of migrate(this.database.db)) {
      records += changed;
      if (this.isStopping) return false;
    }
    logPhase({ upgrade: name, phase: 'migrate', records, ms: Math.round(performance.now() - start) }, records > 0);
    return true;
  }

  private async contract(upgrade: Upgrade, notes: UpgradeNotes): Promise<void> {
    if (this.settings.UPGRADE_CONTRACTIONS === 'hold')
      return this.reportOnce(upgrade, { heldBy: 'UPGRADE_CONTRACTIONS' });
    const { name } = upgrade;
    const older = await beginWithoutOlder(notes, this.database.process, [upgrade], 'contract');
    if (older.length > 0) return this.reportOnce(upgrade, { waitsFor: older });
    if (upgrade.migrate && !(await this.migrate(upgrade))) return;
    /* Another process may have done it while this one stood still. */
    await notes.read();
    if (notes.isComplete(upgrade)) return;
    const start = performance.now();
    await upgrade.contract?.(this.database.db);
    await notes.noteDone(upgrade, 'contract', this.clock.now());
    logPhase({ upgrade: name, phase: 'contract', ms: Math.round(performance.now() - start) });
  }

  private reportOnce({ name }: Upgrade, reason: Readonly<Record<string, unknown>>): void {
    if (!this.reported.has(name)) logPhase({ upgrade: name, phase: 'contract', ...reason });
    this.reported.add(name);
  }
}
