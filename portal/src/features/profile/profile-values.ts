import { type InternUpdate, type profileSteps, internUpdate } from '@prentice/contract';

export { toProfileValues, type InternProfile } from '../../cv-prefill/own-profile.ts';

export type StepKey = (typeof profileSteps)[number]['key'];

type Education = InternUpdate['education'][number];
type Entry = InternUpdate['experience'][number];

/** What the forms hold; the contract's schema reads empty texts as "not stated". */
export type ProfileValues = InternUpdate;

export const emptyEducation: Education = {
  institution: '',
  degree: 'bachelor',
  field: null,
  start: '',
  expectedEnd: null,
  grade: null,
};
export const emptyEntry: Entry = { title: '', organisation: null, start: '', end: null, highlights: [] };

/** Lines of a text as a list, without empty ones. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the first step that still lacks something, or the first. */
export const firstIncompleteStep = (gaps: readonly { step: string }[], steps: readonly StepKey[]): StepKey =>
  steps.find((step) => gaps.some((gap) => gap.step === step)) ?? steps[0] ?? 'about';

const withoutEmptyHighlights = (entry: Entry): Entry => ({
  ...entry,
  highlights: entry.highlights.filter((line) => line.trim() !== ''),
});

/** Returns the values without unfinished entries: empty lines and links that consist of a scheme only. */
export const withoutIncompleteEntries = (values: ProfileValues): ProfileValues => ({
  ...values,
  experience: values.experience.map(withoutEmptyHighlights),
  projects: values.projects.map(withoutEmptyHighlights),
  links: values.links.filter((link) => !/^(https?:\/\/)?$/.test(link.trim())),
});

/** The fields of a profile that its owner writes. */
export const profileFields = internUpdate.keyof().options;
export type ProfileField = (typeof profileFields)[number];

/** Returns whether a field has the same value in both. */
export const isSameField = (field: ProfileField, entry: ProfileValues, other: ProfileValues): boolean =>
  JSON.stringify(entry[field]) === JSON.stringify(other[field]);

/** Returns the values with some fields taken from others. */
export function withFields(
  values: ProfileValues,
  others: ProfileValues,
  fields: readonly ProfileField[],
): ProfileValues {
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, others[field]])) };
}
