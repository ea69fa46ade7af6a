import { anonymous } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { Sessions } from '../../../platform/auth/sessions.service.ts';
import type { UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { RecoveryExecutor, type RecoveryAct, type RecoveryCounts } from './account-recovery.service.ts';
import { signInMethods } from '../sign-in/sign-in-methods.ts';
import type { UserRow } from '../user.entity.ts';

/**
 * Cancels what an attacker may have left behind when an owner recovers the account, and sends an email that lists it.
 */
@Injectable()
export class AccountSecurity {
  constructor(
    private readonly events: Events,
    private readonly sessions: Sessions,
    private readonly recovery: RecoveryExecutor,
  ) {}

  /**
   * Cancels everything that the recovery table names, within the transaction of the act, which has locked the account.
   * @param context its session, null for a reset by link, is not counted in the mail; `restored` when the account has a
   *   former address again; `device` as `describeDevice` returns it
   * @returns how many of each were cancelled
   */
  async secure(
    unitOfWork: UnitOfWork,
    user: UserRow,
    act: RecoveryAct,
    context: Pick<Caller, 'sessionId'> & { readonly device: string; readonly restored?: boolean },
  ): Promise<RecoveryCounts> {
    const userId = user._id.toHexString();
    const before = signInMethods(user);
    const actor = { ...anonymous, id: userId, role: user.role };
    const currentSession = context.sessionId ? await this.sessions.find(objectId(context.sessionId), unitOfWork) : null;
    const { cancelled, kept: keptCounts } = await this.recovery.run(act, {
      unitOfWork,
      userId: user._id,
      caller: { actor },
    });
    const methods = signInMethods(user);
    const removed = before.filter((method) => !methods.includes(method));
    const cancelledElsewhere = withoutOwnSession(cancelled, currentSession ? 1 : 0);
    const { restored = false, device } = context;
    this.events.record(unitOfWork, {
      'account.secured': {
        userId,
        act,
        restored,
        device,
        cancelled: cancelledElsewhere,
        kept: keptCounts,
        removed,
        methods,
      },
    });
    return cancelled;
  }
}

/** Returns the counts without the sessions in which the owner acted. */
function withoutOwnSession({ sessions = 0, ...others }: RecoveryCounts, sessionCount: number): RecoveryCounts {
  return sessions > sessionCount ? { ...others, sessions: sessions - sessionCount } : others;
}
