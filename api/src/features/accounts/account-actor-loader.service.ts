import { anonymous, AppError, type Actor } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { ActorLoader, type AccountActor } from '../../platform/access/caller.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Membership } from '../ports/membership.port.ts';
import { User, type UserRow } from './user.entity.ts';

const actorFields = { role: 1, status: 1, permissions: 1, emailVerifiedAt: 1, secondFactorAt: 1 } as const;
type ActorFields = Pick<UserRow, '_id' | keyof typeof actorFields>;

/** Turns stored accounts into actors. Nothing is remembered between requests: what changed counts at the next one. */
@Injectable()
export class AccountActorLoader extends ActorLoader {
  constructor(
    private readonly database: Database,
    private readonly membership: Membership,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  async find(userId: ObjectId): Promise<AccountActor | null> {
    const user = await this.database
      .collection(User)
      .findOne<ActorFields>({ _id: userId }, { projection: actorFields });
    return user && { actor: await this.actorOf(user), status: user.status };
  }

  async assertAuthority(actor: Actor, session: ClientSession): Promise<void> {
    if (!actor.id) return;
    const userId = objectId(actor.id);
    const { role, memberRole } = actor;
    if (role === 'anonymous' || role === 'intern') return;
    const permissions = role === 'limited_admin' ? { permissions: [...actor.permissions] } : {};
    const users = this.database.collection<UserRow & { writes?: number }>(User);
    const same: Filter<UserRow> = { _id: userId, role, status: { $in: ['active', 'unverified'] }, ...permissions };
    const { matchedCount } = await users.updateOne(same, { $inc: { writes: 1 } }, { session });
    if (matchedCount === 0) throw new AppError('FORBIDDEN');
    if (memberRole && !(await this.membership.isStillMember(userId, memberRole, session)))
      throw new AppError('FORBIDDEN');
  }

  private isSecondFactorDue({ role, secondFactorAt }: ActorFields): boolean {
    const isAdministrator = role === 'admin' || role === 'limited_admin';
    return isAdministrator && !secondFactorAt && this.settings.ADMIN_SECOND_FACTOR === 'required';
  }

  private async actorOf(user: ActorFields): Promise<Actor> {
    const member = user.role === 'employer' ? await this.membership.find(user._id) : null;
    return {
      ...anonymous,
      id: user._id.toHexString(),
      role: user.role,
      permissions: user.role === 'limited_admin' ? user.permissions : [],
      employerId: member?.employerId ?? null,
      memberRole: member?.role ?? null,
      emailVerified: user.emailVerifiedAt !== null,
      secondFactorDue: this.isSecondFactorDue(user),
    };
  }
}
