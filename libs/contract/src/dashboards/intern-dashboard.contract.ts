import { z } from 'zod';
import { id } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { day, instant } from '../kernel/text.ts';
import { applicationState } from '../applications/application.contract.ts';
import { rejectionCodes } from '../applications/application-limits.ts';
import { profilePartKeys } from '../interns/intern-completeness.ts';
import { internshipViews } from '../internships/internship.views.ts';

/** Most items of each list; totals are beside them. */
export const internDashboardItems = 30;

const internshipSummary = internshipViews.summary.schema;
const named = z.object({
  internshipId: id,
  slug: z.string(),
  title: z.string(),
  employerName: z.string(),
});

const timelineStep = z.object({
  key: z.string(),
  tone: z.enum(['done', 'current', 'upcoming', 'stopped']),
  at: instant.nullable(),
  who: z.enum(['intern', 'employer', 'admin', 'system']).nullable(),
  dueAt: instant.nullable(),
  reason: z.string().nullable(),
});

const followed = named.extend({
  id,
  state: applicationState,
  submittedAt: instant.nullable(),
  responseDueAt: instant.nullable(),
  overdue: z.boolean(),
  timeline: z.array(timelineStep),
  /** Why it ended and what the employer wrote. */
  feedback: z.object({ code: z.enum(rejectionCodes), text: z.string().nullable() }).nullable(),
  version: z.int(),
});

/** A day after which it is too late: to apply for something bookmarked or begun, or to answer an offer. */
const deadline = named.extend({
  kind: z.enum(['bookmark', 'draft', 'interest', 'offer']),
  applicationId: id.nullable(),
  at: instant,
});

const reasons = ['cv', 'skills', 'study', 'category', 'place', 'employer', 'new'] as const;

export const internDashboard = z.object({
  generatedAt: instant,
  /** Active ones first, the one that waits longest on top; then what ended last. */
  applications: z.array(followed).max(internDashboardItems),
  active: z.int(),
  /** Soonest first. */
  deadlines: z.array(deadline).max(internDashboardItems),
  interviews: z
    .array(named.extend({ applicationId: id, startsAt: instant, durationMinutes: z.int(), mode: z.string() }))
    .max(internDashboardItems),
  bookmarks: z.array(internshipSummary).max(internDashboardItems),
  bookmarksTotal: z.int(),
  profile: z.object({
    completeness: z.int(),
    gaps: z.array(z.object({ key: z.enum(profilePartKeys), points: z.int(), step: z.string() })),
  }),
  /** Each with why it is shown: what it has in common with the profile or with what was applied to. */
  recommendations: z
    .array(z.object({ internship: internshipSummary, reason: z.enum(reasons), words: z.array(z.string()).max(5) }))
    .max(internDashboardItems),
  /** The earliest day on which somebody owes an answer, for the next look. */
  nextDay: day.nullable(),
});
export type InternDashboard = z.infer<typeof internDashboard>;

export const internDashboardOperation = operation({
  method: 'GET',
  path: '/dashboards/intern',
  summary: 'My applications with who is to act and by when, deadlines, interviews, bookmarks, and what to do next',
  access: may('create', 'Application'),
  rate: 'read',
  reply: internDashboard,
  unverified: true,
});
