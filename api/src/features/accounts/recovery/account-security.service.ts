import { anonymous } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { Sessions } from '../../../platform/auth/sessions.service.ts';
import type { UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { Events } from '../../../platform/events/events.service.ts';
import {
  AccountRecovery,
  type RecoveryAct,
  type RecoveryCounts,
  type RecoveryTask,
} from '../../ports/account-recovery.port.ts';
import { AccountLinks } from '../links/account-links.service.ts';
import { signInMethods } from '../sign-in/sign-in-methods.ts';
import { User, type UserRow } from '../user.entity.ts';

/** Cancels what an attacker may have left behind when an owner recovers the account, and sends an email that lists it. */
@Injectable()
export class AccountSecurity implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly recovery: AccountRecovery,
  ) {}

  onModuleInit(): void {
    this.recovery.register('sessions', ({ unitOfWork, userId }) => this.sessions.endAll(userId, unitOfWork));
    this.recovery.register('knownDevices', (task) => this.forgetDevices(task));
    this.recovery.register('pendingEmail', (task) => this.cancelAddressChange(task));
    this.recovery.register('resetLinks', ({ unitOfWork, userId }) => this.links.void(unitOfWork, userId, ['reset']));
    this.recovery.register('restoreLinks', ({ unitOfWork, userId }) =>
      this.links.count(unitOfWork, userId, 'email_restore'),
    );
    this.recovery.register('verifyLinks', async ({ unitOfWork, userId, treatment }) =>
      treatment === 'cancel' ? this.links.void(unitOfWork, userId, ['verify']) : 0,
    );
    this.recovery.register('identities', (task) => this.removeIdentities(task));
  }

  /**
   * Cancels everything that the recovery table names, within the transaction of the act, which has locked the account.
   * @param context its session, null for a reset by link, is not counted in the mail; `restored` when the account has a
   *   former address again
   * @returns how many of each were cancelled
   */
  async secure(
    unitOfWork: UnitOfWork,
    user: UserRow,
    act: RecoveryAct,
    context: Pick<Caller, 'sessionId'> & { readonly restored?: boolean },
  ): Promise<RecoveryCounts> {
    const userId = user._id.toHexString();
    const before = signInMethods(user);
    const actor = { ...anonymous, id: userId, role: user.role };
    const own = context.sessionId ? await this.sessions.find(objectId(context.sessionId), unitOfWork) : null;
    const { cancelled, kept } = await this.recovery.run(act, { unitOfWork, userId: user._id, caller: { actor } });
    const methods = signInMethods(user);
    const removed = before.filter((method) => !methods.includes(method));
    const told = withoutOwnSession(cancelled, own ? 1 : 0);
    const { restored = false } = context;
    this.events.record(unitOfWork, 'account.secured', {
      userId,
      act,
      restored,
      cancelled: told,
      kept,
      removed,
      methods,
    });
    return cancelled;
  }

  /** Their cookies name the version. Returns 0, because the number of known devices is not stored. */
  private async forgetDevices({ unitOfWork, userId }: RecoveryTask): Promise<number> {
    const user = await unitOfWork.findOneOrFail(User, { _id: userId });
    user.securityVersion = (user.securityVersion ?? 0) + 1;
    return 0;
  }

  private async cancelAddressChange({ unitOfWork, userId }: RecoveryTask): Promise<number> {
    const user = await unitOfWork.findOneOrFail(User, { _id: userId });
    await this.links.void(unitOfWork, userId, ['email_change']);
    if (!user.pendingEmail) return 0;
    Object.assign(user, { pendingEmail: null, pendingEmailAt: null });
    return 1;
  }

  /** Never removes the only sign-in method. */
  private async removeIdentities({ unitOfWork, userId }: RecoveryTask): Promise<number> {
    const user = await unitOfWork.findOneOrFail(User, { _id: userId });
    const staying = user.identities.filter((identity) => !identity.added);
    const count = user.identities.length - staying.length;
    if (count === 0 || signInMethods({ ...user, identities: staying }).length === 0) return 0;
    user.identities = staying;
    return count;
  }
}

/** The counts without the sessions in which the owner acted. */
function withoutOwnSession({ sessions = 0, ...others }: RecoveryCounts, own: number): RecoveryCounts {
  return sessions > own ? { ...others, sessions: sessions - own } : others;
}
