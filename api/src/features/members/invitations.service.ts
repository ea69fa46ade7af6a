import {
  memberInvitationList,
  memberInvitationView,
  Refusal,
  type ListQuery,
  type MemberInvitationCreate,
} from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/lists.ts';
import { project } from '../../platform/database/project.ts';
import type { TransitionActor } from '../../platform/transitions/define-transitions.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { AccountRecovery, JOINED_WITHIN, type RecoveryTask } from '../ports/account-recovery.port.ts';
import { EmployerDirectory } from '../ports/employer-directory.port.ts';
import { firstSent } from '../ports/mailed.invitation.ts';
import { MemberInvitationTransitions } from './invitation.transitions.ts';
import { MemberInvitation, type MemberInvitationRow } from './member.entity.ts';
import { Memberships } from './memberships.service.ts';

const inviterOf = (caller: Pick<Caller, 'actor'>): TransitionActor => ({
  party: 'employer',
  actorId: caller.actor.id,
  caller,
});

/** Owners invite colleagues. Inviting is creating a member, so those rules decide. */
@Injectable()
export class MemberInvitations implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly accounts: AccountRegistry,
    private readonly directory: EmployerDirectory,
    private readonly memberships: Memberships,
    private readonly recovery: AccountRecovery,
    private readonly transitions: MemberInvitationTransitions,
  ) {}

  onModuleInit(): void {
    this.recovery.register('invitations', (task) => this.revokeSentBy(task));
    this.recovery.register('joined', ({ work, userId: invitedBy }) => {
      const since = new Date(this.clock.now().getTime() - JOINED_WITHIN);
      return work.count(MemberInvitation, { invitedBy, state: 'accepted', acceptedAt: { $gte: since } });
    });
  }

  private get rows() {
    return this.database.collection(MemberInvitation);
  }

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<MemberInvitationRow>(this.rows, {
      language: memberInvitationList,
      query,
      scope: this.scope.where(caller.ability, 'create', 'Member'),
      fields: memberInvitationView.fields,
    });
    return { items: await this.shown(page.items), total: page.total };
  }

  /** @throws Refusal NOT_FOUND */
  async get(caller: Caller, id: string) {
    const row = await this.rows.findOne<MemberInvitationRow>({ _id: objectId(id) });
    const [found] = await this.shown([this.scope.authorize(caller.ability, 'create', 'Member', row)]);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  }

  /** @throws Refusal SAVED_LIMIT when the team or the pile of pending invitations is full, TRANSITION_NOT_ALLOWED */
  async create(caller: Caller, { email, role }: MemberInvitationCreate) {
    const place = this.scope.authorize(caller.ability, 'create', 'Member', { employerId: caller.actor.employerId });
    const employerId = objectId(place.employerId ?? '');
    const employer = (await this.directory.summaries([employerId])).get(employerId.toHexString());
    const _id = new ObjectId();
    await this.database.transaction(async (work) => {
      await this.recovery.hold(work, caller);
      await this.memberships.lock(work, employerId);
      if (await work.findOne(MemberInvitation, { employerId, email, state: 'pending' }))
        throw new Refusal('TRANSITION_NOT_ALLOWED', { from: 'pending', to: 'pending' });
      const now = this.clock.now();
      const given = {
        employerId,
        employerName: employer?.name ?? '',
        email,
        role,
        invitedBy: objectId(caller.actor.id ?? ''),
      };
      const times = { createdAt: now, updatedAt: now };
      /* Not part of the unit of work yet: whether there is room is counted first. */
      const invitation = work.create(
        MemberInvitation,
        { _id, ...given, ...firstSent(now), ...times },
        { persist: false },
      );
      await this.transitions.apply(work, invitation, { to: 'pending', first: true }, inviterOf(caller));
      work.persist(invitation);
    });
    return this.get(caller, _id.toHexString());
  }

  /** Mails a new link; the old one stops working. @throws Refusal TRANSITION_NOT_ALLOWED, SAVED_LIMIT */
  async resend(caller: Caller, id: string) {
    await this.change(caller, id, async (work, invitation) => {
      await this.recovery.hold(work, caller);
      await this.transitions.apply(work, invitation, { to: 'pending' }, inviterOf(caller));
      invitation.invitedBy = objectId(caller.actor.id ?? '');
    });
    return this.get(caller, id);
  }

  /** @throws Refusal TRANSITION_NOT_ALLOWED */
  async revoke(caller: Caller, id: string, note: string | null) {
    await this.change(caller, id, async (work, invitation) => {
      await this.transitions.apply(work, invitation, { to: 'revoked', note }, inviterOf(caller));
    });
    return this.get(caller, id);
  }

  private async revokeSentBy({ work, userId: invitedBy, caller }: RecoveryTask): Promise<number> {
    const pending = await work.find(MemberInvitation, { invitedBy, state: 'pending' });
    for (const invitation of pending)
      await this.transitions.apply(work, invitation, { to: 'revoked' }, inviterOf(caller));
    return pending.length;
  }

  private async change(
    caller: Caller,
    id: string,
    act: (work: Work, invitation: MemberInvitationRow) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (work) => {
      const row = await this.rows.findOne<MemberInvitationRow>({ _id: objectId(id) });
      this.scope.authorize(caller.ability, 'create', 'Member', row);
      if (row) await this.memberships.lock(work, row.employerId);
      await act(work, await work.findOneOrFail(MemberInvitation, { _id: objectId(id) }));
    });
  }

  private async shown(rows: readonly MemberInvitationRow[]) {
    const inviters = await this.accounts.cards(rows.map((row) => row.invitedBy));
    return rows.map((row) => {
      const inviterName = inviters.get(row.invitedBy.toHexString())?.name ?? null;
      return project(memberInvitationView, row, { inviterName });
    });
  }
}
