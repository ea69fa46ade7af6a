import { consequencesOf } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { EmployerSuspension } from '../employers/index.ts';
import { ExternalJobsEditor } from '../external-jobs/index.ts';
import { InternshipUpdates } from '../internships/index.ts';
import type { ReportRow } from './report.entity.ts';

/** Performs what follows from an upheld report; which consequences there are says the table of the contract. */
@Injectable()
export class ReportConsequences {
  constructor(
    private readonly internships: InternshipUpdates,
    private readonly employers: EmployerSuspension,
    private readonly externalJobs: ExternalJobsEditor,
  ) {}

  /**
   * Performs them in the unit of work that upholds the report. What can no longer happen, such as the removal of an
   * internship that is removed already, is left out.
   */
  async perform(unitOfWork: UnitOfWork, report: ReportRow): Promise<void> {
    const decidedBy = report.decidedBy ?? null;
    for (const consequence of consequencesOf(report))
      switch (consequence.action) {
        case 'remove_internship':
          await this.internships.removeReported(unitOfWork, report.targetId, consequence.reason, decidedBy);
          break;
        case 'suspend_employer':
          if (report.employerId)
            await this.employers.suspendReported(unitOfWork, report.employerId, consequence.reason, decidedBy);
          break;
        case 'archive_external_job':
          await this.externalJobs.archiveReported(unitOfWork, report.targetId);
          break;
      }
  }
}
