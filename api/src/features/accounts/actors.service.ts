import { anonymous, type Actor } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { ActorSource, type Account } from '../../platform/access/actor-source.ts';
import { Database } from '../../platform/database/database.service.ts';
import { Membership } from '../ports/membership.port.ts';
import { User, type UserRow } from './user.entity.ts';

const needed = { role: 1, status: 1, permissions: 1, emailVerifiedAt: 1 } as const;
type Needed = Pick<UserRow, '_id' | keyof typeof needed>;

/** Turns stored accounts into actors. Nothing is remembered between requests: what changed counts at the next one. */
@Injectable()
export class Actors extends ActorSource {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Membership) private readonly membership: Membership,
  ) {
    super();
  }

  async find(userId: ObjectId): Promise<Account | null> {
    const user = await this.database.collection(User).findOne<Needed>({ _id: userId }, { projection: needed });
    return user && { actor: await this.actorOf(user), standing: user.status };
  }

  private async actorOf(user: Needed): Promise<Actor> {
    const member = user.role === 'employer' ? await this.membership.of(user._id) : null;
    return {
      ...anonymous,
      id: user._id.toHexString(),
      role: user.role,
      permissions: user.role === 'limited_admin' ? user.permissions : [],
      employerId: member?.employerId ?? null,
      memberRole: member?.role ?? null,
      emailVerified: user.emailVerifiedAt !== null,
    };
  }
}
