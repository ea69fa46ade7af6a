import { authLimits, defaultLocale, defaultTimeZone, type EmployerSignUp, type InternSignUp } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ObjectId } from 'mongodb';
import { Throttle } from '../../platform/auth/throttle.ts';
import { originOf } from '../../platform/auth/whereabouts.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import { allowances } from './allowances.ts';
import { IdentityProvider } from './identity/identity.port.ts';
import { OwnSubjects } from './identity/own.subjects.ts';
import { assertUnguessable } from './password.rule.ts';
import { SignUp, type SignUpCompany } from './sign-up.entity.ts';

/** Accepts sign-ups: the same work and the same answer whether or not the address has an account. */
@Injectable()
export class SignUps {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly throttle: Throttle,
    private readonly identity: IdentityProvider,
    private readonly subjects: OwnSubjects,
  ) {}

  intern(given: InternSignUp, request: FastifyRequest) {
    return this.accept('intern', given, null, request);
  }

  employer({ companyName, website, name, ...given }: EmployerSignUp, request: FastifyRequest) {
    return this.accept('employer', given, { companyName, website, name }, request);
  }

  /** @throws Refusal RATE_LIMITED, or VALIDATION_FAILED for a common password */
  private async accept(
    role: 'intern' | 'employer',
    { email, password, consents, locale, timeZone }: InternSignUp,
    company: SignUpCompany | null,
    request: FastifyRequest,
  ) {
    await this.throttle.spend(allowances.signUpPerAddress, originOf(request.ip));
    assertUnguessable(password, { email, words: [company?.companyName ?? '', company?.name ?? ''] });
    await this.throttle.spend(allowances.mailPerMinute, `verify:${email}`);
    await this.throttle.spend(allowances.mailPerDay, `verify:${email}`);
    const credentials = await this.identity.register(email, password, this.subjects.isOurs);
    await this.database.transaction(async (work) => {
      const _id = new ObjectId();
      work.create(SignUp, {
        _id,
        email,
        role,
        passwordHash: credentials?.passwordHash ?? null,
        identity: credentials?.identity ?? null,
        taken: credentials === null,
        proven: false,
        consents,
        locale: locale ?? defaultLocale,
        timeZone: timeZone ?? defaultTimeZone,
        company,
        at: this.clock.now(),
      });
      this.events.record(work, 'account.signing_up', { signUpId: _id.toHexString() });
    });
    return { resendAfterSeconds: authLimits.resendAfterSeconds };
  }
}
