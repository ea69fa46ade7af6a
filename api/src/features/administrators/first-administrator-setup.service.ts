import { anonymous, AppError, type OpenedSession, type SetupAdmin } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { SECRETS, type Secrets } from '../../platform/auth/secrets.ts';
import { AttemptLimiter, type AttemptLimit } from '../../platform/auth/attempt-limiter.ts';
import { isSameSecret } from '../../platform/auth/token.ts';
import { attemptAddressOf } from '../../platform/auth/device-info.ts';
import { MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import type { HttpExchange } from '../../platform/http/operations-controller.decorator.ts';
import { Accounts, ActiveAdmins, BrowserSessions } from '../accounts/index.ts';
import { Audit } from '../../platform/audit/audit.service.ts';

const limitPerAddress: AttemptLimit = { name: 'setup-address', attempts: 20, windowMs: 15 * MINUTE };

/** Makes the first administrator of an instance. Closed for good afterwards. */
@Injectable()
export class FirstAdministratorSetup {
  constructor(
    private readonly database: Database,
    @Inject(SECRETS) private readonly secrets: Secrets,
    private readonly attemptLimiter: AttemptLimiter,
    private readonly accounts: Accounts,
    private readonly activeAdmins: ActiveAdmins,
    private readonly browserSessions: BrowserSessions,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError SETUP_CLOSED */
  async state(): Promise<{ open: true }> {
    if (!(await this.activeAdmins.isEmpty())) throw new AppError('SETUP_CLOSED');
    return { open: true };
  }

  /** @throws AppError SETUP_CLOSED to everybody but one, INVALID_CREDENTIALS for a wrong secret, RATE_LIMITED */
  async createAdministrator(
    { secret, email, password, name, locale, timeZone }: SetupAdmin,
    exchange: HttpExchange,
  ): Promise<OpenedSession> {
    await this.state();
    await this.attemptLimiter.consume(limitPerAddress, attemptAddressOf(exchange.request.ip));
    if (!isSameSecret(secret, this.secrets.setup)) throw new AppError('INVALID_CREDENTIALS');
    const credentials = await this.accounts.createCredentials(email, password);
    const _id = new ObjectId();
    await this.database.transaction(async (unitOfWork) => {
      await this.activeAdmins.addFirst(unitOfWork, _id);
      await this.accounts.create(unitOfWork, { _id, email, name, role: 'admin', credentials, locale, timeZone });
      const id = _id.toHexString();
      const caller = { actor: { ...anonymous, id, role: 'admin', emailVerified: true } } as const;
      this.audit.record(unitOfWork, { caller, action: 'setup', resource: 'administrators', id });
    });
    return this.browserSessions.open(exchange, _id);
  }
}
