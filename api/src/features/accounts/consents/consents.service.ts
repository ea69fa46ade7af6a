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
import { ObjectId } from 'mongodb';
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
      language: consentList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'Consent'),
      fields: consentViews.admin.fields,
    });
    const view = consentViews[consentViewFor(caller.actor)];
    return { items: page.items.map((row) => project(view, row)), total: page.total };
  }

  async create(caller: Caller, given: ConsentCreate) {
    if (!caller.actor.id) throw new AppError('UNAUTHENTICATED');
    const row = this.buildDecision(objectId(caller.actor.id), given.policy, given.granted);
    this.accessPolicy.authorize(caller.ability, 'create', 'Consent', row);
    await this.rows.insertOne(row);
    return project(consentViews[consentViewFor(caller.actor)], row);
  }

  /** Saves the decisions of a sign-up with the account. */
  record(unitOfWork: UnitOfWork, userId: ObjectId, given: SignUpConsents): void {
    const policies: Policy[] = ['terms', 'privacy', ...(given.broadcastMail ? (['broadcast_mail'] as const) : [])];
    for (const policy of policies) unitOfWork.create(Consent, this.buildDecision(userId, policy, true));
  }

  /** Required policies that the person has not accepted in the version in force. */
  async duePolicies(userId: ObjectId): Promise<Policy[]> {
    return duePolicies(await this.rows.find({ userId }).sort({ at: -1 }).limit(100).toArray());
  }

  private buildDecision(userId: ObjectId, policy: Policy, granted: boolean): ConsentRow {
    const at = this.clock.now();
    return { _id: new ObjectId(), userId, policy, policyVersion: policyVersions[policy], granted, at };
  }
}
