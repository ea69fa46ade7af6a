import { z } from 'zod';
import { languageLevels, type internRecord } from '../interns/intern.contract.ts';
import { studyLevel, type Eligibility } from '../internships/internship.contract.ts';
import { country, day } from '../kernel/text.ts';
import { knownLanguage } from '../places/place.contract.ts';

/** Something that an internship asks for and the candidate does not state, in the posting's own values. */
export const unmetRequirement = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('studyLevel'), studyLevels: z.array(studyLevel) }),
  /** One end of the window is null where it is open. */
  z.strictObject({ rule: z.literal('graduation'), from: day.nullable(), to: day.nullable() }),
  z.strictObject({ rule: z.literal('language'), language: knownLanguage, level: z.enum(languageLevels) }),
  /** The countries of the internship, in each of which the candidate would need a sponsor. */
  z.strictObject({ rule: z.literal('sponsorship'), countries: z.array(country) }),
]);
export type UnmetRequirement = z.infer<typeof unmetRequirement>;

/** What eligibility looks at. */
export type EligibilityFacts = Pick<z.infer<typeof internRecord>, 'education' | 'languages' | 'workAuthorisation'>;

function unmetStudyLevel({ studyLevels }: Eligibility, { education }: EligibilityFacts): UnmetRequirement[] {
  const met = studyLevels.length === 0 || education.some((study) => studyLevels.includes(study.degree));
  return met ? [] : [{ rule: 'studyLevel', studyLevels }];
}

/**
 * Requires that some education ends within the window: an education without an end is not known to, and one of which
 * only the year of its end is known must end within it whatever the month is. Months, inclusive.
 */
function unmetGraduation(
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
  return met ? [] : [{ rule: 'graduation', from: graduationFrom, to: graduationTo }];
}

const primary = (tag: string): string => tag.split('-')[0] ?? tag;

function unmetLanguages(
  { languages: needed }: Eligibility,
  { languages: spoken }: EligibilityFacts,
): UnmetRequirement[] {
  const met = (language: string, level: (typeof languageLevels)[number]) =>
    spoken.some(
      (entry) =>
        primary(entry.language) === primary(language) &&
        languageLevels.indexOf(entry.level) >= languageLevels.indexOf(level),
    );
  return needed
    .filter((language) => !met(language.language, language.level))
    .map(({ language, level }) => ({ rule: 'language', language, level }));
}

/**
 * Refuses only somebody who says that every place of the internship would need a sponsor; silence is no
 * obstacle.
 */
function unmetSponsorship(
  eligibility: Eligibility,
  { workAuthorisation }: EligibilityFacts,
  countries: readonly string[],
): UnmetRequirement[] {
  const needs = (country: string) =>
    workAuthorisation.some((permit) => permit.country === country && permit.status === 'needs_sponsorship');
  const met = eligibility.sponsorship || countries.length === 0 || !countries.every(needs);
  return met ? [] : [{ rule: 'sponsorship', countries: [...new Set(countries)] }];
}

/**
 * Returns what a candidate does not meet: study level, graduation window, language level (CEFR), sponsorship. Empty when
 * eligible.
 * @param countries of the internship's places, ISO 3166-1 alpha-2
 */
export const unmetRequirements = (
  eligibility: Eligibility,
  facts: EligibilityFacts,
  countries: readonly string[],
): UnmetRequirement[] => [
  ...unmetStudyLevel(eligibility, facts),
  ...unmetGraduation(eligibility, facts),
  ...unmetLanguages(eligibility, facts),
  ...unmetSponsorship(eligibility, facts, countries),
];
