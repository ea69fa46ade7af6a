import type { Actor, Me } from '@prentice/contract';

type Summary = Me['profile'];
type Kind = Summary['kind'];
/**
 * Finds the summary of a person’s profile that their session shows. Its implementations are named in
 * features/contributions.module.ts.
 */
export interface ProfileSource {
  readonly kind: Kind;
  find(actor: Actor): Promise<Summary>;
}

/** Finds the summary of a person’s profile, by their role. */
export class ProfileSummaries {
  constructor(private readonly sources: readonly ProfileSource[]) {}

  async find(actor: Actor): Promise<Summary> {
    const kind = actor.role === 'intern' || actor.role === 'employer' ? actor.role : 'administrator';
    return (await this.sources.find((source) => source.kind === kind)?.find(actor)) ?? empty(kind, actor);
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
