import {
  ungrantablePermissions,
  administratorInvitationList,
  administratorInvitationView,
  AppError,
  type AdministratorInvitationCreate,
  type ListQuery,
  type ViewOf,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { userIdOf, type Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { SerialQueue } from '../../platform/database/serial-queue.ts';
import { hex } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { Records } from '../../platform/records/records.service.ts';
import { personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import {
  Accounts,
  AccountRecovery,
  JOINED_WITHIN_MS,
  type RecoverySource,
  type RecoveryTask,
  newInvitationFields,
  ActiveAdmins,
} from '../accounts/index.ts';
import { AdministratorInvitation, type AdministratorInvitationRow } from './administrator-invitation.entity.ts';
import { invitationTransitions } from './administrator-invitation.transitions.ts';

type InvitationView = ViewOf<typeof administratorInvitationView>;

/** Invites administrators: made, repeated, revoked. */
@Injectable()
export class AdministratorInvitations implements RecoverySource {
  private readonly queue = new SerialQueue();

  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly accounts: Accounts,
    private readonly activeAdmins: ActiveAdmins,
    private readonly recovery: AccountRecovery,
  ) {}

  /** Returns the addresses that invitations went to, by their ids, for those who may see invitations; deleted ones have none. */
  async addresses(ids: readonly ObjectId[]): Promise<ReadonlyMap<string, string>> {
    const rows = this.database.collection<AdministratorInvitationRow>(AdministratorInvitation);
    const invitations = await rows.find({ _id: { $in: [...ids] } }, { projection: { email: 1 } }).toArray();
    return new Map(invitations.map(({ _id, email }) => [_id.toHexString(), email]));
  }

  readonly recoveryHandlers = {
    invitations: (task: RecoveryTask) => this.revokeSentBy(task),
    joined: ({ unitOfWork, userId: invitedBy }: RecoveryTask) => {
      const since = new Date(this.clock.now().getTime() - JOINED_WITHIN_MS);
      return unitOfWork.count(AdministratorInvitation, { invitedBy, state: 'accepted', acceptedAt: { $gte: since } });
    },
  };

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<AdministratorInvitationRow>(this.database.collection(AdministratorInvitation), {
      listSchema: administratorInvitationList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'AdminInvitation'),
      fields: administratorInvitationView.fields,
    });
    return { items: await this.present(page.items), total: page.total };
  }

  async get(caller: Caller, id: string): Promise<InvitationView> {
    const [invitation] = await this.present([await this.records.read(caller, 'read', AdministratorInvitation, id)]);
    if (!invitation) throw new AppError('NOT_FOUND');
    return invitation;
  }

  /** @throws AppError EMAIL_IN_USE for an account or a pending invitation, SAVED_LIMIT, PERMISSION_REQUIRED */
  async create(caller: Caller, { email, role, permissions }: AdministratorInvitationCreate): Promise<InvitationView> {
    const [lacking] = ungrantablePermissions(caller.actor, permissions);
    if (lacking) throw new AppError('PERMISSION_REQUIRED', { permission: lacking });
    if (await this.accounts.findByEmail(email)) throw new AppError('EMAIL_IN_USE');
    const _id = new ObjectId();
    await this.runInOrder(async (unitOfWork) => {
      await this.recovery.guardAgainstRecovery(unitOfWork, caller);
      await this.activeAdmins.lockForAdmin(unitOfWork, caller.actor.id);
      const now = this.clock.now();
      const newInvitation = { email, role, permissions, invitedBy: userIdOf(caller.actor) };
      const times = { createdAt: now, updatedAt: now };
      /* Not part of the unit of work yet: whether another one is allowed is counted first. */
      const administratorInvitation = unitOfWork.create(
        AdministratorInvitation,
        { _id, ...newInvitation, ...newInvitationFields(now), ...times },
        { persist: false },
      );
      const invitation = this.accessPolicy.authorize(
        caller.ability,
        'create',
        'AdminInvitation',
        administratorInvitation,
      );
      const request = { to: 'pending', first: true } as const;
      await this.engine.apply(unitOfWork, invitationTransitions, invitation, request, personActor(caller, 'admin'));
      unitOfWork.persist(invitation);
    });
    return this.get(caller, _id.toHexString());
  }

  /** Replaces the link; works for expired ones too. @throws AppError SAVED_LIMIT, TRANSITION_NOT_ALLOWED */
  async resend(caller: Caller, id: string): Promise<InvitationView> {
    await this.runInOrder(async (unitOfWork) => {
      await this.recovery.guardAgainstRecovery(unitOfWork, caller);
      await this.activeAdmins.lockForAdmin(unitOfWork, caller.actor.id);
      const invitation = await this.records.load(unitOfWork, caller, 'update', AdministratorInvitation, id);
      await this.engine.apply(
        unitOfWork,
        invitationTransitions,
        invitation,
        { to: 'pending' },
        personActor(caller, 'admin'),
      );
    });
    return this.get(caller, id);
  }

  async revoke(caller: Caller, id: string, note: string | null): Promise<InvitationView> {
    await this.runInOrder(async (unitOfWork) => {
      await this.activeAdmins.lockForAdmin(unitOfWork, caller.actor.id);
      const invitation = await this.records.load(unitOfWork, caller, 'update', AdministratorInvitation, id);
      await this.engine.apply(
        unitOfWork,
        invitationTransitions,
        invitation,
        { to: 'revoked', note },
        personActor(caller, 'admin'),
      );
    });
    return this.get(caller, id);
  }

  private async revokeSentBy({ unitOfWork, userId: invitedBy, caller }: RecoveryTask): Promise<number> {
    const pending = await unitOfWork.find(AdministratorInvitation, { invitedBy, state: 'pending' });
    for (const invitation of pending)
      await this.engine.applyConsequence(
        unitOfWork,
        invitationTransitions,
        invitation,
        { to: 'revoked' },
        personActor(caller, 'admin'),
      );
    return pending.length;
  }

  /**
   * Runs functions one after the other in this process, instead of in each other's way; between processes the database
   * decides.
   */
  private runInOrder(body: (unitOfWork: UnitOfWork) => Promise<void>): Promise<void> {
    return this.queue.run(['invitations'], () => this.database.transaction(body));
  }

  private async present(rows: readonly AdministratorInvitationRow[]): Promise<InvitationView[]> {
    const inviters = await this.accounts.summaries(rows.map((row) => row.invitedBy));
    const nameOf = (row: AdministratorInvitationRow) => inviters.get(hex(row.invitedBy) ?? '')?.name ?? null;
    return rows.map((row) => project(administratorInvitationView, row, { inviterName: nameOf(row) }));
  }
}
