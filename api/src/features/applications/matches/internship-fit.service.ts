import { AppError, unmetRequirements } from '@prentice/contract';
import { MATCH_ALGORITHM, matchCv, matchRequirementsOf, unreadableMatch, withGermanNames } from '@prentice/cv/match';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { CvMetricsRecorder } from '../../cv-metrics/index.ts';
import { CvReadings } from '../../documents/index.ts';
import { InternLookup } from '../../interns/index.ts';
import { InternshipLookup } from '../../internships/index.ts';
import { applicationIds } from '../submission/application-readiness.service.ts';

/** Shows a student how their CV fits an internship, before anything is sent. Nothing of it is stored. */
@Injectable()
export class InternshipFit {
  constructor(
    private readonly database: Database,
    private readonly readings: CvReadings,
    private readonly interns: InternLookup,
    private readonly internships: InternshipLookup,
    private readonly metrics: CvMetricsRecorder,
  ) {}

  /**
   * Returns the match of one of the student's CVs, by the same function as that of an application; null without a CV.
   * @param documentId the CV; the one that the student would send when absent
   * @throws AppError NOT_FOUND for an internship that the public does not see, and for a CV of somebody else
   */
  async read(caller: Caller, internshipId: string, documentId?: string) {
    const ids = applicationIds(caller, internshipId);
    const published = await this.internships.publishedPosting(ids.internshipId);
    if (!published) throw new AppError('NOT_FOUND');
    const { posting } = published;
    const { candidate } = await this.interns.readiness(this.database.unitOfWork(), ids.internId);
    const countries = posting.locations.map(({ country }) => country);
    const unmet = unmetRequirements(posting.eligibility, candidate, countries);
    const cv = documentId
      ? await this.readings.ownCv(ids.internId, objectId(documentId))
      : await this.readings.latestCv(ids.internId);
    if (!cv) return { cv: null, match: null, unmet };
    const match = await this.metrics.measure('match', MATCH_ALGORITHM, async () => {
      const { evidence, ...reading } = await this.readings.evidenceIn(cv._id);
      const result = evidence ? matchCv(evidence, matchRequirementsOf(posting), candidate) : unreadableMatch;
      return { result, ...reading };
    });
    return { cv: { documentId: cv._id.toHexString(), fileName: cv.fileName }, match: withGermanNames(match), unmet };
  }
}
