import {
  beyond,
  invitationList,
  invitationView,
  Refusal,
  type InvitationCreate,
  type ListQuery,
  type ViewOf,
} from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/lists.ts';
import { project } from '../../platform/database/project.ts';
import type { TransitionActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { AccountRecovery, JOINED_WITHIN, type RecoveryTask } from '../ports/account-recovery.port.ts';
import { firstSent } from '../ports/mailed.invitation.ts';
import { Roster } from '../ports/roster.port.ts';
import { AdminInvitation, type InvitationRow } from './invitation.entity.ts';
import { invitationTransitions } from './invitation.transitions.ts';

type Shown = ViewOf<typeof invitationView>;

const adminOf = (caller: Pick<Caller, 'actor'>): TransitionActor => ({
  party: 'admin',
  actorId: caller.actor.id,
  caller,
});

/** Invites administrators: made, repeated, revoked. */
@Injectable()
export class Invitations implements OnModuleInit {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly accounts: AccountRegistry,
    private readonly roster: Roster,
    private readonly recovery: AccountRecovery,
  ) {}

  onModuleInit(): void {
    this.recovery.register('invitations', (task) => this.revokeSentBy(task));
    this.recovery.register('joined', ({ work, userId: invitedBy }) => {
      const since = new Date(this.clock.now().getTime() - JOINED_WITHIN);
      return work.count(AdminInvitation, { invitedBy, state: 'accepted', acceptedAt: { $gte: since } });
    });
  }

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<InvitationRow>(this.database.collection(AdminInvitation), {
      language: invitationList,
      query,
      scope: this.scope.where(caller.ability, 'read', 'AdminInvitation'),
      fields: invitationView.fields,
    });
    return { items: await this.shown(page.items), total: page.total };
  }

  async get(caller: Caller, id: string): Promise<Shown> {
    const row = await this.database.collection(AdminInvitation).findOne<InvitationRow>({ _id: objectId(id) });
    const [found] = await this.shown([this.scope.authorize(caller.ability, 'read', 'AdminInvitation', row)]);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  }

  /** @throws Refusal EMAIL_IN_USE for an account or a pending invitation, SAVED_LIMIT, PERMISSION_REQUIRED */
  async create(caller: Caller, { email, role, permissions }: InvitationCreate): Promise<Shown> {
    const [lacking] = beyond(caller.actor, permissions);
    if (lacking) throw new Refusal('PERMISSION_REQUIRED', { permission: lacking });
    if (await this.accounts.byEmail(email)) throw new Refusal('EMAIL_IN_USE');
    const _id = new ObjectId();
    await this.inTurn(async (work) => {
      await this.recovery.hold(work, caller);
      await this.roster.lockAs(work, caller.actor.id);
      const now = this.clock.now();
      const given = { email, role, permissions, invitedBy: objectId(caller.actor.id ?? '') };
      const times = { createdAt: now, updatedAt: now };
      /* Not part of the unit of work yet: whether there is room is counted first. */
      const invitation = work.create(
        AdminInvitation,
        { _id, ...given, ...firstSent(now), ...times },
        { persist: false },
      );
      await this.engine.apply(work, invitationTransitions, invitation, { to: 'pending', first: true }, adminOf(caller));
      work.persist(invitation);
    });
    return this.get(caller, _id.toHexString());
  }

  /** Replaces the link; works for expired ones too. @throws Refusal SAVED_LIMIT, TRANSITION_NOT_ALLOWED */
  async resend(caller: Caller, id: string): Promise<Shown> {
    await this.inTurn(async (work) => {
      await this.recovery.hold(work, caller);
      await this.roster.lockAs(work, caller.actor.id);
      const invitation = await this.load(work, caller, id);
      await this.engine.apply(work, invitationTransitions, invitation, { to: 'pending' }, adminOf(caller));
    });
    return this.get(caller, id);
  }

  async revoke(caller: Caller, id: string, note: string | null): Promise<Shown> {
    await this.inTurn(async (work) => {
      await this.roster.lockAs(work, caller.actor.id);
      const invitation = await this.load(work, caller, id);
      await this.engine.apply(work, invitationTransitions, invitation, { to: 'revoked', note }, adminOf(caller));
    });
    return this.get(caller, id);
  }

  private async revokeSentBy({ work, userId: invitedBy, caller }: RecoveryTask): Promise<number> {
    const pending = await work.find(AdminInvitation, { invitedBy, state: 'pending' });
    for (const invitation of pending)
      await this.engine.apply(work, invitationTransitions, invitation, { to: 'revoked' }, adminOf(caller));
    return pending.length;
  }

  /** One after the other in this process, instead of in each other's way; between processes the database decides. */
  private inTurn(body: (work: Work) => Promise<void>): Promise<void> {
    const turn = this.last.then(() => this.database.transaction(body));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async load(work: Work, caller: Caller, id: string): Promise<InvitationRow> {
    const invitation = await work.findOne(AdminInvitation, { _id: objectId(id) });
    return this.scope.authorize(caller.ability, 'update', 'AdminInvitation', invitation);
  }

  private async shown(rows: readonly InvitationRow[]): Promise<Shown[]> {
    const inviters = await this.accounts.cards(rows.map((row) => row.invitedBy));
    const nameOf = (row: InvitationRow) => inviters.get(hex(row.invitedBy) ?? '')?.name ?? null;
    return rows.map((row) => project(invitationView, row, { inviterName: nameOf(row) }));
  }
}
