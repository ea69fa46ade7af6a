import { parseRows } from '@prentice/contract';
import { z } from 'zod';
import listedCities from '../data/demo-cities.json' with { type: 'json' };
import people from '../data/demo-people.json' with { type: 'json' };

/* Invented people of load sets. Cities are real, so that place search has something to find. */

export const { firstNames, lastNames, institutions } = people;
export const cities = parseRows(
  listedCities,
  z.strictObject({ city: z.string(), country: z.string(), lat: z.number(), lon: z.number() }),
);
