import { z } from 'zod';
import { applicationState } from '../applications/application.contract.ts';
import { internshipState } from '../internships/internship.contract.ts';
import { id } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { day, instant } from '../kernel/text.ts';
import { responsiveness, verification } from '../employers/employer.contract.ts';
import { funnelStep } from './admin-dashboard.contract.ts';

/** Most items of each list; totals are beside them. */
export const dashboardItems = 20;

/** A candidate as the employer may see them now: the name only after the reveal. */
const candidate = z.object({ name: z.string().nullable(), alias: z.string() });

const unansweredApplication = z.object({
  applicationId: id,
  internshipId: id,
  internshipTitle: z.string(),
  candidate,
  state: applicationState,
  submittedAt: instant,
  responseDueAt: instant,
  /** Share of the promised time that is used; above 1 when overdue. */
  used: z.number().min(0),
});

const internship = z.object({
  id,
  title: z.string(),
  state: internshipState,
  deadline: day.nullable(),
  /** Applications by state. */
  counts: z.record(z.string(), z.int()),
  overdue: z.int(),
});

/** What to do next; the words are in the catalogues under `todo.<code>`. */
export const employerTodos = [
  'complete_profile',
  'submit_verification',
  'answer_verification',
  'renew_verification',
  'retry_verification',
  'answer_overdue',
  'write_first_internship',
  'finish_draft',
  'answer_moderation',
  'invite_members',
  'confirm_placement',
  'deadline_near',
  'offer_expiring',
] as const;
const todo = z.object({
  code: z.enum(employerTodos),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  link: z.string().regex(/^\/(?!\/)/),
});

export const employerDashboard = z.object({
  generatedAt: instant,
  employerId: id,
  name: z.string(),
  completeness: z.int(),
  verification: verification.extend({ openCaseId: id.nullable(), caseDueAt: instant.nullable() }),
  publishing: z.object({ blocked: z.boolean(), overdue: z.int(), awaiting: z.int() }),
  /** Longest overdue first. */
  overdue: z.array(unansweredApplication).max(dashboardItems),
  overdueTotal: z.int(),
  dueSoon: z.array(unansweredApplication).max(dashboardItems),
  internships: z.array(internship).max(dashboardItems),
  internshipsTotal: z.int(),
  funnel: z.array(funnelStep),
  interviews: z
    .array(z.object({ applicationId: id, internshipTitle: z.string(), candidate, startsAt: instant }))
    .max(dashboardItems),
  offers: z
    .array(z.object({ applicationId: id, internshipTitle: z.string(), candidate, expiresAt: instant }))
    .max(dashboardItems),
  todos: z.array(todo),
  responsiveness: responsiveness.nullable(),
});
export type EmployerDashboard = z.infer<typeof employerDashboard>;

export const employerDashboardOperation = operation({
  method: 'GET',
  path: '/dashboards/employer',
  summary: 'Overdue applications first, then what is open and what to do',
  access: may('read', 'Dashboard'),
  rate: 'read',
  reply: employerDashboard,
  unverified: true,
});
