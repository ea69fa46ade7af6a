import { type Eligibility, internshipViews, type ViewOf, monthlyAmount } from '@prentice/contract';
import { skillTaxonomy } from '@prentice/contract/skills';
import { namesOfLanguage } from '../query/language-names.ts';
import { foldText } from '../text/text-words.ts';
import type { OpenInternship } from '../../internships/index.ts';
import { project } from '../../../platform/database/project.ts';

/** An internship as the list shows it. */
export type ListedInternship = ViewOf<typeof internshipViews.summary>;

/** What the index keeps of an open internship: the finished summary, and what is searched, filtered and sorted by. */
export interface SearchableInternship {
  readonly id: string;
  readonly summary: ListedInternship;
  readonly title: string;
  readonly skills: string;
  readonly preferredSkills: string;
  readonly employer: string;
  readonly places: string;
  readonly text: string;
  readonly skillKeys: readonly string[];
  readonly studyLevels: readonly string[];
  readonly languages: readonly string[];
  /** The languages that must be known well. */
  readonly demandingLanguages: readonly string[];
  readonly sponsorship: boolean;
  readonly level: number;
  readonly openedAt: number;
  /** Start of the day of the deadline in milliseconds, 0 without one. */
  readonly closesAt: number;
  /** Minor units per month; 0 when nothing is paid. */
  readonly monthlyPay: number;
}

/** What is searched of a stored internship beside its summary. */
const searchedBesideSummary = ['description', 'tasks', 'preferredSkills', 'eligibility'] as const;

/** The fields that are read of a stored internship for the index. */
export const indexedFields: readonly string[] = [...internshipViews.summary.fields, ...searchedBesideSummary];

type IndexedRow = Pick<OpenInternship, (typeof searchedBesideSummary)[number]>;

function monthlyPayOf({ pay, hoursPerWeek, durationWeeks }: ListedInternship): number {
  if (!pay || pay.min === null) return 0;
  return monthlyAmount(pay.max ?? pay.min, { unit: pay.unit, hoursPerWeek, durationWeeks });
}

const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  skillTaxonomy.flatMap(({ id, label, synonyms }) => [
    [id, synonyms],
    [foldText(label), synonyms],
  ]),
);

/** Returns a skill under all its names, so that who searches for one finds the others. */
const namesOf = ({ id, label }: { id: string | null; label: string }): string =>
  [label, ...(otherNames.get(id ?? foldText(label)) ?? [])].join(' ');

/** Returns whether somebody needs a language for more than everyday matters: from B2, who speaks another one can't do the work. */
const isDemanding = ({ level }: Eligibility['languages'][number]): boolean => level >= 'B2';

/** Prepares a stored internship for the index. */
export function toSearchable(row: object & IndexedRow): SearchableInternship {
  const summary = project(internshipViews.summary, row);
  const preferredSkills = row.preferredSkills ?? [];
  const skills = [...summary.requiredSkills, ...preferredSkills];
  const neededLanguages = row.eligibility?.languages ?? [];
  const languages = neededLanguages.map(({ language }) => language);
  return {
    id: summary.id,
    summary,
    title: summary.title ?? '',
    skills: summary.requiredSkills.map(namesOf).join(' '),
    preferredSkills: preferredSkills.map(namesOf).join(' '),
    employer: summary.employer.name,
    places: summary.locations.map((place) => place.city).join(' '),
    text: [row.description ?? '', ...(row.tasks ?? []), ...languages.flatMap(namesOfLanguage)].join(' '),
    skillKeys: skills.flatMap((skill) => (skill.id ? [skill.id] : [])),
    studyLevels: row.eligibility?.studyLevels ?? [],
    languages,
    demandingLanguages: neededLanguages.filter(isDemanding).map(({ language }) => language),
    sponsorship: row.eligibility?.sponsorship ?? false,
    level: summary.employer.verification.level ?? 0,
    openedAt: summary.openedAt ? Date.parse(summary.openedAt) : 0,
    closesAt: summary.deadline ? Date.parse(summary.deadline) : 0,
    monthlyPay: monthlyPayOf(summary),
  };
}
