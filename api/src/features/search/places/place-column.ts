import SearchableMap from 'minisearch/SearchableMap';
import { bitMaskOf, type BitMask } from '../in-memory/bit-mask.ts';
import { otherCityNames, spokenCityName } from './city-names.ts';
import { distanceKm, type Circle } from './circle.ts';
import { foldText, spellOutUmlauts } from '../text/text-words.ts';
import type { SearchableInternship } from '../in-memory/searchable.ts';

/** A place where internships are; many share one. */
export interface IndexedPlace {
  readonly city: string;
  /** The city's name, folded. */
  readonly name: string;
  readonly country: string;
  readonly lat: number | null;
  readonly lon: number | null;
}

type Located = Omit<IndexedPlace, 'name'>;

const isLocated = (place: IndexedPlace): place is IndexedPlace & { readonly lat: number; readonly lon: number } =>
  place.lat !== null && place.lon !== null;

/* An hour or two on the way, half a day, and the same corner of Europe: within these, how well it suits says more. */
const NEARNESS = [
  { within: 100, nearness: 0.75 },
  { within: 300, nearness: 0.5 },
  { within: 600, nearness: 0.25 },
];
const nearnessAt = (kilometres: number): number => NEARNESS.find(({ within }) => kilometres <= within)?.nearness ?? 0;

/** Keeps where internships are: every place once, and their numbers per internship. */
export class PlaceColumn {
  readonly places: IndexedPlace[] = [];
  /** The folded names of those places, by every spelling in the language of the place and of its neighbours. */
  readonly names = new SearchableMap<string>();
  readonly countries = new Set<string>();
  private readonly numbers = new Map<string, number>();
  private readonly placesOfSlot: (readonly number[])[] = [];
  /** Most internships are in one place only: one list per place for all of them. */
  private readonly singlePlaceSlots: (readonly number[])[] = [];

  set(slot: number, { summary }: SearchableInternship): void {
    const numbers = [...new Set(summary.locations.map((place) => this.number(place)))];
    const [first] = numbers;
    this.placesOfSlot[slot] =
      numbers.length === 1 && first !== undefined ? (this.singlePlaceSlots[first] ??= numbers) : numbers;
  }

  private number({ city, country, lat, lon }: Located): number {
    const key = `${city}|${country}|${String(lat)}|${String(lon)}`;
    const placeNumber = this.numbers.get(key);
    if (placeNumber !== undefined) return placeNumber;
    const name = foldText(city);
    const number = this.places.push({ city, name, country, lat, lon }) - 1;
    for (const other of [name, ...(otherCityNames.get(name) ?? [])]) this.names.set(other, other);
    this.names.set(foldText(spellOutUmlauts(city)), name);
    const spoken = spokenCityName(name);
    if (spoken !== name) this.names.set(spoken, name);
    this.countries.add(country);
    this.numbers.set(key, number);
    return number;
  }

  /** Finds the internships with a place that passes. */
  slotsIn(size: number, passes: (place: IndexedPlace) => boolean): BitMask {
    const passing = this.places.map(passes);
    return bitMaskOf(size, (slot) => this.placesOfSlot[slot]?.some((number) => passing[number]) ?? false);
  }

  /** Returns how near an internship is to a place, by the nearest of its own: less than 1, and 0 far away. */
  nearnessTo({ lat, lon }: Pick<Circle, 'lat' | 'lon'>): (slot: number) => number {
    const nearness = this.places.map((place) => (isLocated(place) ? nearnessAt(distanceKm({ lat, lon }, place)) : 0));
    return (slot) => Math.max(0, ...(this.placesOfSlot[slot] ?? []).map((number) => nearness[number] ?? 0));
  }

  /** Counts how many of the slots are in each city, by its name and country. */
  count(slots: Uint32Array): ReadonlyMap<IndexedPlace, number> {
    const counts = new Uint32Array(this.places.length);
    for (const slot of slots)
      for (const number of this.placesOfSlot[slot] ?? []) counts[number] = (counts[number] ?? 0) + 1;
    return new Map(this.places.map((place, number) => [place, counts[number] ?? 0]));
  }
}
