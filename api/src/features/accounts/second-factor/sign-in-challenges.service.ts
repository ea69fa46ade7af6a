import {
  AppError,
  secondFactorLimits,
  type SignInChallenge as ChallengeReply,
  type SignInPage,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { createToken, tokenDigest } from '../../../platform/auth/token.ts';
import { Clock, MINUTE } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { securityVersionOf, type UserRow } from '../user.entity.ts';
import { credentialsOf } from './passkey-verifier.service.ts';
import {
  SecondFactor,
  SignInChallenge,
  type SecondFactorRow,
  type SignInChallengeRow,
} from './second-factor.entity.ts';

/** Keeps the sign-ins that wait for a code or a passkey. */
@Injectable()
export class SignInChallenges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  private get rows() {
    return this.database.collection<SignInChallengeRow>(SignInChallenge);
  }

  /** Makes a challenge for somebody whose first factor was right. */
  async create(user: UserRow, signInPage: SignInPage): Promise<ChallengeReply> {
    const challenge = createToken();
    const expiresAt = new Date(this.clock.now().getTime() + secondFactorLimits.challengeMinutes * MINUTE);
    await this.rows.insertOne({
      _id: new ObjectId(),
      tokenHash: tokenDigest(challenge),
      userId: user._id,
      signInPage,
      securityVersion: securityVersionOf(user),
      attempts: 0,
      expiresAt,
    });
    const factor = await this.database.collection<SecondFactorRow>(SecondFactor).findOne({ _id: user._id });
    const passkeys = credentialsOf(factor?.passkeys);
    return { accessToken: null, challenge, expiresAt: expiresAt.toISOString(), passkeys };
  }

  /**
   * Counts an answer before it is looked at, by one conditional update.
   * @throws AppError SIGN_IN_EXPIRED when the challenge is unknown, used, too old or was answered too often
   */
  async countAnswer(token: string): Promise<SignInChallengeRow> {
    const challenge = await this.rows.findOneAndUpdate(
      {
        tokenHash: tokenDigest(token),
        expiresAt: { $gt: this.clock.now() },
        attempts: { $lt: secondFactorLimits.challengeAttempts },
      },
      { $inc: { attempts: 1 } },
      { returnDocument: 'after' },
    );
    if (!challenge) throw new AppError('SIGN_IN_EXPIRED');
    return challenge;
  }

  /** Uses a challenge up, in the transaction that accepts its code. @throws AppError SIGN_IN_EXPIRED the second time */
  async consume(unitOfWork: UnitOfWork, { _id }: SignInChallengeRow): Promise<void> {
    const { deletedCount } = await this.rows.deleteOne({ _id }, this.database.sessionOptions(unitOfWork));
    if (deletedCount === 0) throw new AppError('SIGN_IN_EXPIRED');
  }

  /** Voids all challenges of an account, because its second factor has changed or the account goes. */
  async deleteAll(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void> {
    await this.rows.deleteMany({ userId }, this.database.sessionOptions(unitOfWork));
  }
}
