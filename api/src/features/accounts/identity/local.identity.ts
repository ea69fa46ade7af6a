import { Refusal } from '@prentice/contract';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import type { Credentials } from '../../ports/account-registry.port.ts';
import { IdentityProvider, type Known, type Proven, type ProviderOptions } from './identity.port.ts';

/** Passwords kept here, hashed. Nobody else knows these accounts. */
export class LocalIdentity extends IdentityProvider {
  readonly name = 'local';

  constructor(private readonly passwords: Passwords) {
    super();
  }

  options(): ProviderOptions {
    return { provider: this.name };
  }

  async register(_email: string, password: string): Promise<Credentials> {
    return { passwordHash: await this.digest(password), identity: null };
  }

  check(known: Known | null, _email: string, password: string): Promise<boolean> {
    return this.passwords.fits(known?.passwordHash, password);
  }

  digest(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  async prove(): Promise<Proven> {
    throw new Refusal('INVALID_CREDENTIALS');
  }

  async admit(): Promise<null> {
    return null;
  }

  async stands(): Promise<boolean> {
    return true;
  }

  async apply(): Promise<void> {}
  async part(): Promise<void> {}
  async endSessions(): Promise<void> {}
  async follow(): Promise<void> {}
  async forget(): Promise<void> {}
}
