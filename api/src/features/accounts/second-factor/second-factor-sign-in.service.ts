import { AppError, type ChallengeAnswer, type OpenedSession, type PasskeyAnswer } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { AttemptLimiter } from '../../../platform/auth/attempt-limiter.ts';
import { attemptAddressOf, deviceInfoOf } from '../../../platform/auth/device-info.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import type { HttpExchange } from '../../../platform/http/operations-controller.decorator.ts';
import { AccountRecovery } from '../recovery/account-recovery.service.ts';
import { attemptLimits } from '../sign-in/attempt-limits.ts';
import { PasswordGuessLimiter } from '../sign-in/password-guess-limiter.service.ts';
import { PasswordSignIn } from '../sign-in/password-sign-in.service.ts';
import { BrowserSessions } from '../sessions/browser-sessions.service.ts';
import { User, type UserRow } from '../user.entity.ts';
import { SecondFactorCodes } from './second-factor-codes.service.ts';
import type { SignInChallengeRow } from './second-factor.entity.ts';
import { SignInChallenges } from './sign-in-challenges.service.ts';

/** Opens the session of a sign-in that waited for a code or a passkey. */
@Injectable()
export class SecondFactorSignIn {
  constructor(
    private readonly database: Database,
    private readonly challenges: SignInChallenges,
    private readonly codes: SecondFactorCodes,
    private readonly attemptLimiter: AttemptLimiter,
    private readonly guessLimiter: PasswordGuessLimiter,
    private readonly events: Events,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly browserSessions: BrowserSessions,
    private readonly recovery: AccountRecovery,
  ) {}

  /**
   * Attempts are counted before the code is looked at, and not reset by a right password: who knows it must not be able
   * to try codes without end.
   * @throws AppError SIGN_IN_EXPIRED, CODE_INVALID, RATE_LIMITED, ACCOUNT_SUSPENDED, SESSION_EXPIRED when the owner
   * has taken the account back since the password was given
   */
  async signIn({ challenge: token, code }: ChallengeAnswer, exchange: HttpExchange): Promise<OpenedSession> {
    const { request } = exchange;
    const { challenge, user } = await this.readChallenge(token, exchange);
    const userId = user._id;
    const key = this.guessLimiter.knownDeviceOf(user, request) ?? userId.toHexString();
    await this.countAttempt(userId.toHexString(), key);
    await this.passwordSignIn.assertMayEnter(user, challenge.signInPage, request);
    const { device } = deviceInfoOf(request);
    const isAccepted = await this.acceptOnce(challenge, (unitOfWork) =>
      this.codes.accept(unitOfWork, { userId, code, device }),
    );
    if (!isAccepted) return this.passwordSignIn.reject('CODE_INVALID', user, request);
    for (const limit of codeLimits) await this.attemptLimiter.reset(limit, key);
    return this.browserSessions.open(exchange, userId, challenge.securityVersion);
  }

  /**
   * Attempts are not counted for the account, as codes are: a signature cannot be guessed.
   * @throws AppError SIGN_IN_EXPIRED, PASSKEY_INVALID, RATE_LIMITED, ACCOUNT_SUSPENDED, SESSION_EXPIRED when the owner
   * has taken the account back since the password was given
   */
  async signInWithPasskey(answer: PasskeyAnswer, exchange: HttpExchange): Promise<OpenedSession> {
    const { challenge, user } = await this.readChallenge(answer.challenge, exchange);
    await this.passwordSignIn.assertMayEnter(user, challenge.signInPage, exchange.request);
    const isAccepted = await this.acceptOnce(challenge, (unitOfWork) =>
      this.codes.acceptPasskey(unitOfWork, user._id, answer),
    );
    if (!isAccepted) return this.passwordSignIn.reject('PASSKEY_INVALID', user, exchange.request);
    return this.browserSessions.open(exchange, user._id, challenge.securityVersion);
  }

  private async readChallenge(
    token: string,
    { request }: HttpExchange,
  ): Promise<{ challenge: SignInChallengeRow; user: UserRow }> {
    await this.attemptLimiter.consume(attemptLimits.passwordPerIpAddress, attemptAddressOf(request.ip));
    const challenge = await this.challenges.countAnswer(token);
    const user = await this.database.unitOfWork().findOne(User, { _id: challenge.userId });
    if (!user) throw new AppError('SIGN_IN_EXPIRED');
    return { challenge, user };
  }

  /** Uses an answer and its challenge up together, while nothing else changes the account. */
  private acceptOnce(
    challenge: SignInChallengeRow,
    accept: (unitOfWork: UnitOfWork) => Promise<boolean>,
  ): Promise<boolean> {
    return this.recovery.runExclusive(challenge.userId, async (unitOfWork) => {
      if (!(await accept(unitOfWork))) return false;
      await this.challenges.consume(unitOfWork, challenge);
      return true;
    });
  }

  /** Tells the owner, once a day, when somebody who knows the password tries codes. */
  private async countAttempt(userId: string, key: string): Promise<void> {
    try {
      for (const limit of codeLimits) await this.attemptLimiter.consume(limit, key);
    } catch (error) {
      const isFirst = await this.attemptLimiter.consume(attemptLimits.guessingNotice, `code ${userId}`).then(
        () => true,
        () => false,
      );
      if (isFirst)
        await this.database.independentTransaction(async (unitOfWork) =>
          this.events.record(unitOfWork, { 'account.email_requested': { userId, template: 'code_guessing' } }),
        );
      throw error;
    }
  }
}

const codeLimits = [attemptLimits.codePerAccount, attemptLimits.codePerAccountAndDay] as const;
