import type { DraftUpdate, MissingField } from '@prentice/contract';

/** The steps of writing an internship, in order, with the fields that each one holds. */
export const wizardSteps = {
  basics: ['title', 'category', 'vacancyKind', 'openings', 'workMode', 'locations'],
  content: ['description', 'tasks', 'learningOutcomes', 'mentorName'],
  time: ['startDate', 'startFlexible', 'durationWeeks', 'durationJustification', 'hoursPerWeek'],
  pay: ['pay', 'unpaidBasis', 'credit', 'agreementProvided'],
  people: ['requiredSkills', 'preferredSkills', 'eligibility', 'questions', 'blindReview'],
  publication: ['publishAt', 'deadline', 'responseDays', 'maxApplicants'],
  preview: [],
} as const satisfies Record<string, readonly (keyof DraftUpdate)[]>;
export type WizardStep = keyof typeof wizardSteps;

export const stepNames = ['basics', 'content', 'time', 'pay', 'people', 'publication', 'preview'] as const;

/** The step with this name, or null. */
export const findStep = (name: string | null): WizardStep | null => stepNames.find((step) => step === name) ?? null;

const rootOf = (field: string): string => field.split('.')[0] ?? field;

/** What is missing in the fields of a step. */
export const missingInStep = (missing: readonly MissingField[], step: WizardStep): MissingField[] => {
  const fields: readonly string[] = wizardSteps[step];
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
