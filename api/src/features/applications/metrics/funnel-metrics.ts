import {
  DAY,
  funnelStages,
  wasInterviewed,
  type AdminHistory,
  type ApplicationState,
  utcDay,
} from '@prentice/contract';

type Stage = (typeof funnelStages)[number];
type FunnelStep = AdminHistory['funnel'][number];
type TrendPoint = AdminHistory['responseTrend'][number];

/** The fields of an application that the metrics read. */
export interface ApplicationProgress {
  readonly events: readonly { readonly from: ApplicationState | null; readonly to: ApplicationState }[];
  readonly submittedAt?: Date | null;
  readonly firstResponseAt?: Date | null;
  readonly responseDueAt?: Date | null;
}

/** A later stage counts for the earlier ones too, except for an interview, which may be left out. */
const impliedStages: Readonly<Partial<Record<ApplicationState, readonly Stage[]>>> = {
  shortlisted: ['shortlisted'],
  interview: ['shortlisted', 'interview'],
  finalist: ['shortlisted', 'finalist'],
  offered: ['shortlisted', 'finalist', 'offered'],
  accepted: ['shortlisted', 'finalist', 'offered', 'accepted'],
  placed: ['shortlisted', 'finalist', 'offered', 'accepted', 'placed'],
};

function stagesReachedBy({ events, submittedAt, firstResponseAt }: ApplicationProgress): ReadonlySet<Stage> {
  const reached = new Set<Stage>(['interested']);
  if (submittedAt) reached.add('submitted');
  if (firstResponseAt) reached.add('responded');
  for (const { to } of events) for (const stage of impliedStages[to] ?? []) reached.add(stage);
  if (!wasInterviewed(events)) reached.delete('interview');
  return reached;
}

const mondayOf = (date: Date): string => {
  const day = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
  return utcDay(new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY));
};

const median = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const value = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return Math.round(value * 10) / 10;
};

/** Counts how far applications got and how fast they were answered, one at a time. */
export class FunnelMetrics {
  private readonly stages = new Map<Stage, number>();
  private readonly weeks = new Map<string, { days: number[]; withinPromise: number }>();

  add(course: ApplicationProgress): void {
    for (const stage of stagesReachedBy(course)) this.stages.set(stage, (this.stages.get(stage) ?? 0) + 1);
    const { submittedAt, firstResponseAt, responseDueAt } = course;
    if (!submittedAt || !firstResponseAt) return;
    const monday = mondayOf(firstResponseAt);
    const week = this.weeks.get(monday) ?? { days: [], withinPromise: 0 };
    week.days.push((firstResponseAt.getTime() - submittedAt.getTime()) / DAY);
    if (responseDueAt && firstResponseAt <= responseDueAt) week.withinPromise++;
    this.weeks.set(monday, week);
  }

  /** Counts how many applications have reached each stage at least. */
  funnel(): FunnelStep[] {
    return funnelStages.map((stage) => ({ stage, count: this.stages.get(stage) ?? 0 }));
  }

  /** Returns one point per week from the first to the last instant, the weeks without an answer included. */
  trend(from: Date, to: Date): TrendPoint[] {
    const points: TrendPoint[] = [];
    for (
      let weekStart = new Date(`${mondayOf(from)}T00:00:00Z`);
      weekStart <= to;
      weekStart = new Date(weekStart.getTime() + 7 * DAY)
    ) {
      const week = utcDay(weekStart);
      const { days, withinPromise: withinPromiseCount } = this.weeks.get(week) ?? { days: [], withinPromise: 0 };
      const withinPromise = days.length === 0 ? null : Math.round((withinPromiseCount / days.length) * 100) / 100;
      points.push({ week, medianDays: median(days), withinPromise, answered: days.length });
    }
    return points;
  }
}
