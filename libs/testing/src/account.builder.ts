import type { Permission, Role, UserStatus } from '@prentice/contract';

/** The password of every account that is built here. */
export const PASSWORD = 'correct horse battery staple';

/** Argon2id of {@link PASSWORD} with the server's parameters, computed once: hashing would slow every test. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$xbaZYgsf0ja9w1z1Gs9pbg$6w7N6j7q60zTGg+2eamvqxDZUvFM5HrsL1x6Sc9PMz4';

/** An account as the builders describe it; the test kits give it an id and store it. */
export interface AccountDraft {
  email: string;
  role: Role;
  status: UserStatus;
  permissions: Permission[];
  name: string | null;
  verified: boolean;
}

let count = 0;

/** Builds accounts with named states: `anAccount().employer().unverified().build()`. An active intern at first. */
export class AccountBuilder {
  private readonly draft: AccountDraft;

  constructor(draft?: AccountDraft) {
    this.draft = draft ?? {
      email: `person-${++count}@people.example`,
      role: 'intern',
      status: 'active',
      permissions: [],
      name: null,
      verified: true,
    };
  }

  private with(change: Partial<AccountDraft>): AccountBuilder {
    return new AccountBuilder({ ...this.draft, ...change });
  }

  /** Returns the address; each account has one of its own without it. */
  withEmail(email: string): AccountBuilder {
    return this.with({ email });
  }

  withName(name: string): AccountBuilder {
    return this.with({ name });
  }

  employer(): AccountBuilder {
    return this.with({ role: 'employer' });
  }

  admin(): AccountBuilder {
    return this.with({ role: 'admin' });
  }

  limitedAdmin(...permissions: Permission[]): AccountBuilder {
    return this.with({ role: 'limited_admin', permissions });
  }

  /** Has not confirmed the address yet. */
  unverified(): AccountBuilder {
    return this.with({ status: 'unverified', verified: false });
  }

  suspended(): AccountBuilder {
    return this.with({ status: 'suspended' });
  }

  build(): AccountDraft {
    return { ...this.draft };
  }
}

/** Begins an account: an active intern with a confirmed address. */
export const anAccount = (): AccountBuilder => new AccountBuilder();
