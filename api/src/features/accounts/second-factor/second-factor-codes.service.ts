import type { PasskeyAnswer } from '@prentice/contract';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { KeyCipher } from './key-cipher.service.ts';
import { stepOfCode } from './one-time-code.ts';
import { PasskeyVerifier } from './passkey-verifier.service.ts';
import { consumeRecoveryCode, isAppCode, normalizeCode, unusedCodes } from './recovery-codes.ts';
import { SecondFactor, type SecondFactorRow } from './second-factor.entity.ts';

/** A code that somebody gave. */
interface GivenCode {
  readonly userId: ObjectId;
  readonly code: string;
  /** Browser and system, for the email about a recovery code. */
  readonly device: string;
}

/** Checks codes and passkeys and uses them up, in transactions that have locked the account. */
@Injectable()
export class SecondFactorCodes implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cipher: KeyCipher,
    private readonly passkeyVerifier: PasskeyVerifier,
    private readonly audit: Audit,
    private readonly events: Events,
  ) {}

  private get rows() {
    return this.database.collection<SecondFactorRow>(SecondFactor);
  }

  /** After a change of the secret, encrypts the keys again, so that the former secret can be given up. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.cipher.hasFormerSecret) return;
    for await (const { _id, encryptedKey } of this.rows.find({ encryptedKey: { $ne: null } })) {
      const owner = _id.toHexString();
      const opened = encryptedKey ? this.cipher.decrypt(encryptedKey, owner) : null;
      if (!opened?.isOutdated) continue;
      const renewed = { $set: { encryptedKey: this.cipher.encrypt(opened.key, owner) } };
      await this.rows.updateOne({ _id, encryptedKey: encryptedKey ?? null }, renewed);
    }
  }

  /** Accepts a code of the app or a recovery code once. @returns whether it was right */
  async accept(unitOfWork: UnitOfWork, entry: GivenCode): Promise<boolean> {
    const row = await this.rows.findOne({ _id: entry.userId }, this.database.sessionOptions(unitOfWork));
    if (!row?.encryptedKey) return false;
    return isAppCode(entry.code)
      ? this.acceptAppCode(unitOfWork, row, entry.code)
      : this.acceptRecoveryCode(unitOfWork, row, entry);
  }

  /** Accepts a passkey of the account that has signed the challenge of a sign-in. @returns whether it has */
  async acceptPasskey(
    unitOfWork: UnitOfWork,
    userId: ObjectId,
    { challenge, passkey }: PasskeyAnswer,
  ): Promise<boolean> {
    const row = await this.rows.findOne({ _id: userId }, this.database.sessionOptions(unitOfWork));
    const passkeys = row?.passkeys ?? [];
    const stored = passkeys.find(({ id }) => id === passkey.id);
    const counter = stored ? await this.passkeyVerifier.counterOfAnswer(passkey, challenge, stored) : null;
    if (counter === null) return false;
    const used = { counter, lastUsedAt: this.clock.now() };
    const next = passkeys.map((entry) => (entry === stored ? { ...entry, ...used } : entry));
    await this.rows.updateOne({ _id: userId }, { $set: { passkeys: next } }, this.database.sessionOptions(unitOfWork));
    return true;
  }

  /** Returns the time step of a code of a key that waits for its first one; null for a wrong code. */
  stepOfPending(encryptedKey: string, { userId, code }: Pick<GivenCode, 'userId' | 'code'>): number | null {
    const opened = this.cipher.decrypt(encryptedKey, userId.toHexString());
    return opened && isAppCode(code) ? stepOfCode(opened.key, normalizeCode(code), this.clock.now()) : null;
  }

  private async acceptAppCode(
    unitOfWork: UnitOfWork,
    { _id, encryptedKey }: SecondFactorRow,
    code: string,
  ): Promise<boolean> {
    const opened = encryptedKey ? this.cipher.decrypt(encryptedKey, _id.toHexString()) : null;
    const step = opened && stepOfCode(opened.key, normalizeCode(code), this.clock.now());
    if (step === null) return false;
    const accepted = await this.rows.updateOne(
      { _id, encryptedKey: encryptedKey ?? null, lastStep: { $lt: step } },
      { $set: { lastStep: step } },
      this.database.sessionOptions(unitOfWork),
    );
    return accepted.matchedCount === 1;
  }

  private async acceptRecoveryCode(
    unitOfWork: UnitOfWork,
    { _id, recoveryCodes }: SecondFactorRow,
    { code, device }: GivenCode,
  ): Promise<boolean> {
    const userId = _id.toHexString();
    const remaining = consumeRecoveryCode(recoveryCodes, { userId, code, at: this.clock.now() });
    if (!remaining) return false;
    await this.rows.updateOne(
      { _id },
      { $set: { recoveryCodes: remaining } },
      this.database.sessionOptions(unitOfWork),
    );
    const left = unusedCodes(remaining).length;
    this.audit.record(unitOfWork, { caller: null, action: 'recovery_code_used', resource: 'users', id: userId });
    this.events.record(unitOfWork, {
      'account.email_requested': { userId, template: 'recovery_code_used', codesLeft: left, device },
    });
    return true;
  }
}
