import { MikroORM, type EntityManager } from '@mikro-orm/mongodb';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MongoServerError, type ClientSession, type Collection, type Db, type Document } from 'mongodb';
import { Clock } from '../clock/clock.ts';
import { TimestampSubscriber } from './timestamps.ts';
import type { Stored, Table } from './stored.ts';

/** Injection token of what the application stores. */
export const STORED = Symbol('stored');
/** Injection token of the connection: driver address and database name. */
export const CONNECTION = Symbol('connection');

export interface Connection {
  readonly uri: string;
  readonly database: string;
}

/** One unit of work: entities read and written through it are saved together, or not at all. */
export type Work = EntityManager;

const ATTEMPTS = 8;
const transient = (error: unknown): boolean =>
  error instanceof MongoServerError && (error.hasErrorLabel('TransientTransactionError') || error.code === 112);

/** The door to the database: units of work for writing, plain documents for reading lists. */
@Injectable()
export class Database implements OnApplicationShutdown {
  private constructor(
    private readonly orm: MikroORM,
    readonly stored: readonly Stored[],
  ) {}

  /** Connects, and creates missing indexes. @throws when the database cannot be reached. */
  static async connect(connection: Connection, stored: readonly Stored[], clock: Clock): Promise<Database> {
    const orm = await MikroORM.init({
      clientUrl: connection.uri,
      dbName: connection.database,
      entities: stored.map((one) => one.entity) as never,
      subscribers: [new TimestampSubscriber(clock)],
      validateRequired: true,
      ensureIndexes: false,
      driverOptions: { serverSelectionTimeoutMS: 5_000, ignoreUndefined: true },
    });
    const database = new Database(orm, stored);
    await database.createIndexes();
    return database;
  }

  private async createIndexes(): Promise<void> {
    for (const { entity, indexes } of this.stored) {
      if (indexes.length > 0) await this.collection(entity).createIndexes([...indexes]);
    }
  }

  /** The driver's database, for commands that concern no entity. */
  get db(): Db {
    return this.orm.em.getDriver().getConnection().getDb();
  }

  /** The driver's collection of an entity: plain documents, for lists and conditional updates. */
  collection<T extends Document = Document>(table: Table): Collection<T> {
    return this.orm.em.getCollection<T>(table.meta.tableName);
  }

  /** A unit of work without a transaction, for reading entities. */
  work(): Work {
    return this.orm.em.fork();
  }

  /**
   * Runs a unit of work in a transaction and saves it at the end. Repeated from the start when another transaction was
   * in its way, so `body` must do nothing but database work.
   */
  async transaction<T>(body: (work: Work) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.orm.em.fork().transactional(body);
      } catch (error) {
        if (!transient(cause(error)) || attempt === ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, attempt * 5));
      }
    }
  }

  /** The driver session of a transaction, for native operations that belong to it. */
  session(work: Work): ClientSession | undefined {
    return work.getTransactionContext<ClientSession>();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close(true);
  }
}

/** The driver's error behind an error that the mapper wrapped. */
export function cause(error: unknown): unknown {
  if (error instanceof MongoServerError || !(error instanceof Error)) return error;
  const previous = 'previous' in error ? error.previous : error.cause;
  return previous instanceof Error ? cause(previous) : error;
}
