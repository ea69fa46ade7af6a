import { z } from 'zod';
import { hasPermission, type Actor, type Permission } from '../kernel/actor.ts';
import { id } from '../kernel/ids.ts';
import { dashboardPeriods } from '../kernel/limits.ts';
import { may, operation } from '../kernel/operation.ts';
import { day, instant } from '../kernel/text.ts';

/** What waits for an administrator. */
export const queueNames = [
  'verification',
  'moderation',
  'reports',
  'employer_reports',
  'data_requests',
  'overdue_applications',
  'flagged_external_jobs',
  'failed_deliveries',
] as const;
export type Queue = (typeof queueNames)[number];

/** The permission that a limited administrator needs to see a queue; null: full administrators only. */
export const queuePermissions: Readonly<Record<Queue, Permission | null>> = {
  verification: 'employers:verify',
  moderation: 'dashboard:view',
  reports: null,
  employer_reports: 'employers:verify',
  data_requests: null,
  overdue_applications: 'dashboard:view',
  flagged_external_jobs: 'external-jobs:manage',
  failed_deliveries: null,
};

/** Returns the queues that an administrator sees, in the order of the screen. */
export const visibleQueues = (actor: Actor): Queue[] =>
  queueNames.filter((queue) => {
    const needed = queuePermissions[queue];
    return needed === null ? actor.role === 'admin' : hasPermission(actor, needed);
  });

const queue = z.object({
  queue: z.enum(queueNames),
  waiting: z.int(),
  overdue: z.int(),
  oldestAt: instant.nullable(),
  nextDueAt: instant.nullable(),
});

/** Stages that an application has reached at least, in their order. */
export const funnelStages = [
  'interested',
  'submitted',
  'responded',
  'shortlisted',
  'interview',
  'finalist',
  'offered',
  'accepted',
  'placed',
] as const;
export const funnelStep = z.object({ stage: z.enum(funnelStages), count: z.int() });

/** What happened over a period. Its count grows with the market, so it may be older than the rest. */
const adminHistory = z.object({
  countedAt: instant,
  funnel: z.array(funnelStep),
  /** One point per week, by its Monday; null where nothing was answered. */
  responseTrend: z.array(
    z.object({
      week: day,
      medianDays: z.number().nullable(),
      withinPromise: z.number().min(0).max(1).nullable(),
      answered: z.int(),
    }),
  ),
  activity: z.array(
    z.object({ day, interns: z.int(), employers: z.int(), internships: z.int(), applications: z.int() }),
  ),
  /** Employers with most overdue applications, at most 10. */
  slowest: z.array(
    z.object({ employerId: id, name: z.string(), overdue: z.int(), oldestDueAt: instant, blocked: z.boolean() }),
  ),
});
export type AdminHistory = z.infer<typeof adminHistory>;

export const adminDashboard = z.object({
  generatedAt: instant,
  queues: z.array(queue),
  totals: z.object({
    verifiedEmployers: z.int(),
    blockedEmployers: z.int(),
    openInternships: z.int(),
    interns: z.int(),
    activeApplications: z.int(),
    overdueApplications: z.int(),
    placements: z.int(),
  }),
  /** Null while it is being counted for the first time: anyone who asks again gets it soon. */
  history: adminHistory.nullable(),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;

export const adminDashboardOperation = operation({
  method: 'GET',
  path: '/dashboards/admin',
  summary: 'Queues with their age, funnel and trends; a limited administrator gets the permitted queues',
  access: may('read', 'Dashboard'),
  rate: 'read',
  query: z.strictObject({ days: z.enum(dashboardPeriods).default('30') }),
  reply: adminDashboard,
});
