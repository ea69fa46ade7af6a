import { applicationViews, documentViews, internUpdate, internViews } from '@prentice/contract';
import { aPosting } from '@prentice/testing';
import { apiAs, listAs, readAs, type Api } from './api.ts';
import { transitionInternship, submitInternship } from './company-api.ts';
import { candidatesIn, owner } from './demo-accounts.ts';
import type { ReachableServer } from '../start/server-process.ts';
import type { Credentials } from './sign-in.ts';

const contactsSchema = applicationViews.employerContacts.schema.pick({ internId: true, candidate: true });

/** Somebody whom the team has shortlisted, so that their contacts are known. */
export async function shortlistedCandidate(team: Api): Promise<Credentials & { readonly internId: string }> {
  const rows = await candidatesIn(team, ['shortlisted', 'interview', 'finalist']);
  for (const { id } of rows) {
    const { internId, candidate } = await readAs(team, contactsSchema, `/applications/${id}`);
    if (candidate) return { internId, email: candidate.email, password: owner.password };
  }
  throw new Error('The team has shortlisted nobody.');
}

/** Anyone who sent an application, where the team sees who it is. */
export async function credentialsOf(team: Api, id: string): Promise<Credentials> {
  const { candidate } = await readAs(team, contactsSchema, `/applications/${id}`);
  if (!candidate) throw new Error('The team does not see who this is.');
  return { email: candidate.email, password: owner.password };
}

/** What tells who somebody is. */
export interface RenamedIntern {
  readonly name: string;
  readonly identifyingTexts: readonly string[];
}

/** Gives an intern a name, a phone, a link and a school that nobody else has; applications from now on carry them. */
export async function renameIntern(server: ReachableServer, person: Credentials): Promise<RenamedIntern> {
  const intern = await apiAs(server, 'student', person);
  const profile = await readAs(intern, internViews.own.schema, '/interns/me');
  const editableFields = Object.fromEntries(
    Object.keys(internUpdate.shape).map((key) => [key, Reflect.get(profile, key)]),
  );
  const [phone, link, institution] = ['+436641122334', 'https://quillfeather.example', 'Academy of Quillfeather'];
  const education = profile.education.map((study) => ({ ...study, institution }));
  const who = {
    firstName: 'Isaura',
    lastName: 'Quillfeather',
    headline: 'Quillfeather writes',
    phone,
    links: [link],
    visibility: 'private',
  };
  const body = internUpdate.parse({ ...editableFields, ...who, education });
  await intern('PUT', '/interns/me', { body, version: profile.version });
  return { name: 'Isaura Quillfeather', identifyingTexts: ['Isaura', 'Quillfeather', 'quillfeather', phone] };
}

/** An internship of the demo company, open and reviewed blind. @returns its id */
export async function blindInternship(team: Api, admin: Api): Promise<string> {
  const title = 'River measuring without names';
  const id = await submitInternship(team, aPosting(new Date(), { title, blindReview: true }));
  await transitionInternship(admin, id, { to: 'open' });
  return id;
}

/** Sends an application with the first CV of that person. @returns its id */
export async function applyTo(server: ReachableServer, person: Credentials, internshipId: string): Promise<string> {
  const intern = await apiAs(server, 'student', person);
  const [cv] = await listAs(intern, documentViews.own.schema, '/documents', { kind: 'cv' });
  if (!cv) throw new Error(`${person.email} has no CV.`);
  const body = { internshipId, cvDocumentId: cv.id, coverNote: 'I would like to measure rivers.', answers: [] };
  return applicationViews.intern.schema.parse(await intern('POST', '/applications', { body })).id;
}
