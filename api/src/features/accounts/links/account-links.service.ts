import { authLimits, AppError } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { createToken, tokenDigest } from '../../../platform/auth/token.ts';
import { Clock, DAY, HOUR, MINUTE } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { KeyedMutex } from '../../../platform/database/keyed-mutex.ts';
import { AccountLink, type LinkPurpose, type AccountLinkRow } from './account-link.entity.ts';

/** How long links work, in milliseconds. */
const linkLifetimes: Readonly<Record<LinkPurpose, number>> = {
  verify: authLimits.verifyLinkHours * HOUR,
  reset: authLimits.resetLinkMinutes * MINUTE,
  email_change: authLimits.emailChangeLinkHours * HOUR,
  email_restore: authLimits.emailRestoreLinkDays * DAY,
};
const RENEWABLE_MS = 30 * DAY;

interface LinkSelection {
  readonly before?: Date | null;
  readonly from?: Date;
  readonly email?: string;
}

/** Makes and uses up the single-use links of accounts. */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mutex: KeyedMutex,
  ) {}

  private get rows() {
    return this.database.collection<AccountLinkRow>(AccountLink);
  }

  /**
   * Makes a link and voids the account's older ones of that purpose. Concurrent calls run one after the other, so
   * that one of them is left. Of the links that restore an address, each former address keeps its own: a thief who
   * changes the address twice must not void the owner's.
   * @param since what the link's time counts from
   * @returns the secret for the mail; it is kept nowhere else
   */
  async create(userId: ObjectId, purpose: LinkPurpose, email: string, since = this.clock.now()): Promise<string> {
    const token = createToken();
    const link: AccountLinkRow = {
      _id: new ObjectId(),
      tokenHash: tokenDigest(token),
      purpose,
      userId,
      email,
      createdAt: since,
      expiresAt: new Date(since.getTime() + linkLifetimes[purpose]),
      usedAt: null,
      purgeAt: new Date(since.getTime() + linkLifetimes[purpose] + RENEWABLE_MS),
    };
    await this.mutex.transaction('account-links', userId, async (unitOfWork) => {
      await this.void(unitOfWork, userId, [purpose], purpose === 'email_restore' ? { email } : {});
      await this.rows.insertOne(link, this.database.sessionOptions(unitOfWork));
    });
    return token;
  }

  /** Finds the link of a secret unless it has been used; expired ones too. */
  async find(token: string): Promise<AccountLinkRow | null> {
    return this.rows.findOne({ tokenHash: tokenDigest(token), usedAt: null });
  }

  /**
   * Returns a link that can be used, without using it up.
   * @throws AppError LINK_EXPIRED, or LINK_INVALID when it is unknown, for something else, or has been used
   */
  async requireUsable(token: string, purposes: readonly LinkPurpose[]): Promise<AccountLinkRow> {
    const link = await this.find(token);
    if (!link || !purposes.includes(link.purpose)) throw new AppError('LINK_INVALID');
    if (link.expiresAt <= this.clock.now()) throw new AppError('LINK_EXPIRED');
    return link;
  }

  /**
   * Uses a link up, by one conditional update in the unit of work that acts on it, and with it the account's other
   * links of that purpose. A link that restores an address leaves those of earlier addresses: the later ones may be a
   * thief's.
   * @throws AppError LINK_EXPIRED, or LINK_INVALID when it is unknown, for something else, or has been used
   */
  async consume(unitOfWork: UnitOfWork, token: string, purpose: LinkPurpose): Promise<AccountLinkRow> {
    const now = this.clock.now();
    const options = this.database.sessionOptions(unitOfWork);
    const link = await this.rows.findOneAndUpdate(
      { tokenHash: tokenDigest(token), purpose, usedAt: null, expiresAt: { $gt: now } },
      { $set: { usedAt: now } },
      options,
    );
    if (!link) throw new AppError((await this.find(token))?.purpose === purpose ? 'LINK_EXPIRED' : 'LINK_INVALID');
    await this.void(unitOfWork, link.userId, [purpose], purpose === 'email_restore' ? { from: link.createdAt } : {});
    return link;
  }

  /**
   * Uses up the link that would have given a former address the account back, and with it those of later addresses,
   * because the account has that address again.
   * @returns whether there was one that could still be used
   */
  async useRestoreLink(unitOfWork: UnitOfWork, userId: ObjectId, email: string): Promise<boolean> {
    const link = await this.rows.findOne(
      { userId, purpose: 'email_restore', email, usedAt: null, expiresAt: { $gt: this.clock.now() } },
      this.database.sessionOptions(unitOfWork),
    );
    if (!link) return false;
    await this.void(unitOfWork, userId, ['email_restore'], { from: link.createdAt });
    return true;
  }

  /**
   * Makes the unused links of an account useless: what they were mailed for has passed.
   * @param which only those made before an instant, from an instant on, or mailed to an address
   * @returns how many there were
   */
  async void(
    unitOfWork: UnitOfWork,
    userId: ObjectId,
    purposes: readonly LinkPurpose[],
    { before, from, email }: LinkSelection = {},
  ): Promise<number> {
    const selected = {
      ...(before ? { createdAt: { $lt: before } } : {}),
      ...(from ? { createdAt: { $gte: from } } : {}),
      ...(email === undefined ? {} : { email }),
    };
    const voided = await this.rows.updateMany(
      { userId, purpose: { $in: [...purposes] }, usedAt: null, ...selected },
      { $set: { usedAt: this.clock.now() } },
      this.database.sessionOptions(unitOfWork),
    );
    return voided.modifiedCount;
  }

  /** Returns how many links of an account can be used. */
  count(unitOfWork: UnitOfWork, userId: ObjectId, purpose: LinkPurpose): Promise<number> {
    const usable = { userId, purpose, usedAt: null, expiresAt: { $gt: this.clock.now() } };
    return this.rows.countDocuments(usable, this.database.sessionOptions(unitOfWork));
  }

  /** Removes all links of an account, with the addresses that they were mailed to. */
  async deleteAll(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void> {
    await this.rows.deleteMany({ userId }, this.database.sessionOptions(unitOfWork));
  }
}
