import {
  AppError,
  userLifecycle,
  type UserStatus,
  type UserTransitionRequest,
  type userGuardNames,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Sessions } from '../../platform/auth/sessions.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import {
  defineTransitions,
  guardThat,
  type GuardsNamed,
  type TransitionContext,
} from '../../platform/transitions/define-transitions.ts';
import { ActiveAdmins } from './active-admins.service.ts';
import type { UserRow } from './user.entity.ts';
import type { ObjectId } from 'mongodb';

/** Returns the values of an erased account, which tell only that there was one. */
function erasedUser(userId: ObjectId): Partial<UserRow> {
  const id = userId.toHexString();
  return {
    email: `${id}@erased.invalid`,
    status: 'erased',
    name: null,
    permissions: [],
    identities: [{ provider: 'local', subject: id }],
    passwordHash: null,
    pendingEmail: null,
    pendingEmailAt: null,
    secondFactorAt: null,
    suspension: null,
    erasureDueAt: null,
    lastActiveAt: null,
    lastSignInAt: null,
  };
}

type UserRequest =
  | { readonly kind: 'creation'; readonly to: UserStatus; readonly employerId: string | null }
  | { readonly kind: 'verification'; readonly to: 'active' }
  /** What an administrator decides. */
  | (UserTransitionRequest & { readonly kind: 'form' })
  | { readonly kind: 'erasure'; readonly to: 'erased'; readonly isLastOwner: boolean };

interface UserFacts {
  /** Full administrators; nobody else adds or removes one until the transaction ends. */
  readonly isLastAdmin: () => Promise<boolean>;
}
type UserContext = TransitionContext<UserRow, UserStatus, UserRequest, UserFacts>;

const guards: GuardsNamed<typeof userGuardNames, UserContext> = {
  emailProven: guardThat(({ record }) => Boolean(record.emailVerifiedAt)),
  emailUnproven: guardThat(({ record }) => !record.emailVerifiedAt),
  notLastAdmin: guardThat(
    async ({ facts }) => !(await facts.isLastAdmin()),
    () => new AppError('LAST_ADMIN'),
  ),
  notLastOwner: guardThat(
    ({ request }) => !(request.kind === 'erasure' && request.isLastOwner),
    () => new AppError('LAST_OWNER'),
  ),
};

const statusChangePayload = ({ record, actor, reason, note }: UserContext) => ({
  userId: record._id.toHexString(),
  role: record.role,
  by: actor.actorId,
  reason,
  text: note ?? '',
});
const account = ({ record }: UserContext) => ({ userId: record._id.toHexString(), role: record.role });

const resourceOf = ({ role }: UserRow) => (role === 'admin' || role === 'limited_admin' ? 'administrators' : 'users');

/** Defines the transitions of accounts: the guards and effects of `userLifecycle`. */
@Injectable()
export class UserTransitions {
  constructor(
    private readonly activeAdmins: ActiveAdmins,
    private readonly sessions: Sessions,
  ) {}

  readonly definition = defineTransitions<typeof userLifecycle, UserContext>(userLifecycle, {
    stateOf: ({ status }, request) => (request.kind === 'creation' ? null : status),
    setState: (user, to) => (user.status = to),
    /** A person who has not proven the address is reinstated without it. */
    target: ({ status, emailVerifiedAt }, { to }) =>
      status === 'suspended' && to === 'active' && !emailVerifiedAt ? 'unverified' : to,
    facts: async ({ unitOfWork, record }) => ({
      isLastAdmin: async () => {
        if (record.role !== 'admin') return false;
        const admins = await this.activeAdmins.lock(unitOfWork);
        return admins.length === 1 && admins.some((admin) => admin.equals(record._id));
      },
    }),
    guards,
    effects: {
      to: {
        unverified: (context) => this.reinstated(context),
        active: (context) => this.reinstated(context),
        suspended: (context) => this.suspended(context),
        erased: (context) => this.erased(context),
      },
    },
    audit: ({ record, from, to, actor, reason, note }) => {
      const id = record._id.toHexString();
      if (to === 'erased') return { caller: null, action: 'erased', resource: 'users', id };
      if (to !== 'suspended' && from !== 'suspended') return null;
      return {
        caller: actor.caller ?? null,
        action: to === 'suspended' ? 'suspended' : 'reinstated',
        resource: resourceOf(record),
        id,
        changes: [{ field: 'status', before: from, after: to }],
        reasonCode: reason,
        reason: note,
      };
    },
    event: {
      'user.created': (context) => ({
        ...account(context),
        employerId: context.request.kind === 'creation' ? context.request.employerId : null,
      }),
      'user.verified': account,
      'user.suspended': statusChangePayload,
      'user.reinstated': statusChangePayload,
      'user.erased': account,
    },
  });

  private async suspended({ unitOfWork, record, actor, reason, note, now }: UserContext): Promise<void> {
    if (record.role === 'admin') await this.activeAdmins.remove(unitOfWork, record._id);
    record.suspension = { reason: reason ?? '', note: note ?? '', at: now, by: objectId(actor.actorId ?? '') };
    await this.sessions.endAll(record._id, unitOfWork);
  }

  private async reinstated({ unitOfWork, record, from }: UserContext): Promise<void> {
    if (from !== 'suspended') return;
    if (record.role === 'admin') await this.activeAdmins.add(unitOfWork, record._id);
    record.suspension = null;
  }

  private async erased({ unitOfWork, record }: UserContext): Promise<void> {
    if (record.role === 'admin') await this.activeAdmins.remove(unitOfWork, record._id);
    Object.assign(record, erasedUser(record._id));
  }
}
