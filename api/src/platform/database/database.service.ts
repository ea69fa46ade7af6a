import { MikroORM } from '@mikro-orm/mongodb';
import { Injectable, type OnApplicationShutdown, Global, Module } from '@nestjs/common';
import type { ClientSession, Collection, Db, Document, IndexDescription } from 'mongodb';
import { Clock } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { installDatabaseTracing } from '../tracing/install-tracing.ts';
import { isTracing } from '../tracing/tracing.ts';
import { ServerProcess } from '../upgrades/server-process.ts';
import { databaseTime, UPGRADES, type Upgrade } from '../upgrades/upgrade.ts';
import { upgradeBeforeServing } from '../upgrades/upgrades-before-serving.ts';
import { withoutTransactionContext } from './transaction-context.ts';
import { sessionOf, TransactionRunner, type BeforeSaveHook, type UnitOfWork } from './transactions.ts';
import type { CollectionDefinition, EntitySchema } from './collection-definition.ts';
import type { EventArgs, EventSubscriber } from '@mikro-orm/core';

interface Timed {
  createdAt?: Date;
  updatedAt?: Date;
}

/** Sets createdAt and updatedAt from the injected clock. */
class TimestampSubscriber implements EventSubscriber<Timed> {
  constructor(private readonly clock: Clock) {}

  beforeCreate({ entity }: EventArgs<Timed>): void {
    const now = this.clock.now();
    entity.createdAt ??= now;
    entity.updatedAt ??= now;
  }

  beforeUpdate({ entity }: EventArgs<Timed>): void {
    entity.updatedAt = this.clock.now();
  }
}

/** Injection token of what the application stores. */
export const COLLECTIONS = Symbol('collections');
/** Injection token of the connection: driver address and database name. */
export const CONNECTION = Symbol('connection');

export interface Connection {
  readonly uri: string;
  readonly database: string;
  /** Nothing is deleted because its time is over: for an application whose clock is not the database's. */
  readonly keepExpired?: boolean;
  /** No other process works on it when this one starts: the embedded database, which serves one server. */
  readonly isExclusive?: boolean;
}

/** What a process knows and is, for those beside it. */
interface ProcessKind {
  readonly upgrades: readonly Upgrade[];
  readonly role: Settings['ROLE'];
}

function withoutExpiry(index: IndexDescription): IndexDescription {
  const { expireAfterSeconds: _, ...rest } = index;
  return rest;
}

/**
 * The most connections to the database. A write outside transactions keeps one while it waits for a transaction's lock,
 * and the transaction needs one to commit: there must be more of them than requests in flight, or all would wait for
 * each other.
 */
const CONNECTIONS = 1_000;

export type { UnitOfWork } from './transactions.ts';

/** Gives access to the database: units of work for writing, plain documents for reading lists. */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly transactions = new TransactionRunner(() => this.unitOfWork());

  private constructor(
    private readonly orm: MikroORM,
    readonly stored: readonly CollectionDefinition[],
    /** This process, among those that work on the database. */
    readonly process: ServerProcess,
  ) {}

  /**
   * Connects, makes the upgrades that come before serving, and creates missing indexes.
   * @throws when the database cannot be reached, needs older processes to be stopped first, or is newer than this one
   */
  static async connect(
    connection: Connection,
    collections: readonly CollectionDefinition[],
    clock: Clock,
    { upgrades, role }: ProcessKind = { upgrades: [], role: 'all' },
  ): Promise<Database> {
    const orm = await MikroORM.init({
      clientUrl: connection.uri,
      dbName: connection.database,
      entities: collections.map((collection) => collection.entity) as never,
      subscribers: [new TimestampSubscriber(clock)],
      validateRequired: true,
      ensureIndexes: false,
      driverOptions: {
        serverSelectionTimeoutMS: 5_000,
        ignoreUndefined: true,
        maxPoolSize: CONNECTIONS,
        monitorCommands: isTracing(),
      },
    });
    if (isTracing()) installDatabaseTracing(orm.em.getDriver().getConnection().getClient());
    const { keepExpired = false, isExclusive = false } = connection;
    const db = orm.em.getDriver().getConnection().getDb();
    const time = keepExpired ? async () => clock.now() : databaseTime;
    const process = new ServerProcess(db, { clock, upgrades, role, time });
    const database = new Database(orm, collections, process);
    try {
      await process.start(!keepExpired);
      await upgradeBeforeServing({ db, upgrades, process, clock, isExclusive });
      await database.createIndexes(keepExpired ? withoutExpiry : (index) => index);
      return database;
    } catch (error) {
      await database.onApplicationShutdown();
      throw error;
    }
  }

  private async createIndexes(form: (index: IndexDescription) => IndexDescription): Promise<void> {
    for (const { entity, indexes } of this.stored) {
      if (indexes.length > 0) await this.collection(entity).createIndexes(indexes.map(form));
    }
  }

  /** Returns the driver's database, for commands that concern no entity. */
  get db(): Db {
    return this.orm.em.getDriver().getConnection().getDb();
  }

  /** Returns the driver's collection of an entity: plain documents, for lists and conditional updates. */
  collection<T extends Document = Document>(table: EntitySchema): Collection<T> {
    return this.orm.em.getCollection<T>(table.meta.tableName);
  }

  /** Returns a unit of work without a transaction, for reading entities. */
  unitOfWork(): UnitOfWork {
    return this.orm.em.fork();
  }

  /**
   * Runs a unit of work in a transaction and saves it at the end. Repeated from the start when another transaction was
   * in its way, so `body` must do nothing but database work. Transactions about the same record wait for each other in
   * the order they came; a request's are repeated until its deadline.
   * @throws AppError OVERLOADED when the deadline passed before it could be saved
   */
  transaction<T>(body: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    return this.transactions.run(body);
  }

  /**
   * Runs a transaction that is no part of what a request answers for: a note of a refusal is saved although the request
   * is refused, and is not what a repeated request is answered with.
   */
  independentTransaction<T>(body: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    return withoutTransactionContext(() => this.transaction(body));
  }

  /**
   * Calls back within each transaction before it is saved, again whenever anything was added. For what others must
   * never see without the change; whatever may come a moment later is a consumer's.
   */
  beforeSave(hook: BeforeSaveHook): void {
    this.transactions.beforeSave(hook);
  }

  /** Calls back after each transaction that has been saved. */
  afterSave(listener: (unitOfWork: UnitOfWork) => void): void {
    this.transactions.afterSave(listener);
  }

  /** Options with which a native operation belongs to the transaction of a unit of work, if there is one. */
  sessionOptions(unitOfWork: UnitOfWork | undefined): { session?: ClientSession } {
    const session = unitOfWork && sessionOf(unitOfWork);
    return session ? { session } : {};
  }

  async onApplicationShutdown(): Promise<void> {
    await this.process.stop();
    await this.orm.close(true);
  }
}

/** Provides {@link Database} to every feature. */
@Global()
@Module({
  providers: [
    {
      provide: Database,
      inject: [CONNECTION, COLLECTIONS, Clock, UPGRADES, SETTINGS],
      useFactory: (
        connection: Connection,
        collections: readonly CollectionDefinition[],
        clock: Clock,
        upgrades: readonly Upgrade[],
        { ROLE: role }: Settings,
      ) => Database.connect(connection, collections, clock, { upgrades, role }),
    },
  ],
  exports: [Database],
})
export class DatabaseModule {}
