import { loadExternalJob } from '../../features/external-jobs/external-jobs-loader.ts';
import { loadPosting } from '../../features/internships/internships-loader.ts';
import type { Translate } from '../../i18n/translate.ts';
import { loadCompany } from '../../shared/company.ts';

/** What somebody signs in for. */
export type SignInPurpose =
  | { readonly kind: 'application' | 'saving'; readonly title: string; readonly company: string }
  | { readonly kind: 'following'; readonly company: string }
  | { readonly kind: 'savedSearch' };

async function internshipPurpose(
  locals: App.Locals,
  id: string,
  kind: 'application' | 'saving',
): Promise<SignInPurpose | null> {
  const answer = await loadPosting(locals, id);
  if (answer.kind !== 'found') return null;
  const { title, employer } = answer.view.posting;
  return { kind, title, company: employer.name };
}

async function jobPurpose(locals: App.Locals, id: string): Promise<SignInPurpose | null> {
  const job = await loadExternalJob(locals, id);
  return job ? { kind: 'saving', title: job.title, company: job.organisation } : null;
}

async function purposeOf(locals: App.Locals, next: string): Promise<SignInPurpose | null> {
  if (next.startsWith('/dashboard/searches?save=')) return { kind: 'savedSearch' };
  const jobId = /^\/external-jobs\/([\da-f]{24})#save$/.exec(next)?.[1];
  if (jobId) return jobPurpose(locals, jobId);
  const savedId = /#save-([\da-f]{24})$/.exec(next)?.[1];
  if (savedId)
    return next.startsWith('/external-jobs')
      ? jobPurpose(locals, savedId)
      : internshipPurpose(locals, savedId, 'saving');
  const slug = /^\/internships\/companies\/([^/?#]+)#follow$/.exec(next)?.[1];
  const company = slug && (await loadCompany(locals, slug));
  if (company) return { kind: 'following', company: company.name };
  const id = /^\/internships\/([\da-f]{24})(?:[#?]|$)/.exec(next)?.[1];
  return id ? internshipPurpose(locals, id, 'application') : null;
}

/** Returns what somebody signs in for, as the page to continue at tells; null where it tells nothing or fails. */
export const loadSignInPurpose = async (locals: App.Locals, next: string | null): Promise<SignInPurpose | null> =>
  next === null ? null : purposeOf(locals, next).catch(() => null);

/** Says why an account is needed, and what happens after signing in. */
export const purposeText = (purpose: SignInPurpose, t: Translate): string =>
  t(`accountFor.${purpose.kind}`, { ...purpose });

/** Says what somebody who is signed in now can continue with. */
export const continuationText = (purpose: SignInPurpose, t: Translate): string =>
  t(`continueWith.${purpose.kind}`, { ...purpose });
