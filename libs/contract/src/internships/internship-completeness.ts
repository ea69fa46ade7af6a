import type { z } from 'zod';
import { DAY, daysBetween } from '../kernel/days.ts';
import { fieldsWith } from '../kernel/fields.ts';
import { issueMessage } from '../kernel/field-error-message.ts';
import { posting, type DraftUpdate, type Posting } from './internship.contract.ts';
import { internshipFields } from './internship-fields.ts';
import { internshipLimits } from './internship-limits.ts';

/** One thing that is missing before an internship can be submitted. */
export interface MissingField {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

const limits = internshipLimits;

const isAllCapitals = (title: string): boolean => /\p{L}{4}/u.test(title) && title === title.toUpperCase();
const payOrDate = /[€$£]|\b(eur|usd|gbp)\b|\b\d{3,}\s*(per|\/)|\b20\d\d\b/i;

function titleFaults(title: string): MissingField[] {
  if (isAllCapitals(title)) return [{ field: 'title', code: 'custom', message: 'Don’t write everything in capitals.' }];
  return payOrDate.test(title)
    ? [{ field: 'title', code: 'custom', message: 'Leave pay and dates out of the title.' }]
    : [];
}

type Fault = [code: string, field: string, message: string];

function amountFault({ min, max, currency, unit }: Posting['pay']): Fault | null {
  if (min === null || max === null || max <= 0) return ['PAY_REQUIRED', 'pay', 'State the pay.'];
  if (!currency) return ['PAY_REQUIRED', 'pay.currency', 'Choose a currency.'];
  if (!unit) return ['PAY_REQUIRED', 'pay.unit', 'Choose a period of pay.'];
  const wrong = max < min || max > min * limits.payRatio;
  return wrong
    ? [
        'PAY_RANGE_INVALID',
        'pay.max',
        'The maximum must be at least the minimum, and at most one and a half times as much.',
      ]
    : null;
}

function basisFault({ pay, unpaidBasis }: Pick<Posting, 'pay' | 'unpaidBasis'>, company: boolean): Fault | null {
  if (pay.min !== null || pay.max !== null)
    return ['PAY_RANGE_INVALID', 'pay.type', 'Amounts are for paid internships and stipends.'];
  const allowed = unpaidBasis !== null && !(company && unpaidBasis.basis === 'nonprofit_volunteer');
  return allowed ? null : ['UNPAID_BASIS_REQUIRED', 'unpaidBasis', 'Explain why this internship may be unpaid.'];
}

/** A posting as far as its fields are right by themselves. */
type ValidFields = Partial<Posting>;

function payFaults({ pay, unpaidBasis }: ValidFields, company: boolean): MissingField[] {
  if (!pay || unpaidBasis === undefined) return [];
  const paid = pay.type === 'paid' || pay.type === 'stipend';
  const fault = paid ? amountFault(pay) : basisFault({ pay, unpaidBasis }, company);
  return fault ? [{ code: fault[0], field: fault[1], message: fault[2] }] : [];
}

function publicationFaults({ publishAt, deadline }: ValidFields, now: Date): MissingField[] {
  const faults: MissingField[] = [];
  const from = publishAt && new Date(publishAt) > now ? new Date(publishAt) : now;
  const days = deadline === undefined ? limits.deadlineDays.min : daysBetween(from, deadline);
  if (days < limits.deadlineDays.min || days > limits.deadlineDays.max)
    faults.push({
      field: 'deadline',
      code: 'DEADLINE_OUT_OF_RANGE',
      message: 'Choose a deadline 3 to 180 days from now.',
    });
  if (publishAt && new Date(publishAt).getTime() > now.getTime() + limits.deadlineDays.max * DAY)
    faults.push({ field: 'publishAt', code: 'custom', message: 'At most 180 days ahead.' });
  return faults;
}

/** What is said of a deadline that is after the start; a fault is listed once, of the start. */
export const deadlineAfterStart = 'This can’t be after the start.';

function startFaults({ startDate, startFlexible, deadline }: ValidFields): MissingField[] {
  if (startDate === null && startFlexible === false)
    return [{ field: 'startDate', code: 'custom', message: 'Choose a start, or mark it as flexible.' }];
  return startDate && deadline && startDate < deadline
    ? [{ field: 'startDate', code: 'custom', message: 'This can’t be before the deadline.' }]
    : [];
}

const lengthFaults = ({ durationWeeks, durationJustification }: ValidFields): MissingField[] =>
  (durationWeeks ?? 0) > limits.durationWeeks.justifiedOver && durationJustification === null
    ? [
        {
          field: 'durationJustification',
          code: 'DURATION_JUSTIFICATION_REQUIRED',
          message: 'Explain why it takes longer than 26 weeks.',
        },
      ]
    : [];

function fromIssue(issue: z.core.$ZodIssue): MissingField {
  const field = issue.path.join('.');
  if (field === 'pay') return { field, code: 'PAY_REQUIRED', message: 'State the pay.' };
  const unsaid = issue.code === 'invalid_type';
  return { field, code: issue.code ?? 'invalid', message: unsaid ? 'Fill this in.' : issueMessage(issue) };
}

/** Returns what is wrong with each field by itself, and the fields that are right. */
function checkFields(draft: DraftUpdate): { faults: MissingField[]; sound: ValidFields } {
  const parsed = posting.safeParse(draft);
  if (parsed.success) return { faults: [], sound: parsed.data };
  const { issues } = parsed.error;
  const broken = new Set(issues.map(({ path }) => path[0]));
  const rest = posting
    .partial()
    .safeParse(Object.fromEntries(Object.entries(draft).filter(([name]) => !broken.has(name))));
  return { faults: issues.slice(0, 50).map(fromIssue), sound: rest.data ?? {} };
}

/**
 * Finds everything that a draft still lacks before it can be submitted; empty when it is complete. What fields say together
 * is checked as soon as they are filled in, whatever else is missing.
 * @param employerType companies may not rely on volunteering
 */
export function findMissingFields(draft: DraftUpdate, employerType: string | null, now: Date): MissingField[] {
  const { faults, sound } = checkFields(draft);
  return [
    ...faults,
    ...(sound.title === undefined ? [] : titleFaults(sound.title)),
    ...payFaults(sound, employerType === null || employerType === 'company'),
    ...publicationFaults(sound, now),
    ...startFaults(sound),
    ...lengthFaults(sound),
  ];
}

const measured = fieldsWith(internshipFields, 'needed');

/** Returns how complete a draft is, in whole percent. 100 means that it can be submitted. */
export function internshipCompleteness(draft: DraftUpdate, employerType: string | null, now: Date): number {
  const faults = findMissingFields(draft, employerType, now);
  if (faults.length === 0) return 100;
  const open = new Set(faults.map((fault) => fault.field.split('.')[0]));
  const done = measured.filter((field) => !open.has(field)).length;
  return Math.min(99, Math.round((100 * done) / measured.length));
}
