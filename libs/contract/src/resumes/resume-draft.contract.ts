import { z } from 'zod';
import { draftLine, draftText } from '../kernel/text.ts';
import { resumeAppearance, resumeLimits, resumeSize } from './resume.contract.ts';

/** What a draft may hold; each is more than a version may, as a text can be too long until it is shortened. */
export const resumeDraftLimits = { line: 600, text: 6_000, characters: 30_000 } as const;

const line = draftLine(resumeDraftLimits.line).default('');
const text = draftText(resumeDraftLimits.text).default('');
const dates = { startDate: line, endDate: line };
const listOf = <T extends z.ZodType>(entry: T, most: number) => z.array(entry).max(most).default([]);
const { entries } = resumeLimits;

/**
 * What is written in the editor of CVs, as it was typed: each field is one text, dates are as people write them, and
 * lists have a line for each item. Nothing has to be complete or right.
 */
export const resumeDraftContent = z
  .strictObject({
    basics: z.strictObject({
      name: line,
      label: line,
      email: line,
      phone: line,
      address: line,
      url: line,
      summary: text,
    }),
    profiles: listOf(z.strictObject({ url: line, network: line }), resumeLimits.profiles),
    work: listOf(
      z.strictObject({
        position: line,
        name: line,
        ...dates,
        location: line,
        url: line,
        summary: text,
        highlights: text,
      }),
      entries,
    ),
    education: listOf(
      z.strictObject({
        institution: line,
        studyType: line,
        area: line,
        ...dates,
        score: line,
        url: line,
        courses: text,
        highlights: text,
      }),
      entries,
    ),
    projects: listOf(
      z.strictObject({ name: line, ...dates, url: line, description: text, highlights: text, keywords: text }),
      entries,
    ),
    volunteer: listOf(
      z.strictObject({ position: line, organization: line, ...dates, url: line, summary: text, highlights: text }),
      entries,
    ),
    skills: listOf(z.strictObject({ name: line, keywords: text }), resumeLimits.skills),
    languages: listOf(z.strictObject({ language: line, fluency: line }), resumeLimits.languages),
    sections: listOf(z.strictObject({ name: line, highlights: text }), entries),
  })
  .refine(
    (value) => resumeSize(value).characters <= resumeDraftLimits.characters,
    `At most ${resumeDraftLimits.characters} characters in all.`,
  );
export type ResumeDraftContent = z.infer<typeof resumeDraftContent>;

export const resumeDraftWrite = z.strictObject({
  ...resumeAppearance,
  content: resumeDraftContent,
});
export type ResumeDraftWrite = z.infer<typeof resumeDraftWrite>;
