import { homePathOf, AppError, userViews, type AccountUpdate, type Actor, type Me } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { ActorLoader, type Caller } from '../../platform/access/caller.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { project } from '../../platform/database/project.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import type { AuditChange } from '../../platform/audit/audit.service.ts';
import { assertVersion } from '../../platform/records/records.service.ts';
import { Membership } from '../ports/membership.port.ts';
import { ProfileSummaries } from './profile-summaries.ts';
import { Consents } from './consents/consents.service.ts';
import { signInMethods } from './sign-in/sign-in-methods.ts';
import { User } from './user.entity.ts';

const fields = ['name', 'locale', 'timeZone'] as const;

const changesBetween = (
  before: { readonly [Field in (typeof fields)[number]]?: string | null },
  after: AccountUpdate,
) =>
  fields
    .map((field): AuditChange => {
      const personal = field === 'name';
      return { field, before: before[field] ?? null, after: after[field], personal };
    })
    .filter((change) => change.before !== change.after);

/** Language and zone are how somebody reads; only a name says who they are. */
const actOf = (changes: readonly AuditChange[]): 'updated' | 'preferences_changed' =>
  changes.some(({ field }) => field === 'name') ? 'updated' : 'preferences_changed';

/** Reads and updates the account of the signed-in user. */
@Injectable()
export class CurrentUser {
  constructor(
    private readonly database: Database,
    private readonly actorLoader: ActorLoader,
    private readonly consents: Consents,
    private readonly membership: Membership,
    private readonly profiles: ProfileSummaries,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError UNAUTHENTICATED for nobody */
  async get(id: string | null): Promise<Me> {
    if (!id) throw new AppError('UNAUTHENTICATED');
    const userId = objectId(id);
    const [account, user, consentsDue] = await Promise.all([
      this.actorLoader.find(userId),
      this.database.unitOfWork().findOne(User, { _id: userId }),
      this.consents.duePolicies(userId),
    ]);
    if (!account || !user) throw new AppError('UNAUTHENTICATED');
    const { actor } = account;
    return {
      actor: { ...actor, permissions: [...actor.permissions], employerId: await this.employerOf(userId, actor) },
      user: project(userViews.own, user, { signInMethods: signInMethods(user), permissions: actor.permissions }),
      profile: await this.profiles.find(actor),
      consentsDue,
      home: homePathOf(actor),
    };
  }

  /**
   * Returns the employer that somebody acts for. Administrators act for no employer. If they belong to one, their
   * console needs it in order to hide actions on it.
   */
  private async employerOf(userId: ObjectId, { role, employerId }: Actor): Promise<string | null> {
    if (role !== 'admin' && role !== 'limited_admin') return employerId;
    return (await this.membership.find(userId))?.employerId ?? null;
  }

  /** @throws AppError VERSION_CONFLICT when somebody changed the account since */
  async update(caller: Caller, version: number, change: AccountUpdate): Promise<Me> {
    const { actor } = caller;
    await this.database.transaction(async (unitOfWork) => {
      const user = actor.id ? await unitOfWork.findOne(User, { _id: objectId(actor.id) }) : null;
      if (!user) throw new AppError('UNAUTHENTICATED');
      assertVersion(version, [user.version]);
      const changes = changesBetween(user, change);
      Object.assign(user, change);
      if (changes.length > 0)
        this.audit.record(unitOfWork, { caller, action: actOf(changes), resource: 'users', id: actor.id, changes });
    });
    return this.get(actor.id);
  }
}
