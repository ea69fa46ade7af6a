import {
  deadlineAfterStart,
  isPayLowered,
  findMissingFields,
  AppError,
  type DraftUpdate,
  type MissingField,
} from '@prentice/contract';
import type { Resolver } from 'react-hook-form';
import { formErrors } from '../../../../ui/form/schema-resolver.ts';
import { savableDraft, type FieldFault } from './draft-values.ts';
import { payParts, topLevelFieldOf } from '../steps/wizard-steps.ts';

/** Returns a fault of pay as a whole beside every part that is not said, or else beside its first part. */
function payFaults(fault: MissingField, pay: DraftUpdate['pay']): MissingField[] {
  if (!pay) return [{ ...fault, field: 'pay.type' }];
  const unsaid = payParts.filter((part) => pay[part] === null);
  if (unsaid.length === 0) return [{ ...fault, field: 'pay.min' }];
  return unsaid.map((part) => ({ field: `pay.${part}`, code: 'invalid_type', message: 'Fill this in.' }));
}

/** Returns the first part of pay that got worse; hours where the money is the same for more of them. */
function loweredPayField(before: DraftUpdate, after: DraftUpdate): string {
  const [was, is] = [before.pay, after.pay];
  const isLess = (part: 'min' | 'max') => (is?.[part] ?? 0) < (was?.[part] ?? 0);
  if (is?.type !== was?.type) return 'pay.type';
  const part = (['min', 'max'] as const).find(isLess);
  const other = (['currency', 'unit', 'benefits'] as const).find((name) => is?.[name] !== was?.[name]);
  return part || other ? `pay.${part ?? other}` : 'hoursPerWeek';
}

/** Names the fields beside which field it is that people applied for more than this. */
function payCutErrors(draft: DraftUpdate, appliedFor: DraftUpdate | null): FieldFault[] {
  if (!appliedFor || !isPayLowered(appliedFor, draft)) return [];
  return [{ field: loweredPayField(appliedFor, draft), message: new AppError('PAY_CUT_AFTER_APPLICATIONS').message }];
}

/** Returns a fault beside the fields of the form where it is put right. */
function besideFields(fault: MissingField, draft: DraftUpdate): MissingField[] {
  if (fault.field === 'pay') return payFaults(fault, draft.pay);
  return [fault.field === 'unpaidBasis' ? { ...fault, field: 'unpaidBasis.basis' } : fault];
}

/** Returns what a review would ask for, each with the field where it is put right. */
export const missingInForm = (draft: DraftUpdate, employerType: string | null, now: Date): MissingField[] =>
  findMissingFields(draft, employerType, now).flatMap((fault) => besideFields(fault, draft));

/** Says beside the deadline as well that the start is before it: whoever moves one does not see the other. */
function deadlineErrors({ startDate, deadline }: DraftUpdate): FieldFault[] {
  const isAfterStart = startDate && deadline && startDate < deadline;
  return isAfterStart ? [{ field: 'deadline', message: deadlineAfterStart }] : [];
}

/**
 * Returns what is wrong or missing in what a form holds.
 * @param appliedFor what people have applied for already, if anybody has
 */
export function draftErrors(
  values: object,
  employerType: string | null,
  now: Date,
  appliedFor: DraftUpdate | null = null,
): FieldFault[] {
  const { draft, heldBack } = savableDraft(values);
  const roots = new Set(heldBack.map(({ field }) => topLevelFieldOf(field)));
  return [
    ...heldBack,
    ...missingInForm(draft, employerType, now).filter(({ field }) => !roots.has(topLevelFieldOf(field))),
    ...deadlineErrors(draft),
    ...payCutErrors(draft, appliedFor),
  ].map(({ field, message }) => ({ field, message }));
}

/** Says beside each field that somebody has left what a review would say about it. Drafts are saved all the same. */
export const draftResolver =
  (employerType: string | null, appliedFor: DraftUpdate | null): Resolver =>
  async (values) => {
    const faults = draftErrors(values, employerType, new Date(), appliedFor);
    if (faults.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: formErrors(faults.map(({ field, message }) => ({ path: field.split('.'), message }))),
    };
  };
