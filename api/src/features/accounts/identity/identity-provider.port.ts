import type { AuthOptions, Role } from '@prentice/contract';
import type { Identity } from '../user.entity.ts';

/** Proof of a password, as the identity provider in use keeps it. */
export interface Credentials {
  readonly passwordHash: string | null;
  readonly identity: { readonly provider: string; readonly subject: string; readonly password?: boolean } | null;
}

/** What a provider needs to know of an account. */
export interface ProviderAccount {
  readonly email: string;
  readonly passwordHash?: string | null;
  readonly identities: readonly Identity[];
}

/** Who a token of an external provider speaks for. */
export interface VerifiedToken {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether the token was given for a password. */
  readonly byPassword: boolean;
}

/** What an external provider, such as Google, has proven of somebody. */
export interface ExternalProof {
  /** As identities name it, such as google.com. */
  readonly provider: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
}

/** Whether an account of the identity provider belongs to an account here. */
export type IsKnownSubject = (provider: string, subject: string) => Promise<boolean>;

/** The state of an account that the provider must agree with. */
export interface AccountStatus {
  readonly role: Role;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
}

/** What the sign-in page needs to know about the provider. */
export type ProviderOptions = Pick<AuthOptions, 'provider'>;

/**
 * Keeps passwords and authenticates people. One adapter is in use, chosen by configuration. Any of these may throw
 * IDP_UNAVAILABLE, within a second.
 */
export abstract class IdentityProvider {
  abstract readonly name: 'local' | 'firebase';
  abstract options(): ProviderOptions;
  /** Credentials for a new account; null when the provider has one for this address already. */
  abstract register(email: string, password: string, isKnownSubject: IsKnownSubject): Promise<Credentials | null>;
  /** Returns whether the password fits. Takes as long for nobody as for somebody. */
  abstract checkPassword(providerAccount: ProviderAccount | null, email: string, password: string): Promise<boolean>;
  /**
   * Returns what is to be kept of a new password: its hash, or null when the provider keeps it itself. Changes nothing.
   */
  abstract hashPassword(password: string): Promise<string | null>;
  /** Makes the provider use a new password, once the change is saved here. */
  abstract applyPassword(providerAccount: ProviderAccount, password: string): Promise<void>;
  /**
   * Says whose token it is.
   * @throws AppError INVALID_CREDENTIALS when it is not valid, revoked or of a disabled account.
   */
  abstract verifyToken(idToken: string): Promise<VerifiedToken>;
  /**
   * Links a proof of an external provider to an account at this provider, and creates that account when there is none.
   * @returns an identity of this provider's to be kept, or null when there is none or it is known
   * @throws AppError ACCOUNT_SUSPENDED when it is disabled there, EMAIL_IN_USE when the proof belongs to another
   * account
   */
  abstract linkExternal(
    providerAccount: ProviderAccount | null,
    proof: ExternalProof,
    isKnownSubject: IsKnownSubject,
  ): Promise<Identity | null>;
  /** Removes an external sign-in method from an account. */
  abstract unlinkExternal(providerAccount: ProviderAccount, provider: string): Promise<void>;
  /** Returns whether the account is still enabled at the provider. */
  abstract isEnabled(providerAccount: ProviderAccount): Promise<boolean>;
  /** Keeps the provider in step with an account. */
  abstract synchronize(providerAccount: ProviderAccount, status: AccountStatus): Promise<void>;
  /** Ends what the provider itself keeps open for an account. */
  abstract endSessions(providerAccount: ProviderAccount): Promise<void>;
  /** Forgets an erased account. */
  abstract deleteAccount(providerAccount: ProviderAccount): Promise<void>;
}
