import { Injectable } from '@nestjs/common';
import { Sessions } from '../../../platform/auth/sessions.service.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { EmployerOnboarding } from '../../ports/employer-onboarding.port.ts';
import { erasedUser } from '../erased-user.ts';
import { AccountLinks } from '../links/account-links.service.ts';
import { User, type UserRow } from '../user.entity.ts';

/**
 * Makes way for whoever has proven an address. An account that never confirmed it may be a stranger's, so nothing of it is
 * handed over: password, sessions, links and everything entered in it are erased, its company too.
 */
@Injectable()
export class UnconfirmedAccounts {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly onboarding: EmployerOnboarding,
  ) {}

  /** Erases the account of an address that was never confirmed, at once within the transaction. One that is suspended stays. */
  async discard(unitOfWork: UnitOfWork, email: string): Promise<void> {
    const options = this.database.sessionOptions(unitOfWork);
    const users = this.database.collection<UserRow>(User);
    const user = await users.findOne({ email, status: 'unverified', emailVerifiedAt: null }, options);
    if (!user) return;
    const { _id } = user;
    await users.updateOne({ _id }, { $set: erasedUser(_id), $inc: { version: 1, securityVersion: 1 } }, options);
    await this.sessions.endAll(_id, unitOfWork);
    await this.links.deleteAll(unitOfWork, _id);
    await this.onboarding.discard(unitOfWork, _id);
    const userId = _id.toHexString();
    this.events.record(unitOfWork, 'user.erased', { userId, role: user.role });
    this.events.record(unitOfWork, 'data.erased', { requestId: null, userId, kind: 'erase' });
  }
}
