import { z } from 'zod';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import {
  day,
  draftLine,
  draftText,
  instant,
  line,
  nameText,
  optionalNameText,
  optionalText,
  text,
} from '../kernel/text.ts';
import { knownCountry, knownCurrency, knownLanguage } from '../places/place.contract.ts';
import { skillId, skillLabel } from '../skills/skill.contract.ts';
import { internshipLifecycle } from './internship.lifecycle.ts';
import { internshipLimits } from './internship-limits.ts';

export const internshipState = stateSchema(internshipLifecycle);

// prettier-ignore
export const categories = [
  'engineering', 'software_data', 'design', 'marketing', 'sales', 'finance', 'law', 'people', 'operations', 'research',
  'health', 'education', 'media', 'environment', 'social', 'other',
] as const;
export const category = z.enum(categories);
export const workModes = ['onsite', 'hybrid', 'remote'] as const;
export const workMode = z.enum(workModes);
export const payTypes = ['paid', 'stipend', 'expenses_only', 'unpaid'] as const;
export const payUnits = ['hour', 'week', 'month', 'total'] as const;
export const unpaidBases = ['curricular_placement', 'nonprofit_volunteer', 'shadowing_under_10_days'] as const;
export const studyLevels = ['secondary', 'vocational', 'bachelor', 'master', 'doctorate', 'graduate'] as const;
export const studyLevel = z.enum(studyLevels);
export const questionKinds = ['short', 'long', 'single', 'multi', 'number', 'date', 'url', 'checkbox'] as const;
/** `pool` collects candidates for later; it is shown publicly. */
export const vacancyKinds = ['open_now', 'pool'] as const;

const limits = internshipLimits;
const item = text(limits.item.min, limits.item.max);
/** A whole number within limits; what is said of any other names both. */
const within = ({ min, max }: { readonly min: number; readonly max: number }, unit = '') =>
  z.int().min(min, `Enter ${min} to ${max}${unit}.`).max(max, `Enter ${min} to ${max}${unit}.`);

const amount = z.int().min(0).max(limits.payMax);

/** Pay in minor units of the currency. `min` and `max` are null for expenses only and unpaid. */
export const pay = z.strictObject({
  type: z.enum(payTypes),
  min: amount.nullable().default(null),
  max: amount.nullable().default(null),
  currency: knownCurrency.nullable().default(null),
  unit: z.enum(payUnits).nullable().default(null),
  benefits: optionalText(1, limits.benefits),
});
export type Pay = z.infer<typeof pay>;

export const location = z.strictObject({
  city: nameText(1, 80),
  country: knownCountry,
  lat: z.number().min(-90).max(90).nullable().default(null),
  lon: z.number().min(-180).max(180).nullable().default(null),
});

/** A skill of the taxonomy, or free text where it has none. */
export const skillNeed = z.strictObject({ id: skillId.nullable().default(null), label: skillLabel });
export type SkillNeed = z.infer<typeof skillNeed>;

export const question = z
  .strictObject({
    key: z.string().regex(/^[a-z0-9-]{1,40}$/),
    kind: z.enum(questionKinds),
    label: line(limits.question.min, limits.question.max),
    options: z.array(line(1, limits.options.length)).max(limits.options.max).default([]),
    required: z.boolean().default(false),
  })
  .refine((question) => !['single', 'multi'].includes(question.kind) || question.options.length >= limits.options.min, {
    path: ['options'],
    message: `Add at least ${limits.options.min} options.`,
  });
export type Question = z.infer<typeof question>;

export const eligibility = z.strictObject({
  studyLevels: z.array(studyLevel).max(studyLevels.length).default([]),
  graduationFrom: day.nullable().default(null),
  graduationTo: day.nullable().default(null),
  languages: z
    .array(z.strictObject({ language: knownLanguage, level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']) }))
    .max(5)
    .default([]),
  /** Whether the employer sponsors a work permit. */
  sponsorship: z.boolean().default(false),
});
export type Eligibility = z.infer<typeof eligibility>;

export const unpaidBasis = z.strictObject({
  basis: z.enum(unpaidBases),
  explanation: text(limits.explanation.min, limits.explanation.max),
});

const uniqueKeys = (questions: readonly { key: string }[]) =>
  new Set(questions.map((question) => question.key)).size === questions.length;

/** Every field of an internship as people write it, when complete. */
export const posting = z.strictObject({
  title: line(limits.title.min, limits.title.max),
  category,
  description: text(limits.description.min, limits.description.max),
  tasks: z.array(item).min(limits.tasks.min, `Add at least ${limits.tasks.min} tasks.`).max(limits.tasks.max),
  learningOutcomes: z
    .array(item)
    .min(limits.learningOutcomes.min, 'Add at least one.')
    .max(limits.learningOutcomes.max),
  mentorName: optionalNameText(2, limits.mentorName),
  workMode,
  locations: z.array(location).min(1, 'Enter a city, or where the team is based.').max(limits.locations),
  startDate: day.nullable(),
  startFlexible: z.boolean(),
  durationWeeks: within(limits.durationWeeks, ' weeks'),
  durationJustification: optionalText(limits.explanation.min, limits.explanation.max),
  hoursPerWeek: within(limits.hoursPerWeek, ' hours'),
  openings: within(limits.openings),
  pay,
  unpaidBasis: unpaidBasis.nullable(),
  credit: z.boolean(),
  agreementProvided: z.literal(true, { error: 'Confirm that you provide a written agreement.' }),
  requiredSkills: z
    .array(skillNeed)
    .min(limits.requiredSkills.min, 'Add at least one skill.')
    .max(limits.requiredSkills.max),
  preferredSkills: z.array(skillNeed).max(limits.preferredSkills),
  eligibility,
  questions: z.array(question).max(limits.questions).refine(uniqueKeys, 'Use each question only once.'),
  publishAt: instant.nullable(),
  deadline: day,
  responseDays: within(limits.responseDays, ' days'),
  maxApplicants: within(limits.maxApplicants).nullable(),
  blindReview: z.boolean(),
  vacancyKind: z.enum(vacancyKinds),
});
export type Posting = z.infer<typeof posting>;

/** A question as far as it is written. */
const questionDraft = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  kind: z.enum(questionKinds),
  label: draftLine(limits.question.max).default(''),
  options: z.array(draftLine(limits.options.length)).max(limits.options.max).default([]),
  required: z.boolean().default(false),
});
const locationDraft = z.strictObject({
  city: draftLine(80).default(''),
  country: z.union([knownCountry, z.literal('')]).default(''),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lon: z.number().min(-180).max(180).nullable().default(null),
});
const skillDraft = z.strictObject({ id: skillId.nullable().default(null), label: draftLine(40) });

const unfinished = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);
const unfinishedItems = (max: number) => z.array(draftText(limits.item.max)).max(max).default([]);

/** A draft is saved as far as it has got: the maxima hold, the minima do not. */
export const draftUpdate = z.strictObject({
  title: unfinished(draftLine(limits.title.max)),
  category: category.nullable().default(null),
  description: unfinished(draftText(limits.description.max)),
  tasks: unfinishedItems(limits.tasks.max),
  learningOutcomes: unfinishedItems(limits.learningOutcomes.max),
  mentorName: unfinished(draftLine(limits.mentorName)),
  workMode: workMode.nullable().default(null),
  locations: z.array(locationDraft).max(limits.locations).default([]),
  startDate: day.nullable().default(null),
  startFlexible: z.boolean().default(false),
  durationWeeks: z.int().min(0).max(999).nullable().default(null),
  durationJustification: unfinished(draftText(limits.explanation.max)),
  hoursPerWeek: z.int().min(0).max(999).nullable().default(null),
  openings: z.int().min(0).max(9_999).default(1),
  pay: pay.nullable().default(null),
  unpaidBasis: z
    .strictObject({ basis: z.enum(unpaidBases), explanation: draftText(limits.explanation.max) })
    .nullable()
    .default(null),
  credit: z.boolean().default(false),
  agreementProvided: z.boolean().default(false),
  requiredSkills: z.array(skillDraft).max(limits.requiredSkills.max).default([]),
  preferredSkills: z.array(skillDraft).max(limits.preferredSkills).default([]),
  eligibility: eligibility.default({
    studyLevels: [],
    graduationFrom: null,
    graduationTo: null,
    languages: [],
    sponsorship: false,
  }),
  questions: z
    .array(questionDraft)
    .max(limits.questions)
    .refine(uniqueKeys, 'Use each question only once.')
    .default([]),
  publishAt: instant.nullable().default(null),
  deadline: day.nullable().default(null),
  responseDays: z.int().min(0).max(99).default(limits.responseDays.usual),
  maxApplicants: z.int().min(0).max(99_999).nullable().default(null),
  blindReview: z.boolean().default(false),
  vacancyKind: z.enum(vacancyKinds).default('open_now'),
});
export type DraftUpdate = z.infer<typeof draftUpdate>;
