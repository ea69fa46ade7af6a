import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access/access.guard.ts';
import { AccessPolicy } from './access/access-policy.service.ts';
import { auditCollection } from './audit/audit.entity.ts';
import { Audit } from './audit/audit.service.ts';
import { AccessTokenStrategy } from './auth/access-token.strategy.ts';
import { AccessTokens } from './auth/access-tokens.ts';
import { PasswordHasher } from './auth/password-hasher.ts';
import { SECRETS, loadSecrets, serverSecretCollection } from './auth/secrets.ts';
import { sessionCollection } from './auth/session.entity.ts';
import { Sessions } from './auth/sessions.service.ts';
import { AttemptLimiter, attemptsCollection } from './auth/attempt-limiter.ts';
import { Clock } from './clock/clock.ts';
import { SETTINGS, type Settings } from './config/settings.ts';
import { DatabaseModule, CONNECTION, COLLECTIONS, type Connection, Database } from './database/database.service.ts';
import type { CollectionDefinition } from './database/collection-definition.ts';
import { KeyedMutex, mutexCollection } from './database/keyed-mutex.ts';
import { ProblemFilter } from './errors/problem-filter.ts';
import { EventFeed } from './events/event-feed.ts';
import { Events } from './events/events.service.ts';
import { outboxClaimCollection, outboxCollection } from './events/outbox.entity.ts';
import { OutboxRelay } from './events/outbox-relay.ts';
import { HealthController } from './health/health.controller.ts';
import { InFlightRequests } from './health/in-flight-requests.ts';
import { Idempotency, idempotencyCollection } from './http/idempotency.ts';
import { WholeRecords } from './http/whole-record.service.ts';
import { LoadControl } from './http/load/load-control.ts';
import { OperationInterceptor } from './http/operation.interceptor.ts';
import { RateLimits } from './http/load/rate-limits.ts';
import { RequestBudget } from './access/request-budget.ts';
import { RoutesCheck } from './http/routes-check.ts';
import { FailedJobs, failedJobCollection } from './jobs/failed-jobs.service.ts';
import { JobScheduler, jobLeaseCollection } from './jobs/job-scheduler.service.ts';
import { emailSenderProvider } from './email/email-sender.provider.ts';
import { LiveCallers } from './live/live-callers.ts';
import { LiveStreams } from './live/live-streams.service.ts';
import { lastBackupCollection, Metrics } from './metrics/metrics.service.ts';
import { Records } from './records/records.service.ts';
import { TransitionEngine } from './transitions/transition-engine.service.ts';
import { join } from 'node:path';
import { DiskStore } from './files/disk-store.ts';
import { FileStore } from './files/file-store.port.ts';
import { openFirebaseStore } from './files/firebase-store.ts';
import { GridFsStore } from './files/gridfs-store.ts';
import { StorageProbe } from './files/storage-probe.ts';
import { UnusedFiles } from './files/unused-files.service.ts';
import { VirusScanner } from './files/virus-scanner.ts';
import { renames } from './upgrades/field-renames.ts';
import { serverProcessCollection } from './upgrades/server-process.ts';
import { textRepair } from './upgrades/text-repair.ts';
import { UPGRADES, type Upgrade } from './upgrades/upgrade.ts';
import { UpgradeJobs } from './upgrades/upgrades.jobs.ts';
import { OutboundClient } from './outbound/outbound-client.ts';

/** Tests never reach the network through the application. */
const outboundProvider: Provider = {
  provide: OutboundClient,
  inject: [SETTINGS, Clock],
  useFactory: (settings: Settings, clock: Clock) =>
    new OutboundClient(clock, { enabled: settings.OUTBOUND_REQUESTS && settings.NODE_ENV !== 'test' }),
};

const fileProviders: Provider[] = [
  StorageProbe,
  UnusedFiles,
  VirusScanner,
  {
    provide: FileStore,
    inject: [SETTINGS, Database],
    useFactory: (settings: Settings, database: Database) => {
      if (settings.FILE_STORE === 'firebase') return openFirebaseStore(settings);
      return settings.FILE_STORE === 'gridfs'
        ? new GridFsStore(database)
        : new DiskStore(join(settings.DATA_DIR, 'files'));
    },
  },
];

/** What the platform needs from outside: everything else it makes itself. */
export interface PlatformOptions {
  readonly settings: Settings;
  readonly connection: Connection;
  readonly clock: Clock;
  /** How processes coordinate: `processCoordinationModule`. */
  readonly processCoordination: DynamicModule;
  /** What the features store. */
  readonly collections: readonly CollectionDefinition[];
  /** Upgrades beside those of the collections, for tests of what a newer version does. */
  readonly upgrades?: readonly Upgrade[] | undefined;
}

const platformCollections = [
  serverSecretCollection,
  sessionCollection,
  attemptsCollection,
  outboxCollection,
  outboxClaimCollection,
  idempotencyCollection,
  jobLeaseCollection,
  failedJobCollection,
  mutexCollection,
  auditCollection,
  serverProcessCollection,
  lastBackupCollection,
];

/** What is changed in records of earlier versions, in this order. */
export const upgradesOf = (collections: readonly CollectionDefinition[]): readonly Upgrade[] => [
  ...renames(collections),
  textRepair(collections),
  ...collections.flatMap(({ upgrades = [] }) => upgrades),
];

const shared: Provider[] = [
  AccessPolicy,
  KeyedMutex,
  AccessTokens,
  AccessTokenStrategy,
  PasswordHasher,
  Sessions,
  AttemptLimiter,
  Events,
  EventFeed,
  OutboxRelay,
  UpgradeJobs,
  Records,
  Audit,
  TransitionEngine,
  JobScheduler,
  FailedJobs,
  Idempotency,
  WholeRecords,
  RateLimits,
  RequestBudget,
  InFlightRequests,
  LoadControl,
  LiveCallers,
  LiveStreams,
  Metrics,
  { provide: SECRETS, inject: [SETTINGS, Database], useFactory: loadSecrets },
  emailSenderProvider,
  outboundProvider,
  ...fileProviders,
];

/** Assembles everything without a domain word: access, database, events, jobs, files, mail, health. */
@Global()
@Module({})
export class PlatformModule {
  static register({
    settings,
    connection,
    clock,
    processCoordination,
    collections: stored,
    upgrades = [],
  }: PlatformOptions): DynamicModule {
    const collections = [...platformCollections, ...stored];
    const providers: Provider[] = [
      { provide: SETTINGS, useValue: settings },
      { provide: Clock, useValue: clock },
      { provide: CONNECTION, useValue: connection },
      { provide: COLLECTIONS, useValue: collections },
      { provide: UPGRADES, useValue: [...upgradesOf(collections), ...upgrades] },
    ];
    return {
      module: PlatformModule,
      imports: [DatabaseModule, DiscoveryModule, processCoordination],
      controllers: [HealthController],
      providers: [
        ...providers,
        ...shared,
        RoutesCheck,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: OperationInterceptor },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [...providers, ...shared],
    };
  }
}
