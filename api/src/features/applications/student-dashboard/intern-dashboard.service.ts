import {
  activeApplicationStates,
  internDashboardItems,
  isOverdue,
  timelineOf,
  type InternDashboard,
  type Id,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { userIdOf, type Caller } from '../../../platform/access/caller.ts';
import { Clock, instantOrNull } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { CvReadings } from '../../documents/index.ts';
import { BookmarkDashboardSource, InternLookup, StudyMatchSource } from '../../interns/index.ts';
import { InternshipLookup, RecommendationDashboardSource, type InternshipSummary } from '../../internships/index.ts';
import { Application, type ApplicationRow, ApplicationDraft, type ApplicationDraftRow } from '../application.entity.ts';
import { asInternSees } from '../application-presenter.ts';
import { deadlinesOf, interviewsOf, internshipReference } from './intern-deadlines.ts';

/**
 * The newest applications of a person that the dashboard reads. At most 30 of them wait for somebody
 * (`applicationLimits`); the others tell what is known already when internships are recommended.
 */
const READ_APPLICATIONS = 200;
/** Applications that are begun and not sent, of which few have a deadline that is near. */
const READ_DRAFTS = 50;

type ApplicationParts = Omit<
  InternDashboard,
  'generatedAt' | 'profile' | 'recommendations' | 'bookmarks' | 'bookmarksTotal'
>;

type VisibleApplication = ReturnType<typeof asInternSees<ApplicationRow>>;
const isActive = (row: VisibleApplication): boolean => activeApplicationStates.some((state) => state === row.state);

function toDashboardItem(
  row: VisibleApplication,
  internshipSummary: InternshipSummary,
  now: Date,
): InternDashboard['applications'][number] {
  const { rejection } = row;
  const history = row.events.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
  const responseDueAt = instantOrNull(row.responseDueAt);
  const interview = row.interview ?? null;
  const offer = row.offer ?? null;
  const timeline = timelineOf({ state: row.state, events: history, responseDueAt, interview, offer }, 'intern');
  return {
    ...internshipReference(row.internshipId.toHexString(), internshipSummary),
    id: row._id.toHexString(),
    state: row.state,
    submittedAt: instantOrNull(row.submittedAt),
    responseDueAt,
    overdue: isOverdue({ state: row.state, responseDueAt: row.responseDueAt ?? null }, now),
    timeline,
    feedback: rejection ? { code: rejection.code, text: rejection.text } : null,
    version: row.version,
  };
}

/** Puts an intern's dashboard together: the applications here, the rest from whom it belongs to. */
@Injectable()
export class InternDashboards {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly internships: InternshipLookup,
    private readonly interns: InternLookup,
    private readonly readings: CvReadings,
    private readonly bookmarks: BookmarkDashboardSource,
    private readonly recommendations: RecommendationDashboardSource,
    private readonly studies: StudyMatchSource,
  ) {}

  async read({ actor }: Caller): Promise<InternDashboard> {
    const now = this.clock.now();
    const internId = userIdOf(actor);
    const [{ parts, summaries }, bookmarked] = await Promise.all([
      this.applicationsPart(internId, now),
      this.bookmarks.find(internId),
    ]);
    const applied = new Set(parts.applications.map((application) => application.internshipId));
    const bookmarkIds = bookmarked.bookmarks.map((internship) => internship.id);
    const { profile, recommendations } = await this.profileParts(internId, [...summaries.values()], bookmarkIds);
    const deadlines = [...parts.deadlines, ...bookmarked.deadlines]
      .filter(
        (deadline) =>
          deadline.at >= now.toISOString() && (deadline.kind !== 'bookmark' || !applied.has(deadline.internshipId)),
      )
      .toSorted((a, b) => a.at.localeCompare(b.at));
    const first = <T>(items: readonly T[]): T[] => items.slice(0, internDashboardItems);
    return {
      ...parts,
      ...bookmarked,
      profile,
      generatedAt: now.toISOString(),
      applications: first(parts.applications),
      deadlines: first(deadlines),
      bookmarks: first(bookmarked.bookmarks),
      recommendations: first(recommendations),
    };
  }

  private async profileParts(
    internId: ObjectId,
    applied: readonly InternshipSummary[],
    bookmarkIds: readonly Id[],
  ): Promise<Pick<InternDashboard, 'profile' | 'recommendations'>> {
    const { completeness, gaps, candidate } = await this.interns.readiness(this.database.unitOfWork(), internId);
    const interests = {
      skills: candidate.skills,
      study: await this.studies.find(candidate.education),
      places: candidate.locationPreferences,
      knownIds: new Set([...applied.map((internship) => internship.id), ...bookmarkIds]),
      appliedCategories: new Set(applied.map((internship) => internship.category)),
      appliedEmployers: new Set(applied.map((internship) => internship.employer.slug)),
    };
    return {
      profile: { completeness, gaps: gaps.map(({ key, points, step }) => ({ key, points, step })) },
      recommendations: await this.recommendations.find(interests, {
        evidence: await this.readings.storedEvidence(internId),
        facts: candidate,
      }),
    };
  }

  private async applicationsPart(
    internId: ObjectId,
    now: Date,
  ): Promise<{ parts: ApplicationParts; summaries: ReadonlyMap<Id, InternshipSummary> }> {
    const rows = await this.database
      .collection<ApplicationRow>(Application)
      .find({ internId })
      .sort({ submittedAt: -1, _id: -1 })
      .limit(READ_APPLICATIONS)
      .toArray();
    const drafts = await this.database
      .collection<ApplicationDraftRow>(ApplicationDraft)
      .find({ internId })
      .limit(READ_DRAFTS)
      .toArray();
    const seen = rows.map((row) => asInternSees(row, now));
    const summaries = await this.internships.summaries([...rows, ...drafts].map((row) => row.internshipId));
    const active = seen.filter(isActive);
    const due = active.flatMap((row) => (row.responseDueAt && row.responseDueAt > now ? [row.responseDueAt] : []));
    const next = due.toSorted((a, b) => a.getTime() - b.getTime())[0];
    const parts = {
      applications: inOrder(seen).flatMap((row) => {
        const summary = summaryOf(summaries, row.internshipId);
        return summary ? [toDashboardItem(row, summary, now)] : [];
      }),
      active: active.filter((row) => row.state !== 'interested').length,
      deadlines: deadlinesOf(active, drafts, summaries),
      interviews: interviewsOf(active, summaries, now).slice(0, internDashboardItems),
      nextDay: instantOrNull(next)?.slice(0, 10) ?? null,
    };
    return { parts, summaries };
  }
}

const summaryOf = (summaries: ReadonlyMap<Id, InternshipSummary>, id: ObjectId) => summaries.get(id.toHexString());

/** Orders applications: active ones by what is due first; then what ended, newest first. */
function inOrder(rows: readonly VisibleApplication[]): VisibleApplication[] {
  const due = (row: VisibleApplication): number => row.responseDueAt?.getTime() ?? Infinity;
  const active = rows.filter(isActive).toSorted((a, b) => due(a) - due(b) || 0);
  const ended = rows.filter((row) => !isActive(row)).toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return [...active, ...ended];
}
