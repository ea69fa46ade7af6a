import { anonymous, AppError, type SignInPage, type ErrorCode, type SignInReply, type Role } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/access/caller.ts';
import { deviceInfoOf } from '../../../platform/auth/device-info.ts';
import { Database } from '../../../platform/database/database.service.ts';
import type { HttpExchange } from '../../../platform/http/operations-controller.decorator.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { PasswordGuessLimiter } from './password-guess-limiter.service.ts';
import { IdentityProvider } from '../identity/identity-provider.port.ts';
import { SignInChallenges } from '../second-factor/sign-in-challenges.service.ts';
import { BrowserSessions, describeNetworkAndDevice } from '../sessions/browser-sessions.service.ts';
import { User, securityVersionOf, type UserRow } from '../user.entity.ts';

const signInPages: Readonly<Record<Role, SignInPage>> = {
  intern: 'student',
  employer: 'employer',
  limited_admin: 'admin',
  admin: 'admin',
};

/** Returns the sign-in page for a role. */
export const signInPageOfRole = (role: Role): SignInPage => signInPages[role];

/** Returns the reply of a sign-in in the form that says its outcome. */
export const outcomeOf = (reply: SignInReply) =>
  reply.accessToken === null
    ? ({
        outcome: 'code_needed',
        challenge: reply.challenge,
        expiresAt: reply.expiresAt,
        passkeys: reply.passkeys,
      } as const)
    : ({ outcome: 'signed_in', session: reply } as const);

const signInPageNames: Readonly<Record<SignInPage, string>> = {
  student: 'student',
  employer: 'employer',
  admin: 'administrator',
};

/** Signs in with email and password. */
@Injectable()
export class PasswordSignIn {
  constructor(
    private readonly database: Database,
    private readonly identity: IdentityProvider,
    private readonly guessLimiter: PasswordGuessLimiter,
    private readonly audit: Audit,
    private readonly browserSessions: BrowserSessions,
    private readonly challenges: SignInChallenges,
  ) {}

  /**
   * Attempts are counted before the password is looked at. Unknown accounts, wrong passwords and erased accounts get
   * one answer after the same work; everything else is said only once the password was right.
   * @throws AppError RATE_LIMITED, INVALID_CREDENTIALS, ACCOUNT_SUSPENDED, or WRONG_ROLE with the right sign-in page
   */
  async signIn(
    { signInPage, email, password }: { signInPage: SignInPage; email: string; password: string },
    exchange: HttpExchange,
  ): Promise<SignInReply> {
    const user = await this.database.unitOfWork().findOne(User, { email });
    await this.guessLimiter.consume(email, user, exchange.request);
    const fits = await this.identity.checkPassword(user, email, password);
    if (!fits || !user) return this.reject('INVALID_CREDENTIALS', user, exchange.request);
    await this.guessLimiter.reset(email, user, exchange.request);
    return this.openSession(user, signInPage, exchange);
  }

  /** Asks for the password once more. @throws AppError INVALID_CREDENTIALS, RATE_LIMITED */
  async confirmPassword(user: UserRow, password: string, request: FastifyRequest): Promise<void> {
    await this.guessLimiter.consume(user.email, user, request);
    if (!(await this.identity.checkPassword(user, user.email, password))) {
      return this.reject('INVALID_CREDENTIALS', user, request);
    }
    await this.guessLimiter.reset(user.email, user, request);
  }

  /**
   * Makes sure that who follows a link to an address owns the account, too: an account that somebody else made for the
   * address must not be confirmed by opening a link.
   * @throws AppError PASSWORD_REQUIRED, INVALID_CREDENTIALS, RATE_LIMITED
   */
  async assertOwner(user: UserRow, { actor }: Caller, password: string | undefined, request: FastifyRequest) {
    if (actor.id === user._id.toHexString()) return;
    if (password === undefined) throw new AppError('PASSWORD_REQUIRED');
    await this.confirmPassword(user, password, request);
  }

  /**
   * Opens a session for somebody who has proven who they are in whichever way, if the account's state and the sign-in
   * page allow it; asks for a code where the account has a second factor.
   */
  async openSession(user: UserRow, signInPage: SignInPage, exchange: HttpExchange): Promise<SignInReply> {
    await this.assertMayEnter(user, signInPage, exchange.request);
    if (user.secondFactorAt) return this.challenges.create(user, signInPage);
    return this.browserSessions.open(exchange, user._id, securityVersionOf(user));
  }

  /** @throws AppError INVALID_CREDENTIALS, ACCOUNT_SUSPENDED, WRONG_ROLE */
  async assertMayEnter(user: UserRow, signInPage: SignInPage, request: FastifyRequest): Promise<void> {
    if (user.status === 'erased') return this.reject('INVALID_CREDENTIALS', user, request);
    if (user.status === 'suspended') return this.reject('ACCOUNT_SUSPENDED', user, request);
    if (signInPages[user.role] !== signInPage) {
      const right = { role: signInPageNames[signInPage], signInPage: signInPages[user.role] };
      return this.reject('WRONG_ROLE', user, request, right);
    }
  }

  /** Refuses a sign-in and keeps the refusal in the audit log. */
  async reject(
    code: ErrorCode,
    user: UserRow | null,
    request: FastifyRequest,
    params: Record<string, string> = {},
  ): Promise<never> {
    await this.database.independentTransaction(async (unitOfWork) =>
      this.audit.record(unitOfWork, {
        caller: { actor: anonymous },
        action: 'sign_in_failed',
        resource: 'users',
        id: user?._id.toHexString() ?? null,
        reasonCode: code,
        origin: describeNetworkAndDevice(deviceInfoOf(request)),
      }),
    );
    throw new AppError(code, params);
  }
}
