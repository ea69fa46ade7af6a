import { internshipViews, type CvEvidence, type InternDashboard } from '@prentice/contract';
import {
  matchCv,
  matchedFields,
  matchRequirementsOf,
  type MatchedInternship,
  type PracticalFacts,
} from '@prentice/cv/match';
import { Injectable } from '@nestjs/common';
import { Clock, DAY } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { projection } from '../../../platform/database/list-queries.ts';
import { listedInternshipFilter, Internship, type InternshipRow } from '../internship.entity.ts';
import { presentInternshipAs } from '../internship-presenter.ts';
import { recommendationsOf, type StudentInterests } from './recommendations.ts';

/** How many of the newest internships are looked at. */
const CANDIDATE_LIMIT = 300;

const askedBy = (row: InternshipRow): MatchedInternship => ({
  ...row,
  startDate: row.startDate ?? null,
  durationWeeks: row.durationWeeks ?? null,
  hoursPerWeek: row.hoursPerWeek ?? null,
  workMode: row.workMode ?? null,
});

/**
 * Recommends internships on a student's dashboard: those that fit the profile or earlier applications, then the newest.
 */
@Injectable()
export class RecommendationDashboardSource {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns what to recommend today. @param cv what the student's CV shows, null when none has been read */
  async find(
    interests: Omit<StudentInterests, 'matches'>,
    cv: { readonly evidence: CvEvidence | null; readonly facts: PracticalFacts },
  ): Promise<InternDashboard['recommendations']> {
    const rows = await this.database
      .collection<InternshipRow>(Internship)
      .find(listedInternshipFilter, { projection: projection([...internshipViews.summary.fields, ...matchedFields]) })
      .sort({ openedAt: -1, _id: -1 })
      .limit(CANDIDATE_LIMIT)
      .toArray();
    const day = Math.floor(this.clock.now().getTime() / DAY);
    const { evidence, facts } = cv;
    const matches = new Map(
      evidence
        ? rows.map((row) => [row._id.toHexString(), matchCv(evidence, matchRequirementsOf(askedBy(row)), facts)])
        : [],
    );
    return recommendationsOf(
      rows.map((row) => presentInternshipAs('summary', row)),
      { ...interests, matches },
      day,
    );
  }
}
