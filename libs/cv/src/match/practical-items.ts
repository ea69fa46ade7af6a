import type { Candidate, MatchItem } from '@prentice/contract';
import type { MatchRequirements } from './match-requirements.ts';

/** What a profile says of when, how much and where somebody can work. */
export type PracticalFacts = Pick<Candidate, 'availability' | 'locationPreferences' | 'workModes'>;

const DAY_MS = 86_400_000;
const HALF = 0.5;

type PracticalRequirement = Extract<MatchItem['requirement'], { kind: 'dates' | 'hours' | 'place' }>;
const item = (requirement: PracticalRequirement, grade: number, quote: string): MatchItem => ({
  part: 'practical',
  requirement,
  grade,
  evidence: grade === 0 ? null : { from: 'profile', quote, page: null },
});

const dayOf = (date: string): number => Date.parse(date) / DAY_MS;

/** How much of the time asked for somebody is free: all of it, at least half of it, or less. */
function datesItem(asked: MatchRequirements, { availability }: PracticalFacts): MatchItem[] {
  const { startDate, startFlexible: flexible, durationWeeks: weeks } = asked;
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

type Places = PracticalFacts['locationPreferences'];

/** A wished city counts in full, and its country by half. */
function wishedPlace(places: Places, locations: MatchRequirements['locations']): { grade: number; city: string } {
  const sameCity = places.find(({ city, country }) =>
    locations.some((place) => place.country === country && place.city.toLowerCase() === city.toLowerCase()),
  );
  if (sameCity) return { grade: 1, city: sameCity.city };
  const sameCountry = places.find(({ country }) => locations.some((place) => place.country === country));
  return sameCountry ? { grade: HALF, city: sameCountry.city } : { grade: 0, city: '' };
}

/** The way of working must be among those wished for; then the place counts, unless the work is remote. */
function placeItem({ workMode, locations }: MatchRequirements, profile: PracticalFacts): MatchItem[] {
  const { workModes, locationPreferences } = profile;
  const isRemote = workMode === 'remote';
  const places = isRemote ? [] : locationPreferences;
  if (!workMode || workModes.length + places.length === 0) return [];
  const cities = isRemote ? [] : locations.map(({ city }) => city);
  const requirement: PracticalRequirement = { kind: 'place', workMode, cities };
  const modes = workModes.join(', ');
  if (workModes.length > 0 && !workModes.includes(workMode)) return [item(requirement, 0, modes)];
  if (places.length === 0 || locations.length === 0) return [item(requirement, 1, modes)];
  const { grade, city } = wishedPlace(places, locations);
  return [item(requirement, grade, city)];
}

/** Returns the items of dates, hours and place that are asked for and known of the candidate. */
export const practicalItems = (asked: MatchRequirements, facts: PracticalFacts): MatchItem[] => [
  ...datesItem(asked, facts),
  ...hoursItem(asked, facts),
  ...placeItem(asked, facts),
];
