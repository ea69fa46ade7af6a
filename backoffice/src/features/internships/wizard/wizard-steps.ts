import { fieldsWith, internshipFields, postingSteps, type MissingField } from '@prentice/contract';

/** The steps of writing an internship, in order, and a look at the whole. */
export const stepNames = [...postingSteps, 'preview'] as const;
export type WizardStep = (typeof stepNames)[number];

const postingFields = fieldsWith(internshipFields, 'step');

/** The step with this name, or null. */
export const findStep = (name: string | null): WizardStep | null => stepNames.find((step) => step === name) ?? null;

const rootOf = (field: string): string => field.split('.')[0] ?? field;

/** What is missing in the fields of a step. */
export const missingInStep = (missing: readonly MissingField[], step: WizardStep): MissingField[] => {
  const fields: readonly string[] = postingFields.filter((field) => internshipFields[field].step === step);
  return missing.filter(({ field }) => fields.includes(rootOf(field)));
};

/** What is missing as lines to read, each field once with its first message in the reader's language. */
export function missingMessages(
  missing: readonly MissingField[],
  word: (prefix: string, value: string) => string,
  say: (sentence: string) => string,
): string[] {
  const first = new Map<string, string>();
  for (const { field, message } of missing) if (!first.has(rootOf(field))) first.set(rootOf(field), message);
  return [...first].map(([field, message]) => `${word('posting.field', field)}: ${say(message)}`);
}
