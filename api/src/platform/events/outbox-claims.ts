import { MongoBulkWriteError, ObjectId, type Filter } from 'mongodb';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.service.ts';
import { OutboxClaim, OutboxEvent, type OutboxRow } from './outbox.entity.ts';
import { aggregateOf } from './stored-event.ts';

interface Claim {
  readonly _id: string;
  readonly by: string;
  readonly until: Date;
}

/** The oldest pending events of one record, in their order, the ones that are not due yet included. */
export interface ClaimedEvents {
  readonly aggregate: string;
  readonly events: readonly OutboxRow[];
}

/**
 * How long a claim lasts unless it is renewed, and how often it is. The claims of a dead process end within this time.
 */
export const CLAIM_MS = 5_000;
const RENEW_MS = 1_500;
/** How long a record is left alone that another process has claimed, or whose outcomes could not be written. */
const BACK_OFF_MS = 500;
/** Due events that are looked at, and pending events that are loaded at a time: of all claimed records, and of one. */
const DUE_LIMIT = 256;
const LOAD_LIMIT = 512;
const LOAD_LIMIT_PER_RECORD = 128;
/** The end of a claim that another process may have taken over. */
const LOST = 0;

const hasOnlyDuplicates = (error: unknown): boolean =>
  error instanceof MongoBulkWriteError && [error.writeErrors].flat().every(({ code }) => code === 11_000);

/**
 * Claims records, so that only one process at a time dispatches the events of each. Processes agree on the time by
 * their clocks: one that is seconds off may dispatch an event twice, never lose one.
 */
export class OutboxClaims {
  private readonly by = new ObjectId().toHexString();
  /**
   * Records that are being dispatched here, and until when each is claimed; `LOST` when another process may have it.
   */
  private readonly claimedUntil = new Map<string, number>();
  /** Records that are left alone, and when to ask again. */
  private readonly blockedUntil = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  private get events() {
    return this.database.collection<OutboxRow>(OutboxEvent);
  }
  private get claims() {
    return this.database.collection<Claim>(OutboxClaim);
  }

  /** Claims at most so many records with due events, those that have waited longest. None when no other is free. */
  async next(limit: number): Promise<readonly ClaimedEvents[]> {
    for (;;) {
      const due = await this.due(limit);
      if (due.length === 0) return [];
      const claimedIds = await this.claim(due);
      if (claimedIds.length === 0) continue;
      return this.load(claimedIds).catch((error: unknown) => {
        this.stopRenewing(claimedIds);
        throw error;
      });
    }
  }

  /**
   * Reads the pending events of a record in their order, page by page, to the last one. It stops at no number: a due
   * event behind many that wait would be looked at again and again, and never dispatched.
   */
  async *eventsOf({ aggregate, events }: ClaimedEvents): AsyncGenerator<OutboxRow> {
    let page = events;
    for (;;) {
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < LOAD_LIMIT_PER_RECORD) return;
      const after = { $or: [{ at: { $gt: last.at } }, { at: last.at, _id: { $gt: last._id } }] };
      page = await this.pending({ aggregate, ...after }, LOAD_LIMIT_PER_RECORD);
    }
  }

  /** Returns whether no other process has the record. Asks the database when the claim has ended, as after a pause. */
  async owns(aggregate: string): Promise<boolean> {
    if (this.isCurrent(aggregate)) return true;
    if (this.claimedUntil.get(aggregate) !== LOST) await this.renew();
    return this.isCurrent(aggregate);
  }

  /** Gives claims back. */
  async release(aggregates: readonly string[]): Promise<void> {
    await this.claims.deleteMany({ _id: { $in: [...aggregates] }, by: this.by });
    this.stopRenewing(aggregates);
  }

  /** Stops renewing a claim whose outcomes could not be written, and leaves the record alone for a moment. */
  backOff(aggregate: string): void {
    this.stopRenewing([aggregate]);
    this.blockedUntil.set(aggregate, this.clock.now().getTime() + BACK_OFF_MS);
  }

  /** Renews the claims. One that was not found is lost, and stays lost until its dispatch here has ended. */
  async renew(): Promise<void> {
    const until = new Date(this.clock.now().getTime() + CLAIM_MS);
    const renewed = [...this.claimedUntil].flatMap(([aggregate, end]) => (end === LOST ? [] : [aggregate]));
    const claimFilter: Filter<Claim> = { _id: { $in: renewed }, by: this.by };
    const { matchedCount } = await this.claims.updateMany(claimFilter, { $set: { until } });
    const renewedIds = matchedCount === renewed.length ? renewed : await this.claims.distinct('_id', claimFilter);
    const renewedIdSet = new Set(renewedIds);
    for (const aggregate of renewed)
      if (this.claimedUntil.has(aggregate))
        this.claimedUntil.set(aggregate, renewedIdSet.has(aggregate) ? until.getTime() : LOST);
  }

  /** Stops renewing claims, whatever becomes of them. */
  stopRenewing(aggregates: readonly string[]): void {
    for (const aggregate of aggregates) this.claimedUntil.delete(aggregate);
    if (this.claimedUntil.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private isCurrent(aggregate: string): boolean {
    return (this.claimedUntil.get(aggregate) ?? LOST) > this.clock.now().getTime();
  }

  private async due(limit: number): Promise<string[]> {
    const now = this.clock.now();
    for (const [aggregate, until] of this.blockedUntil) if (until <= now.getTime()) this.blockedUntil.delete(aggregate);
    const rows = await this.events
      .find(
        {
          dueAt: { $lte: now, $type: 'date' },
          aggregate: { $nin: [...this.claimedUntil.keys(), ...this.blockedUntil.keys()] },
        },
        { projection: { aggregate: 1, type: 1, payload: 1 }, hint: 'outbox_due' },
      )
      .sort({ dueAt: 1, _id: 1 })
      .limit(DUE_LIMIT)
      .toArray();
    const keys = await Promise.all(rows.map(async (row) => row.aggregate ?? this.assignAggregate(row)));
    return [...new Set(keys)].slice(0, limit);
  }

  /** Gives an event its key that an older version stored without one. */
  private async assignAggregate({ _id, type, payload }: Pick<OutboxRow, '_id' | 'type' | 'payload'>): Promise<string> {
    const aggregate = aggregateOf(type, payload, _id.toHexString());
    await this.events.updateOne({ _id }, { $set: { aggregate } });
    return aggregate;
  }

  private async claim(aggregates: readonly string[]): Promise<readonly string[]> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const claimedIds = await this.insert(aggregates, until).then(
      () => aggregates,
      (error: unknown) => {
        if (!hasOnlyDuplicates(error)) throw error;
        return this.takeOver(aggregates, now, until);
      },
    );
    for (const aggregate of claimedIds) this.claimedUntil.set(aggregate, until.getTime());
    for (const aggregate of aggregates)
      if (!this.claimedUntil.has(aggregate)) this.blockedUntil.set(aggregate, now.getTime() + BACK_OFF_MS);
    if (this.claimedUntil.size > 0) this.timer ??= this.startRenewal();
    return claimedIds;
  }

  private async insert(aggregates: readonly string[], until: Date): Promise<void> {
    const rows = aggregates.map((_id) => ({ _id, by: this.by, until }));
    await this.claims.insertMany(rows, { ordered: false });
  }

  /**
   * Takes the claims whose process died, or that this one could not give back.
   * @returns all of these that are claimed by this process now
   */
  private async takeOver(aggregates: readonly string[], now: Date, until: Date): Promise<readonly string[]> {
    const claimsOfAggregates: Filter<Claim> = { _id: { $in: [...aggregates] } };
    const free = { $or: [{ until: { $lte: now } }, { by: this.by }] };
    await this.claims.updateMany({ ...claimsOfAggregates, ...free }, { $set: { by: this.by, until } });
    const claims = await this.claims.find({ ...claimsOfAggregates, by: this.by }, { projection: { _id: 1 } }).toArray();
    return claims.map(({ _id }) => _id);
  }

  private async load(aggregates: readonly string[]): Promise<readonly ClaimedEvents[]> {
    const rows = await this.pending({ aggregate: { $in: [...aggregates] } }, LOAD_LIMIT);
    const byAggregate = Map.groupBy(rows, (row) => row.aggregate ?? '');
    if (rows.length < LOAD_LIMIT)
      return aggregates.map((aggregate) => ({ aggregate, events: byAggregate.get(aggregate) ?? [] }));
    /* There are more: the old events of one record must not leave out those of another. */
    return Promise.all(
      aggregates.map(async (aggregate) => ({
        aggregate,
        events: await this.pending({ aggregate }, LOAD_LIMIT_PER_RECORD),
      })),
    );
  }

  private async pending(which: Filter<OutboxRow>, limit: number): Promise<OutboxRow[]> {
    return this.events
      .find({ ...which, dueAt: { $type: 'date' } }, { hint: 'outbox_aggregate' })
      .sort({ at: 1, _id: 1 })
      .limit(limit)
      .toArray();
  }

  private startRenewal(): NodeJS.Timeout {
    /* A renewal that fails is tried again; without one the claims end, and their holder stops. */
    return setInterval(() => void this.renew().catch(() => undefined), RENEW_MS).unref();
  }
}
