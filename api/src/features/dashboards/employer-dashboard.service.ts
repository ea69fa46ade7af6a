import { dashboardItems, AppError, type EmployerDashboard } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { objectId } from '../../platform/database/ids.ts';
import { DashboardMetrics, type EmployerDashboardRequest, type EmployerWork } from '../ports/dashboard-metrics.port.ts';
import { CaseDueDates, EmployerOverviewSource } from '../ports/employer-overview.port.ts';
import { employerTodos } from './employer-todos.ts';

const emptyWork: EmployerWork = {
  overdue: [],
  overdueTotal: 0,
  dueSoon: [],
  internships: [],
  internshipsTotal: 0,
  funnel: [],
  interviews: [],
  offers: [],
  todos: [],
};

/** Puts an employer's dashboard together from what the features contribute. */
@Injectable()
export class EmployerDashboards {
  constructor(
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly metrics: DashboardMetrics,
    private readonly overviews: EmployerOverviewSource,
    private readonly calendar: CaseDueDates,
  ) {}

  /** @throws AppError NOT_FOUND for administrators, who belong to no employer */
  async read({ actor, ability }: Caller): Promise<EmployerDashboard> {
    const { employerId } = actor;
    if (employerId === null) throw new AppError('NOT_FOUND');
    this.accessPolicy.authorize(ability, 'read', 'Dashboard', { kind: 'employer', employerId });
    const now = this.clock.now();
    const [{ members, verification, ...company }, unitOfWork] = await Promise.all([
      this.overviews.overview(objectId(employerId)),
      this.work({ employerId, userId: actor.id, now }),
    ]);
    const caseDueAt = verification.openCaseId === null ? null : await this.calendar.dueAt(verification.openCaseId);
    const facts = { ...company, ...unitOfWork, verification: { ...verification, caseDueAt } };
    const todos = [...employerTodos({ ...facts, members }, now), ...unitOfWork.todos];
    return { generatedAt: now.toISOString(), employerId, ...facts, todos };
  }

  private async work(request: EmployerDashboardRequest): Promise<EmployerWork> {
    const parts = await Promise.all([...this.metrics.employerWork.values()].map((source) => source(request)));
    const work = parts.reduce<EmployerWork>((all, part) => ({ ...all, ...part }), emptyWork);
    const first = <T>(items: readonly T[]): T[] => items.slice(0, dashboardItems);
    return {
      ...work,
      overdue: first(work.overdue),
      dueSoon: first(work.dueSoon),
      internships: first(work.internships),
      interviews: first(work.interviews),
      offers: first(work.offers),
      todos: parts.flatMap((part) => part.todos ?? []),
    };
  }
}
