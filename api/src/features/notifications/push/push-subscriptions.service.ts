import { createECDH, createHash } from 'node:crypto';
import {
  AppError,
  pushLimits,
  pushSubscriptionView,
  type NewPushToken,
  type NewPushSubscription,
  type PushDevice,
  type PushService,
} from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { userIdOf, type Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Sessions } from '../../../platform/auth/sessions.service.ts';
import { Clock, DAY, HOUR } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { idBatches } from '../../../platform/database/document-batches.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { KeyedMutex } from '../../../platform/database/keyed-mutex.ts';
import { project } from '../../../platform/database/project.ts';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.service.ts';
import { PushSenders } from './push-senders.service.ts';
import { PushSubscription, type PushKeys, type PushSubscriptionRow } from './push-subscription.entity.ts';

const fingerprintOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** Returns whether a key is a point of the curve, so that something can be encrypted with it. */
function isUsable({ p256dh }: PushKeys): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** What a device says of itself when it subscribes. */
interface DeviceAddress {
  readonly endpoint: string;
  readonly keys: PushKeys | null;
  readonly confirmed: boolean;
}

interface WithKeys {
  readonly keys?: PushKeys | null;
}

const serviceOf = ({ keys }: WithKeys): PushService => (keys ? 'web' : 'fcm');

const viewOf = (row: WithKeys): PushDevice => project(pushSubscriptionView, row, { service: serviceOf(row) });

/** Keeps which browsers and apps receive whose pushes. A device whose session was ended receives none any more. */
@Injectable()
export class PushSubscriptions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mutex: KeyedMutex,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly senders: PushSenders,
    private readonly jobs: JobScheduler,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('notifications.push-subscriptions', HOUR, () => this.dropEnded());
  }

  private get rows() {
    return this.database.collection<PushSubscriptionRow>(PushSubscription);
  }

  /** Returns the caller's browsers and apps, newest first. */
  async list(caller: Caller): Promise<{ items: PushDevice[] }> {
    const ownRecordsFilter = this.accessPolicy.filterFor(caller.ability, 'read', 'PushSubscription');
    const active = await this.withoutEnded(await this.rows.find(ownRecordsFilter).sort({ createdAt: -1 }).toArray());
    return { items: active.map(viewOf) };
  }

  /**
   * Sends the caller's pushes to a browser from now on.
   * @throws AppError PUSH_UNSUPPORTED where this server sends none, PUSH_OTHER_ACCOUNT unless confirmed, SAVED_LIMIT,
   * VALIDATION_FAILED
   */
  async subscribe(caller: Caller, subscription: NewPushSubscription, device: string): Promise<PushDevice> {
    if (!this.senders.isAvailable('web')) throw new AppError('PUSH_UNSUPPORTED');
    if (!isUsable(subscription.keys))
      throw new AppError('VALIDATION_FAILED', {}, [
        { field: 'keys.p256dh', code: 'invalid', message: 'Not a public key.' },
      ]);
    const keys = { p256dh: subscription.keys.p256dh, auth: subscription.keys.auth };
    return this.save(caller, { ...subscription, keys }, device);
  }

  /**
   * Sends the caller's pushes to an app from now on. Doing it again says that the app is still there.
   * @throws AppError PUSH_UNSUPPORTED where this server has no Firebase project, PUSH_OTHER_ACCOUNT unless confirmed,
   * SAVED_LIMIT
   */
  async register(caller: Caller, { token, confirmed }: NewPushToken, device: string): Promise<PushDevice> {
    if (!this.senders.isAvailable('fcm')) throw new AppError('PUSH_UNSUPPORTED');
    return this.save(caller, { endpoint: token, keys: null, confirmed }, device);
  }

  private async save(caller: Caller, address: DeviceAddress, device: string): Promise<PushDevice> {
    const userId = userIdOf(caller.actor);
    const saved = await this.mutex.transaction('push-subscriptions', userId, async (unitOfWork) => {
      const fingerprint = fingerprintOf(address.endpoint);
      const subscription = await unitOfWork.findOne(PushSubscription, { fingerprint });
      const isOwn = subscription?.userId.equals(userId) ?? false;
      if (subscription && !isOwn) await this.assertMovable(subscription, address.confirmed);
      if (!isOwn) await this.assertBelowLimit(unitOfWork, userId);
      const now = this.clock.now();
      const current = {
        userId,
        sessionId: objectId(caller.sessionId ?? ''),
        keys: address.keys,
        device,
        lastSeenAt: now,
      };
      if (subscription && isOwn) return unitOfWork.assign(subscription, current);
      if (subscription) return unitOfWork.assign(subscription, { ...current, createdAt: now });
      const newSubscription = { _id: new ObjectId(), endpoint: address.endpoint, fingerprint, createdAt: now };
      return unitOfWork.create(PushSubscription, { ...newSubscription, ...current });
    });
    return viewOf(saved);
  }

  /**
   * Refuses to move a device, which leaves an account by itself when it was signed out there, and else only when its
   * person says so.
   */
  private async assertMovable(
    subscription: Pick<PushSubscriptionRow, 'sessionId' | 'lastSeenAt'>,
    confirmed: boolean,
  ): Promise<void> {
    if (!confirmed && (await this.withoutEnded([subscription])).length > 0) throw new AppError('PUSH_OTHER_ACCOUNT');
  }

  private async assertBelowLimit(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void> {
    const deviceSubscriptions = await unitOfWork.find(PushSubscription, { userId });
    const active = new Set((await this.withoutEnded(deviceSubscriptions)).map(({ fingerprint }) => fingerprint));
    for (const row of deviceSubscriptions) if (!active.has(row.fingerprint)) unitOfWork.remove(row);
    if (active.size >= pushLimits.devices) throw new AppError('SAVED_LIMIT', { n: pushLimits.devices });
  }

  /** Says that a browser of the caller is still subscribed, in the session of now. @throws AppError NOT_FOUND */
  async renew(caller: Caller, endpoint: string): Promise<PushDevice> {
    const ownRecordsFilter = this.accessPolicy.filterFor(caller.ability, 'update', 'PushSubscription');
    const fingerprint = fingerprintOf(endpoint);
    const subscriptions = await this.rows.find({ $and: [ownRecordsFilter, { fingerprint }] }).toArray();
    const [row] = await this.withoutEnded(subscriptions);
    if (!row) throw new AppError('NOT_FOUND');
    const seen = { lastSeenAt: this.clock.now(), sessionId: objectId(caller.sessionId ?? '') };
    await this.rows.updateOne({ _id: row._id, userId: row.userId }, { $set: seen });
    return viewOf({ ...row, ...seen });
  }

  /** @throws AppError NOT_FOUND for one that is missing or somebody else's */
  async remove(caller: Caller, id: string): Promise<PushDevice> {
    const ownRecordsFilter = this.accessPolicy.filterFor(caller.ability, 'delete', 'PushSubscription');
    const row = await this.rows.findOneAndDelete({ $and: [ownRecordsFilter, { _id: objectId(id) }] });
    if (!row) throw new AppError('NOT_FOUND');
    return viewOf(row);
  }

  /** Returns the browsers and apps that receive the pushes of these people, by their ids. */
  async activeOf(userIds: readonly ObjectId[]): Promise<ReadonlyMap<string, readonly PushSubscriptionRow[]>> {
    if (!this.senders.isAnyAvailable) return new Map();
    const subscriptions = await this.rows.find({ userId: { $in: [...userIds] } }).toArray();
    const reachable = subscriptions.filter((row) => this.senders.isAvailable(serviceOf(row)));
    return Map.groupBy(await this.withoutEnded(reachable), ({ userId }) => userId.toHexString());
  }

  /** Forgets devices that are not subscribed any more, as their push services say. */
  async drop(rows: readonly PushSubscriptionRow[]): Promise<void> {
    if (rows.length > 0) await this.rows.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
  }

  /** Forgets devices that were signed out or have not been seen for long. */
  private async dropEnded(): Promise<void> {
    await this.rows.deleteMany({ lastSeenAt: { $lt: this.oldest() } });
    for await (const ids of idBatches(this.database.collection(PushSubscription), {}, 'sessionId')) {
      const ended = await this.sessions.endedAmong(ids.map(objectId));
      await this.rows.deleteMany({ sessionId: { $in: [...ended].map(objectId) } });
    }
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - pushLimits.days * DAY);
  }

  private async withoutEnded<Row extends Pick<PushSubscriptionRow, 'sessionId' | 'lastSeenAt'>>(
    rows: readonly Row[],
  ): Promise<Row[]> {
    const seen = rows.filter(({ lastSeenAt }) => lastSeenAt >= this.oldest());
    const ended = await this.sessions.endedAmong(seen.map(({ sessionId }) => sessionId));
    return seen.filter(({ sessionId }) => !ended.has(sessionId.toHexString()));
  }

  /** Returns the browsers and apps of a person, for the export of their data; not where they are reached. */
  async allOf(userId: ObjectId): Promise<unknown> {
    const rows = await this.rows.find({ userId }, { sort: { createdAt: 1 } }).toArray();
    return rows.map((row) => ({
      service: serviceOf(row),
      device: row.device,
      createdAt: row.createdAt,
      lastSeenAt: row.lastSeenAt,
    }));
  }

  /** Forgets the browsers and apps of a person. */
  async deleteAll(userId: string): Promise<void> {
    await this.rows.deleteMany({ userId: objectId(userId) });
  }
}
