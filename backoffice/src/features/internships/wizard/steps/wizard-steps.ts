import { fieldsWith, internshipFields, postingSteps, type MissingField } from '@prentice/contract';
import { pathTo } from '../../../../app/screen-paths.ts';
import type { MissingItem } from '../../../../ui/record/CompletenessMeter.tsx';

/** The steps of writing an internship, in order, and a look at the whole. */
export const stepNames = [...postingSteps, 'preview'] as const;
export type WizardStep = (typeof stepNames)[number];

const postingFields = fieldsWith(internshipFields, 'step');

/** Finds the step with this name, or null. */
export const findStep = (name: string | null): WizardStep | null => stepNames.find((step) => step === name) ?? null;

/** Returns the field of a draft that a path in it belongs to. */
export const topLevelFieldOf = (field: string): string => field.split('.')[0] ?? field;

/** Returns how many things are missing: a field counts once, however much is missing in it. */
export const countMissing = (missing: readonly MissingField[]): number =>
  new Set(missing.map(({ field }) => topLevelFieldOf(field))).size;

/** Returns what is missing in the fields of a step. */
export const missingInStep = (missing: readonly MissingField[], step: WizardStep): MissingField[] => {
  const fields: readonly string[] = postingFields.filter((field) => internshipFields[field].step === step);
  return missing.filter(({ field }) => fields.includes(topLevelFieldOf(field)));
};

/** Returns the step in which a field is written. */
const stepOf = (field: string): WizardStep =>
  internshipFields[postingFields.find((name) => name === topLevelFieldOf(field)) ?? 'title'].step;

/** Returns the address of a step of an internship's wizard, or of a field in it, which gets the focus. */
export const wizardStepPath = (id: string, step: WizardStep, field?: string): string =>
  `${pathTo('employerInternship', id)}?edit=${step}${field ? `#${encodeURIComponent(field)}` : ''}`;

interface MissingItemsOptions {
  readonly id: string;
  readonly missing: readonly MissingField[];
  /** What is written, which tells what is wrong from what is missing. */
  readonly draft: object;
  readonly valueLabel: (prefix: string, value: string) => string;
  readonly fieldMessage: (sentence: string) => string;
}

/** The parts by which pay has to be stated; that there is one amount or a range is free. */
export const payParts = ['min', 'currency', 'unit'] as const;

/** Returns the parts of pay that are not said, in the reader's language; nothing for other fields. */
const unsaidPayParts = (missing: readonly MissingField[], valueLabel: MissingItemsOptions['valueLabel']): string =>
  payParts
    .filter((part) => missing.some(({ field }) => field === `pay.${part}`))
    .map((part) => valueLabel('wizard.payPart', part))
    .join(', ');

/** The code of what is written and can’t be saved. */
export const HELD_BACK = 'not_saved';

/** A box that is ticked to confirm it: its name says what is confirmed, not what is to be done. */
const AGREEMENT = 'agreementProvided';

/** Whether a field holds something; a box that is not ticked does not. */
const isWritten = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '' && value !== false;

/** Names what lacks a part, such as the amount of pay. */
const isUnsaid = (fault: MissingField): boolean => isEmptyField(fault) || fault.code.endsWith('_REQUIRED');

/** Names a field that is only empty; that says enough. */
const isEmptyField = ({ code }: MissingField): boolean => code === 'invalid_type' || code === 'invalid_value';

/** Returns what is missing as links to its fields, each field once with its first message in the reader's language. */
export function missingItems({ id, missing, draft, valueLabel, fieldMessage }: MissingItemsOptions): MissingItem[] {
  const first = new Map<string, MissingField>();
  for (const fault of missing)
    if (!first.has(topLevelFieldOf(fault.field))) first.set(topLevelFieldOf(fault.field), fault);
  return [...first].map(([root, fault]) => ({
    text: root === AGREEMENT ? valueLabel('wizard.missing', root) : valueLabel('posting.field', root),
    detail: isEmptyField(fault)
      ? (root === 'pay' && unsaidPayParts(missing, valueLabel)) || undefined
      : fieldMessage(fault.message),
    isWrong: fault.code === HELD_BACK || (!isUnsaid(fault) && isWritten(new Map(Object.entries(draft)).get(root))),
    to: wizardStepPath(id, stepOf(root), fault.field),
  }));
}
