import { authLimits, AppError } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock, DAY } from '../clock/clock.ts';
import { Database, type UnitOfWork } from '../database/database.service.ts';
import { Events } from '../events/events.service.ts';
import { Session, type SessionRow, type RotatedToken } from './session.entity.ts';
import { createToken, hideReplacement, revealReplacement, tokenDigest as hash } from './token.ts';
import type { DeviceInfo } from './device-info.ts';

const SLIDING_MS = authLimits.sessionSlidingDays * DAY;
const ABSOLUTE_MS = authLimits.sessionAbsoluteDays * DAY;
/** Two tabs may present the same token at once, and a reply may get lost: within this time it is not theft. In ms. */
const REFRESH_GRACE_MS = authLimits.refreshGraceSeconds * 1_000;
/** Spent tokens that a session remembers. */
const MAX_ROTATED_TOKENS = 50;

/** A session together with the refresh token that the browser must keep. */
export interface SessionWithToken {
  readonly session: SessionRow;
  readonly refreshToken: string;
}

/** Returns the token that a browser ends up with after all exchanges since the given one. */
function newestAfter(token: string, rotatedTokens: readonly RotatedToken[]): string {
  const exchanges = new Map(rotatedTokens.map(({ hash: of, next }) => [of, next]));
  const hidden = exchanges.get(hash(token));
  return hidden === undefined ? token : newestAfter(revealReplacement(token, hidden), rotatedTokens);
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

  /** Returns the filter of valid sessions; lists add whose they are. */
  activeFilter() {
    const now = this.clock.now();
    return { endedAt: null, expiresAt: { $gt: now }, endsAt: { $gt: now } };
  }

  /** @param unitOfWork that it is opened in, if any */
  async open(userId: ObjectId, { device, network }: DeviceInfo, unitOfWork?: UnitOfWork): Promise<SessionWithToken> {
    const now = this.clock.now();
    const refreshToken = createToken();
    const session: SessionRow = {
      _id: new ObjectId(),
      userId,
      tokenHash: hash(refreshToken),
      rotatedTokens: [],
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + SLIDING_MS),
      endsAt: new Date(now.getTime() + ABSOLUTE_MS),
      endedAt: null,
      device,
      network,
    };
    await this.rows.insertOne(session, this.database.sessionOptions(unitOfWork));
    return { session, refreshToken };
  }

  /**
   * Exchanges a refresh token for a new one. An old one used again within the grace gets the one that replaced it;
   * after the grace it ends the session and records `session.reused`.
   * @throws AppError SESSION_EXPIRED
   */
  async rotate(refreshToken: string, { device, network }: DeviceInfo): Promise<SessionWithToken> {
    const now = this.clock.now();
    const presented = hash(refreshToken);
    const next = createToken();
    const session = await this.rows.findOneAndUpdate(
      { tokenHash: presented, ...this.activeFilter() },
      {
        $set: {
          tokenHash: hash(next),
          lastUsedAt: now,
          expiresAt: new Date(now.getTime() + SLIDING_MS),
          device,
          network,
        },
        $push: {
          rotatedTokens: {
            $each: [{ hash: presented, at: now, next: hideReplacement(refreshToken, next) }],
            $slice: -MAX_ROTATED_TOKENS,
          },
        },
      },
      { returnDocument: 'after' },
    );
    return session ? { session, refreshToken: next } : this.handleReuse(refreshToken, now);
  }

  private async handleReuse(refreshToken: string, now: Date): Promise<SessionWithToken> {
    const presented = hash(refreshToken);
    const session = await this.rows.findOne({ 'rotatedTokens.hash': presented, ...this.activeFilter() });
    const rotated = session?.rotatedTokens.find((rotatedToken) => rotatedToken.hash === presented);
    if (!session || !rotated) throw new AppError('SESSION_EXPIRED');
    if (now.getTime() - rotated.at.getTime() <= REFRESH_GRACE_MS)
      return { session, refreshToken: newestAfter(refreshToken, session.rotatedTokens) };
    if (await this.end(session._id)) await this.recordReuse(session);
    throw new AppError('SESSION_EXPIRED');
  }

  private async recordReuse({ _id, userId, device, network }: SessionRow): Promise<void> {
    const payload = { sessionId: _id.toHexString(), userId: userId.toHexString(), device, network };
    await this.database.transaction(async (unitOfWork) =>
      this.events.record(unitOfWork, { 'session.reused': payload }),
    );
  }

  /** Finds the valid session with this id, or null; as a unit of work sees it when one is given. */
  async find(id: ObjectId, unitOfWork?: UnitOfWork): Promise<Pick<SessionRow, '_id' | 'userId'> | null> {
    const options = { projection: { userId: 1 }, ...this.database.sessionOptions(unitOfWork) };
    return this.rows.findOne({ _id: id, ...this.activeFilter() }, options);
  }

  /** Finds the valid session of a refresh token, without renewing it: for page guards. */
  async peek(refreshToken: string): Promise<SessionRow | null> {
    const presented = hash(refreshToken);
    const session = await this.rows.findOne({ tokenHash: presented, ...this.activeFilter() });
    if (session) return session;
    const since = new Date(this.clock.now().getTime() - REFRESH_GRACE_MS);
    const rotatedTokens = { $elemMatch: { hash: presented, at: { $gte: since } } };
    return this.rows.findOne({ rotatedTokens, ...this.activeFilter() });
  }

  /**
   * Returns the id of the session of a refresh token, however old the token is, unless the session was ended: to count
   * what is done with it.
   */
  async identify(refreshToken: string): Promise<ObjectId | null> {
    const presented = hash(refreshToken);
    const tokenFilter = { $or: [{ tokenHash: presented }, { 'rotatedTokens.hash': presented }], endedAt: null };
    return (await this.rows.findOne(tokenFilter, { projection: { _id: 1 } }))?._id ?? null;
  }

  /** Finds the valid session of a refresh token that is to be ended, however old the token is. */
  async findToEnd(refreshToken: string): Promise<Pick<SessionRow, '_id' | 'userId'> | null> {
    const presented = hash(refreshToken);
    return this.rows.findOneAndUpdate(
      { $or: [{ tokenHash: presented }, { 'rotatedTokens.hash': presented }], endedAt: null },
      { $set: { endedAt: this.clock.now() } },
    );
  }

  /**
   * Returns whether the user has been signed in on such a device within the life of a session. Null when never
   * anywhere.
   */
  async knowsDevice(userId: ObjectId, device: string): Promise<boolean | null> {
    const session = await this.rows.findOne({ userId, device }, { projection: { _id: 1 } });
    if (session) return true;
    return (await this.rows.countDocuments({ userId }, { limit: 1 })) === 0 ? null : false;
  }

  /** Returns the ids of those among some sessions that were ended; not of those whose time ran out. */
  async endedAmong(ids: readonly ObjectId[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const ended = { _id: { $in: [...ids] }, endedAt: { $ne: null } };
    const endedSessions = await this.rows.find(ended, { projection: { _id: 1 } }).toArray();
    return new Set(endedSessions.map(({ _id }) => _id.toHexString()));
  }

  /** Ends one session, within a unit of work when one is given. @returns it, or null when it had ended before */
  async end(id: ObjectId, unitOfWork?: UnitOfWork): Promise<Pick<SessionRow, '_id' | 'userId'> | null> {
    const active = { _id: id, endedAt: null };
    const ended = { $set: { endedAt: this.clock.now() } };
    return this.rows.findOneAndUpdate(active, ended, this.database.sessionOptions(unitOfWork));
  }

  /** Ends all sessions of a user, within a unit of work when one is given. @returns how many ended */
  async endAll(userId: ObjectId, unitOfWork?: UnitOfWork): Promise<number> {
    const ended = await this.rows.updateMany(
      { userId, ...this.activeFilter() },
      { $set: { endedAt: this.clock.now() } },
      this.database.sessionOptions(unitOfWork),
    );
    return ended.modifiedCount;
  }
}
