import type { AuthOptions, Role } from '@prentice/contract';
import type { Credentials } from '../../ports/account-registry.port.ts';
import type { Identity } from '../user.entity.ts';

/** What a provider needs to know of an account. */
export interface Known {
  readonly email: string;
  readonly passwordHash?: string | null;
  readonly identities: readonly Identity[];
}

/** Who a token of an external provider speaks for. */
export interface Proven {
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
export type IsOurs = (provider: string, subject: string) => Promise<boolean>;

/** What the provider is told about an account, so that it agrees with it. */
export interface Standing {
  readonly role: Role;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
}

/** What the sign-in page is told about the provider. */
export type ProviderOptions = Pick<AuthOptions, 'provider'>;

/**
 * Who keeps passwords and proves who somebody is. One adapter is in use, chosen by configuration. Any of these may throw
 * IDP_UNAVAILABLE, within a second.
 */
export abstract class IdentityProvider {
  abstract readonly name: 'local' | 'firebase';
  abstract options(): ProviderOptions;
  /** Credentials for a new account; null when the provider has one for this address already. */
  abstract register(email: string, password: string, isOurs: IsOurs): Promise<Credentials | null>;
  /** Whether the password fits. Takes as long for nobody as for somebody. */
  abstract check(known: Known | null, email: string, password: string): Promise<boolean>;
  /** What is to be kept of a new password: its hash, or null when the provider keeps it itself. Changes nothing. */
  abstract digest(password: string): Promise<string | null>;
  /** Makes the provider use a new password, once the change is saved here. */
  abstract apply(known: Known, password: string): Promise<void>;
  /** Says whose token it is. @throws Refusal INVALID_CREDENTIALS when it is not valid, revoked or of a disabled account. */
  abstract prove(idToken: string): Promise<Proven>;
  /**
   * Lets somebody in whom an external provider has proven, and keeps that in step. Without an account it makes one.
   * @returns an identity of this provider's to be kept, or null when there is none or it is known
   * @throws Refusal ACCOUNT_SUSPENDED when it is disabled there, EMAIL_IN_USE when the proof belongs to another account
   */
  abstract admit(known: Known | null, proof: ExternalProof, isOurs: IsOurs): Promise<Identity | null>;
  /** Takes an external way in away from an account. */
  abstract part(known: Known, provider: string): Promise<void>;
  /** Whether the provider lets this account in still. */
  abstract stands(known: Known): Promise<boolean>;
  /** Keeps the provider in step with an account. */
  abstract follow(known: Known, standing: Standing): Promise<void>;
  /** Ends what the provider itself keeps open for an account. */
  abstract endSessions(known: Known): Promise<void>;
  /** Forgets an erased account. */
  abstract forget(known: Known): Promise<void>;
}
