import {
  dataRequestViewFor,
  dataRequestLimits,
  dataRequestList,
  dataRequestViews,
  AppError,
  type Actor,
  type Authorized,
  type DataRequestCreate,
  type ListQuery,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { deviceInfoOf } from '../../platform/auth/device-info.ts';
import { Clock, DAY } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { queueMetrics, type QueueMetrics } from '../../platform/database/queue-metrics.ts';
import { project } from '../../platform/database/project.ts';
import { Events } from '../../platform/events/events.service.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { Records } from '../../platform/records/records.service.ts';
import { personActor, systemActorFor, type TransitionActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import {
  AccountRecovery,
  type RecoverySource,
  type RecoveryTask,
  Accounts,
  IdTokenSignIn,
  PasswordSignIn,
  User,
  type UserRow,
} from '../accounts/index.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { DataRequest, type DataRequestRow } from './data-request.entity.ts';
import { DataRequestTransitions } from './data-request.transitions.ts';

/** Serves requests for one's own data and for the erasure of an account. */
@Injectable()
export class DataRequests implements RecoverySource {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly files: FileStore,
    private readonly accounts: Accounts,
    private readonly engine: TransitionEngine,
    private readonly transitions: DataRequestTransitions,
    private readonly audit: Audit,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly idTokenSignIn: IdTokenSignIn,
    private readonly recovery: AccountRecovery,
  ) {}

  readonly recoveryHandlers = {
    erasure: (task: RecoveryTask) => this.recoverErasure(task),
    exports: (task: RecoveryTask) => this.recoverExports(task),
  };

  /** Returns how many requests wait to be carried out, for the dashboard. */
  queue(now: Date): Promise<QueueMetrics> {
    return queueMetrics(this.database.collection<DataRequestRow>(DataRequest), { state: 'requested' }, now);
  }

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<DataRequestRow>(this.database.collection(DataRequest), {
      listSchema: dataRequestList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'DataRequest'),
      fields: dataRequestViews.admin.fields,
    });
    return { items: await this.present(caller.actor, page.items), total: page.total };
  }

  async get(caller: Caller, id: string) {
    return this.presentOne(caller, await this.records.read(caller, 'read', DataRequest, id));
  }

  /** @throws AppError EXPORT_IN_PROGRESS while one of the kind is open, LAST_ADMIN, LAST_OWNER, INVALID_CREDENTIALS */
  async create(caller: Caller, dataRequest: DataRequestCreate, request: FastifyRequest) {
    if (!caller.actor.id) throw new AppError('UNAUTHENTICATED');
    const userId = objectId(caller.actor.id);
    const user = await this.database.unitOfWork().findOneOrFail(User, { _id: userId });
    if (dataRequest.kind === 'erase') await this.confirm(user, dataRequest, request);
    const now = this.clock.now();
    const graceEnd = new Date(now.getTime() + dataRequestLimits.eraseGraceDays * DAY);
    const dueAt = dataRequest.kind === 'erase' ? graceEnd : null;
    const row: DataRequestRow = {
      _id: new ObjectId(),
      userId,
      kind: dataRequest.kind,
      state: 'requested',
      note: dataRequest.kind === 'erase' ? dataRequest.note : null,
      dueAt,
      size: null,
      storageKey: null,
      createdAt: now,
      updatedAt: now,
    };
    return this.database.transaction(async (unitOfWork) => {
      await this.recovery.guardAgainstRecovery(unitOfWork, caller);
      if (dataRequest.kind === 'erase') {
        await unitOfWork.nativeUpdate(User, { _id: userId }, { erasureDueAt: dueAt });
        this.events.record(unitOfWork, {
          'account.email_requested': {
            userId: userId.toHexString(),
            template: 'erasure_scheduled',
            device: deviceInfoOf(request).device,
          },
        });
      }
      const created = unitOfWork.create(DataRequest, { ...row });
      const requestRow = this.accessPolicy.authorize(caller.ability, 'create', 'DataRequest', created);
      const actor = personActor(caller, actorKindOf(caller));
      await this.engine.apply(unitOfWork, this.transitions.definition, requestRow, { to: 'requested', user }, actor);
      return this.presentOne(caller, requestRow);
    });
  }

  /** Takes an erasure back. @throws AppError TRANSITION_NOT_ALLOWED for exports, and once the grace is over */
  async cancel(caller: Caller, id: string, note: string | null) {
    await this.engine.run(this.transitions.definition, DataRequest, caller, id, {
      request: { to: 'cancelled', note },
      actorKind: actorKindOf(caller),
      afterwards: async (unitOfWork, { userId }) => {
        await unitOfWork.nativeUpdate(User, { _id: userId }, { erasureDueAt: null });
      },
    });
    return this.get(caller, id);
  }

  private async recoverErasure({ unitOfWork, userId, treatment, caller }: RecoveryTask): Promise<number> {
    const row = await unitOfWork.findOne(DataRequest, { userId, kind: 'erase', state: 'requested' });
    if (!row || treatment === 'keep') return row ? 1 : 0;
    const user = await unitOfWork.findOneOrFail(User, { _id: userId });
    user.erasureDueAt = null;
    const actor = systemActorFor(caller);
    await this.engine.applyConsequence(
      unitOfWork,
      this.transitions.definition,
      row,
      { to: 'cancelled', note: null },
      actor,
    );
    return 1;
  }

  /** Blocks prepared exports: from now on they cannot be downloaded; the next run of the job deletes them. */
  private async recoverExports({ unitOfWork, userId, treatment }: RecoveryTask): Promise<number> {
    const now = this.clock.now();
    const ready = await unitOfWork.find(DataRequest, { userId, kind: 'export', state: 'ready', dueAt: { $gt: now } });
    if (treatment === 'cancel') for (const row of ready) row.dueAt = now;
    return ready.length;
  }

  /** @throws AppError NOT_FOUND unless it is the caller's prepared export */
  async readExport(caller: Caller, id: string): Promise<Buffer> {
    const row = await this.records.read(caller, 'export', DataRequest, id);
    if (row.state !== 'ready' || !row.storageKey || !row.dueAt || row.dueAt <= this.clock.now())
      throw new AppError('NOT_FOUND');
    await this.database.transaction(async (unitOfWork) =>
      this.audit.record(unitOfWork, { caller, action: 'exported', resource: 'data-requests', id }),
    );
    return this.files.get(row.storageKey);
  }

  private async confirm(
    user: UserRow,
    { password, idToken }: { password?: string | undefined; idToken?: string | undefined },
    request: FastifyRequest,
  ): Promise<void> {
    if (idToken) return this.idTokenSignIn.confirm(user, idToken);
    if (!password) throw new AppError('INVALID_CREDENTIALS');
    await this.passwordSignIn.confirmPassword(user, password, request);
  }

  private async presentOne(caller: Caller, row: Authorized<DataRequestRow>) {
    const [dataRequest] = await this.present(caller.actor, [row]);
    if (!dataRequest) throw new AppError('NOT_FOUND');
    return dataRequest;
  }

  private async present(actor: Actor, rows: readonly DataRequestRow[]) {
    const view = dataRequestViews[dataRequestViewFor(actor)];
    const people =
      view === dataRequestViews.admin ? await this.accounts.summaries(rows.map((row) => row.userId)) : null;
    return rows.map((row) => {
      const owner = people?.get(row.userId.toHexString());
      return project(view, row, { userEmail: owner?.email ?? '', userRole: owner?.role ?? 'intern' });
    });
  }
}

function actorKindOf({ actor: { role } }: Caller): TransitionActor['actorKind'] {
  if (role === 'anonymous') throw new AppError('UNAUTHENTICATED');
  return role === 'limited_admin' ? 'admin' : role;
}
