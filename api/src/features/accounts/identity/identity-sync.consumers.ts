import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import type { EventAbout } from '../../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { User } from '../user.entity.ts';
import { IdentityProvider } from './identity-provider.port.ts';

/** Keeps the identity provider in step with the accounts, after each change and again when it was not available. */
@Injectable()
export class IdentitySync implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly identity: IdentityProvider,
  ) {}

  onModuleInit(): void {
    this.events.on('accounts.identity-sessions', {
      'account.secured': async ({ payload }) => {
        const user = await this.database.unitOfWork().findOne(User, { _id: objectId(payload.userId) });
        if (!user) return;
        await this.identity.endSessions(user);
        const linkedProviders = new Set(user.identities.map(({ provider }) => provider));
        for (const provider of payload.removed)
          if (!linkedProviders.has(provider)) await this.identity.unlinkExternal(user, provider);
      },
    });
    const synchronize = (event: EventAbout<'userId'>) => this.synchronize(event);
    this.events.on('accounts.identity-changes', {
      'user.created': synchronize,
      'user.verified': synchronize,
      'user.suspended': synchronize,
      'user.reinstated': synchronize,
      'administrator.changed': synchronize,
      'invitation.accepted': synchronize,
      'account.email_changed': synchronize,
    });
  }

  private async synchronize({ payload }: EventAbout<'userId'>): Promise<void> {
    const user = await this.database.unitOfWork().findOne(User, { _id: objectId(payload.userId) });
    if (!user || user.status === 'erased') return;
    const { role, status, emailVerifiedAt } = user;
    const emailVerified = emailVerifiedAt !== null;
    await this.identity.synchronize(user, { role, emailVerified, disabled: status === 'suspended' });
  }
}
