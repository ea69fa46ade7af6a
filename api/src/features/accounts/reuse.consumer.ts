import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ActorSource } from '../../platform/access/actor-source.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Audit } from '../ports/audit.port.ts';
import { originLine } from './session-desk.service.ts';

/** Keeps in the audit log that a copied refresh token was used. */
@Injectable()
export class ReuseConsumer implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly actors: ActorSource,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.events.on('accounts.session-reuse', ['session.reused'], async ({ payload }) => {
      const caller = await this.actors.find(objectId(payload.userId));
      const note = { resource: 'sessions', id: payload.sessionId, origin: originLine(payload) } as const;
      await this.database.transaction(async (work) =>
        this.audit.record(work, { caller, action: 'session_reuse', ...note }),
      );
    });
  }
}
