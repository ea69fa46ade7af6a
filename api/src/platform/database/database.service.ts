import { MikroORM, type EntityManager } from '@mikro-orm/mongodb';
import { AppError } from '@prentice/contract';
import { Injectable, type OnApplicationShutdown, Global, Module } from '@nestjs/common';
import type { ClientSession, Collection, Db, Document, IndexDescription } from 'mongodb';
import { Clock } from '../clock/clock.ts';
import { readDatabaseFault } from './driver-error.ts';
import { renameFields } from './field-renames.ts';
import { SerialQueue } from './serial-queue.ts';
import {
  assertBeforeDeadline,
  transactionContext,
  withoutTransactionContext,
  type TransactionContext,
} from './transaction-context.ts';
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
export const COLLECTIONS = Symbol('stored');
/** Injection token of the connection: driver address and database name. */
export const CONNECTION = Symbol('connection');

export interface Connection {
  readonly uri: string;
  readonly database: string;
  /** Nothing is deleted because its time is over: for an application whose clock is not the database's. */
  readonly keepExpired?: boolean;
}

function withoutExpiry(index: IndexDescription): IndexDescription {
  const { expireAfterSeconds: _, ...rest } = index;
  return rest;
}

/** One unit of work: entities read and written through it are saved together, or not at all. */
export type UnitOfWork = EntityManager;

/** Adds to a unit of work what must be saved with it. @returns whether it added anything */
type BeforeSaveHook = (unitOfWork: UnitOfWork) => Promise<boolean>;

/**
 * How long a transaction outside requests is repeated that meets others, and the longest wait between two tries.
 * Milliseconds.
 */
const RETRY_LIMIT_MS = 10_000;
const MAX_RETRY_PAUSE_MS = 60;

/**
 * The most connections to the database. A write outside transactions keeps one while it waits for a transaction's lock,
 * and the transaction needs one to commit: there must be more of them than requests in flight, or all would wait for
 * each other.
 */
const CONNECTIONS = 1_000;

/** Returns ids of the records that a unit of work has read or made. */
function idsIn(unitOfWork: UnitOfWork): string[] {
  const entities: object[] = [...unitOfWork.getUnitOfWork().getIdentityMap().values()];
  return entities.map((entity) => String(Reflect.get(entity, '_id')));
}

function assertMayStart(context: TransactionContext): void {
  if (context.beforeCommit && context.saved)
    throw new Error('An idempotent operation saves everything in one transaction.');
  assertBeforeDeadline(context);
}

/** Gives access to the database: units of work for writing, plain documents for reading lists. */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly afterSaveListeners: ((unitOfWork: UnitOfWork) => void)[] = [];
  private readonly beforeSaveHooks: BeforeSaveHook[] = [];
  private readonly queue = new SerialQueue();

  private constructor(
    private readonly orm: MikroORM,
    readonly stored: readonly CollectionDefinition[],
  ) {}

  /**
   * Connects, renames fields of earlier versions, and creates missing indexes.
   * @throws when the database cannot be reached.
   */
  static async connect(
    connection: Connection,
    collections: readonly CollectionDefinition[],
    clock: Clock,
  ): Promise<Database> {
    const orm = await MikroORM.init({
      clientUrl: connection.uri,
      dbName: connection.database,
      entities: collections.map((collection) => collection.entity) as never,
      subscribers: [new TimestampSubscriber(clock)],
      validateRequired: true,
      ensureIndexes: false,
      driverOptions: { serverSelectionTimeoutMS: 5_000, ignoreUndefined: true, maxPoolSize: CONNECTIONS },
    });
    const database = new Database(orm, collections);
    await renameFields(database.db, collections);
    await database.createIndexes(connection.keepExpired ? withoutExpiry : (index) => index);
    return database;
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
  async transaction<T>(body: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    const context = transactionContext();
    const until = context?.deadline ?? performance.now() + RETRY_LIMIT_MS;
    const keys = new Set(context?.keys);
    for (let attempt = 1; ; attempt++) {
      const work = this.orm.em.fork();
      try {
        return await this.queue.run([...keys], () => this.tryTransaction(work, body, context), until);
      } catch (error) {
        if (!readDatabaseFault(error)?.transient) throw error;
        if (performance.now() > until) throw new AppError('OVERLOADED');
        /* The records this transaction held caused the conflict, so it queues behind the others before retrying. */
        for (const id of idsIn(work)) keys.add(id);
        /* Those that met wait for different times, or they would meet again. */
        await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(2 ** attempt, MAX_RETRY_PAUSE_MS)));
      }
    }
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
  beforeSave(completion: BeforeSaveHook): void {
    this.beforeSaveHooks.push(completion);
  }

  /** Calls back after each transaction that has been saved. */
  afterSave(listener: (unitOfWork: UnitOfWork) => void): void {
    this.afterSaveListeners.push(listener);
  }

  /**
   * Tries the transaction once. The mapper's own `transactional` is not used: when a commit is refused it rolls back
   * what has ended, and hides the refusal behind the error of that.
   */
  private async tryTransaction<T>(
    unitOfWork: UnitOfWork,
    body: (unitOfWork: UnitOfWork) => Promise<T>,
    context: TransactionContext | null,
  ): Promise<T> {
    if (context) assertMayStart(context);
    await unitOfWork.begin();
    const session = this.session(unitOfWork);
    try {
      /* A transaction within this one must not wait for what this one holds. */
      const result = await withoutTransactionContext(() => this.runAndFlush(unitOfWork, body, context));
      await unitOfWork.commit();
      if (context) context.saved = { result };
      withoutTransactionContext(() => {
        for (const listener of this.afterSaveListeners) listener(unitOfWork);
      });
      return result;
    } finally {
      await session?.endSession();
    }
  }

  /** Runs everything but the commit; undone when it fails. */
  private async runAndFlush<T>(
    unitOfWork: UnitOfWork,
    body: (unitOfWork: UnitOfWork) => Promise<T>,
    context: TransactionContext | null,
  ): Promise<T> {
    const session = this.session(unitOfWork);
    try {
      if (session) await context?.assertAuthority?.(session);
      const result = await body(unitOfWork);
      await this.runBeforeSaveHooks(unitOfWork);
      if (session) await context?.beforeCommit?.(session, result);
      return result;
    } catch (error) {
      await unitOfWork.rollback();
      throw error;
    }
  }

  private async runBeforeSaveHooks(unitOfWork: UnitOfWork): Promise<void> {
    await unitOfWork.flush();
    for (let added = true; added;) {
      added = false;
      for (const completion of this.beforeSaveHooks) {
        if (!(await completion(unitOfWork))) continue;
        /* The next one may read what this one has changed. */
        await unitOfWork.flush();
        added = true;
      }
    }
  }

  /** Returns the driver session of a transaction, for native operations that belong to it. */
  session(unitOfWork: UnitOfWork): ClientSession | undefined {
    return unitOfWork.getTransactionContext<ClientSession>();
  }

  /** Options with which a native operation belongs to the transaction of a unit of work, if there is one. */
  sessionOptions(unitOfWork: UnitOfWork | undefined): { session?: ClientSession } {
    const session = unitOfWork && this.session(unitOfWork);
    return session ? { session } : {};
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close(true);
  }
}

/** Provides {@link Database} to every feature. */
@Global()
@Module({
  providers: [
    {
      provide: Database,
      inject: [CONNECTION, COLLECTIONS, Clock],
      useFactory: (connection: Connection, collections: readonly CollectionDefinition[], clock: Clock) =>
        Database.connect(connection, collections, clock),
    },
  ],
  exports: [Database],
})
export class DatabaseModule {}
