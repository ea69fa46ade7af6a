import { DAY_MS } from '../kernel/days.ts';
import { applicationLimits } from './application.contract.ts';
import { waitingStates, type ApplicationState } from './application.lifecycle.ts';

/** When the response promise ends: so many days after submission. */
export const responseDueAt = (submittedAt: Date, responseDays: number): Date =>
  new Date(submittedAt.getTime() + responseDays * DAY_MS);

/** When the employer is reminded: at 50, 80 and 100 % of the promise. */
export const reminderInstants = (submittedAt: Date, dueAt: Date): { share: 50 | 80 | 100; at: Date }[] =>
  ([50, 80, 100] as const).map((share) => ({
    share,
    at: new Date(submittedAt.getTime() + ((dueAt.getTime() - submittedAt.getTime()) * share) / 100),
  }));

/** Whether an application waits for its first response past the promise. */
export const isOverdue = (record: { state: ApplicationState; responseDueAt: Date | null }, now: Date): boolean =>
  waitingStates.some((state) => state === record.state) && record.responseDueAt !== null && record.responseDueAt < now;

/** When an unanswered application is closed with an honest notice. */
export const noResponseAt = (dueAt: Date): Date =>
  new Date(dueAt.getTime() + applicationLimits.noResponseDays * DAY_MS);
