import {
  AppError,
  secondFactorLimits,
  type NewPasskey,
  type PasskeySetup,
  type SecondFactorSetup,
  type SecondFactorStatus,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { userIdOf, type Caller } from '../../../platform/access/caller.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { AttemptLimiter } from '../../../platform/auth/attempt-limiter.ts';
import { deviceInfoOf } from '../../../platform/auth/device-info.ts';
import { Clock, instantOrNull, MINUTE } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import type { PayloadOf } from '../../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../../platform/events/events.service.ts';
import type { HttpExchange } from '../../../platform/http/operations-controller.decorator.ts';
import { AccountRecovery } from '../recovery/account-recovery.service.ts';
import { attemptLimits } from '../sign-in/attempt-limits.ts';
import { PasswordSignIn } from '../sign-in/password-sign-in.service.ts';
import { User, type UserRow } from '../user.entity.ts';
import { KeyCipher } from './key-cipher.service.ts';
import { createKey, keyUri, qrCodePath } from './one-time-code.ts';
import { PasskeyVerifier } from './passkey-verifier.service.ts';
import { createRecoveryCodes, unusedCodes } from './recovery-codes.ts';
import { SecondFactorCodes } from './second-factor-codes.service.ts';
import { SecondFactor, type SecondFactorRow, type StoredPasskey } from './second-factor.entity.ts';
import { SignInChallenges } from './sign-in-challenges.service.ts';

type ChangeEmail = Extract<
  PayloadOf<'account.email_requested'>['template'],
  `second_factor_${string}` | `passkey_${string}` | 'recovery_codes_renewed'
>;

/** Sets up, renews and removes the second factor of an account. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cipher: KeyCipher,
    private readonly codes: SecondFactorCodes,
    private readonly passkeyVerifier: PasskeyVerifier,
    private readonly challenges: SignInChallenges,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly attemptLimiter: AttemptLimiter,
    private readonly recovery: AccountRecovery,
    private readonly audit: Audit,
    private readonly events: Events,
  ) {}

  private get rows() {
    return this.database.collection<SecondFactorRow>(SecondFactor);
  }

  async status({ actor }: Caller): Promise<SecondFactorStatus> {
    const _id = userIdOf(actor);
    const user = await this.database.unitOfWork().findOneOrFail(User, { _id });
    const row = user.secondFactorAt ? await this.rows.findOne({ _id }) : null;
    return {
      since: instantOrNull(user.secondFactorAt),
      recoveryCodesLeft: unusedCodes(row?.recoveryCodes ?? []).length,
      required: actor.secondFactorDue,
      passkeys: (row?.passkeys ?? []).map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: instantOrNull(lastUsedAt),
      })),
      passkeysOffered: this.passkeyVerifier.isOffered,
    };
  }

  /**
   * Makes a key for an authenticator app, which replaces an earlier one that was never confirmed.
   * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED, SECOND_FACTOR_ON
   */
  async begin(caller: Caller, password: string, exchange: HttpExchange): Promise<SecondFactorSetup> {
    const { _id, email } = await this.confirmPassword(caller, password, exchange);
    const key = createKey();
    const pendingUntil = new Date(this.clock.now().getTime() + secondFactorLimits.setupMinutes * MINUTE);
    const pendingKey = this.cipher.encrypt(key, _id.toHexString());
    await this.change(caller, async (unitOfWork, user) => {
      if (user.secondFactorAt) throw new AppError('SECOND_FACTOR_ON');
      await this.rows.updateOne(
        { _id },
        { $set: { pendingKey, pendingUntil }, $setOnInsert: { encryptedKey: null, lastStep: 0, recoveryCodes: [] } },
        { upsert: true, ...this.database.sessionOptions(unitOfWork) },
      );
    });
    const uri = keyUri(key, email);
    return { key, uri, qrCode: qrCodePath(uri), expiresAt: pendingUntil.toISOString() };
  }

  /**
   * Turns the second factor on once the app has shown a right code.
   * @returns the recovery codes, which are kept nowhere else
   * @throws AppError SETUP_EXPIRED, CODE_INVALID, RATE_LIMITED, SECOND_FACTOR_ON
   */
  async confirm(caller: Caller, code: string, exchange: HttpExchange): Promise<{ codes: string[] }> {
    const userId = userIdOf(caller.actor);
    await this.attemptLimiter.consume(attemptLimits.codePerAccount, userId.toHexString());
    const { codes, stored } = createRecoveryCodes(userId.toHexString());
    await this.change(caller, async (unitOfWork, user) => {
      if (user.secondFactorAt) throw new AppError('SECOND_FACTOR_ON');
      const row = await this.rows.findOne({ _id: userId }, this.database.sessionOptions(unitOfWork));
      const now = this.clock.now();
      if (!row?.pendingKey || !row.pendingUntil || row.pendingUntil <= now) throw new AppError('SETUP_EXPIRED');
      const lastStep = this.codes.stepOfPending(row.pendingKey, { userId, code });
      if (lastStep === null) throw new AppError('CODE_INVALID');
      const next = {
        encryptedKey: row.pendingKey,
        lastStep,
        recoveryCodes: stored,
        pendingKey: null,
        pendingUntil: null,
      };
      await this.rows.updateOne({ _id: userId }, { $set: next }, this.database.sessionOptions(unitOfWork));
      user.secondFactorAt = now;
      this.record(unitOfWork, caller, 'second_factor_on', exchange);
    });
    await this.attemptLimiter.reset(attemptLimits.codePerAccount, userId.toHexString());
    return { codes };
  }

  /** Replaces the recovery codes. @throws AppError INVALID_CREDENTIALS, RATE_LIMITED, SECOND_FACTOR_OFF */
  async renewRecoveryCodes(caller: Caller, password: string, exchange: HttpExchange): Promise<{ codes: string[] }> {
    const { _id } = await this.confirmPassword(caller, password, exchange);
    const { codes, stored } = createRecoveryCodes(_id.toHexString());
    await this.change(caller, async (unitOfWork, user) => {
      if (!user.secondFactorAt) throw new AppError('SECOND_FACTOR_OFF');
      await this.rows.updateOne({ _id }, { $set: { recoveryCodes: stored } }, this.database.sessionOptions(unitOfWork));
      this.record(unitOfWork, caller, 'recovery_codes_renewed', exchange);
    });
    return { codes };
  }

  /**
   * Begins a new passkey, in place of one that was begun before.
   * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED, SECOND_FACTOR_OFF, PASSKEY_LIMIT
   */
  async beginPasskey(caller: Caller, password: string, exchange: HttpExchange): Promise<PasskeySetup> {
    const account = await this.confirmPassword(caller, password, exchange);
    return this.change(caller, async (unitOfWork, user) => {
      const { passkeys, _id } = await this.rowInUse(unitOfWork, user);
      if (passkeys.length >= secondFactorLimits.passkeys) throw new AppError('PASSKEY_LIMIT');
      const setup = this.passkeyVerifier.setupFor(account, passkeys);
      const passkeyUntil = new Date(this.clock.now().getTime() + secondFactorLimits.challengeMinutes * MINUTE);
      const pending = { $set: { passkeyChallenge: setup.challenge, passkeyUntil } };
      await this.rows.updateOne({ _id }, pending, this.database.sessionOptions(unitOfWork));
      return setup;
    });
  }

  /** Adds the passkey that was begun. @throws AppError SECOND_FACTOR_OFF, SETUP_EXPIRED, PASSKEY_INVALID, PASSKEY_LIMIT */
  async addPasskey(caller: Caller, made: NewPasskey, exchange: HttpExchange): Promise<void> {
    const { device } = deviceInfoOf(exchange.request);
    await this.change(caller, async (unitOfWork, user) => {
      const { passkeys, _id, passkeyChallenge, passkeyUntil } = await this.rowInUse(unitOfWork, user);
      const createdAt = this.clock.now();
      if (!passkeyChallenge || !passkeyUntil || passkeyUntil <= createdAt) throw new AppError('SETUP_EXPIRED');
      if (passkeys.length >= secondFactorLimits.passkeys) throw new AppError('PASSKEY_LIMIT');
      const read = await this.passkeyVerifier.readNew(made, passkeyChallenge);
      if (!read || passkeys.some(({ id }) => id === read.id)) throw new AppError('PASSKEY_INVALID');
      const next = {
        passkeys: [...passkeys, { ...read, device, createdAt, lastUsedAt: null }],
        passkeyChallenge: null,
        passkeyUntil: null,
      };
      await this.rows.updateOne({ _id }, { $set: next }, this.database.sessionOptions(unitOfWork));
      this.record(unitOfWork, caller, 'passkey_added', exchange);
    });
  }

  /** Removes a passkey. @throws AppError INVALID_CREDENTIALS, RATE_LIMITED, SECOND_FACTOR_OFF, NOT_FOUND */
  async removePasskey(
    caller: Caller,
    { id, password }: { readonly id: string; readonly password: string },
    exchange: HttpExchange,
  ): Promise<void> {
    await this.confirmPassword(caller, password, exchange);
    await this.change(caller, async (unitOfWork, user) => {
      const { passkeys, _id } = await this.rowInUse(unitOfWork, user);
      const remaining = passkeys.filter((passkey) => passkey.id !== id);
      if (remaining.length === passkeys.length) throw new AppError('NOT_FOUND');
      await this.rows.updateOne({ _id }, { $set: { passkeys: remaining } }, this.database.sessionOptions(unitOfWork));
      this.record(unitOfWork, caller, 'passkey_removed', exchange);
    });
  }

  /** Turns the second factor off. @throws AppError INVALID_CREDENTIALS, RATE_LIMITED, SECOND_FACTOR_OFF */
  async turnOff(caller: Caller, password: string, exchange: HttpExchange): Promise<void> {
    await this.confirmPassword(caller, password, exchange);
    await this.change(caller, async (unitOfWork, user) => {
      if (!user.secondFactorAt) throw new AppError('SECOND_FACTOR_OFF');
      await this.remove(unitOfWork, user);
      this.record(unitOfWork, caller, 'second_factor_off', exchange);
    });
  }

  /**
   * Removes the second factor of another person who has lost it.
   * @param caller null for the operator at the machine
   * @throws AppError SECOND_FACTOR_OFF
   */
  async reset(unitOfWork: UnitOfWork, caller: Caller | null, user: UserRow): Promise<void> {
    if (!user.secondFactorAt) throw new AppError('SECOND_FACTOR_OFF');
    await this.remove(unitOfWork, user);
    const userId = user._id.toHexString();
    this.audit.record(unitOfWork, { caller, action: 'second_factor_reset', resource: 'users', id: userId });
    this.events.record(unitOfWork, { 'account.email_requested': { userId, template: 'second_factor_reset' } });
  }

  /** Deletes what is stored about the second factor of an account, with the sign-ins that wait for a code. */
  async deleteAll(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void> {
    await this.rows.deleteOne({ _id: userId }, this.database.sessionOptions(unitOfWork));
    await this.challenges.deleteAll(unitOfWork, userId);
  }

  private async remove(unitOfWork: UnitOfWork, user: UserRow): Promise<void> {
    user.secondFactorAt = null;
    await this.deleteAll(unitOfWork, user._id);
  }

  /** Returns what is stored of a second factor that is on. @throws AppError SECOND_FACTOR_OFF */
  private async rowInUse(
    unitOfWork: UnitOfWork,
    user: UserRow,
  ): Promise<SecondFactorRow & { passkeys: StoredPasskey[] }> {
    const row = await this.rows.findOne({ _id: user._id }, this.database.sessionOptions(unitOfWork));
    if (!user.secondFactorAt || !row) throw new AppError('SECOND_FACTOR_OFF');
    return { ...row, passkeys: row.passkeys ?? [] };
  }

  /** Changes the account while nothing else changes who can sign in to it. */
  private change<R>(caller: Caller, body: (unitOfWork: UnitOfWork, user: UserRow) => Promise<R>): Promise<R> {
    const userId = userIdOf(caller.actor);
    return this.recovery.runExclusive(userId, async (unitOfWork) => {
      await this.recovery.guardAgainstRecovery(unitOfWork, caller);
      return body(unitOfWork, await unitOfWork.findOneOrFail(User, { _id: userId }));
    });
  }

  private record(unitOfWork: UnitOfWork, caller: Caller, change: ChangeEmail, { request }: HttpExchange): void {
    const id = userIdOf(caller.actor).toHexString();
    const { device } = deviceInfoOf(request);
    this.audit.record(unitOfWork, { caller, action: change, resource: 'users', id });
    this.events.record(unitOfWork, { 'account.email_requested': { userId: id, template: change, device } });
  }

  private async confirmPassword(caller: Caller, password: string, { request }: HttpExchange): Promise<UserRow> {
    const user = await this.database.unitOfWork().findOneOrFail(User, { _id: userIdOf(caller.actor) });
    await this.passwordSignIn.confirmPassword(user, password, request);
    return user;
  }
}
