import {
  memberInvitationList,
  memberInvitationView,
  AppError,
  type Authorized,
  type ListQuery,
  type MemberInvitationCreate,
} from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { employerIdOf, userIdOf, type Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock, HOUR } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { notAllowed, personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import {
  Accounts,
  AccountRecovery,
  JOINED_WITHIN_MS,
  type RecoverySource,
  type RecoveryTask,
  newInvitationFields,
} from '../accounts/index.ts';
import { EmployerLookup } from '../employers/index.ts';
import { MemberInvitationTransitions } from './member-invitation.transitions.ts';
import { MemberInvitation, type MemberInvitationRow } from './member.entity.ts';
import { DatabaseMembership } from './membership.service.ts';

/** Owners invite colleagues until the invitation expires. Inviting is creating a member, so those rules decide. */
@Injectable()
export class MemberInvitations implements OnModuleInit, RecoverySource {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly employers: EmployerLookup,
    private readonly membership: DatabaseMembership,
    private readonly recovery: AccountRecovery,
    private readonly engine: TransitionEngine,
    private readonly transitions: MemberInvitationTransitions,
    private readonly scheduler: JobScheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('members.invitations-expire', HOUR, (now) => this.expire(now));
  }

  readonly recoveryHandlers = {
    invitations: (task: RecoveryTask) => this.revokeSentBy(task),
    joined: ({ unitOfWork, userId: invitedBy }: RecoveryTask) => {
      const since = new Date(this.clock.now().getTime() - JOINED_WITHIN_MS);
      return unitOfWork.count(MemberInvitation, { invitedBy, state: 'accepted', acceptedAt: { $gte: since } });
    },
  };

  private get rows() {
    return this.database.collection(MemberInvitation);
  }

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<MemberInvitationRow>(this.rows, {
      listSchema: memberInvitationList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'create', 'Member'),
      fields: memberInvitationView.fields,
    });
    return { items: await this.present(page.items), total: page.total };
  }

  /** @throws AppError NOT_FOUND */
  async get(caller: Caller, id: string) {
    const row = await this.rows.findOne<MemberInvitationRow>({ _id: objectId(id) });
    const [invitation] = await this.present([this.accessPolicy.authorize(caller.ability, 'create', 'Member', row)]);
    if (!invitation) throw new AppError('NOT_FOUND');
    return invitation;
  }

  /** @throws AppError SAVED_LIMIT when the team is full or has too many pending invitations, TRANSITION_NOT_ALLOWED */
  async create(caller: Caller, { email, role }: MemberInvitationCreate) {
    const { actor, ability } = caller;
    this.accessPolicy.authorize(ability, 'create', 'Member', { employerId: actor.employerId });
    const employerId = employerIdOf(actor);
    const employer = (await this.employers.summaries([employerId])).get(employerId.toHexString());
    const _id = new ObjectId();
    await this.database.transaction(async (unitOfWork) => {
      await this.recovery.guardAgainstRecovery(unitOfWork, caller);
      await this.membership.lock(unitOfWork, employerId);
      if (await unitOfWork.findOne(MemberInvitation, { employerId, email, state: 'pending' }))
        throw notAllowed({ from: 'pending', to: 'pending' });
      const now = this.clock.now();
      const newInvitation = {
        employerId,
        employerName: employer?.name ?? '',
        email,
        role,
        invitedBy: userIdOf(caller.actor),
      };
      const times = { createdAt: now, updatedAt: now };
      /* Not part of the unit of work yet: whether another one is allowed is counted first. */
      const memberInvitation = unitOfWork.create(
        MemberInvitation,
        { _id, ...newInvitation, ...newInvitationFields(now), ...times },
        { persist: false },
      );
      const invitation = this.accessPolicy.authorize(caller.ability, 'create', 'Member', memberInvitation);
      await this.engine.apply(
        unitOfWork,
        this.transitions.definition,
        invitation,
        { to: 'pending', first: true },
        personActor(caller, 'employer'),
      );
      unitOfWork.persist(invitation);
    });
    return this.get(caller, _id.toHexString());
  }

  /** Mails a new link; the old one stops working. @throws AppError TRANSITION_NOT_ALLOWED, SAVED_LIMIT */
  async resend(caller: Caller, id: string) {
    await this.change(caller, id, async (unitOfWork, invitation) => {
      await this.recovery.guardAgainstRecovery(unitOfWork, caller);
      await this.engine.apply(
        unitOfWork,
        this.transitions.definition,
        invitation,
        { to: 'pending' },
        personActor(caller, 'employer'),
      );
      invitation.invitedBy = userIdOf(caller.actor);
    });
    return this.get(caller, id);
  }

  /** @throws AppError TRANSITION_NOT_ALLOWED */
  async revoke(caller: Caller, id: string, note: string | null) {
    await this.change(caller, id, async (unitOfWork, invitation) => {
      await this.engine.apply(
        unitOfWork,
        this.transitions.definition,
        invitation,
        { to: 'revoked', note },
        personActor(caller, 'employer'),
      );
    });
    return this.get(caller, id);
  }

  private async revokeSentBy({ unitOfWork, userId: invitedBy, caller }: RecoveryTask): Promise<number> {
    const pending = await unitOfWork.find(MemberInvitation, { invitedBy, state: 'pending' });
    for (const invitation of pending)
      await this.engine.applyConsequence(
        unitOfWork,
        this.transitions.definition,
        invitation,
        { to: 'revoked' },
        personActor(caller, 'employer'),
      );
    return pending.length;
  }

  private async change(
    caller: Caller,
    id: string,
    act: (unitOfWork: UnitOfWork, invitation: Authorized<MemberInvitationRow, 'create'>) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const row = await this.rows.findOne<MemberInvitationRow>({ _id: objectId(id) });
      this.accessPolicy.authorize(caller.ability, 'create', 'Member', row);
      if (row) await this.membership.lock(unitOfWork, row.employerId);
      const locked = await unitOfWork.findOne(MemberInvitation, { _id: objectId(id) });
      await act(unitOfWork, this.accessPolicy.authorize(caller.ability, 'create', 'Member', locked));
    });
  }

  private async present(rows: readonly MemberInvitationRow[]) {
    const inviters = await this.accounts.summaries(rows.map((row) => row.invitedBy));
    return rows.map((row) => {
      const inviterName = inviters.get(row.invitedBy.toHexString())?.name ?? null;
      return project(memberInvitationView, row, { inviterName });
    });
  }

  private async expire(now: Date): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const due = await unitOfWork.find(MemberInvitation, { state: 'pending', expiresAt: { $lte: now } });
      for (const invitation of due)
        await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, invitation, { to: 'expired' });
    });
  }
}
