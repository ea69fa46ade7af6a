import type { z } from 'zod';
import { DAY_MS, daysBetween } from '../kernel/days.ts';
import { posting, type DraftUpdate, type Posting } from './internship.contract.ts';
import { internshipLimits } from './internship.limits.ts';

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

type Fault = [code: string, field: string, message: string];

function amountFault({ min, max, currency, unit }: Posting['pay']): Fault | null {
  if (min === null || max === null || !currency || !unit || max <= 0) return ['PAY_REQUIRED', 'pay', 'State the pay.'];
  const wrong = max < min || max > min * L.payRatio;
  return wrong ? ['PAY_RANGE_INVALID', 'pay.max', 'The pay range is too wide or reversed.'] : null;
}

function basisFault({ pay, unpaidBasis }: Posting, company: boolean): Fault | null {
  if (pay.min !== null || pay.max !== null)
    return ['PAY_RANGE_INVALID', 'pay.type', 'Amounts are for paid internships and stipends.'];
  const allowed = unpaidBasis !== null && !(company && unpaidBasis.basis === 'nonprofit_volunteer');
  return allowed ? null : ['UNPAID_BASIS_REQUIRED', 'unpaidBasis', 'Explain why this internship may be unpaid.'];
}

function payFaults(value: Posting, company: boolean): Missing[] {
  const paid = value.pay.type === 'paid' || value.pay.type === 'stipend';
  const fault = paid ? amountFault(value.pay) : basisFault(value, company);
  return fault ? [{ code: fault[0], field: fault[1], message: fault[2] }] : [];
}

const timeFaults = (value: Posting, now: Date): Missing[] => [...publicationFaults(value, now), ...periodFaults(value)];

function publicationFaults(value: Posting, now: Date): Missing[] {
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
  return faults;
}

function periodFaults(value: Posting): Missing[] {
  const faults: Missing[] = [];
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
  const chosen = issue.code === 'invalid_value' && field !== 'agreementProvided';
  const message = issue.code === 'invalid_type' ? 'Fill this in.' : chosen ? 'Choose one.' : issue.message;
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
