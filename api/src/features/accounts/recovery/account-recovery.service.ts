import { AppError } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { Sessions } from '../../../platform/auth/sessions.service.ts';
import { DAY } from '../../../platform/clock/clock.ts';
import type { UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { KeyedMutex } from '../../../platform/database/keyed-mutex.ts';

/** The acts by which owners take their account back. */
export const recoveryActs = ['password_reset', 'password_changed', 'signed_out_everywhere'] as const;
export type RecoveryAct = (typeof recoveryActs)[number];

/** What an act does about something: ends it, or leaves it and names it in the mail. */
export type RecoveryTreatment = 'cancel' | 'keep';

const always = { password_reset: 'cancel', password_changed: 'cancel', signed_out_everywhere: 'cancel' } as const;
const never = { password_reset: 'keep', password_changed: 'keep', signed_out_everywhere: 'keep' } as const;
/** What takes the password or a mailed link to ask for is not cancelled by anyone who has only a session. */
const withPassword = { ...always, signed_out_everywhere: 'keep' } as const;

/** Everything that somebody with a stolen session or password can leave behind, and what each act does about it. */
export const recoveryTable = {
  /** Also at the identity provider. */
  sessions: always,
  /** Devices that may try passwords although others are locked out. */
  knownDevices: always,
  pendingEmail: always,
  resetLinks: always,
  /** Mailed to former addresses to take a change back. A thief who changed the address must not void the owner's. */
  restoreLinks: never,
  /** They prove the present address and let nobody in; a reset proves it, too. */
  verifyLinks: { ...never, password_reset: 'cancel' },
  /** External sign-in that was added later. An address that both sides have proven adds it again. */
  identities: always,
  /** Neither a stolen mailbox nor a stolen password turns it off; an owner who did not turn it on asks for help. */
  secondFactor: never,
  invitations: always,
  /** Who has joined by an invitation has an account of their own, which others decide about. */
  joined: never,
  /** The search itself is kept. */
  searchAlerts: always,
  erasure: withPassword,
  exports: withPassword,
} as const satisfies Record<string, Readonly<Record<RecoveryAct, RecoveryTreatment>>>;

export type RecoveryItem = keyof typeof recoveryTable;

export const recoveryItems = Object.keys(recoveryTable) as RecoveryItem[];

/** How many of each an act has cancelled, and how many it has left. Items with a count of zero are left out. */
export type RecoveryCounts = Readonly<Partial<Record<RecoveryItem, number>>>;

export interface RecoveryTask {
  readonly unitOfWork: UnitOfWork;
  readonly userId: ObjectId;
  readonly treatment: RecoveryTreatment;
  /** Who performs the act, for the audit log. */
  readonly caller: Pick<Caller, 'actor'>;
}

/** Cancels or finds one kind of thing. @returns how many there were */
type RecoveryHandler = (task: RecoveryTask) => Promise<number>;

/**
 * What a feature cancels or counts when an account is recovered. Implementations are named in
 * features/contributions.module.ts.
 */
export interface RecoverySource {
  readonly recoveryHandlers: Readonly<Partial<Record<RecoveryItem, RecoveryHandler>>>;
}

/** How far back the mail of an act names those who joined by an invitation. Milliseconds. */
export const JOINED_WITHIN_MS = 30 * DAY;

const RECOVERY_MUTEX = 'account-security';

/** Runs acts that change who can sign in to an account one at a time, and refuses what a recovery would cancel. */
@Injectable()
export class AccountRecovery {
  constructor(
    private readonly mutex: KeyedMutex,
    private readonly sessions: Sessions,
  ) {}

  /** Runs a transaction that changes who can sign in to an account: one after the other for each account. */
  runExclusive<T>(userId: ObjectId, body: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    return this.mutex.transaction(RECOVERY_MUTEX, userId, body);
  }

  /**
   * Makes sure that what a transaction leaves behind is either cancelled by a recovery at the same time, or refused
   * because the session has ended by then.
   * @throws AppError SESSION_EXPIRED
   */
  async guardAgainstRecovery(unitOfWork: UnitOfWork, { actor, sessionId }: Caller): Promise<void> {
    if (!actor.id || !sessionId) return;
    await this.mutex.acquire(unitOfWork, RECOVERY_MUTEX, objectId(actor.id));
    if (!(await this.sessions.find(objectId(sessionId), unitOfWork))) throw new AppError('SESSION_EXPIRED');
  }
}

/** Recovers compromised accounts: cancels what an attacker can leave behind, in every feature. */
export class RecoveryExecutor {
  constructor(private readonly sources: readonly RecoverySource[]) {}

  /** Items that no feature has handlers for. */
  unhandledItems(): RecoveryItem[] {
    return recoveryItems.filter((item) => !this.sources.some((source) => source.recoveryHandlers[item]));
  }

  /** Applies the recovery table, within a transaction that has locked the account. */
  async run(
    act: RecoveryAct,
    task: Omit<RecoveryTask, 'treatment'>,
  ): Promise<Record<'cancelled' | 'kept', RecoveryCounts>> {
    const counts: Record<RecoveryTreatment, Partial<Record<RecoveryItem, number>>> = { cancel: {}, keep: {} };
    for (const { recoveryHandlers } of this.sources)
      for (const item of recoveryItems) {
        const treatment = recoveryTable[item][act];
        const count = (await recoveryHandlers[item]?.({ ...task, treatment })) ?? 0;
        if (count > 0) counts[treatment][item] = (counts[treatment][item] ?? 0) + count;
      }
    return { cancelled: counts.cancel, kept: counts.keep };
  }
}
