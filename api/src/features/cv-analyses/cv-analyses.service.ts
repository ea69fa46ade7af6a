import { AppError, cvAnalysisList, runningCvAnalysisStates, type Id, type ListQuery } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { userIdOf, type Caller } from '../../platform/access/caller.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { JobQueue } from '../../platform/jobs/job-queue.port.ts';
import { Records } from '../../platform/records/records.service.ts';
import { personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { ApplicantCvs } from '../applications/index.ts';
import { InternshipLookup } from '../internships/index.ts';
import { CvAnalysis, type CvAnalysisRow } from './cv-analysis.entity.ts';
import { presentAnalysis, rowFields } from './cv-analysis-presenter.ts';
import { cvAnalysisTransitions as transitions } from './cv-analysis.transitions.ts';
import { requirementFilters } from './requirement-filters.ts';

/** Analyses of CVs for the members of an employer: listed, cancelled, run again, removed. */
@Injectable()
export class CvAnalyses {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly engine: TransitionEngine,
    private readonly files: FileStore,
    private readonly queue: JobQueue,
    private readonly applicants: ApplicantCvs,
    private readonly internships: InternshipLookup,
  ) {}

  private get rows() {
    return this.database.collection<CvAnalysisRow>(CvAnalysis);
  }

  async list({ ability }: Caller, query: ListQuery) {
    const page = await readPage<CvAnalysisRow>(this.database.collection(CvAnalysis), {
      listSchema: cvAnalysisList,
      query,
      scope: this.accessPolicy.filterFor(ability, 'read', 'CvAnalysis'),
      fields: rowFields,
      custom: requirementFilters,
    });
    return { items: await this.present(page.items), total: page.total };
  }

  /** Returns the analyses of an internship's applicants. The caller has been authorised for its employer. */
  ofApplicants(internshipId: ObjectId) {
    return this.rows
      .find<Pick<CvAnalysisRow, 'applicationId' | 'state' | 'basis' | 'sha256'>>(
        { internshipId, source: 'applicant', applicationId: { $ne: null } },
        { projection: { applicationId: 1, state: 1, basis: 1, sha256: 1 } },
      )
      .toArray();
  }

  /** @throws AppError NOT_FOUND */
  async get(caller: Caller, id: string) {
    return this.presentOne(await this.records.read(caller, 'read', CvAnalysis, id));
  }

  /** Cancels one, or runs it again. @throws AppError NOT_FOUND, TRANSITION_NOT_ALLOWED */
  async transition(caller: Caller, id: string, to: 'cancelled' | 'queued') {
    const request = to === 'queued' ? { to, requestedBy: userIdOf(caller.actor) } : { to };
    const options = { request, actorKind: 'employer' } as const;
    const row = await this.engine.run(transitions, CvAnalysis, caller, id, options);
    if (to === 'queued') this.queue.add('cv-analyses', { analysis: id }, { id });
    return this.presentOne(row);
  }

  /** Cancels everything of an internship that is not done. */
  async cancel(caller: Caller, internshipId: Id): Promise<{ cancelled: number }> {
    const scope = this.accessPolicy.filterFor(caller.ability, 'transition', 'CvAnalysis');
    const running = { internshipId: objectId(internshipId), state: { $in: [...runningCvAnalysisStates] } };
    const runningAnalyses = await this.rows.find({ $and: [scope, running] }, { projection: { _id: 1 } }).toArray();
    const cancelled = await this.database.transaction(async (unitOfWork) => {
      const rows = await unitOfWork.find(CvAnalysis, {
        _id: { $in: runningAnalyses.map(({ _id }) => _id) },
        state: running.state,
      });
      const actor = personActor(caller, 'employer');
      for (const row of rows) {
        const analysis = this.accessPolicy.authorize(caller.ability, 'transition', 'CvAnalysis', row);
        await this.engine.apply(unitOfWork, transitions, analysis, { to: 'cancelled' }, actor);
      }
      return rows.length;
    });
    return { cancelled };
  }

  /**
   * Removes an analysis with its file.
   * @returns the analysis as it was
   * @throws AppError NOT_FOUND
   */
  async remove(caller: Caller, id: string) {
    const before = await this.get(caller, id);
    const { storageKey } = await this.database.transaction(async (unitOfWork) => {
      const row = await this.records.load(unitOfWork, caller, 'delete', CvAnalysis, id);
      await this.engine.apply(unitOfWork, transitions, row, { to: 'removed' }, personActor(caller, 'employer'));
      return row;
    });
    if (storageKey) await this.files.remove(storageKey);
    return before;
  }

  /** Analyses as a member sees them. Two more queries. */
  async present(rows: readonly CvAnalysisRow[]) {
    const applicants = await this.applicants.byApplication(rows.flatMap(({ applicationId }) => applicationId ?? []));
    const uploads = rows.filter(({ applicationId }) => applicationId === null);
    const blindInternships = await this.internships.blindAmong(uploads.map(({ internshipId }) => internshipId));
    return rows.map((row) => presentAnalysis(row, { applicants, blindInternships }));
  }

  /** Presents one analysis as a member sees it. */
  async presentOne(row: CvAnalysisRow) {
    const [presentedAnalysis] = await this.present([row]);
    if (!presentedAnalysis) throw new AppError('NOT_FOUND');
    return presentedAnalysis;
  }
}
