import { authLimits, Refusal } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { freshToken, tokenDigest } from '../../platform/auth/token.ts';
import { Clock, DAY, HOUR, MINUTE } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { Turns } from '../../platform/database/turns.ts';
import { AccountLink, type LinkPurpose, type LinkRow } from './link.entity.ts';

/** How long links work, in milliseconds. */
const life: Readonly<Record<LinkPurpose, number>> = {
  verify: authLimits.verifyLinkHours * HOUR,
  reset: authLimits.resetLinkMinutes * MINUTE,
  email_change: authLimits.emailChangeLinkHours * HOUR,
};
const RENEWABLE = 30 * DAY;

/** Makes and uses up the single-use links of accounts. */
@Injectable()
export class AccountLinks {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Turns) private readonly turns: Turns,
  ) {}

  private get rows() {
    return this.database.collection<LinkRow>(AccountLink);
  }

  /**
   * Makes a link and voids the account's older ones of that purpose. Those that are made at the same time take turns, so
   * that one of them is left. @returns the secret for the mail; it is kept nowhere else
   */
  async create(userId: ObjectId, purpose: LinkPurpose, email: string): Promise<string> {
    const token = freshToken();
    const now = this.clock.now();
    const link: LinkRow = {
      _id: new ObjectId(),
      tokenHash: tokenDigest(token),
      purpose,
      userId,
      email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + life[purpose]),
      usedAt: null,
      purgeAt: new Date(now.getTime() + life[purpose] + RENEWABLE),
    };
    await this.turns.taking('account-links', userId, async (work) => {
      await this.void(work, userId, [purpose]);
      const session = this.database.session(work);
      await this.rows.insertOne(link, session ? { session } : {});
    });
    return token;
  }

  /** The link of a secret unless it has been used; expired ones too. */
  async find(token: string): Promise<LinkRow | null> {
    return this.rows.findOne({ tokenHash: tokenDigest(token), usedAt: null });
  }

  /**
   * Uses a link up, by one conditional update in the unit of work that acts on it, and with it the account's other links
   * of that purpose.
   * @throws Refusal LINK_EXPIRED, or LINK_INVALID when it is unknown, for something else, or has been used
   */
  async consume(work: Work, token: string, purpose: LinkPurpose): Promise<LinkRow> {
    const now = this.clock.now();
    const session = this.database.session(work);
    const options = session ? { session } : {};
    const link = await this.rows.findOneAndUpdate(
      { tokenHash: tokenDigest(token), purpose, usedAt: null, expiresAt: { $gt: now } },
      { $set: { usedAt: now } },
      options,
    );
    if (!link) throw new Refusal((await this.find(token))?.purpose === purpose ? 'LINK_EXPIRED' : 'LINK_INVALID');
    await this.rows.updateMany({ userId: link.userId, purpose, usedAt: null }, { $set: { usedAt: now } }, options);
    return link;
  }

  /**
   * Makes the unused links of an account useless: what they were mailed for has passed.
   * @param before only those made before then
   * @returns how many there were
   */
  async void(work: Work, userId: ObjectId, purposes: readonly LinkPurpose[], before?: Date | null): Promise<number> {
    const session = this.database.session(work);
    const older = before ? { createdAt: { $lt: before } } : {};
    const voided = await this.rows.updateMany(
      { userId, purpose: { $in: [...purposes] }, usedAt: null, ...older },
      { $set: { usedAt: this.clock.now() } },
      session ? { session } : {},
    );
    return voided.modifiedCount;
  }

  /** Removes all links of an account, with the addresses that they were mailed to. */
  async forget(work: Work, userId: ObjectId): Promise<void> {
    const session = this.database.session(work);
    await this.rows.deleteMany({ userId }, session ? { session } : {});
  }
}
