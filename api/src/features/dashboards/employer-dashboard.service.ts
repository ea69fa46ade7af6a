import { AppError, backOfficePath, type EmployerDashboard, minimumCompleteness } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { objectId } from '../../platform/database/ids.ts';
import { EmployerApplicationMetrics } from '../applications/index.ts';
import { EmployerOverviews } from '../employers/index.ts';
import { InternshipMetrics } from '../internships/index.ts';
import { VerificationCases } from '../verification/index.ts';

type Todo = EmployerDashboard['todos'][number];
type EmployerFacts = Pick<EmployerDashboard, 'completeness' | 'verification' | 'publishing'> & {
  readonly members: number;
};

const profile = backOfficePath('companySetup');
/* Its parts, by the names that they have in the page. */
const verification = `${profile}#verification`;
const team = `${profile}#members`;
/* The candidates who wait, those first whose date has passed. */
const overdueApplications = `${backOfficePath('interested')}?filter=${encodeURIComponent('{"overdue":true}')}`;
const todo = (code: Todo['code'], link: string, params: Todo['params'] = {}): Todo => ({ code, link, params });

function aboutVerification({ completeness, verification: { state, retryFrom } }: EmployerFacts, now: Date): Todo[] {
  const ready = completeness >= minimumCompleteness;
  if (state === 'info_requested') return [todo('answer_verification', verification)];
  if (state === 'expired' && ready) return [todo('renew_verification', verification)];
  if (state === 'rejected' && ready && (retryFrom === null || new Date(retryFrom) <= now))
    return [todo('retry_verification', verification)];
  return state === 'unverified' && ready ? [todo('submit_verification', verification)] : [];
}

/** Returns what an employer should do next about the company itself, most pressing first. */
function employerTodos(facts: EmployerFacts, now: Date): Todo[] {
  const { publishing, completeness, members } = facts;
  return [
    ...(publishing.overdue > 0 ? [todo('answer_overdue', overdueApplications, { n: publishing.overdue })] : []),
    ...(completeness < minimumCompleteness ? [todo('complete_profile', profile, { percent: completeness })] : []),
    ...aboutVerification(facts, now),
    ...(members <= 1 ? [todo('invite_members', team)] : []),
  ];
}

/** Puts an employer's dashboard together from what the features know. */
@Injectable()
export class EmployerDashboardService {
  constructor(
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly overviews: EmployerOverviews,
    private readonly internships: InternshipMetrics,
    private readonly applications: EmployerApplicationMetrics,
    private readonly cases: VerificationCases,
  ) {}

  /** @throws AppError NOT_FOUND for administrators, who belong to no employer */
  async read({ actor, ability }: Caller): Promise<EmployerDashboard> {
    const { employerId } = actor;
    if (employerId === null) throw new AppError('NOT_FOUND');
    this.accessPolicy.authorize(ability, 'read', 'Dashboard', { kind: 'employer', employerId });
    const now = this.clock.now();
    const id = objectId(employerId);
    const [{ members, verification, ...company }, internships, applications] = await Promise.all([
      this.overviews.overview(id),
      this.internships.find(id, now),
      this.applications.find(id, now),
    ]);
    const caseDueAt = verification.openCaseId === null ? null : await this.cases.dueAt(verification.openCaseId);
    const facts = { ...company, ...internships, ...applications, verification: { ...verification, caseDueAt } };
    const todos = [...employerTodos({ ...facts, members }, now), ...applications.todos, ...internships.todos];
    return { generatedAt: now.toISOString(), employerId, ...facts, todos };
  }
}
