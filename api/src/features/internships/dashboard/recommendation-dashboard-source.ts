import { internshipViews, type Candidate, type InternDashboard, type SkillNeed } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.service.ts';
import { projection } from '../../../platform/database/list-queries.ts';
import { Internship, type InternshipRow } from '../internship.entity.ts';
import { presentAs } from '../internship-presenter.ts';

/** How many of the newest internships are looked at, and how many are named. */
const CANDIDATE_LIMIT = 300;
const RESULT_LIMIT = 12;

type Recommendation = InternDashboard['recommendations'][number];

/** Skills that an internship asks for and a candidate has, by the taxonomy's id or the same words; at most five. */
export function sharedSkills(needed: readonly SkillNeed[], own: Pick<Candidate, 'skills'>['skills']): string[] {
  const ids = new Set(own.flatMap((skill) => skill.id ?? []));
  const labels = new Set(own.map((skill) => skill.label.toLowerCase()));
  const has = (need: SkillNeed): boolean =>
    (need.id !== null && ids.has(need.id)) || labels.has(need.label.toLowerCase());
  return needed
    .filter(has)
    .map((need) => need.label)
    .slice(0, 5);
}

/** Internships on an intern's dashboard: those that ask for the intern's skills, most in common first, then the newest. */
@Injectable()
export class RecommendationDashboardSource {
  constructor(private readonly database: Database) {}

  /** Returns what to recommend to somebody with these skills. */
  async find(skills: Candidate['skills']): Promise<Recommendation[]> {
    const rows = await this.database
      .collection<InternshipRow>(Internship)
      .find({ state: 'open', employerLive: true }, { projection: projection(internshipViews.card.fields) })
      .sort({ openedAt: -1, _id: -1 })
      .limit(CANDIDATE_LIMIT)
      .toArray();
    const found = rows.map((row) => ({ row, words: sharedSkills(row.requiredSkills, skills) }));
    const best = found.toSorted((a, b) => b.words.length - a.words.length).slice(0, RESULT_LIMIT);
    return best.map(({ row, words }): Recommendation => ({
      internship: presentAs('card', row),
      reason: words.length > 0 ? 'skills' : 'new',
      words,
    }));
  }
}
