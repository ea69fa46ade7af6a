import {
  maintenanceLimits,
  maintenanceRunList,
  maintenanceRunView,
  type ListQuery,
  type MaintenanceFinding as MaintenanceFindingReply,
  type MaintenanceKind,
  type MaintenanceRunReply,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { JobQueue } from '../../platform/jobs/job-queue.port.ts';
import { Records } from '../../platform/records/records.service.ts';
import { personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { Accounts } from '../accounts/index.ts';
import {
  MaintenanceFinding,
  MaintenanceRun,
  type MaintenanceFindingRow,
  type MaintenanceRunRow,
} from './maintenance-run.entity.ts';
import { canUndo, maintenanceRunTransitions } from './maintenance-run.transitions.ts';

const asText = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return value instanceof Date ? value.toISOString() : String(value).slice(0, 100);
};

function presentFinding(row: MaintenanceFindingRow): MaintenanceFindingReply {
  const { _id, collection, recordId, original, proposed, reason, outcome } = row;
  return {
    id: _id.toHexString(),
    collection,
    recordId: asText(recordId) ?? '',
    before: asText(original.value),
    after: asText(proposed),
    reason,
    outcome,
  };
}

/**
 * Runs of maintenance for administrators: started, watched, cancelled and undone. `MaintenanceRunner` does the work.
 */
@Injectable()
export class MaintenanceRuns {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly queue: JobQueue,
    private readonly accounts: Accounts,
  ) {}

  async list({ ability }: Caller, query: ListQuery) {
    const page = await readPage<MaintenanceRunRow>(this.database.collection(MaintenanceRun), {
      listSchema: maintenanceRunList,
      query,
      scope: this.accessPolicy.filterFor(ability, 'read', 'MaintenanceRun'),
      fields: [...maintenanceRunView.fields, 'startedBy'],
    });
    return { items: await this.present(page.items), total: page.total };
  }

  /** @throws AppError NOT_FOUND */
  async get(caller: Caller, id: string): Promise<MaintenanceRunReply> {
    return this.presentOne(await this.records.read(caller, 'read', MaintenanceRun, id));
  }

  /** @param after the id of the last finding that is known; the first ones without it @throws AppError NOT_FOUND */
  async findings(caller: Caller, id: string, after?: string): Promise<MaintenanceFindingReply[]> {
    const { _id } = await this.records.read(caller, 'read', MaintenanceRun, id);
    const rows = await this.database
      .collection<MaintenanceFindingRow>(MaintenanceFinding)
      .find({ runId: _id, ...(after && { _id: { $gt: objectId(after) } }) })
      .sort({ _id: 1 })
      .limit(maintenanceLimits.findings)
      .toArray();
    return rows.map(presentFinding);
  }

  /** @throws AppError MAINTENANCE_RUNNING while another run of the kind is under way */
  async start(caller: Caller, request: { readonly kind: MaintenanceKind; readonly dryRun: boolean }) {
    const reply = await this.database.transaction(async (unitOfWork) => {
      const now = this.clock.now();
      const row = unitOfWork.create(MaintenanceRun, {
        _id: new ObjectId(),
        createdAt: now,
        updatedAt: now,
        ...request,
        state: 'queued',
        activeKind: request.kind,
        total: null,
        processed: 0,
        changed: 0,
        failed: 0,
        undone: 0,
        cursor: null,
        startedBy: caller.actor.id ? objectId(caller.actor.id) : null,
        claimedBy: null,
        claimedUntil: null,
        startedAt: null,
        endedAt: null,
      });
      const run = this.accessPolicy.authorize(caller.ability, 'create', 'MaintenanceRun', row);
      unitOfWork.persist(run);
      const first = { to: 'queued', first: true } as const;
      await this.engine.apply(unitOfWork, maintenanceRunTransitions, run, first, personActor(caller, 'admin'));
      await unitOfWork.flush();
      return this.presentOne(run);
    });
    this.queue.add('maintenance');
    return reply;
  }

  /** Cancels a run, or begins to undo one. @throws AppError NOT_FOUND, TRANSITION_NOT_ALLOWED, MAINTENANCE_RUNNING */
  async transition(caller: Caller, id: string, request: { readonly to: 'cancelled' | 'undoing' }) {
    await this.engine.run(maintenanceRunTransitions, MaintenanceRun, caller, id, { request, actorKind: 'admin' });
    this.queue.add('maintenance');
    return this.get(caller, id);
  }

  private async presentOne(row: MaintenanceRunRow): Promise<MaintenanceRunReply> {
    return this.presentRow(row, await this.startersOf([row]));
  }

  private async present(rows: readonly MaintenanceRunRow[]): Promise<MaintenanceRunReply[]> {
    const starters = await this.startersOf(rows);
    return rows.map((row) => this.presentRow(row, starters));
  }

  private startersOf(rows: readonly MaintenanceRunRow[]) {
    return this.accounts.summaries(rows.flatMap(({ startedBy }) => (startedBy ? [startedBy] : [])));
  }

  private presentRow(
    row: MaintenanceRunRow,
    starters: Awaited<ReturnType<Accounts['summaries']>>,
  ): MaintenanceRunReply {
    return project(maintenanceRunView, row, {
      canUndo: canUndo(row, this.clock.now()),
      startedByName: starters.get(hex(row.startedBy) ?? '')?.name ?? null,
    });
  }
}
