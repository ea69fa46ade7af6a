import type { AdminDashboard, AdminHistory, EmployerDashboard, Id, Queue } from '@prentice/contract';

/** How much waits in a queue, how old it is, and when the next of it is due. */
export interface QueueMetrics {
  readonly waiting: number;
  readonly overdue: number;
  readonly oldestAt: Date | null;
  readonly nextDueAt: Date | null;
}

export type Totals = AdminDashboard['totals'];
/** Columns of the table of activity. */
export type Activity = Exclude<keyof AdminHistory['activity'][number], 'day'>;
/** What the administrators' dashboard shows about applications. */
export type Trends = Pick<AdminHistory, 'funnel' | 'responseTrend' | 'slowest'>;
/** What an employer's dashboard shows about internships and applications. */
export type EmployerWork = Pick<
  EmployerDashboard,
  | 'overdue'
  | 'overdueTotal'
  | 'dueSoon'
  | 'internships'
  | 'internshipsTotal'
  | 'funnel'
  | 'interviews'
  | 'offers'
  | 'todos'
>;

/** The days looked back on, from the first instant of the first one. */
export interface Period {
  readonly from: Date;
  readonly now: Date;
}

/** Whose dashboard is made, when, and by which user it is read. */
export interface EmployerDashboardRequest {
  readonly employerId: Id;
  readonly userId: Id | null;
  readonly now: Date;
}

type Sources<Key, Argument, Value> = Map<Key, (argument: Argument) => Promise<Value>>;

/**
 * What the dashboards are made of. Every feature sets its own parts, at the start; a part that nobody set is empty. Names
 * of trends and of employers' work are the features': several may contribute, each other fields, and to-dos are put
 * together.
 */
export class DashboardMetrics {
  readonly queues: Sources<Queue, Date, QueueMetrics> = new Map();
  readonly totals: Sources<keyof Totals, Date, number> = new Map();
  /** Numbers by day (YYYY-MM-DD, UTC): see `countsByDay`. */
  readonly activity: Sources<Activity, Period, ReadonlyMap<string, number>> = new Map();
  readonly trends: Sources<string, Period, Partial<Trends>> = new Map();
  readonly employerWork: Sources<string, EmployerDashboardRequest, Partial<EmployerWork>> = new Map();
}
