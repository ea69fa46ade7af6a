import type { AuthOptions } from '@prentice/contract';
import type { Identity } from '../user.entity.ts';
import type { Credentials } from '../../ports/account-registry.port.ts';

/** What a provider needs of an account to check or change its password. */
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
}

/** What the sign-in page is told about the provider. */
export type ProviderOptions = Pick<AuthOptions, 'provider' | 'externalProviders' | 'firebase'>;

/** Who keeps passwords and proves who somebody is. One adapter is in use, chosen by configuration. */
export abstract class IdentityProvider {
  abstract readonly name: 'local' | 'firebase';
  /** What the sign-in page needs to know. */
  abstract options(): ProviderOptions;
  /** Credentials for a new account; null when the provider has one for this address already. */
  abstract register(email: string, password: string): Promise<Credentials | null>;
  /** Whether the password fits. Takes as long for nobody as for somebody. */
  abstract check(known: Known | null, email: string, password: string): Promise<boolean>;
  /** @returns the hash to keep, null when the provider keeps it itself */
  abstract changePassword(known: Known, password: string): Promise<Credentials>;
  abstract changeEmail(known: Known, email: string): Promise<void>;
  /** Says whose token it is. @throws Refusal INVALID_CREDENTIALS when it is not valid, revoked or of a disabled account. */
  abstract prove(idToken: string): Promise<Proven>;
  /** Keeps the provider in step with an account: its role, and whether it may sign in. */
  abstract follow(known: Known, account: { role: string; disabled: boolean }): Promise<void>;
  /** Forgets an erased account. */
  abstract forget(known: Known): Promise<void>;
}
