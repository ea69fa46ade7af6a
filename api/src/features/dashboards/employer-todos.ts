import { minimumCompleteness, type EmployerDashboard } from '@prentice/contract';

type Todo = EmployerDashboard['todos'][number];
type EmployerFacts = Pick<EmployerDashboard, 'completeness' | 'verification' | 'publishing'> & {
  readonly members: number;
};

const profile = '/dashboard/profile-setup/profile-setup-employer';
const todo = (code: Todo['code'], link: string, params: Todo['params'] = {}): Todo => ({ code, link, params });

function aboutVerification({ completeness, verification: { state, retryFrom } }: EmployerFacts, now: Date): Todo[] {
  const ready = completeness >= minimumCompleteness;
  if (state === 'info_requested') return [todo('answer_verification', profile)];
  if (state === 'expired' && ready) return [todo('renew_verification', profile)];
  if (state === 'rejected' && ready && (retryFrom === null || new Date(retryFrom) <= now))
    return [todo('retry_verification', profile)];
  return state === 'unverified' && ready ? [todo('submit_verification', profile)] : [];
}

/** What an employer should do next about the company itself, most pressing first. */
export function employerTodos(facts: EmployerFacts, now: Date): Todo[] {
  const { publishing, completeness, members } = facts;
  return [
    ...(publishing.overdue > 0 ? [todo('answer_overdue', '/dashboard/employer', { n: publishing.overdue })] : []),
    ...(completeness < minimumCompleteness ? [todo('complete_profile', profile, { percent: completeness })] : []),
    ...aboutVerification(facts, now),
    ...(members <= 1 ? [todo('invite_members', profile)] : []),
  ];
}
