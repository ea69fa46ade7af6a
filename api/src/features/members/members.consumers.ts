import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { EventAbout, EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Accounts } from '../accounts/index.ts';
import { Member, type MemberRow } from './member.entity.ts';

/** Follows what happens to the accounts of members. */
@Injectable()
export class MemberConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly accounts: Accounts,
  ) {}

  onModuleInit(): void {
    const copyAccount = (event: EventAbout<'userId'>) => this.copyAccount(event);
    this.events.on('members.account-details', {
      'user.verified': copyAccount,
      'user.suspended': copyAccount,
      'user.reinstated': copyAccount,
      'account.email_changed': copyAccount,
    });
    this.events.on('members.erasure', { 'user.erased': (event) => this.forget(event) });
  }

  private get members() {
    return this.database.collection<MemberRow>(Member);
  }

  /** Copies what members are searched by. */
  private async copyAccount({ payload }: EventAbout<'userId'>): Promise<void> {
    const userId = objectId(payload.userId);
    const account = (await this.accounts.summaries([userId])).get(userId.toHexString());
    if (!account) return;
    const { email, name, status } = account;
    await this.members.updateOne({ userId }, { $set: { email, name, status } });
  }

  private async forget({ payload }: EventOf<'user.erased'>): Promise<void> {
    await this.members.deleteOne({ userId: objectId(payload.userId) });
  }
}
