import { z } from 'zod';
import { resumeContent } from '../resumes/resume.contract.ts';

/** Counts up with every change of what a review says of the same CV. */
export const CV_REVIEW_VERSION = 10;

/** What a review grades, with its share of 100. */
export const cvDimensions = { readable: 25, complete: 25, evidence: 20, clear: 20, consistent: 10 } as const;
export type CvDimension = keyof typeof cvDimensions;

export const cvSeverities = ['high', 'medium', 'low'] as const;
export type CvSeverity = (typeof cvSeverities)[number];

interface Rule {
  /** `privacy` is shown and never graded. */
  readonly topic: CvDimension | 'privacy';
  readonly severity: CvSeverity;
  /** A second dimension that it costs. */
  readonly also: CvDimension | null;
}
const rule = (topic: Rule['topic'], severity: CvSeverity, also: Rule['also'] = null): Rule => ({
  topic,
  severity,
  also,
});

/** Everything that a review finds fault with. */
export const cvRules = {
  unmapped_text: rule('readable', 'high'),
  page_without_text: rule('readable', 'high'),
  unread_section: rule('readable', 'high'),
  unread_entries: rule('readable', 'high'),
  hidden_text: rule('readable', 'high'),
  contact_in_margin: rule('readable', 'high'),
  tables: rule('readable', 'medium'),
  columns: rule('readable', 'low'),
  many_pages: rule('readable', 'medium'),
  large_file: rule('readable', 'low'),
  no_cv: rule('complete', 'high'),
  unsupported_language: rule('complete', 'high'),
  no_name: rule('complete', 'high'),
  no_email: rule('complete', 'high'),
  no_phone: rule('complete', 'medium'),
  no_education: rule('complete', 'high'),
  no_education_dates: rule('complete', 'medium'),
  no_experience: rule('complete', 'high'),
  few_skills: rule('complete', 'medium'),
  no_languages: rule('complete', 'medium'),
  no_points: rule('evidence', 'medium'),
  no_result: rule('evidence', 'low'),
  no_action_verb: rule('clear', 'low'),
  short_point: rule('clear', 'medium', 'evidence'),
  long_point: rule('clear', 'medium'),
  repeated_verb: rule('clear', 'low'),
  repeated_point: rule('clear', 'medium'),
  first_person: rule('clear', 'low'),
  empty_phrase: rule('clear', 'medium', 'evidence'),
  misspelling: rule('clear', 'low'),
  long_cv: rule('clear', 'medium'),
  order: rule('consistent', 'low'),
  mixed_dates: rule('consistent', 'low'),
  reversed_dates: rule('consistent', 'medium'),
  gap: rule('consistent', 'low'),
  future_date: rule('consistent', 'medium'),
  duplicate: rule('consistent', 'medium'),
  tense: rule('consistent', 'low'),
  identity_number: rule('privacy', 'high'),
  bank_account: rule('privacy', 'high'),
  birth_date: rule('privacy', 'medium'),
  birth_place: rule('privacy', 'low'),
  religion: rule('privacy', 'medium'),
  marital_status: rule('privacy', 'medium'),
  nationality: rule('privacy', 'low'),
  referee_contact: rule('privacy', 'medium'),
  photo: rule('privacy', 'low'),
} as const satisfies Record<string, Rule>;
export type CvRule = keyof typeof cvRules;
export const cvRuleIds = Object.keys(cvRules) as [CvRule, ...CvRule[]];

/** A rectangle on a page in points, from the page's upper left corner. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const place = { page: z.int().nullable(), box: box.nullable() };

/** One thing that a review found. Its reason and what to do about it are texts of its rule. */
export const cvReviewFinding = z.object({
  rule: z.enum(cvRuleIds),
  severity: z.enum(cvSeverities),
  ...place,
  /** The words of the CV; empty for what is missing. */
  quote: z.string(),
  /** Numbers and words that the texts of the rule name. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type CvReviewFinding = z.infer<typeof cvReviewFinding>;

const points = z.int().min(0).max(100);

/** What a review says of a CV. */
export const cvReview = z.object({
  version: z.int(),
  /**
   * What its points are written in, as ISO 639-1 code; null for a language without rules. Missing in what was stored before it
   * was kept.
   */
  language: z.string().length(2).nullable().optional(),
  /** From 0 to 100; null when nothing can be graded. */
  score: points.nullable(),
  /** How much of it rests on what was read for certain. */
  confidence: z.enum(['high', 'medium', 'low']),
  dimensions: z.array(
    z.object({
      dimension: z.enum(Object.keys(cvDimensions) as [CvDimension, ...CvDimension[]]),
      /** From 0 to 100; null for what cannot be graded. */
      score: points.nullable(),
      /** Its share of the score, of 100, among what can be graded. */
      weight: points,
    }),
  ),
  findings: z.array(cvReviewFinding),
});
export type CvReview = z.infer<typeof cvReview>;

/** A line of a CV with its place, as a machine reads it. */
const readLine = z.object({
  text: z.string(),
  heading: z.boolean(),
  ...place,
  /** Its pieces between wide gaps, from the left, in points; none in formats without places. */
  pieces: z.array(z.object({ text: z.string(), x: z.number(), width: z.number() })),
});

/** A CV as a machine reads it: its lines in reading order with their places, and the fields that were found. */
export const cvMachineReading = z.object({
  engineVersion: z.int(),
  format: z.enum(['pdf', 'docx', 'txt']),
  /** In points; empty in formats without pages. */
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  lines: z.array(readLine),
  /** What was found, by its JSON pointer in a JSON Resume document. */
  fields: z.array(z.object({ pointer: z.string(), value: z.string() })),
});
export type CvMachineReading = z.infer<typeof cvMachineReading>;

/** A review of a CV, how a machine reads it, and its content as the editor takes it. */
export const reviewedCv = z.object({
  review: cvReview,
  reading: cvMachineReading,
  resume: resumeContent,
  /** The lines of the CV that have no place in the editor. */
  unplaced: z.array(z.string()),
});
export type ReviewedCv = z.infer<typeof reviewedCv>;
