import type { z } from 'zod';
import { DAY_MS, daysBetween } from '../kernel/days.ts';
import { internshipLimits, posting, type DraftUpdate, type Posting } from './internship.contract.ts';

/** One thing that is missing before an internship can be submitted. */
export interface Missing {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

const L = internshipLimits;

const capitals = (title: string): boolean => /\p{L}{4}/u.test(title) && title === title.toUpperCase();
const payOrDate = /[€$£]|\b(eur|usd|gbp)\b|\b\d{3,}\s*(per|\/)|\b20\d\d\b/i;

function titleFaults(title: string): Missing[] {
  if (capitals(title)) return [{ field: 'title', code: 'custom', message: 'Not all in capitals.' }];
  return payOrDate.test(title)
    ? [{ field: 'title', code: 'custom', message: 'No pay and no dates in the title.' }]
    : [];
}

function payFaults({ pay, unpaidBasis }: Posting, company: boolean): Missing[] {
  const missing = (code: string, field: string, message: string): Missing[] => [{ field, code, message }];
  if (pay.type === 'paid' || pay.type === 'stipend') {
    if (pay.min === null || pay.max === null || !pay.currency || !pay.unit || pay.max <= 0)
      return missing('PAY_REQUIRED', 'pay', 'State the pay.');
    if (pay.max < pay.min || pay.max > pay.min * L.payRatio)
      return missing('PAY_RANGE_INVALID', 'pay.max', 'The pay range is too wide or reversed.');
    return [];
  }
  if (pay.min !== null || pay.max !== null)
    return missing('PAY_RANGE_INVALID', 'pay.type', 'Amounts are for paid internships and stipends.');
  const allowed = !company || unpaidBasis?.basis !== 'nonprofit_volunteer';
  return unpaidBasis && allowed
    ? []
    : missing('UNPAID_BASIS_REQUIRED', 'unpaidBasis', 'Explain why this internship may be unpaid.');
}

function timeFaults(value: Posting, now: Date): Missing[] {
  const faults: Missing[] = [];
  const from = value.publishAt && new Date(value.publishAt) > now ? new Date(value.publishAt) : now;
  const days = daysBetween(from, value.deadline);
  if (days < L.deadlineDays.min || days > L.deadlineDays.max)
    faults.push({
      field: 'deadline',
      code: 'DEADLINE_OUT_OF_RANGE',
      message: 'The deadline must be 3 to 180 days ahead.',
    });
  if (value.publishAt && new Date(value.publishAt).getTime() > now.getTime() + L.deadlineDays.max * DAY_MS)
    faults.push({ field: 'publishAt', code: 'custom', message: 'At most 180 days ahead.' });
  if (!value.startFlexible && !value.startDate)
    faults.push({ field: 'startDate', code: 'custom', message: 'Choose a start, or say it is flexible.' });
  if (value.startDate && value.startDate < value.deadline)
    faults.push({ field: 'startDate', code: 'custom', message: 'Not before the deadline.' });
  if (value.durationWeeks > L.durationWeeks.justifiedOver && !value.durationJustification)
    faults.push({
      field: 'durationJustification',
      code: 'DURATION_JUSTIFICATION_REQUIRED',
      message: 'Over 26 weeks needs a justification.',
    });
  return faults;
}

function fromIssue(issue: z.core.$ZodIssue): Missing {
  const field = issue.path.join('.');
  if (field === 'pay') return { field, code: 'PAY_REQUIRED', message: 'State the pay.' };
  const message = issue.code === 'invalid_type' ? 'Fill this in.' : issue.message;
  return { field, code: issue.code ?? 'invalid', message };
}

/**
 * Everything that a draft still lacks before it can be submitted; empty when it is complete.
 * @param employerType companies may not rely on volunteering
 */
export function missingIn(draft: DraftUpdate, employerType: string | null, now: Date): Missing[] {
  const parsed = posting.safeParse(draft);
  if (!parsed.success) return parsed.error.issues.slice(0, 50).map(fromIssue);
  const value = parsed.data;
  return [
    ...titleFaults(value.title),
    ...payFaults(value, employerType === null || employerType === 'company'),
    ...timeFaults(value, now),
  ];
}

const measured = [
  'title',
  'category',
  'description',
  'tasks',
  'learningOutcomes',
  'workMode',
  'locations',
  'startDate',
  'durationWeeks',
  'hoursPerWeek',
  'pay',
  'agreementProvided',
  'requiredSkills',
  'deadline',
] as const;

/** How complete a draft is, in whole percent. 100 means that it can be submitted. */
export function internshipCompleteness(draft: DraftUpdate, employerType: string | null, now: Date): number {
  const faults = missingIn(draft, employerType, now);
  if (faults.length === 0) return 100;
  const open = new Set(faults.map((fault) => fault.field.split('.')[0]));
  const done = measured.filter((field) => !open.has(field)).length;
  return Math.min(99, Math.round((100 * done) / measured.length));
}
