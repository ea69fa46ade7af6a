import { authLimits, Refusal } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock, DAY } from '../clock/clock.ts';
import { Database, type Work } from '../database/database.service.ts';
import { Events } from '../events/events.service.ts';
import { Session, type SessionRow, type SpentToken } from './session.entity.ts';
import { freshToken, hiddenBehind, revealedBy, tokenDigest as hash } from './token.ts';
import type { Whereabouts } from './whereabouts.ts';

const SLIDING = authLimits.sessionSlidingDays * DAY;
const ABSOLUTE = authLimits.sessionAbsoluteDays * DAY;
/** Two tabs may present the same token at once, and a reply may get lost: within this time it is not theft. In ms. */
const GRACE = authLimits.refreshGraceSeconds * 1_000;
/** Spent tokens that a session remembers. */
const REMEMBERED = 50;

/** A session together with the refresh token that the browser must keep. */
export interface Opened {
  readonly session: SessionRow;
  readonly refreshToken: string;
}

/** The token that a browser ends up with after all exchanges since the given one. */
function newestAfter(token: string, spent: readonly SpentToken[]): string {
  const exchanges = new Map(spent.map(({ hash: of, next }) => [of, next]));
  const hidden = exchanges.get(hash(token));
  return hidden === undefined ? token : newestAfter(revealedBy(token, hidden), spent);
}

/** Opens, renews and ends sessions. Every change is one conditional update, so parallel requests cannot disagree. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  private get rows() {
    return this.database.collection<SessionRow>(Session);
  }

  /** What matches standing sessions; lists add whose they are. */
  standing() {
    const now = this.clock.now();
    return { endedAt: null, expiresAt: { $gt: now }, endsAt: { $gt: now } };
  }

  /** @param work unit of work that it is opened in, if any */
  async open(userId: ObjectId, { device, network }: Whereabouts, work?: Work): Promise<Opened> {
    const now = this.clock.now();
    const refreshToken = freshToken();
    const session: SessionRow = {
      _id: new ObjectId(),
      userId,
      tokenHash: hash(refreshToken),
      spent: [],
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + SLIDING),
      endsAt: new Date(now.getTime() + ABSOLUTE),
      endedAt: null,
      device,
      network,
    };
    await this.rows.insertOne(session, this.database.within(work));
    return { session, refreshToken };
  }

  /**
   * Exchanges a refresh token for a new one. An old one used again within the grace gets the one that replaced it;
   * after the grace it ends the session, and is told as `session.reused`.
   * @throws Refusal SESSION_EXPIRED
   */
  async rotate(refreshToken: string, { device, network }: Whereabouts): Promise<Opened> {
    const now = this.clock.now();
    const presented = hash(refreshToken);
    const next = freshToken();
    const session = await this.rows.findOneAndUpdate(
      { tokenHash: presented, ...this.standing() },
      {
        $set: {
          tokenHash: hash(next),
          lastUsedAt: now,
          expiresAt: new Date(now.getTime() + SLIDING),
          device,
          network,
        },
        $push: {
          spent: { $each: [{ hash: presented, at: now, next: hiddenBehind(refreshToken, next) }], $slice: -REMEMBERED },
        },
      },
      { returnDocument: 'after' },
    );
    return session ? { session, refreshToken: next } : this.repeated(refreshToken, now);
  }

  private async repeated(refreshToken: string, now: Date): Promise<Opened> {
    const presented = hash(refreshToken);
    const session = await this.rows.findOne({ 'spent.hash': presented, ...this.standing() });
    const spent = session?.spent.find((one) => one.hash === presented);
    if (!session || !spent) throw new Refusal('SESSION_EXPIRED');
    if (now.getTime() - spent.at.getTime() <= GRACE)
      return { session, refreshToken: newestAfter(refreshToken, session.spent) };
    if (await this.end(session._id)) await this.tellReuse(session);
    throw new Refusal('SESSION_EXPIRED');
  }

  private async tellReuse({ _id, userId, device, network }: SessionRow): Promise<void> {
    const payload = { sessionId: _id.toHexString(), userId: userId.toHexString(), device, network };
    await this.database.transaction(async (work) => this.events.record(work, 'session.reused', payload));
  }

  /** The standing session with this id, or null; as a unit of work sees it when one is given. */
  async find(id: ObjectId, work?: Work): Promise<Pick<SessionRow, '_id' | 'userId'> | null> {
    const options = { projection: { userId: 1 }, ...this.database.within(work) };
    return this.rows.findOne({ _id: id, ...this.standing() }, options);
  }

  /** The standing session of a refresh token, without renewing it: for page guards. */
  async peek(refreshToken: string): Promise<SessionRow | null> {
    const presented = hash(refreshToken);
    const session = await this.rows.findOne({ tokenHash: presented, ...this.standing() });
    if (session) return session;
    const since = new Date(this.clock.now().getTime() - GRACE);
    const spent = { $elemMatch: { hash: presented, at: { $gte: since } } };
    return this.rows.findOne({ spent, ...this.standing() });
  }

  /** The standing session of a refresh token that is to be ended, however old the token is. */
  async endByToken(refreshToken: string): Promise<Pick<SessionRow, '_id' | 'userId'> | null> {
    const presented = hash(refreshToken);
    return this.rows.findOneAndUpdate(
      { $or: [{ tokenHash: presented }, { 'spent.hash': presented }], endedAt: null },
      { $set: { endedAt: this.clock.now() } },
    );
  }

  /** Whether the user has been signed in on such a device within the life of a session. Null when never anywhere. */
  async knows(userId: ObjectId, device: string): Promise<boolean | null> {
    const known = await this.rows.findOne({ userId, device }, { projection: { _id: 1 } });
    if (known) return true;
    return (await this.rows.countDocuments({ userId }, { limit: 1 })) === 0 ? null : false;
  }

  /** Ends one session. @returns it, or null when it had ended before */
  async end(id: ObjectId): Promise<Pick<SessionRow, '_id' | 'userId'> | null> {
    return this.rows.findOneAndUpdate({ _id: id, endedAt: null }, { $set: { endedAt: this.clock.now() } });
  }

  /** Ends all sessions of a user, within a unit of work when one is given. @returns how many ended */
  async endAll(userId: ObjectId, work?: Work): Promise<number> {
    const ended = await this.rows.updateMany(
      { userId, ...this.standing() },
      { $set: { endedAt: this.clock.now() } },
      this.database.within(work),
    );
    return ended.modifiedCount;
  }
}
