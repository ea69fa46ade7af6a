import {
  AppError,
  reportViewFor,
  reportLimits,
  reportList,
  reportViews,
  type Authorized,
  type ListQuery,
  type Id,
  type ReportCreate,
  type ReportTarget,
  type ReportTransitionRequest,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock, HOUR } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { queueMetrics, type QueueMetrics } from '../../platform/database/queue-metrics.ts';
import { project } from '../../platform/database/project.ts';
import { Records } from '../../platform/records/records.service.ts';
import { personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { Accounts } from '../accounts/index.ts';
import { EmployerLookup, type ReportedRecord } from '../employers/index.ts';
import { ExternalJobsReader } from '../external-jobs/index.ts';
import { InternshipLookup } from '../internships/index.ts';
import { DatabaseMembership } from '../members/index.ts';
import { NewsReader } from '../news/index.ts';
import { ReportConsequences } from './report-consequences.service.ts';
import { Report, type ReportRow } from './report.entity.ts';
import { reportTransitions } from './report.transitions.ts';

type ViewName = keyof typeof reportViews;

/** Takes reports from anybody, shows them to those who follow or decide them, and decides. */
@Injectable()
export class Reports {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly consequences: ReportConsequences,
    private readonly accounts: Accounts,
    private readonly employers: EmployerLookup,
    private readonly internships: InternshipLookup,
    private readonly membership: DatabaseMembership,
    private readonly news: NewsReader,
    private readonly externalJobs: ExternalJobsReader,
  ) {}

  private readonly targets: Readonly<Record<ReportTarget, (id: Id) => Promise<ReportedRecord | null>>> = {
    employer: (id) => this.employers.reportedRecord(id),
    internship: (id) => this.internships.reportedRecord(id),
    external_job: (id) => this.externalJobs.reportedRecord(id),
    news_item: (id) => this.news.reportedRecord(id),
  };

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<ReportRow>(this.database.collection(Report), {
      listSchema: reportList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'Report'),
      fields: reportViews.admin.fields,
    });
    return { items: await this.present(reportViewFor(caller.actor), page.items), total: page.total };
  }

  /** @throws AppError NOT_FOUND */
  async get(caller: Caller, id: string) {
    const report = await this.records.read(caller, 'read', Report, id);
    return this.presentAs(reportViewFor(caller.actor), report);
  }

  private async presentAs<Name extends ViewName>(name: Name, report: Authorized<ReportRow>) {
    const [reportView] = await this.present(name, [report]);
    if (!reportView) throw new AppError('NOT_FOUND');
    return reportView;
  }

  /** @throws AppError NOT_FOUND when there is no such thing that the public can see */
  async create({ actor, ability }: Caller, { targetType, targetId, code, text }: ReportCreate): Promise<void> {
    this.accessPolicy.authorize(ability, 'create', 'Report', { reporterId: actor.id });
    const target = await this.targets[targetType](targetId);
    if (!target) throw new AppError('NOT_FOUND');
    const now = this.clock.now();
    const reporterRole = actor.role === 'intern' || actor.role === 'employer' ? actor.role : 'anonymous';
    await this.database.transaction(async (unitOfWork) => {
      const row = unitOfWork.create(Report, {
        _id: new ObjectId(),
        createdAt: now,
        updatedAt: now,
        targetType,
        targetId: objectId(targetId),
        targetLabel: target.label.slice(0, 200),
        employerId: target.employerId === null ? null : objectId(target.employerId),
        reporterId: actor.id === null ? null : objectId(actor.id),
        reporterRole,
        code,
        text,
        state: 'open',
        answer: null,
        note: null,
        decidedBy: null,
        decidedAt: null,
        dueAt: new Date(now.getTime() + reportLimits.dueHours * HOUR),
      });
      const report = this.accessPolicy.authorize(ability, 'create', 'Report', row);
      const reporter = personActor({ actor }, reporterRole === 'anonymous' ? 'system' : reporterRole);
      await this.engine.apply(unitOfWork, reportTransitions, report, { to: 'open' }, reporter);
    });
  }

  /** Returns the reports that wait for a decision, of one kind of target when given, for the dashboard. */
  queue(now: Date, targetType?: ReportTarget): Promise<QueueMetrics> {
    const waiting = { state: 'open' as const, ...(targetType && { targetType }) };
    return queueMetrics(this.database.collection<ReportRow>(Report), waiting, now);
  }

  /** Upholds, with what follows from it, or dismisses. */
  async transition(caller: Caller, id: string, request: ReportTransitionRequest) {
    const assertNoConflict = await this.membership.conflictCheck(caller);
    const beforeAuthorising = (report: ReportRow | null) => assertNoConflict(hex(report?.employerId));
    const afterwards = async (unitOfWork: UnitOfWork, report: ReportRow): Promise<void> => {
      if (report.state === 'upheld') await this.consequences.perform(unitOfWork, report);
    };
    const options = { request, actorKind: 'admin', beforeAuthorising, afterwards } as const;
    return this.presentAs('admin', await this.engine.run(reportTransitions, Report, caller, id, options));
  }

  /** Records in a view, with names that are kept elsewhere: at most two more queries, however many records. */
  private async present<Name extends ViewName>(name: Name, rows: readonly ReportRow[]) {
    const view = reportViews[name];
    const deciders = rows.flatMap((row) => (row.decidedBy && name === 'admin' ? [row.decidedBy] : []));
    const owners = rows.flatMap((row) => (row.employerId && name !== 'reporter' ? [row.employerId] : []));
    const [accounts, employers] = await Promise.all([
      this.accounts.summaries(deciders),
      owners.length > 0 ? this.employers.summaries(owners) : new Map<string, { name: string }>(),
    ]);
    return rows.map((row) =>
      project<(typeof reportViews)[Name]>(view, row, {
        employerName: employers.get(hex(row.employerId) ?? '')?.name ?? null,
        decidedByName: accounts.get(hex(row.decidedBy) ?? '')?.name ?? null,
      }),
    );
  }
}
