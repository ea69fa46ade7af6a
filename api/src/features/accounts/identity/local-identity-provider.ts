import { AppError } from '@prentice/contract';
import type { PasswordHasher } from '../../../platform/auth/password-hasher.ts';
import {
  type Credentials,
  IdentityProvider,
  type ProviderAccount,
  type VerifiedToken,
  type ProviderOptions,
} from './identity-provider.port.ts';

/** Passwords kept here, hashed. Nobody else knows these accounts. */
export class LocalIdentityProvider extends IdentityProvider {
  readonly name = 'local';

  constructor(private readonly passwords: PasswordHasher) {
    super();
  }

  options(): ProviderOptions {
    return { provider: this.name };
  }

  async register(_email: string, password: string): Promise<Credentials> {
    return { passwordHash: await this.hashPassword(password), identity: null };
  }

  checkPassword(providerAccount: ProviderAccount | null, _email: string, password: string): Promise<boolean> {
    return this.passwords.matches(providerAccount?.passwordHash, password);
  }

  hashPassword(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  async verifyToken(): Promise<VerifiedToken> {
    throw new AppError('INVALID_CREDENTIALS');
  }

  async linkExternal(): Promise<null> {
    return null;
  }

  async isEnabled(): Promise<boolean> {
    return true;
  }

  async applyPassword(): Promise<void> {}
  async unlinkExternal(): Promise<void> {}
  async endSessions(): Promise<void> {}
  async synchronize(): Promise<void> {}
  async deleteAccount(): Promise<void> {}
}
