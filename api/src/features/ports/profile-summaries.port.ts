import type { Actor, Me } from '@prentice/contract';

type Summary = Me['profile'];
type Kind = Summary['kind'];
type Source = (actor: Actor) => Promise<Summary>;

/** What greets a person who signs in. The features that keep profiles register how to find them. */
export class ProfileSummaries {
  private readonly sources = new Map<Kind, Source>();

  register(kind: Kind, source: Source): void {
    this.sources.set(kind, source);
  }

  async find(actor: Actor): Promise<Summary> {
    const kind = actor.role === 'intern' || actor.role === 'employer' ? actor.role : 'administrator';
    return (await this.sources.get(kind)?.(actor)) ?? empty(kind, actor);
  }
}

function empty(kind: Kind, actor: Actor): Summary {
  if (kind === 'administrator') return { kind };
  if (kind === 'intern')
    return { kind, profileId: null, firstName: null, lastName: null, completeness: 0, defaultCvId: null };
  return {
    kind,
    employerId: actor.employerId,
    name: null,
    slug: null,
    logoId: null,
    memberRole: actor.memberRole,
    verificationState: null,
    publishBlocked: false,
    completeness: 0,
  };
}
