import { internUpdate, internViews, policyVersions, type InternUpdate } from '@prentice/contract';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import type { ReachableServer } from '../start/server-process.ts';
import { apiAs, postWithoutSession, readAs } from './api.ts';
import { newCredentials } from './new-student.ts';
import type { Credentials } from './sign-in.ts';

/** A student with a confirmed address and nothing else, without a page, where the way there is not the subject. */
export async function createStudent(server: ReachableServer): Promise<Credentials> {
  const person = newCredentials();
  const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
  await postWithoutSession(server, '/auth/sign-up/intern', { ...person, consents });
  const link = linkIn(await waitForEmail(server, person.email, /confirm/i), '/auth/verify');
  const token = new URLSearchParams(link.slice(link.indexOf('#') + 1)).get('token') ?? '';
  await postWithoutSession(server, '/auth/verify-email', { token, password: person.password });
  return person;
}

/** Changes an intern's profile as the intern would. */
export async function rewriteProfile(
  server: ReachableServer,
  person: Credentials,
  change: Partial<InternUpdate>,
): Promise<void> {
  const intern = await apiAs(server, 'student', person);
  const profile = await readAs(intern, internViews.own.schema, '/interns/me');
  const editableFields = Object.fromEntries(
    Object.keys(internUpdate.shape).map((key) => [key, Reflect.get(profile, key)]),
  );
  await intern('PUT', '/interns/me', {
    body: internUpdate.parse({ ...editableFields, ...change }),
    version: profile.version,
  });
}
