import { Injectable } from '@nestjs/common';
import { Sessions } from '../../../platform/auth/sessions.service.ts';
import type { UnitOfWork } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { EmployerOnboarding } from '../../ports/employer-onboarding.port.ts';
import { AccountLinks } from '../links/account-links.service.ts';
import { User, securityVersionOf } from '../user.entity.ts';
import { UserTransitions } from '../user.transitions.ts';

/**
 * Makes way for the person who has proven an address. An account that never confirmed it may be a stranger's, so
 * nothing of it is handed over: password, sessions, links and everything entered in it are erased, its company too.
 */
@Injectable()
export class UnconfirmedAccounts {
  constructor(
    private readonly events: Events,
    private readonly engine: TransitionEngine,
    private readonly transitions: UserTransitions,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly onboarding: EmployerOnboarding,
  ) {}

  /**
   * Erases the account of an address that was never confirmed, at once within the transaction. One that is suspended
   * stays.
   */
  async discard(unitOfWork: UnitOfWork, email: string): Promise<void> {
    const user = await unitOfWork.findOne(User, { email, status: 'unverified', emailVerifiedAt: null });
    if (!user) return;
    const { _id } = user;
    user.securityVersion = securityVersionOf(user) + 1;
    /* Its company goes with it, so whether it is the last owner's does not matter. */
    await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, user, {
      kind: 'erasure',
      to: 'erased',
      isLastOwner: false,
    });
    await this.sessions.endAll(_id, unitOfWork);
    await this.links.deleteAll(unitOfWork, _id);
    await this.onboarding.discard(unitOfWork, _id);
    this.events.record(unitOfWork, { 'data.erased': { requestId: null, userId: _id.toHexString(), kind: 'erase' } });
    /* The next account of the address is saved after this. */
    await unitOfWork.flush();
  }
}
