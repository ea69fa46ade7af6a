import { describe, expect, it } from 'vitest';
import { readPlacePhrase } from './place-phrase.ts';

const only = (place: string) => ({ place, mode: null, radius: null });

describe('what is typed as a place', () => {
  it('is left as it is where it is one, or several that are separated as in an address', () => {
    for (const text of ['', 'Graz', 'Graz, Austria', 'Tyrol, Austria', 'Frankfurt (Oder)', 'Bosnia and Herzegovina', 'AT', 'Graz;Wien', 'Graz;remote', 'Nowhereville', 'Linz, Austira', 'Graz, Germany'])
      expect(readPlacePhrase(text), text).toBeUndefined(); // prettier-ignore
  });

  it('is read without the words around it', () => {
    for (const text of ['around Graz', 'Raum Graz', 'Graz und Umgebung', 'in der Nähe von Graz', '8010 Graz'])
      expect(readPlacePhrase(text), text).toEqual(only('Graz'));
    expect(readPlacePhrase('deutschlandweit')).toEqual(only('deutschland'));
    expect(readPlacePhrase('überall')).toEqual(only(''));
  });

  it('is left as it is where it is a postcode or a short name that is not known', () => {
    for (const text of ['8010', '80331', 'A-8010', 'Bay Area']) expect(readPlacePhrase(text), text).toBeUndefined();
    expect(readPlacePhrase('1070 Wien')).toEqual(only('Wien'));
    expect(readPlacePhrase('Wien, 1070')).toEqual(only('Wien'));
  });

  it('may be several places, at most five, in which a city stays with its country', () => {
    expect(readPlacePhrase('Berlin, Germany or Vienna, Austria')).toEqual(only('Berlin, Germany;Vienna, Austria'));
    expect(readPlacePhrase('Graz;Linz/Wels')).toEqual(only('Graz;Linz;Wels'));
    expect(readPlacePhrase('Graz, Linz, Wels, Wien, Bern, Basel')).toEqual(only('Graz;Linz;Wels;Wien;Bern'));
    expect(readPlacePhrase('Graz oder Nowhereville')).toEqual(only('Graz;Nowhereville'));
  });

  it('may say how people work there, or that it does not matter where they do', () => {
    expect(readPlacePhrase('Germany remote')).toEqual({ place: 'Germany', mode: 'remote', radius: null });
    expect(readPlacePhrase('Home Office')).toEqual({ place: '', mode: 'remote', radius: null });
    for (const text of ['Graz or remote', 'Graz, remote', 'Graz/remote'])
      expect(readPlacePhrase(text), text).toEqual(only('Graz;remote'));
    expect(readPlacePhrase('Remote, Germany')).toEqual({ place: 'Germany', mode: 'remote', radius: null });
  });

  it('may say how far from it, up to what can be searched', () => {
    expect(readPlacePhrase('within 50 km of Graz')).toEqual({ place: 'Graz', mode: null, radius: 50 });
    expect(readPlacePhrase('Graz 900 km')).toEqual(only('Graz'));
  });
});
