import { z } from 'zod';
import type { Eligibility } from '../internships/internship.contract.ts';
import { languageLevels, type internRecord } from '../interns/intern.contract.ts';

export const eligibilityRules = ['studyLevel', 'graduation', 'language', 'sponsorship'] as const;
/** Something that an internship asks for and the candidate does not state. */
export const unmetRequirement = z.strictObject({
  rule: z.enum(eligibilityRules),
  /** What is asked for, in the words of the posting's own values. */
  needed: z.string(),
});
export type UnmetRequirement = z.infer<typeof unmetRequirement>;

/** What eligibility looks at. */
export type EligibilityFacts = Pick<z.infer<typeof internRecord>, 'education' | 'languages' | 'workAuthorisation'>;

function studyLevel({ studyLevels }: Eligibility, { education }: EligibilityFacts): UnmetRequirement[] {
  const met = studyLevels.length === 0 || education.some((study) => studyLevels.includes(study.degree));
  return met ? [] : [{ rule: 'studyLevel', needed: studyLevels.join(', ') }];
}

/**
 * The window holds when some education ends within it; an education without an end is not known to, and one of which only the year
 * of its end is known must end within it whatever the month is. Months, inclusive.
 */
function graduation(
  { graduationFrom, graduationTo }: Eligibility,
  { education }: EligibilityFacts,
): UnmetRequirement[] {
  if (graduationFrom === null && graduationTo === null) return [];
  const [from, to] = [graduationFrom?.slice(0, 7) ?? '0000-00', graduationTo?.slice(0, 7) ?? '9999-99'];
  const met = education.some(({ expectedEnd: end }) => {
    if (end === null) return false;
    const [earliest, latest] = end.length === 4 ? [`${end}-01`, `${end}-12`] : [end, end];
    return earliest >= from && latest <= to;
  });
  const needed = [graduationFrom ?? '', graduationTo ?? ''].join(' – ').trim();
  return met ? [] : [{ rule: 'graduation', needed }];
}

const primary = (tag: string): string => tag.split('-')[0] ?? tag;

function languages({ languages: needed }: Eligibility, { languages: spoken }: EligibilityFacts): UnmetRequirement[] {
  const met = (language: string, level: (typeof languageLevels)[number]) =>
    spoken.some(
      (one) =>
        primary(one.language) === primary(language) &&
        languageLevels.indexOf(one.level) >= languageLevels.indexOf(level),
    );
  return needed
    .filter((one) => !met(one.language, one.level))
    .map(({ language, level }) => ({ rule: 'language' as const, needed: `${language} ${level}` }));
}

/** Only somebody who says that every place of the internship would need a sponsor is not eligible; silence is no obstacle. */
function sponsorship(
  eligibility: Eligibility,
  { workAuthorisation }: EligibilityFacts,
  countries: readonly string[],
): UnmetRequirement[] {
  const needs = (country: string) =>
    workAuthorisation.some((one) => one.country === country && one.status === 'needs_sponsorship');
  const met = eligibility.sponsorship || countries.length === 0 || !countries.every(needs);
  return met ? [] : [{ rule: 'sponsorship', needed: [...new Set(countries)].join(', ') }];
}

/**
 * What a candidate does not meet: study level, graduation window, language level (CEFR), sponsorship. Empty when eligible.
 * @param countries of the internship's places, ISO 3166-1 alpha-2
 */
export const unmetRequirements = (
  eligibility: Eligibility,
  facts: EligibilityFacts,
  countries: readonly string[],
): UnmetRequirement[] => [
  ...studyLevel(eligibility, facts),
  ...graduation(eligibility, facts),
  ...languages(eligibility, facts),
  ...sponsorship(eligibility, facts, countries),
];
