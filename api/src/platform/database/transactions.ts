import { AppError } from '@prentice/contract';
import type { EntityManager } from '@mikro-orm/mongodb';
import type { ClientSession } from 'mongodb';
import { readDatabaseFault } from './driver-error.ts';
import { SerialQueue } from './serial-queue.ts';
import {
  assertBeforeDeadline,
  transactionContext,
  withoutTransactionContext,
  type TransactionContext,
} from './transaction-context.ts';

/** One unit of work: entities read and written through it are saved together, or not at all. */
export type UnitOfWork = EntityManager;

/** Adds to a unit of work what must be saved with it. @returns whether it added anything */
export type BeforeSaveHook = (unitOfWork: UnitOfWork) => Promise<boolean>;

/**
 * How long a transaction outside requests is repeated that meets others, and the longest wait between two tries.
 * Milliseconds.
 */
const RETRY_LIMIT_MS = 10_000;
const MAX_RETRY_PAUSE_MS = 60;

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

/** Returns the driver session of a transaction, for native operations that belong to it. */
export const sessionOf = (unitOfWork: UnitOfWork): ClientSession | undefined =>
  unitOfWork.getTransactionContext<ClientSession>();

/** Runs units of work in transactions, with what others have saved before and told after each of them. */
export class TransactionRunner {
  private readonly afterSaveListeners: ((unitOfWork: UnitOfWork) => void)[] = [];
  private readonly beforeSaveHooks: BeforeSaveHook[] = [];
  private readonly queue = new SerialQueue();

  /** @param startUnitOfWork gives each attempt a unit of work of its own */
  constructor(private readonly startUnitOfWork: () => UnitOfWork) {}

  beforeSave(hook: BeforeSaveHook): void {
    this.beforeSaveHooks.push(hook);
  }

  afterSave(listener: (unitOfWork: UnitOfWork) => void): void {
    this.afterSaveListeners.push(listener);
  }

  /**
   * Runs a unit of work in a transaction and saves it at the end, as `Database.transaction` says.
   * @throws AppError OVERLOADED when the deadline passed before it could be saved
   */
  async run<T>(body: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    const context = transactionContext();
    const until = context?.deadline ?? performance.now() + RETRY_LIMIT_MS;
    const keys = new Set(context?.keys);
    for (let attempt = 1; ; attempt++) {
      const work = this.startUnitOfWork();
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
    const session = sessionOf(unitOfWork);
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
    const session = sessionOf(unitOfWork);
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
      for (const hook of this.beforeSaveHooks) {
        if (!(await hook(unitOfWork))) continue;
        /* The next one may read what this one has changed. */
        await unitOfWork.flush();
        added = true;
      }
    }
  }
}
