import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access/access.guard.ts';
import { Scope } from './access/scope.service.ts';
import { AccessTokenStrategy } from './auth/access-token.strategy.ts';
import { AccessTokens } from './auth/access-tokens.ts';
import { Passwords } from './auth/passwords.ts';
import { readSecrets, SECRETS } from './auth/secrets.ts';
import { sessionStored } from './auth/session.entity.ts';
import { Sessions } from './auth/sessions.service.ts';
import { Throttle } from './auth/throttle.ts';
import { attemptsStored } from './auth/throttle.entity.ts';
import { Clock } from './clock/clock.ts';
import { SETTINGS, type Settings } from './config/settings.ts';
import { DatabaseModule } from './database/database.module.ts';
import { CONNECTION, STORED, type Connection } from './database/database.service.ts';
import type { Stored } from './database/stored.ts';
import { Turns, turnsStored } from './database/turns.ts';
import { ProblemFilter } from './errors/problem.filter.ts';
import { EventFeed } from './events/event.feed.ts';
import { Events } from './events/events.service.ts';
import { claimsStored, outboxStored } from './events/outbox.entity.ts';
import { TextUpgrade } from './database/text.upgrade.ts';
import { Relay } from './events/relay.ts';
import { fileProviders } from './files/files.providers.ts';
import { HealthController } from './health/health.controller.ts';
import { Lifecycle } from './health/lifecycle.ts';
import { Idempotency, idempotencyStored } from './http/idempotency.ts';
import { LoadControl } from './http/load-control.ts';
import { OperationInterceptor } from './http/operation.interceptor.ts';
import { RateLimits } from './http/rate-limits.ts';
import { RoutesCheck } from './http/routes.check.ts';
import { Jobs, jobsStored } from './jobs/jobs.service.ts';
import { mailProvider } from './mail/mail.provider.ts';
import { MailSamples } from './mail/samples.ts';
import { outboundProvider } from './outbound/outbound.provider.ts';
import { TransitionEngine } from './transitions/transition-engine.service.ts';

/** What the platform needs from outside: everything else it makes itself. */
export interface PlatformOptions {
  readonly settings: Settings;
  readonly connection: Connection;
  readonly clock: Clock;
  /** What the features store. */
  readonly stored: readonly Stored[];
}

const platformStored = [
  sessionStored,
  attemptsStored,
  outboxStored,
  claimsStored,
  idempotencyStored,
  jobsStored,
  turnsStored,
];

const shared: Provider[] = [
  Scope,
  Turns,
  AccessTokens,
  AccessTokenStrategy,
  Passwords,
  Sessions,
  Throttle,
  Events,
  EventFeed,
  Relay,
  TextUpgrade,
  TransitionEngine,
  Jobs,
  Idempotency,
  RateLimits,
  Lifecycle,
  LoadControl,
  { provide: SECRETS, inject: [SETTINGS], useFactory: readSecrets },
  mailProvider,
  MailSamples,
  outboundProvider,
  ...fileProviders,
];

/** Everything without a domain word: access, database, events, jobs, files, mail, health. */
@Global()
@Module({})
export class PlatformModule {
  static register({ settings, connection, clock, stored }: PlatformOptions): DynamicModule {
    const given: Provider[] = [
      { provide: SETTINGS, useValue: settings },
      { provide: Clock, useValue: clock },
      { provide: CONNECTION, useValue: connection },
      { provide: STORED, useValue: [...platformStored, ...stored] },
    ];
    return {
      module: PlatformModule,
      imports: [DatabaseModule, DiscoveryModule],
      controllers: [HealthController],
      providers: [
        ...given,
        ...shared,
        RoutesCheck,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: OperationInterceptor },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [...given, ...shared],
    };
  }
}
