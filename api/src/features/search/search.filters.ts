import { studyLevels, type SearchParams } from '@prentice/contract';
import { folded, type Searchable } from './searchable.ts';

export interface Circle {
  readonly lat: number;
  readonly lon: number;
  /** Kilometres. */
  readonly radius: number;
}

type Test = (one: Searchable) => boolean;

const DAY = 86_400_000;
const EARTH_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres along the surface (haversine). */
export function distance(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const [lat, lon] = [radians(b.lat - a.lat), radians(b.lon - a.lon)];
  const h = Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}

/** Less than a degree of latitude anywhere, in kilometres. */
const LATITUDE_KM = 110;

const within = (circle: Circle, one: Searchable): boolean =>
  one.positions.some(
    (at) => Math.abs(at.lat - circle.lat) * LATITUDE_KM <= circle.radius && distance(circle, at) <= circle.radius,
  );

const place = (wanted: string, circle: Circle | null): Test => {
  const name = folded(wanted);
  return (one) => one.cities.some((city) => city.startsWith(name)) || (circle !== null && within(circle, one));
};

const some = (wanted: readonly string[], given: readonly string[]): boolean =>
  given.some((value) => wanted.includes(value));

/** No condition named means open to all. */
const openTo = (wanted: readonly string[], given: readonly string[]): boolean =>
  given.length === 0 || some(wanted, given);

/** A test per filter that is in use, by the filter's name. */
export function testsOf(params: SearchParams, now: Date, circle: Circle | null): ReadonlyMap<string, Test> {
  const tests = new Map<string, Test>();
  const add = <T>(name: string, value: T | undefined, test: (value: T, one: Searchable) => boolean): void => {
    if (value !== undefined && value !== null) tests.set(name, (one) => test(value, one));
  };
  if (params.place) tests.set('place', place(params.place, circle));
  add('mode', params.mode, (wanted, { card }) => card.workMode !== null && wanted.includes(card.workMode));
  add('category', params.category, (wanted, { card }) => card.category !== null && wanted.includes(card.category));
  add('paid', params.paid || undefined, (_, { card }) => card.pay?.type === 'paid' || card.pay?.type === 'stipend');
  add('payType', params.payType, (wanted, { card }) => card.pay !== null && wanted.includes(card.pay.type));
  add('payFrom', params.payFrom, (least, one) => one.monthlyPay >= least * 100);
  add('durationFrom', params.durationFrom, (least, { card }) => (card.durationWeeks ?? 0) >= least);
  add('durationTo', params.durationTo, (most, { card }) => (card.durationWeeks ?? Infinity) <= most);
  add('startFrom', params.startFrom, (from, { card }) => card.startFlexible || (card.startDate ?? '') >= from);
  add(
    'startTo',
    params.startTo,
    (to, { card }) => card.startFlexible || (card.startDate !== null && card.startDate <= to),
  );
  add('hoursTo', params.hoursTo, (most, { card }) => (card.hoursPerWeek ?? Infinity) <= most);
  add('skill', params.skill, (wanted, one) => some(wanted, one.skillKeys));
  add('studyLevel', params.studyLevel, (wanted, one) => openTo(wanted, one.studyLevels));
  add('language', params.language, (wanted, one) => openTo(wanted, one.languages));
  add('sponsorship', params.sponsorship || undefined, (_, one) => one.sponsorship);
  add('level', params.level, (least, one) => one.level >= Number(least));
  add('responseTo', params.responseTo, (most, { card }) => card.responseDays <= most);
  add('postedDays', params.postedDays, (days, one) => one.openedAt >= now.getTime() - days * DAY);
  add('vacancyKind', params.vacancyKind, (kind, { card }) => card.vacancyKind === kind);
  add('employer', params.employer, (slug, { card }) => card.employer.slug === slug);
  return tests;
}

/** Values of a document for the filters that show counts. */
export const facetValues: Readonly<Record<string, (one: Searchable) => readonly string[]>> = {
  mode: ({ card }) => (card.workMode ? [card.workMode] : []),
  category: ({ card }) => (card.category ? [card.category] : []),
  payType: ({ card }) => (card.pay ? [card.pay.type] : []),
  paid: ({ card }) => (card.pay?.type === 'paid' || card.pay?.type === 'stipend' ? ['true'] : []),
  /* Open to all counts for each. */
  studyLevel: (one) => (one.studyLevels.length > 0 ? one.studyLevels : studyLevels),
  skill: (one) => one.skillKeys,
  level: (one) => (one.level >= 2 ? ['1', '2'] : one.level === 1 ? ['1'] : []),
  sponsorship: (one) => (one.sponsorship ? ['true'] : []),
  vacancyKind: ({ card }) => [card.vacancyKind],
};
