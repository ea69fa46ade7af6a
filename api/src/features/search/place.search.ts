import { cityList } from './cities.list.ts';
import type { Circle } from './search.filters.ts';
import { folded } from './searchable.ts';

/** Kilometres, when a place is asked for without a distance. */
const RADIUS = 25;

/** Names in the language of the place and of its neighbours; the list has one of them. */
const alsoCalled = `
wien vienna
munchen munich
koln cologne
kobenhavn copenhagen
kopenhagen copenhagen
praha prague
prag prague
warszawa warsaw
warschau warsaw
milano milan
mailand milan
roma rome
rom rome
napoli naples
neapel naples
torino turin
firenze florence
florenz florence
venezia venice
venedig venice
genova genoa
lisboa lisbon
lissabon lisbon
sevilla seville
bruxelles brussels
brussel brussels
antwerp antwerpen
geneva geneve
genf geneve
nuremberg nurnberg
hanover hannover
athen athens
athina athens
bucuresti bucharest
bukarest bucharest
beograd belgrade
belgrad belgrade
goteborg gothenburg
lucerne luzern
krakau krakow
cracow krakow
danzig gdansk
breslau wroclaw
ghent gent
luxemburg luxembourg
strassburg strasbourg
`;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** As people type a name: without marks, what is in brackets, and the end of "Frankfurt am Main". */
const plain = (name: string): string =>
  folded(name)
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/\s*\(.*\)$/, '')
    .trim();
const short = (name: string): string => name.replace(/ (am|an der|im|in der|upon|sur|de la) .*$/, '');

function read(): ReadonlyMap<string, Point> {
  const cities = new Map<string, Point>();
  const add = (name: string, point: Point | undefined): void => {
    if (point && name && !cities.has(name)) cities.set(name, point);
  };
  const lines = cityList.trim().split('\n').map((line) => line.split('|')); // prettier-ignore
  const known = lines.map(([name = '', , lat, lon]) => ({
    name: plain(name),
    at: { lat: Number(lat), lon: Number(lon) },
  }));
  /* The largest first, so that Frankfurt is the one on the Main. */
  for (const { name, at } of known) {
    add(name, at);
    add(short(name), at);
  }
  for (const line of alsoCalled.trim().split('\n')) {
    const [one = '', other = ''] = line.split(' ');
    add(one, cities.get(other));
    add(other, cities.get(one));
  }
  return cities;
}

let cities: ReadonlyMap<string, Point> | undefined;

/**
 * The surroundings of a place by its name; null for one that is not in the list. Of several places of that name, the
 * largest.
 * @param radius kilometres
 */
export function circleOf(place: string, radius = RADIUS): Circle | null {
  cities ??= read();
  const at = cities.get(plain(place));
  return at ? { ...at, radius } : null;
}
