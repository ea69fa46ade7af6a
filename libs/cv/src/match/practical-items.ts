import { DAY, type Candidate, type MatchItem } from '@prentice/contract';
import type { MatchRequirements } from './match-requirements.ts';

/** What a profile says of when, how much and where somebody can work. */
export type PracticalFacts = Pick<Candidate, 'availability' | 'locationPreferences' | 'workModes'>;

const HALF = 0.5;

type PracticalRequirement = Extract<MatchItem['requirement'], { kind: 'dates' | 'hours' | 'place' }>;
const item = (requirement: PracticalRequirement, grade: number, quote: string): MatchItem => ({
  part: 'practical',
  requirement,
  grade,
  evidence: grade === 0 ? null : { from: 'profile', quote, page: null },
});

const dayOf = (date: string): number => Date.parse(date) / DAY;

/** How much of the time asked for somebody is free: all of it, at least half of it, or less. */
function datesItem(requirements: MatchRequirements, { availability }: PracticalFacts): MatchItem[] {
  const { startDate, startFlexible: flexible, durationWeeks: weeks } = requirements;
  if (!startDate || !availability) return [];
  const length = (weeks ?? 1) * 7;
  const start = dayOf(startDate);
  const from = Math.max(start, dayOf(availability.from));
  const end = flexible ? Infinity : start + length;
  const free = Math.min(end, availability.to ? dayOf(availability.to) + 1 : Infinity) - from;
  const grade = free >= length ? 1 : free >= length * HALF ? HALF : 0;
  const quote = `${availability.from} – ${availability.to ?? ''}`;
  return [item({ kind: 'dates', from: startDate, flexible, weeks }, grade, quote)];
}

function hoursItem({ hoursPerWeek }: MatchRequirements, { availability }: PracticalFacts): MatchItem[] {
  if (!hoursPerWeek || !availability) return [];
  const share = availability.hoursPerWeek / hoursPerWeek;
  const grade = share >= 1 ? 1 : share >= HALF ? HALF : 0;
  return [item({ kind: 'hours', perWeek: hoursPerWeek }, grade, String(availability.hoursPerWeek))];
}

type Place = MatchRequirements['locations'][number];

/** The preferred place that fits best: in the same city, or in the same country. */
function nearest(
  preferred: readonly Place[],
  offered: readonly Place[],
): { readonly grade: number; readonly city: string } {
  const inCountry = preferred.filter(({ country }) => offered.some((place) => place.country === country));
  const inCity = inCountry.find(({ city, country }) =>
    offered.some((place) => place.country === country && place.city.toLowerCase() === city.toLowerCase()),
  );
  const matchedPlace = inCity ?? inCountry[0];
  return { grade: inCity ? 1 : matchedPlace ? HALF : 0, city: matchedPlace?.city ?? '' };
}

/** The way of working must be among those preferred; then a preferred city counts in full, and its country by half. */
function placeItem({ workMode, locations }: MatchRequirements, profile: PracticalFacts): MatchItem[] {
  const { workModes, locationPreferences: places } = profile;
  const isRemote = workMode === 'remote';
  if (!workMode || (workModes.length === 0 && (isRemote || places.length === 0))) return [];
  const cities = isRemote ? [] : locations.map(({ city }) => city);
  const requirement: PracticalRequirement = { kind: 'place', workMode, cities };
  const modes = workModes.join(', ');
  if (workModes.length > 0 && !workModes.includes(workMode)) return [item(requirement, 0, modes)];
  if (isRemote || places.length === 0 || locations.length === 0) return [item(requirement, 1, modes)];
  const { grade, city } = nearest(places, locations);
  return [item(requirement, grade, city)];
}

/** Returns the items of dates, hours and place that are asked for and known of the candidate. */
export const practicalItems = (requirements: MatchRequirements, facts: PracticalFacts): MatchItem[] => [
  ...datesItem(requirements, facts),
  ...hoursItem(requirements, facts),
  ...placeItem(requirements, facts),
];
