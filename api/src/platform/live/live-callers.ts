import { abilityFor, type Ability, type Actor, type Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ActorLoader } from '../access/caller.ts';
import { Session, type SessionRow } from '../auth/session.entity.ts';
import { Sessions } from '../auth/sessions.service.ts';
import { Database } from '../database/database.service.ts';
import { objectId } from '../database/ids.ts';

/** Whose stream it is. */
export interface StreamOwner {
  readonly userId: Id;
  readonly sessionId: Id;
}

/** What its owner may do at present. */
export interface StreamReader {
  readonly actor: Actor;
  readonly ability: Ability;
}

/** Asks whether those who follow a stream are still signed in, and what they may see by now. */
@Injectable()
export class LiveCallers {
  constructor(
    private readonly sessions: Sessions,
    private readonly actorLoader: ActorLoader,
    private readonly database: Database,
  ) {}

  /** Returns what somebody may see now; null when their session has ended or their account is no longer valid. */
  async find({ userId, sessionId }: StreamOwner): Promise<StreamReader | null> {
    const [session, account] = await Promise.all([
      this.sessions.find(objectId(sessionId)),
      this.actorLoader.find(objectId(userId)),
    ]);
    const isValid = account?.status === 'active' || account?.status === 'unverified';
    const mayRead = isValid && !account.actor.secondFactorDue;
    return session && account && mayRead ? { actor: account.actor, ability: abilityFor(account.actor) } : null;
  }

  /** Returns which of these sessions are valid. One query. */
  async activeSessions(ids: readonly Id[]): Promise<ReadonlySet<Id>> {
    const sessions = await this.database
      .collection<SessionRow>(Session)
      .find({ _id: { $in: ids.map(objectId) }, ...this.sessions.activeFilter() }, { projection: { _id: 1 } })
      .toArray();
    return new Set(sessions.map(({ _id }) => _id.toHexString()));
  }
}
