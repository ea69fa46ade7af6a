import { z } from 'zod';
import { phone, yearOrMonth } from '../kernel/text.ts';
import { languageLevels } from '../interns/intern.contract.ts';
import { studyLevel } from '../internships/internship.contract.ts';

/** Counts up with every change of what is found in the same text. */
export const CV_READING_VERSION = 9;

const words = z.string();
/** The words of the CV that a finding rests on, line by line. */
const evidence = { quote: words };
/** False where only the order of the words says which is which: its owner looks at it before it is added. */
const sure = z.boolean();
const when = { start: yearOrMonth.nullable(), end: yearOrMonth.nullable() };
const entry = { ...evidence, sure, title: words, organisation: words.nullable(), ...when, highlights: z.array(words) };

/** One thing that was found in a CV. What the CV does not say is null: its owner adds it. */
export const cvFinding = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name'), ...evidence, firstName: words, lastName: words }),
  z.object({ kind: z.literal('headline'), ...evidence, headline: words }),
  z.object({ kind: z.literal('phone'), ...evidence, phone }),
  z.object({ kind: z.literal('about'), ...evidence, about: words }),
  z.object({ kind: z.literal('link'), ...evidence, url: words }),
  z.object({
    kind: z.literal('education'),
    ...evidence,
    sure,
    institution: words,
    degree: studyLevel.nullable(),
    field: words.nullable(),
    ...when,
  }),
  z.object({ kind: z.literal('experience'), ...entry }),
  z.object({ kind: z.literal('project'), ...entry }),
  z.object({ kind: z.literal('skill'), ...evidence, id: words.nullable(), label: words, matched: words }),
  z.object({
    kind: z.literal('language'),
    ...evidence,
    language: words,
    level: z.enum(languageLevels).nullable(),
    /** The CV calls it a first language; profiles have no level above C2. */
    native: z.boolean(),
  }),
]);
export type CvFinding = z.infer<typeof cvFinding>;

/** Why something that a CV says is not offered for the profile. */
export const cvSkipReasons = ['too_long', 'no_country_code', 'no_title', 'limit'] as const;

/** One thing that a CV says and that the profile cannot take over as it is. */
export const cvSkipped = z.object({
  kind: z.enum(['headline', 'phone', 'about', 'education', 'experience', 'project', 'language']),
  reason: z.enum(cvSkipReasons),
  ...evidence,
});
export type CvSkipped = z.infer<typeof cvSkipped>;

/** One thing that a CV says and that a profile has no field for; a section is quoted by its heading. */
export const cvUnplaced = z.object({ kind: z.enum(['address', 'volunteer', 'section']), ...evidence });
export type CvUnplaced = z.infer<typeof cvUnplaced>;

/** What was found in a CV, in the order of the profile, and what was left out. Nothing of it is kept anywhere. */
export const cvReading = z.object({
  version: z.int(),
  findings: z.array(cvFinding),
  skipped: z.array(cvSkipped),
  unplaced: z.array(cvUnplaced),
});
export type CvReading = z.infer<typeof cvReading>;
