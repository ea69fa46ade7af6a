import { z } from 'zod';
import { id } from '../kernel/ids.ts';
import { defineListSchema } from '../kernel/list.ts';
import { day, instant, optionalLine } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { externalJobLimits } from './external-job.contract.ts';

const savedExternalJob = z.object({
  id,
  externalJobId: id,
  /** As the listing was when it was saved: it stays in the list of applications when the listing is gone. */
  title: z.string(),
  organisation: z.string(),
  /** Whether the listing can still be opened. */
  listed: z.boolean(),
  closesAt: instant.nullable(),
  /** The day on which the student applied there; null while only saved. */
  appliedOn: day.nullable(),
  note: z.string().nullable(),
  createdAt: instant,
});
export const savedExternalJobView = view('own', savedExternalJob, [
  'id', 'externalJobId', 'title', 'organisation', 'listed', 'closesAt', 'appliedOn', 'note', 'createdAt',
]); // prettier-ignore

export const savedExternalJobWrite = z.strictObject({
  appliedOn: day.nullable().default(null),
  note: optionalLine(1, externalJobLimits.note),
});
export type SavedExternalJobWrite = z.infer<typeof savedExternalJobWrite>;

export const savedExternalJobList = defineListSchema({
  resource: 'saved-external-jobs',
  filters: {},
  sorts: { createdAt: 'createdAt', appliedOn: 'appliedOn' },
  defaultSort: ['createdAt', 'DESC'],
  /* All of them at once: the portal looks for one listing among them. */
  maxRange: externalJobLimits.saved,
});
