import type { LinkStatus } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { emailHint } from '../mailed-invitation.ts';
import { AccountLinks } from './account-links.service.ts';
import { User, type UserRow } from '../user.entity.ts';

/** One feature's mailed links, found by the secret in them. */
export interface LinkSource {
  /** Returns what the link is for, or null when it is not one of these or has been used. */
  status(token: string): Promise<LinkStatus | null>;
  /** Mails a new link in place of an expired one. @returns false when the token is not one of these. */
  renew(token: string): Promise<boolean>;
}

/** Reads the links in mails about accounts. */
@Injectable()
export class AccountLinkSource implements LinkSource {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly links: AccountLinks,
  ) {}

  async status(token: string): Promise<LinkStatus | null> {
    const link = await this.links.find(token);
    if (!link) return null;
    const user = await this.database.collection(User).findOne<Pick<UserRow, 'role'>>({ _id: link.userId });
    return {
      purpose: link.purpose,
      expired: link.expiresAt <= this.clock.now(),
      expiresAt: link.expiresAt.toISOString(),
      emailHint: emailHint(link.email),
      role: user?.role ?? null,
      employerName: null,
      hasAccount: true,
    };
  }

  async renew(token: string): Promise<boolean> {
    const link = await this.links.find(token);
    /* The time in which a former address can take the account back is not extended. */
    if (!link || link.purpose === 'email_restore') return false;
    const payload = { userId: link.userId.toHexString(), purpose: link.purpose };
    await this.database.transaction(async (unitOfWork) =>
      this.events.record(unitOfWork, { 'account.link_requested': payload }),
    );
    return true;
  }
}
