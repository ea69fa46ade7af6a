import { anonymous, Refusal, type OpenedSession, type SetupAdmin } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { SECRETS, type Secrets } from '../../platform/auth/secrets.ts';
import { Throttle, type Allowance } from '../../platform/auth/throttle.ts';
import { sameSecret } from '../../platform/auth/token.ts';
import { originOf } from '../../platform/auth/whereabouts.ts';
import { MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import type { Exchange } from '../../platform/http/exchange.decorator.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { Roster } from '../ports/roster.port.ts';
import { SessionDesk } from '../ports/session-desk.port.ts';

const perAddress: Allowance = { name: 'setup-address', attempts: 20, window: 15 * MINUTE };

/** Makes the first administrator of an instance. Closed for good afterwards. */
@Injectable()
export class Setup {
  constructor(
    private readonly database: Database,
    @Inject(SECRETS) private readonly secrets: Secrets,
    private readonly throttle: Throttle,
    private readonly accounts: AccountRegistry,
    private readonly roster: Roster,
    private readonly desk: SessionDesk,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal SETUP_CLOSED */
  async state(): Promise<{ open: true }> {
    if (!(await this.roster.isOpen())) throw new Refusal('SETUP_CLOSED');
    return { open: true };
  }

  /** @throws Refusal SETUP_CLOSED to everybody but one, INVALID_CREDENTIALS for a wrong secret, RATE_LIMITED */
  async make({ secret, email, password, name }: SetupAdmin, exchange: Exchange): Promise<OpenedSession> {
    await this.state();
    await this.throttle.spend(perAddress, originOf(exchange.request.ip));
    if (!sameSecret(secret, this.secrets.setup)) throw new Refusal('INVALID_CREDENTIALS');
    const credentials = await this.accounts.credentials(email, password);
    const _id = new ObjectId();
    await this.database.transaction(async (work) => {
      await this.roster.found(work, _id);
      await this.accounts.create(work, { _id, email, name, role: 'admin', credentials });
      const id = _id.toHexString();
      const caller = { actor: { ...anonymous, id, role: 'admin', emailVerified: true } } as const;
      this.audit.record(work, { caller, action: 'setup', resource: 'administrators', id });
    });
    return this.desk.open(exchange, _id);
  }
}
