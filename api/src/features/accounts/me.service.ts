import { homeOf, Refusal, userViews, type Actor, type AccountUpdate, type Me } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ActorSource } from '../../platform/access/actor-source.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { project } from '../../platform/database/project.ts';
import { ProfileSummaries } from '../ports/profile-summaries.port.ts';
import { Consents } from './consents.service.ts';
import { signInMethods } from './sign-in.methods.ts';
import { User } from './user.entity.ts';

/** What a signed-in person knows about the own account. */
@Injectable()
export class Myself {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ActorSource) private readonly actors: ActorSource,
    @Inject(Consents) private readonly consents: Consents,
    @Inject(ProfileSummaries) private readonly profiles: ProfileSummaries,
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
      actor: { ...actor, permissions: [...actor.permissions] },
      user: project(userViews.own, user, { signInMethods: signInMethods(user), permissions: actor.permissions }),
      profile: await this.profiles.of(actor),
      consentsDue,
      home: homeOf(actor),
    };
  }

  /** @throws Refusal VERSION_CONFLICT when somebody changed the account since */
  async update(actor: Actor, version: number | undefined, change: AccountUpdate): Promise<Me> {
    await this.database.transaction(async (work) => {
      const user = actor.id ? await work.findOne(User, { _id: objectId(actor.id) }) : null;
      if (!user) throw new Refusal('UNAUTHENTICATED');
      if (user.version !== version) throw new Refusal('VERSION_CONFLICT');
      Object.assign(user, change);
    });
    return this.of(actor.id);
  }
}
