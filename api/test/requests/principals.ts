import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** Somebody who sends requests; visitors have no account. */
export interface Principal {
  readonly letter: string;
  readonly name: string;
  readonly actor: TestActor | null;
}

/** One of everybody, by the letters of the expectations; `s` is suspended. */
export async function allPrincipals(api: TestApp): Promise<readonly Principal[]> {
  const people = actorsOf(api);
  const owner = await people.employer();
  return [
    { letter: 'a', name: 'a visitor', actor: null },
    { letter: 'u', name: 'an unconfirmed intern', actor: await people.intern((account) => account.unverified()) },
    { letter: 'i', name: 'an intern', actor: await people.intern() },
    { letter: 'o', name: 'an owner', actor: owner },
    { letter: 'o', name: 'an owner elsewhere', actor: await people.employer() },
    { letter: 'r', name: 'a recruiter', actor: await people.member(owner.employerId, 'recruiter') },
    { letter: 'v', name: 'a reviewer', actor: await people.member(owner.employerId, 'reviewer') },
    { letter: 'n', name: 'a limited administrator', actor: await people.limitedAdmin() },
    { letter: 'd', name: 'dashboard:view', actor: await people.limitedAdmin('dashboard:view') },
    { letter: 'e', name: 'employers:verify', actor: await people.limitedAdmin('employers:verify') },
    { letter: 'x', name: 'external-jobs:manage', actor: await people.limitedAdmin('external-jobs:manage') },
    { letter: 'w', name: 'news:manage', actor: await people.limitedAdmin('news:manage') },
    { letter: 'b', name: 'announcements:manage', actor: await people.limitedAdmin('announcements:manage') },
    { letter: 'f', name: 'a full administrator', actor: await people.admin() },
    { letter: 's', name: 'a suspended intern', actor: await people.intern((account) => account.suspended()) },
  ];
}

/** An API with everybody in it. The API is to be closed. */
export async function startWithPrincipals() {
  const api = await startTestApp();
  return { api, principals: await allPrincipals(api) };
}

/** A token of a new session: many operations end the session they were called in. */
export async function tokenOf(api: TestApp, { actor }: Principal): Promise<string | null> {
  return actor ? (await actorsOf(api).signIn(actor.id, actor.email)).token : null;
}
