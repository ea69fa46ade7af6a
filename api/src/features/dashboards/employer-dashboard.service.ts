import { AppError, type EmployerDashboard } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { objectId } from '../../platform/database/ids.ts';
import { EmployerApplicationMetrics } from '../applications/index.ts';
import { EmployerOverviews } from '../employers/index.ts';
import { InternshipMetrics } from '../internships/index.ts';
import { VerificationCases } from '../verification/index.ts';
import { employerTodos } from './employer-todos.ts';

/** Puts an employer's dashboard together from what the features know. */
@Injectable()
export class EmployerDashboards {
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
