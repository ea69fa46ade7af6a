import { anonymous, Refusal, type Door, type ErrorCode, type OpenedSession, type Role } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/access/authenticator.ts';
import { whereaboutsOf } from '../../platform/auth/whereabouts.ts';
import { Database } from '../../platform/database/database.service.ts';
import type { Exchange } from '../../platform/http/exchange.decorator.ts';
import { Audit } from '../ports/audit.port.ts';
import { Guessing } from './guessing.service.ts';
import { IdentityProvider } from './identity/identity.port.ts';
import { Desk, originLine } from './session-desk.service.ts';
import { User, versionOf, type UserRow } from './user.entity.ts';

const doorOf: Readonly<Record<Role, Door>> = {
  intern: 'student',
  employer: 'employer',
  limited_admin: 'admin',
  admin: 'admin',
};

/** The door that people of a role use. */
export const doorOfRole = (role: Role): Door => doorOf[role];

const doorWords: Readonly<Record<Door, string>> = {
  student: 'student',
  employer: 'employer',
  admin: 'administrator',
};

/** Signs in with e-mail and password. */
@Injectable()
export class SignIns {
  constructor(
    private readonly database: Database,
    private readonly identity: IdentityProvider,
    private readonly guessing: Guessing,
    private readonly audit: Audit,
    private readonly desk: Desk,
  ) {}

  /**
   * Attempts are counted before the password is looked at. Unknown accounts, wrong passwords and erased accounts get one
   * answer after the same work; everything else is said only once the password was right.
   * @throws Refusal RATE_LIMITED, INVALID_CREDENTIALS, ACCOUNT_SUSPENDED, or WRONG_ROLE with the right door
   */
  async signIn(
    { door, email, password }: { door: Door; email: string; password: string },
    exchange: Exchange,
  ): Promise<OpenedSession> {
    const user = await this.database.work().findOne(User, { email });
    await this.guessing.spend(email, user, exchange.request);
    const fits = await this.identity.check(user, email, password);
    if (!fits || !user) return this.refuse('INVALID_CREDENTIALS', user, exchange.request);
    await this.guessing.forgive(email, user, exchange.request);
    return this.enter(user, door, exchange);
  }

  /** Asks for the password once more. @throws Refusal INVALID_CREDENTIALS, RATE_LIMITED */
  async confirm(user: UserRow, password: string, request: FastifyRequest): Promise<void> {
    await this.guessing.spend(user.email, user, request);
    if (!(await this.identity.check(user, user.email, password))) {
      return this.refuse('INVALID_CREDENTIALS', user, request);
    }
    await this.guessing.forgive(user.email, user, request);
  }

  /**
   * Makes sure that who follows a link to an address owns the account, too: an account that somebody else made for the
   * address must not be confirmed by opening a link.
   * @throws Refusal PASSWORD_REQUIRED, INVALID_CREDENTIALS, RATE_LIMITED
   */
  async assertOwner(user: UserRow, { actor }: Caller, password: string | undefined, request: FastifyRequest) {
    if (actor.id === user._id.toHexString()) return;
    if (password === undefined) throw new Refusal('PASSWORD_REQUIRED');
    await this.confirm(user, password, request);
  }

  /** Lets somebody in who has proven who they are, if account and door allow it. */
  async enter(user: UserRow, door: Door, exchange: Exchange): Promise<OpenedSession> {
    if (user.status === 'erased') return this.refuse('INVALID_CREDENTIALS', user, exchange.request);
    if (user.status === 'suspended') return this.refuse('ACCOUNT_SUSPENDED', user, exchange.request);
    if (doorOf[user.role] !== door) {
      const right = { role: doorWords[door], door: doorOf[user.role] };
      return this.refuse('WRONG_ROLE', user, exchange.request, right);
    }
    return this.desk.open(exchange, user._id, versionOf(user));
  }

  private async refuse(
    code: ErrorCode,
    user: UserRow | null,
    request: FastifyRequest,
    params: Record<string, string> = {},
  ): Promise<never> {
    await this.database.transactionAside(async (work) =>
      this.audit.record(work, {
        caller: { actor: anonymous },
        action: 'sign_in_failed',
        resource: 'users',
        id: user?._id.toHexString() ?? null,
        reasonCode: code,
        origin: originLine(whereaboutsOf(request)),
      }),
    );
    throw new Refusal(code, params);
  }
}
