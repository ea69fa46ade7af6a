import { authLimits, defaultLocale, defaultTimeZone, type EmployerSignUp, type InternSignUp } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AttemptLimiter } from '../../../platform/auth/attempt-limiter.ts';
import { SECRETS, type Secrets } from '../../../platform/auth/secrets.ts';
import { attemptAddressOf } from '../../../platform/auth/device-info.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import type { HttpExchange } from '../../../platform/http/operations-controller.decorator.ts';
import { attemptLimits } from '../sign-in/attempt-limits.ts';
import { IdentityProvider } from '../identity/identity-provider.port.ts';
import { KnownSubjects } from '../identity/known-subjects.service.ts';
import { assertNotCommonPassword } from '../credentials/password.rules.ts';
import { writeSignUpCookie, SignUp, type SignUpCompany } from './sign-up.entity.ts';

/** Accepts sign-ups: the same work and the same answer whether or not the address has an account. */
@Injectable()
export class SignUps {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly attemptLimiter: AttemptLimiter,
    private readonly identity: IdentityProvider,
    private readonly knownSubjects: KnownSubjects,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  intern(signUp: InternSignUp, exchange: HttpExchange) {
    return this.accept('intern', signUp, null, exchange);
  }

  employer({ companyName, website, name, ...signUp }: EmployerSignUp, exchange: HttpExchange) {
    return this.accept('employer', signUp, { companyName, website, name }, exchange);
  }

  /** @throws AppError RATE_LIMITED, or VALIDATION_FAILED for a common password */
  private async accept(
    role: 'intern' | 'employer',
    { email, password, consents, locale, timeZone, next }: InternSignUp,
    company: SignUpCompany | null,
    { request, reply }: HttpExchange,
  ) {
    assertNotCommonPassword(password, { email, personalWords: [company?.companyName ?? '', company?.name ?? ''] });
    await this.attemptLimiter.consume(attemptLimits.signUpPerIpAddress, attemptAddressOf(request.ip));
    await this.attemptLimiter.consume(attemptLimits.emailPerMinute, `verify:${email}`);
    await this.attemptLimiter.consume(attemptLimits.emailPerDay, `verify:${email}`);
    const credentials = await this.identity.register(email, password, this.knownSubjects.isKnown);
    const _id = new ObjectId();
    await this.database.transaction(async (unitOfWork) => {
      unitOfWork.create(SignUp, {
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
        next: next ?? null,
        at: this.clock.now(),
      });
      this.events.record(unitOfWork, { 'account.sign_up_requested': { signUpId: _id.toHexString() } });
    });
    const cookie = { secret: this.secrets.accessToken, publicUrl: this.settings.publicUrl };
    writeSignUpCookie(reply, _id.toHexString(), cookie);
    return { resendAfterSeconds: authLimits.resendAfterSeconds };
  }
}
