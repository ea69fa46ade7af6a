import { internshipViews, type ViewOf } from '@prentice/contract';
import { skillTaxonomy } from '@prentice/contract/skills';
import { folded } from './text.words.ts';
import { project } from '../../platform/database/project.ts';

/** A card as the list shows it. */
export type Card = ViewOf<typeof internshipViews.card>;

/** What the index keeps of an open internship: the finished card, and what is searched, filtered and sorted by. */
export interface Searchable {
  readonly id: string;
  readonly card: Card;
  readonly title: string;
  readonly skills: string;
  readonly employer: string;
  readonly places: string;
  readonly text: string;
  readonly skillKeys: readonly string[];
  readonly studyLevels: readonly string[];
  readonly languages: readonly string[];
  readonly sponsorship: boolean;
  readonly level: number;
  readonly openedAt: number;
  /** Start of the day of the deadline in milliseconds, 0 without one. */
  readonly closesAt: number;
  /** Minor units per month; 0 when nothing is paid. */
  readonly monthlyPay: number;
}

interface Stored {
  readonly description?: string | null;
  readonly tasks?: readonly string[];
  readonly preferredSkills?: readonly { id: string | null; label: string }[];
  readonly eligibility?: {
    readonly studyLevels: readonly string[];
    readonly languages: readonly { language: string }[];
    readonly sponsorship: boolean;
  };
}

const WEEKS_A_MONTH = 52 / 12;

function monthly({ pay, hoursPerWeek, durationWeeks }: Card): number {
  if (!pay || pay.min === null) return 0;
  const amount = pay.max ?? pay.min;
  if (pay.unit === 'hour') return amount * (hoursPerWeek ?? 40) * WEEKS_A_MONTH;
  if (pay.unit === 'week') return amount * WEEKS_A_MONTH;
  return pay.unit === 'total' ? amount / Math.max(1, (durationWeeks ?? 4) / WEEKS_A_MONTH) : amount;
}

const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  skillTaxonomy.flatMap(({ id, label, synonyms }) => [
    [id, synonyms],
    [folded(label), synonyms],
  ]),
);

/** A skill under all its names, so that who searches for one finds the others. */
const namesOf = ({ id, label }: { id: string | null; label: string }): string =>
  [label, ...(otherNames.get(id ?? folded(label)) ?? [])].join(' ');

/** Prepares a stored internship for the index. */
export function searchable(row: object & Stored): Searchable {
  const card = project(internshipViews.card, row);
  const skills = [...card.requiredSkills, ...(row.preferredSkills ?? [])];
  return {
    id: card.id,
    card,
    title: card.title ?? '',
    skills: skills.map(namesOf).join(' '),
    employer: card.employer.name,
    places: card.locations.map((place) => place.city).join(' '),
    text: [row.description ?? '', ...(row.tasks ?? [])].join(' '),
    skillKeys: skills.flatMap((skill) => (skill.id ? [skill.id] : [])),
    studyLevels: row.eligibility?.studyLevels ?? [],
    languages: row.eligibility?.languages.map((one) => one.language) ?? [],
    sponsorship: row.eligibility?.sponsorship ?? false,
    level: card.employer.verification.level ?? 0,
    openedAt: card.openedAt ? Date.parse(card.openedAt) : 0,
    closesAt: card.deadline ? Date.parse(card.deadline) : 0,
    monthlyPay: monthly(card),
  };
}
