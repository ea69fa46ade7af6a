import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { PasskeyTransport, SignInPage } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import type { CollectionDefinition } from '../../../platform/database/collection-definition.ts';
import type { StoredRecoveryCode } from './recovery-codes.ts';

/** A passkey as it is stored: its public key (COSE, base64url), and how often the authenticator says that it was used. */
export interface StoredPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly PasskeyTransport[];
  readonly device: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The second factor of an account, or the beginning of one. Its id is that of the account. */
export const SecondFactor = defineEntity({
  name: 'SecondFactor',
  tableName: 'second-factors',
  properties: {
    _id: p.type(ObjectId).primary(),
    /** The key in use, encrypted; null until the first one is confirmed. */
    encryptedKey: p.string().nullable(),
    /** The last time step whose code was accepted: neither it nor an earlier one is accepted again. */
    lastStep: p.integer(),
    recoveryCodes: p.json<StoredRecoveryCode[]>(),
    /** Missing in what was stored before there were any. */
    passkeys: p.json<StoredPasskey[]>().nullable(),
    /** A new key that waits for its first code, encrypted. */
    pendingKey: p.string().nullable(),
    pendingUntil: p.datetime().$type<Date>().nullable(),
    /** What a new passkey has to sign. */
    passkeyChallenge: p.string().nullable(),
    passkeyUntil: p.datetime().$type<Date>().nullable(),
  },
});
/** A second factor as it is stored. */
export type SecondFactorRow = InferEntity<typeof SecondFactor>;

/** A sign-in whose password was right and that waits for a code. Of its secret only a digest is kept. */
export const SignInChallenge = defineEntity({
  name: 'SignInChallenge',
  tableName: 'sign-in-challenges',
  properties: {
    _id: p.type(ObjectId).primary(),
    tokenHash: p.string(),
    userId: p.type(ObjectId),
    signInPage: p.string().$type<SignInPage>(),
    /** Of the account's security when the password was right. */
    securityVersion: p.integer(),
    attempts: p.integer(),
    expiresAt: p.datetime().$type<Date>(),
  },
});
/** A challenge as it is stored. */
export type SignInChallengeRow = InferEntity<typeof SignInChallenge>;

export const secondFactorCollection: CollectionDefinition = {
  entity: SecondFactor,
  personal: { export: 'passkeys', erasure: 'delete', why: 'The rest is secret.' },
  indexes: [],
};

export const signInChallengeCollection: CollectionDefinition = {
  entity: SignInChallenge,
  personal: { export: null, erasure: 'delete', why: 'Digests of secrets, for minutes.' },
  indexes: [
    { key: { tokenHash: 1 }, name: 'sign_in_challenge_token', unique: true },
    { key: { userId: 1 }, name: 'sign_in_challenge_user' },
    { key: { expiresAt: 1 }, name: 'sign_in_challenge_ttl', expireAfterSeconds: 0 },
  ],
};
