import { Injectable } from '@nestjs/common';
import { Sessions } from '../../platform/auth/sessions.service.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import { EmployerFoundation } from '../ports/employer-foundation.port.ts';
import { erasedUser } from './erased-user.ts';
import { AccountLinks } from './links.service.ts';
import { User, type UserRow } from './user.entity.ts';

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
    private readonly foundation: EmployerFoundation,
  ) {}

  /** Erases the account of an address that was never confirmed, at once within the transaction. One that is suspended stays. */
  async discard(work: Work, email: string): Promise<void> {
    const options = this.database.within(work);
    const users = this.database.collection<UserRow>(User);
    const user = await users.findOne({ email, status: 'unverified', emailVerifiedAt: null }, options);
    if (!user) return;
    const { _id } = user;
    await users.updateOne({ _id }, { $set: erasedUser(_id), $inc: { version: 1, securityVersion: 1 } }, options);
    await this.sessions.endAll(_id, work);
    await this.links.forget(work, _id);
    await this.foundation.discard(work, _id);
    const userId = _id.toHexString();
    this.events.record(work, 'user.erased', { userId, role: user.role });
    this.events.record(work, 'data.erased', { requestId: null, userId, kind: 'erase' });
  }
}
