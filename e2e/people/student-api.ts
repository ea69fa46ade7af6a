import { policyVersions } from '@prentice/contract';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import type { RunningServer } from '../start/server-process.ts';
import { postWithoutSession } from './api.ts';
import { newCredentials } from './new-student.ts';
import type { Credentials } from './sign-in.ts';

/** A student with a confirmed address and nothing else, without a page, where the way there is not the subject. */
export async function createStudent(server: RunningServer): Promise<Credentials> {
  const person = newCredentials();
  const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
  await postWithoutSession(server, '/auth/sign-up/intern', { ...person, consents });
  const link = linkIn(await waitForEmail(server, person.email, /confirm/i), '/auth/verify');
  const token = new URLSearchParams(link.slice(link.indexOf('#') + 1)).get('token') ?? '';
  await postWithoutSession(server, '/auth/verify-email', { token, password: person.password });
  return person;
}
