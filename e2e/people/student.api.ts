import { policyVersions } from '@prentice/contract';
import { linkIn, mailTo } from '../mail/outbox.ts';
import type { RunningServer } from '../start/server.process.ts';
import { postOpenly } from './api.ts';
import { freshCredentials } from './new-student.ts';
import type { Credentials } from './sign-in.ts';

/** A student with a confirmed address and nothing else, without a page, where the way there is not the subject. */
export async function newStudent(server: RunningServer): Promise<Credentials> {
  const person = freshCredentials();
  const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
  await postOpenly(server, '/auth/sign-up/intern', { ...person, consents });
  const link = linkIn(await mailTo(server, person.email, /confirm/i), '/auth/verify');
  const token = new URLSearchParams(link.slice(link.indexOf('#') + 1)).get('token') ?? '';
  await postOpenly(server, '/auth/verify-email', { token, password: person.password });
  return person;
}
