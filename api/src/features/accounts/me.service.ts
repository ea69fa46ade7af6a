import { homeOf, Refusal, userViews, type AccountUpdate, type Actor, type Me } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { ActorSource } from '../../platform/access/actor-source.ts';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { project } from '../../platform/database/project.ts';
import { Audit, type AuditChange } from '../ports/audit.port.ts';
import { Membership } from '../ports/membership.port.ts';
import { ProfileSummaries } from '../ports/profile-summaries.port.ts';
import { Consents } from './consents.service.ts';
import { signInMethods } from './sign-in.methods.ts';
import { User } from './user.entity.ts';

const fields = ['name', 'locale', 'timeZone'] as const;

const changed = (before: { readonly [Field in (typeof fields)[number]]?: string | null }, after: AccountUpdate) =>
  fields
    .map((field): AuditChange => {
      const personal = field === 'name';
      return { field, before: before[field] ?? null, after: after[field], personal };
    })
    .filter((change) => change.before !== change.after);

/** What a signed-in person knows about the own account. */
@Injectable()
export class Myself {
  constructor(
    private readonly database: Database,
    private readonly actors: ActorSource,
    private readonly consents: Consents,
    private readonly membership: Membership,
    private readonly profiles: ProfileSummaries,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal UNAUTHENTICATED for nobody */
  async of(id: string | null): Promise<Me> {
    if (!id) throw new Refusal('UNAUTHENTICATED');
    const userId = objectId(id);
    const [account, user, consentsDue] = await Promise.all([
      this.actors.find(userId),
      this.database.work().findOne(User, { _id: userId }),
      this.consents.due(userId),
    ]);
    if (!account || !user) throw new Refusal('UNAUTHENTICATED');
    const { actor } = account;
    return {
      actor: { ...actor, permissions: [...actor.permissions], employerId: await this.employerOf(userId, actor) },
      user: project(userViews.own, user, { signInMethods: signInMethods(user), permissions: actor.permissions }),
      profile: await this.profiles.of(actor),
      consentsDue,
      home: homeOf(actor),
    };
  }

  /** Administrators act for no employer; one that they belong to all the same tells their console what not to offer. */
  private async employerOf(userId: ObjectId, { role, employerId }: Actor): Promise<string | null> {
    if (role !== 'admin' && role !== 'limited_admin') return employerId;
    return (await this.membership.of(userId))?.employerId ?? null;
  }

  /** @throws Refusal VERSION_CONFLICT when somebody changed the account since */
  async update(caller: Caller, version: number | undefined, change: AccountUpdate): Promise<Me> {
    const { actor } = caller;
    await this.database.transaction(async (work) => {
      const user = actor.id ? await work.findOne(User, { _id: objectId(actor.id) }) : null;
      if (!user) throw new Refusal('UNAUTHENTICATED');
      if (user.version !== version) throw new Refusal('VERSION_CONFLICT');
      const changes = changed(user, change);
      Object.assign(user, change);
      if (changes.length > 0)
        this.audit.record(work, { caller, action: 'updated', resource: 'users', id: actor.id, changes });
    });
    return this.of(actor.id);
  }
}
