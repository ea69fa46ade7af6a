import { Injectable } from '@nestjs/common';
import { Sessions } from '../../../platform/auth/sessions.service.ts';
import { AccountLinks } from '../links/account-links.service.ts';
import { signInMethods } from '../sign-in/sign-in-methods.ts';
import { User } from '../user.entity.ts';
import type { RecoverySource, RecoveryTask } from './account-recovery.service.ts';

/** Cancels, or counts, what an attacker can leave behind in the account itself. */
@Injectable()
export class AccountRecoveryItems implements RecoverySource {
  constructor(
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
  ) {}

  readonly recoveryHandlers = {
    sessions: ({ unitOfWork, userId }: RecoveryTask) => this.sessions.endAll(userId, unitOfWork),
    knownDevices: (task: RecoveryTask) => this.forgetDevices(task),
    pendingEmail: (task: RecoveryTask) => this.cancelAddressChange(task),
    resetLinks: ({ unitOfWork, userId }: RecoveryTask) => this.links.void(unitOfWork, userId, ['reset']),
    restoreLinks: ({ unitOfWork, userId }: RecoveryTask) => this.links.count(unitOfWork, userId, 'email_restore'),
    verifyLinks: async ({ unitOfWork, userId, treatment }: RecoveryTask) =>
      treatment === 'cancel' ? this.links.void(unitOfWork, userId, ['verify']) : 0,
    identities: (task: RecoveryTask) => this.removeIdentities(task),
    secondFactor: async ({ unitOfWork, userId }: RecoveryTask) =>
      (await unitOfWork.findOneOrFail(User, { _id: userId })).secondFactorAt ? 1 : 0,
  };

  /**
   * Forgets the known devices, whose cookies name the version. Returns 0, because the number of known devices is not
   * stored.
   */
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

  /** Removes identities, but never the only sign-in method. */
  private async removeIdentities({ unitOfWork, userId }: RecoveryTask): Promise<number> {
    const user = await unitOfWork.findOneOrFail(User, { _id: userId });
    const staying = user.identities.filter((identity) => !identity.added);
    const count = user.identities.length - staying.length;
    if (count === 0 || signInMethods({ ...user, identities: staying }).length === 0) return 0;
    user.identities = staying;
    return count;
  }
}
