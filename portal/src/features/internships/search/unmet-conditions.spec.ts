import { describe, expect, it } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { aPosting } from '../../../shared/posting.builder.ts';
import { unmetConditions, type NamedConditions } from './unmet-conditions.ts';

const graz = {
  known: { city: 'Graz', country: 'AT', label: 'Graz, AT' },
  more: [],
  modes: [],
  countries: [],
  regions: [],
  others: [],
  misspelled: null,
};
const part = (kind: NamedConditions['recognised'][number]['kind'], value: string) => ({
  kind, value, text: value, without: '', quoted: value,
}); // prettier-ignore
const vienna = aPosting({
  locations: [{ city: 'Wien', country: 'AT', lat: null, lon: null }],
  workMode: 'onsite',
  startDate: '2027-03-01',
  startFlexible: false,
  durationWeeks: 12,
  hoursPerWeek: 38,
});
const lacks = (named: Partial<NamedConditions>, internship = vienna, language: 'en' | 'de' = 'en') =>
  unmetConditions(internship, { recognised: [], place: null, ...named }, { t: translator(language), language });

describe('A related internship', () => {
  it('says which place, way of working and limits of the search it does not meet', () => {
    expect(lacks({ place: graz })).toEqual(['Vienna, not Graz']);
    expect(lacks({ place: graz }, vienna, 'de')).toEqual(['Wien statt Graz']);
    expect(lacks({ recognised: [part('mode', 'remote')] })).toEqual(['On site, not remote']);
    expect(lacks({ recognised: [part('startTo', '2027-02-01')] })).toEqual(['Starts 1 Mar']);
    expect(lacks({ recognised: [part('durationFrom', '24'), part('durationTo', '28')] })).toEqual(['Lasts 12 weeks']);
    expect(lacks({ recognised: [part('hoursTo', '20')] })).toEqual(['38 hours a week']);
  });

  it('says nothing of what it meets, of a flexible start, and of places that it cannot tell', () => {
    const inGraz = aPosting({ ...vienna, locations: [{ city: 'Graz', country: 'AT', lat: null, lon: null }] });
    expect(lacks({ place: graz, recognised: [part('mode', 'onsite'), part('hoursFrom', '30')] }, inGraz)).toEqual([]);
    expect(lacks({ recognised: [part('startTo', '2027-02-01')] }, aPosting({ startFlexible: true }))).toEqual([]);
    expect(lacks({ place: { ...graz, known: null, regions: ['Styria'] } })).toEqual([]);
  });
});
