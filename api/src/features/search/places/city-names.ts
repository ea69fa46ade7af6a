import cities from '../data/city-names.json' with { type: 'json' };

/** The other names of a city, in the language of the place and of its neighbours, by each of its names; folded. */
export const otherCityNames: ReadonlyMap<string, readonly string[]> = new Map(
  cities.flatMap((names) => names.map((name) => [name, names.filter((other) => other !== name)] as const)),
);
