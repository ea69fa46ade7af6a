import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ActorLoader } from '../../../platform/access/caller.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { describeNetworkAndDevice } from './browser-sessions.service.ts';

/** Keeps in the audit log that a copied refresh token was used. */
@Injectable()
export class TokenReuseConsumer implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly actorLoader: ActorLoader,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.events.on('accounts.session-reuse', {
      'session.reused': async ({ payload }) => {
        const caller = await this.actorLoader.find(objectId(payload.userId));
        const note = {
          resource: 'sessions',
          id: payload.sessionId,
          origin: describeNetworkAndDevice(payload),
        } as const;
        await this.database.transaction(async (unitOfWork) =>
          this.audit.record(unitOfWork, { caller, action: 'session_reuse', ...note }),
        );
      },
    });
  }
}
