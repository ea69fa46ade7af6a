import {
  consentViewFor,
  consentList,
  duePolicies,
  consentViews,
  policyVersions,
  AppError,
  type ConsentCreate,
  type ListQuery,
  type Policy,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId, type Filter } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { project } from '../../../platform/database/project.ts';
import { Consent, type ConsentRow } from './consent.entity.ts';

/** What a person decided about the policies while signing up. */
export interface SignUpConsents {
  readonly terms: string;
  readonly privacy: string;
  readonly broadcastMail: boolean;
}

/** Keeps decisions about policies: added, never changed. */
@Injectable()
export class Consents {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
  ) {}

  private get rows() {
    return this.database.collection<ConsentRow>(Consent);
  }

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<ConsentRow>(this.database.collection(Consent), {
      listSchema: consentList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'Consent'),
      fields: consentViews.admin.fields,
    });
    const view = consentViews[consentViewFor(caller.actor)];
    return { items: page.items.map((row) => project(view, row)), total: page.total };
  }

  async create(caller: Caller, consent: ConsentCreate) {
    if (!caller.actor.id) throw new AppError('UNAUTHENTICATED');
    const row = this.buildDecision(objectId(caller.actor.id), consent.policy, consent.granted);
    this.accessPolicy.authorize(caller.ability, 'create', 'Consent', row);
    await this.rows.insertOne(row);
    return project(consentViews[consentViewFor(caller.actor)], row);
  }

  /** Saves the decisions of a sign-up with the account. */
  record(unitOfWork: UnitOfWork, userId: ObjectId, consents: SignUpConsents): void {
    const policies: Policy[] = ['terms', 'privacy', ...(consents.broadcastMail ? (['broadcast_mail'] as const) : [])];
    for (const policy of policies) unitOfWork.create(Consent, this.buildDecision(userId, policy, true));
  }

  /**
   * Returns what these people have last decided about a policy, by their ids; those who never did are missing. One
   * query.
   */
  async lastDecisions(userIds: readonly ObjectId[], policy: Policy): Promise<ReadonlyMap<string, boolean>> {
    return this.readLastDecisions({ userId: { $in: [...userIds] }, policy });
  }

  /** Returns what everybody who ever decided about a policy has last decided, by their ids. One query. */
  async allLastDecisions(policy: Policy): Promise<ReadonlyMap<string, boolean>> {
    return this.readLastDecisions({ policy });
  }

  private async readLastDecisions(filter: Filter<ConsentRow>): Promise<ReadonlyMap<string, boolean>> {
    const projection = { userId: 1, granted: 1 } as const;
    const rows = await this.rows.find(filter, { projection }).sort({ at: 1, _id: 1 }).toArray();
    return new Map(rows.map(({ userId, granted }) => [userId.toHexString(), granted]));
  }

  /**
   * Adds what a person has decided about a free policy elsewhere, such as in the settings of notifications, if it is
   * new.
   */
  async decide(userId: ObjectId, policy: Policy, granted: boolean): Promise<void> {
    const last = (await this.lastDecisions([userId], policy)).get(userId.toHexString()) ?? false;
    if (last !== granted) await this.rows.insertOne(this.buildDecision(userId, policy, granted));
  }

  /** Returns the required policies that the person has not accepted in the version in force. */
  async duePolicies(userId: ObjectId): Promise<Policy[]> {
    return duePolicies(await this.rows.find({ userId }).sort({ at: -1 }).limit(100).toArray());
  }

  private buildDecision(userId: ObjectId, policy: Policy, granted: boolean): ConsentRow {
    const grantedAt = this.clock.now();
    return { _id: new ObjectId(), userId, policy, policyVersion: policyVersions[policy], granted, at: grantedAt };
  }
}
