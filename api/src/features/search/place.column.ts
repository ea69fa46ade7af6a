import { maskOf, type Mask } from './bits.ts';
import { folded } from './text.words.ts';
import type { Searchable } from './searchable.ts';

/** A place where internships are; many share one. */
export interface Place {
  readonly city: string;
  /** The city's name, folded. */
  readonly name: string;
  readonly country: string;
  readonly lat: number | null;
  readonly lon: number | null;
}

type Located = Omit<Place, 'name'>;

/** Where internships are: every place once, and their numbers per internship. */
export class PlaceColumn {
  readonly places: Place[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly ofSlot: (readonly number[])[] = [];
  /** Most internships are in one place only: one list per place for all of them. */
  private readonly alone: (readonly number[])[] = [];

  set(slot: number, { card }: Searchable): void {
    const numbers = [...new Set(card.locations.map((place) => this.number(place)))];
    const [first] = numbers;
    this.ofSlot[slot] = numbers.length === 1 && first !== undefined ? (this.alone[first] ??= numbers) : numbers;
  }

  private number({ city, country, lat, lon }: Located): number {
    const key = `${city}|${country}|${String(lat)}|${String(lon)}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.places.push({ city, name: folded(city), country, lat, lon }) - 1;
    this.numbers.set(key, number);
    return number;
  }

  /** Internships with a place that passes. */
  in(size: number, passes: (place: Place) => boolean): Mask {
    const passing = this.places.map(passes);
    return maskOf(size, (slot) => this.ofSlot[slot]?.some((number) => passing[number]) ?? false);
  }

  /** How many of the slots are in each city, by its name and country. */
  count(slots: Uint32Array): ReadonlyMap<Place, number> {
    const counts = new Uint32Array(this.places.length);
    for (const slot of slots) for (const number of this.ofSlot[slot] ?? []) counts[number] = (counts[number] ?? 0) + 1;
    return new Map(this.places.map((place, number) => [place, counts[number] ?? 0]));
  }
}
