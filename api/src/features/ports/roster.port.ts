import type { ObjectId } from 'mongodb';
import type { Work } from '../../platform/database/database.service.ts';

/**
 * The active full administrators, in one document. Whoever changes administrators locks it first, so that such changes
 * happen one after the other, also across processes.
 */
export abstract class Roster {
  /** Whether there is no administrator yet. */
  abstract isOpen(): Promise<boolean>;
  /** Makes the first administrator. @throws Refusal SETUP_CLOSED when there is one already. */
  abstract found(work: Work, userId: ObjectId): Promise<void>;
  /** Whether nobody would be left without this user. */
  abstract isLast(userId: ObjectId): Promise<boolean>;
  /** Waits for its turn. @returns the active full administrators */
  abstract lock(work: Work): Promise<readonly ObjectId[]>;
  /** Like lock, for an act that only a full administrator may do. @throws Refusal FORBIDDEN when the actor is none any more. */
  abstract lockAs(work: Work, actorId: string | null): Promise<void>;
  abstract add(work: Work, userId: ObjectId): Promise<void>;
  /** Does nothing for somebody who is not on it. @throws Refusal LAST_ADMIN when nobody would be left. */
  abstract remove(work: Work, userId: ObjectId): Promise<void>;
}
