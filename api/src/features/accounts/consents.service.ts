import {
  consentAudience,
  consentList,
  consentsDue,
  consentViews,
  policyVersions,
  Refusal,
  type ConsentCreate,
  type ListQuery,
  type Policy,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/lists.ts';
import { project } from '../../platform/database/project.ts';
import { Consent, type ConsentRow } from './consent.entity.ts';

/** What a person decided about the policies while signing up. */
export interface GivenConsents {
  readonly terms: string;
  readonly privacy: string;
  readonly broadcastMail: boolean;
}

/** Keeps decisions about policies: added, never changed. */
@Injectable()
export class Consents {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly clock: Clock,
  ) {}

  private get rows() {
    return this.database.collection<ConsentRow>(Consent);
  }

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<ConsentRow>(this.database.collection(Consent), {
      language: consentList,
      query,
      scope: this.scope.where(caller.ability, 'read', 'Consent'),
      fields: consentViews.admin.fields,
    });
    const view = consentViews[consentAudience(caller.actor)];
    return { items: page.items.map((row) => project(view, row)), total: page.total };
  }

  async create(caller: Caller, given: ConsentCreate) {
    if (!caller.actor.id) throw new Refusal('UNAUTHENTICATED');
    const row = this.decision(objectId(caller.actor.id), given.policy, given.granted);
    this.scope.authorize(caller.ability, 'create', 'Consent', row);
    await this.rows.insertOne(row);
    return project(consentViews[consentAudience(caller.actor)], row);
  }

  /** Saves the decisions of a sign-up with the account. */
  record(work: Work, userId: ObjectId, given: GivenConsents): void {
    const policies: Policy[] = ['terms', 'privacy', ...(given.broadcastMail ? (['broadcast_mail'] as const) : [])];
    for (const policy of policies) work.create(Consent, this.decision(userId, policy, true));
  }

  /** Required policies that the person has not accepted in the version in force. */
  async due(userId: ObjectId): Promise<Policy[]> {
    return consentsDue(await this.rows.find({ userId }).sort({ at: -1 }).limit(100).toArray());
  }

  private decision(userId: ObjectId, policy: Policy, granted: boolean): ConsentRow {
    const at = this.clock.now();
    return { _id: new ObjectId(), userId, policy, policyVersion: policyVersions[policy], granted, at };
  }
}
