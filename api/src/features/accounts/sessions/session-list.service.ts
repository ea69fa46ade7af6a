import { AppError, sessionList, sessionView, type ListQuery } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Session, type SessionRow } from '../../../platform/auth/session.entity.ts';
import { Sessions } from '../../../platform/auth/sessions.service.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { project } from '../../../platform/database/project.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';

const fields = ['userId', 'device', 'network', 'createdAt', 'lastUsedAt', 'expiresAt'] as const;
type ListedSession = Pick<SessionRow, '_id' | (typeof fields)[number]>;

/** Lists the sessions of a person, and ends them. */
@Injectable()
export class SessionList {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
  ) {}

  async list(caller: Caller, query: ListQuery) {
    const ownRecordsFilter = this.accessPolicy.filterFor(caller.ability, 'read', 'Session');
    const page = await readPage<ListedSession>(this.database.collection(Session), {
      listSchema: sessionList,
      query,
      scope: { $and: [ownRecordsFilter, this.sessions.activeFilter()] },
      fields,
    });
    return { items: page.items.map((row) => toView(caller, row)), total: page.total };
  }

  /** @throws AppError NOT_FOUND for a session that has ended or is somebody else's */
  async end(caller: Caller, id: string) {
    const ownRecordsFilter = this.accessPolicy.filterFor(caller.ability, 'delete', 'Session');
    const filter = { $and: [ownRecordsFilter, this.sessions.activeFilter(), { _id: objectId(id) }] };
    const row = await this.database.collection(Session).findOne<ListedSession>(filter);
    const session = this.accessPolicy.authorize(caller.ability, 'delete', 'Session', row);
    await this.database.transaction(async (unitOfWork) => {
      if (!(await this.sessions.end(session._id, unitOfWork))) throw new AppError('NOT_FOUND');
      this.audit.record(unitOfWork, { caller, action: 'session_ended', resource: 'sessions', id });
    });
    return toView(caller, session);
  }
}

const toView = (caller: Caller, row: ListedSession) =>
  project(sessionView, row, { place: row.network, current: row._id.toHexString() === caller.sessionId });
