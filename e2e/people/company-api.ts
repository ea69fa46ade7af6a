import {
  caseViews,
  employerViews,
  internshipViews,
  me,
  policyVersions,
  type DraftUpdate,
  type EmployerUpdate,
  type InternshipTransitionRequest,
} from '@prentice/contract';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import type { ReachableServer } from '../start/server-process.ts';
import { apiAs, listAs, postWithoutSession, readAs, type Api } from './api.ts';
import { companyDescription, type Company } from './company.ts';

const profileOf = ({ name, domain }: Company): EmployerUpdate => ({
  legalName: name,
  tradeName: null,
  website: `https://${domain}`,
  industry: 'environment',
  sizeBand: '10-49',
  type: 'company',
  country: 'AT',
  city: 'Graz',
  address: 'Uferweg 12, 8010 Graz',
  registrationNumber: 'FN 445567a',
  about: companyDescription.trim(),
  contactEmail: `team@${domain}`,
  phone: '+43316445567',
});

async function signUp(server: ReachableServer, { name, domain, owner }: Company): Promise<void> {
  const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
  const account = { ...owner, companyName: name, website: `https://${domain}`, name: `Owner of ${name}`, consents };
  await postWithoutSession(server, '/auth/sign-up/employer', account);
  const link = linkIn(await waitForEmail(server, owner.email, /confirm/i), '/auth/verify');
  const token = new URLSearchParams(link.slice(link.indexOf('#') + 1)).get('token') ?? '';
  await postWithoutSession(server, '/auth/verify-email', { token, password: owner.password });
}

/** A verified company, without a page, where the way there is not what a journey is about. @returns its owner's API */
export async function createVerifiedCompany(server: ReachableServer, admin: Api, company: Company): Promise<Api> {
  await signUp(server, company);
  const owner = await apiAs(server, 'employer', company.owner);
  const { actor } = await readAs(owner, me, '/auth/me');
  const path = `/employers/${actor.employerId ?? ''}`;
  const { version } = await readAs(owner, employerViews.own.schema, path);
  await owner('PUT', path, { body: profileOf(company), version });
  await owner('POST', '/verification-cases', { body: {} });
  for (const verificationCase of await listAs(admin, caseViews.reviewer.schema, '/verification-cases', {
    q: company.name,
  })) {
    const body = { to: 'verified', level: 1, noteToEmployer: null, failureReason: 'We called the company.' };
    await admin('POST', `/verification-cases/${verificationCase.id}/transitions`, {
      body,
      version: verificationCase.version,
    });
  }
  return owner;
}

/** An internship as its company has it. */
export const ownInternship = (api: Api, id: string) => readAs(api, internshipViews.own.schema, `/internships/${id}`);

/** Moves an internship along its lifecycle. */
export async function transitionInternship(api: Api, id: string, body: InternshipTransitionRequest): Promise<void> {
  const shape = internshipViews.admin.schema.pick({ version: true });
  const { version } = await readAs(api, shape, `/internships/${id}`);
  await api('POST', `/internships/${id}/transitions`, { body, version });
}

/** Writes an internship and sends it to review. @returns its id */
export async function submitInternship(owner: Api, posting: DraftUpdate): Promise<string> {
  const { title, category } = posting;
  const internship = internshipViews.own.schema.parse(
    await owner('POST', '/internships', { body: { title, category } }),
  );
  await owner('PUT', `/internships/${internship.id}`, { body: posting, version: internship.version });
  await transitionInternship(owner, internship.id, { to: 'pending_review' });
  return internship.id;
}
