import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock, DAY } from '../clock/clock.ts';
import { Database } from '../database/database.service.ts';
import { Session, type SessionRow } from './session.entity.ts';

const SLIDING = 30 * DAY;
const ABSOLUTE = 90 * DAY;
/** Two tabs may present the same token at once; a repetition within this time is not theft. Milliseconds. */
const GRACE = 10_000;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Where a session is used from, as the person sees it in their list of sessions. */
export interface Device {
  readonly device: string;
  readonly address: string;
}

/** A session together with the refresh token that the browser must keep; null when it keeps the one it has. */
export interface Opened {
  readonly session: SessionRow;
  readonly refreshToken: string | null;
}

/** Opens, renews and ends sessions. Every change is one conditional update, so parallel requests cannot disagree. */
@Injectable()
export class Sessions {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  private get rows() {
    return this.database.collection<SessionRow>(Session);
  }

  async open(userId: ObjectId, from: Device): Promise<Opened> {
    const now = this.clock.now();
    const refreshToken = randomBytes(32).toString('base64url');
    const session: SessionRow = {
      _id: new ObjectId(),
      userId,
      tokenHash: hash(refreshToken),
      previousHash: null,
      rotatedAt: now,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + SLIDING),
      endsAt: new Date(now.getTime() + ABSOLUTE),
      endedAt: null,
      device: from.device.slice(0, 200),
      address: from.address,
    };
    await this.rows.insertOne(session);
    return { session, refreshToken };
  }

  /**
   * Exchanges a refresh token for a new one. The old one used again after the grace ends the session.
   * @throws Refusal SESSION_EXPIRED
   */
  async rotate(refreshToken: string, from: Device): Promise<Opened> {
    const now = this.clock.now();
    const presented = hash(refreshToken);
    const next = randomBytes(32).toString('base64url');
    const session = await this.rows.findOneAndUpdate(
      { tokenHash: presented, endedAt: null, expiresAt: { $gt: now }, endsAt: { $gt: now } },
      {
        $set: {
          tokenHash: hash(next),
          previousHash: presented,
          rotatedAt: now,
          lastUsedAt: now,
          expiresAt: new Date(now.getTime() + SLIDING),
          device: from.device.slice(0, 200),
          address: from.address,
        },
      },
      { returnDocument: 'after' },
    );
    return session ? { session, refreshToken: next } : this.repeated(presented, now);
  }

  private async repeated(presented: string, now: Date): Promise<Opened> {
    const session = await this.rows.findOne({ previousHash: presented, endedAt: null });
    if (!session) throw new Refusal('SESSION_EXPIRED');
    if (now.getTime() - session.rotatedAt.getTime() <= GRACE) return { session, refreshToken: null };
    await this.end(session._id);
    throw new Refusal('SESSION_EXPIRED');
  }

  /** The standing session with this id, or null. */
  async find(id: ObjectId): Promise<SessionRow | null> {
    const now = this.clock.now();
    return this.rows.findOne({ _id: id, endedAt: null, expiresAt: { $gt: now }, endsAt: { $gt: now } });
  }

  /** The standing session of a refresh token, without renewing it: for page guards. */
  async peek(refreshToken: string): Promise<SessionRow | null> {
    const now = this.clock.now();
    const presented = hash(refreshToken);
    const session = await this.rows.findOne({
      tokenHash: presented,
      endedAt: null,
      expiresAt: { $gt: now },
      endsAt: { $gt: now },
    });
    return (
      session ??
      this.rows.findOne({
        previousHash: presented,
        endedAt: null,
        rotatedAt: { $gte: new Date(now.getTime() - GRACE) },
      })
    );
  }

  /** Standing sessions of a user, last used first. */
  async list(userId: ObjectId): Promise<SessionRow[]> {
    return this.rows
      .find({ userId, endedAt: null, expiresAt: { $gt: this.clock.now() } })
      .sort({ lastUsedAt: -1 })
      .limit(100)
      .toArray();
  }

  async end(id: ObjectId): Promise<void> {
    await this.rows.updateOne({ _id: id, endedAt: null }, { $set: { endedAt: this.clock.now() } });
  }

  /** Ends all sessions of a user but, if given, one. @returns how many ended */
  async endAll(userId: ObjectId, except?: ObjectId): Promise<number> {
    const filter = { userId, endedAt: null, ...(except ? { _id: { $ne: except } } : {}) };
    const ended = await this.rows.updateMany(filter, { $set: { endedAt: this.clock.now() } });
    return ended.modifiedCount;
  }
}
