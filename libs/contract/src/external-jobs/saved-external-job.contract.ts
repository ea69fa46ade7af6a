import { z } from 'zod';
import { HOUR, dayAfter } from '../kernel/days.ts';
import { id } from '../kernel/ids.ts';
import { defineListSchema } from '../kernel/list.ts';
import { day, instant, optionalLine } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { workMode } from '../internships/internship.contract.ts';
import { externalJobLimits, externalPay } from './external-job.contract.ts';

const savedExternalJob = z.object({
  id,
  externalJobId: id,
  /** As the listing was when it was saved: it stays in the list of applications when the listing is gone. */
  title: z.string(),
  organisation: z.string(),
  /** Whether the listing can still be opened. */
  listed: z.boolean(),
  closesAt: instant.nullable(),
  /** As the listing is now; null when it is gone. */
  host: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  workMode: workMode.nullable(),
  pay: externalPay.nullable(),
  /** The day on which the student applied there; null while only saved. */
  appliedOn: day.nullable(),
  note: z.string().nullable(),
  createdAt: instant,
});
export const savedExternalJobView = view('own', savedExternalJob, [
  'id', 'externalJobId', 'title', 'organisation', 'listed', 'closesAt', 'host', 'city', 'country', 'workMode', 'pay', 'appliedOn', 'note', 'createdAt',
]); // prettier-ignore

/** What is left out stays as it is, so that a page that was opened earlier replaces only what was changed on it. */
export const savedExternalJobWrite = z.strictObject({
  appliedOn: day.nullable().optional(),
  note: optionalLine(1, externalJobLimits.note).removeDefault().optional(),
});
export type SavedExternalJobWrite = z.infer<typeof savedExternalJobWrite>;

/** Days back for which an application can be noted: two years. */
const APPLIED_DAYS = 730;
const HOURS_AHEAD = 14;

/** What is wrong with a day outside of {@link appliedDays}. */
export const appliedOnRefusal = 'Choose a day in the last two years, today at the latest.';

/**
 * Returns the first and the last day for which an application can be noted, as YYYY-MM-DD.
 * @param today where the person is; when that is unknown, where the day begins first (UTC+14)
 */
export const appliedDays = (now: Date, today = dayAfter(new Date(now.getTime() + HOURS_AHEAD * HOUR), 0)) => ({
  earliest: dayAfter(now, -APPLIED_DAYS),
  latest: today,
});

export const savedExternalJobList = defineListSchema({
  resource: 'saved-external-jobs',
  filters: {},
  sorts: { createdAt: 'createdAt', appliedOn: 'appliedOn' },
  defaultSort: ['createdAt', 'DESC'],
  /* All of them at once: the portal looks for one listing among them. */
  maxRange: externalJobLimits.saved,
});
