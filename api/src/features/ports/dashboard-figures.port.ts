import type { AdminDashboard, EmployerDashboard, Id, Queue } from '@prentice/contract';

/** How much waits in a queue, how old it is, and when the next of it is due. */
export interface QueueFigures {
  readonly waiting: number;
  readonly overdue: number;
  readonly oldestAt: Date | null;
  readonly nextDueAt: Date | null;
}

export type Totals = AdminDashboard['totals'];
/** What the administrators' dashboard shows beside queues and totals. */
export type Trends = Pick<AdminDashboard, 'funnel' | 'responseTrend' | 'activity' | 'slowest'>;
/** What an employer's dashboard shows about internships and applications. */
export type EmployerWork = Pick<
  EmployerDashboard,
  'overdue' | 'overdueTotal' | 'dueSoon' | 'internships' | 'internshipsTotal' | 'funnel' | 'interviews' | 'offers'
> &
  Pick<EmployerDashboard, 'todos'>;

/** The days looked back on. `from` is the first instant of the period. */
export interface Period {
  readonly now: Date;
  readonly from: Date;
}

type Source<Key, Argument, Value> = Map<Key, (argument: Argument) => Promise<Value>>;

/**
 * What the dashboards are made of. Every feature registers its own part; a part that nobody registered is empty. Several
 * features may contribute trends and an employer's work: lists are put together, numbers added by the keys they give.
 */
export class DashboardFigures {
  readonly queues: Source<Queue, Date, QueueFigures> = new Map();
  readonly totals: Source<string, Date, Partial<Totals>> = new Map();
  readonly trends: Source<string, Period, Partial<Trends>> = new Map();
  readonly employerWork: Source<string, { readonly employerId: Id; readonly now: Date }, Partial<EmployerWork>> =
    new Map();
}
