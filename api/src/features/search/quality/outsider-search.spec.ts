import { describe, expect, it } from 'vitest';
import { searchDemo } from './demo-index.ts';

const titlesOf = (q: string): string[] => searchDemo(q).items.map(({ title }) => title ?? '');

describe('a place that is not known', () => {
  it('is no slip in another one where it is a short word or a part of a longer name', () => {
    for (const where of ['Bay', 'Bay Area', '8010', '80331'])
      expect(searchDemo('', where), where).toMatchObject({ total: 0, place: { known: null, misspelled: null } });
  });

  it('is the city before its hyphen', () => {
    const { place, total } = searchDemo('', 'Berlin-Kreuzberg');
    expect(place).toMatchObject({ known: { city: 'Berlin' }, misspelled: 'Berlin-Kreuzberg' });
    expect(total).toBe(searchDemo('', 'Berlin').total);
    expect(searchDemo('Berlin-Kreuzberg').total).toBe(total);
  });
});

describe('a query for one thing or another', () => {
  it.each([
    'marketing or design',
    'marketing oder design',
    'marketing and design',
    'marketing und design',
    'marketing, design',
    'marketing / design',
    'marketing/design',
    'marketing & design',
    'marketing internship or design internship',
    'Praktikum Marketing, Design',
  ])('finds both: %s', (q) => {
    const titles = titlesOf(q);
    for (const word of ['marketing', 'design']) expect(titles).toEqual(expect.arrayContaining(titlesOf(word)));
    expect(searchDemo(q).total).toBe(new Set([...titlesOf('marketing'), ...titlesOf('design')]).size);
  });

  it('finds any of more than two, and leaves out what is neither', () => {
    const answer = searchDemo('marketing, design or law');
    expect(answer.total).toBeGreaterThan(searchDemo('marketing or design').total);
    expect(answer.total).toBeLessThan(searchDemo('').total);
  });

  it('still means all of its words where nothing is between them', () => {
    expect(searchDemo('marketing design').total).toBe(0);
    expect(searchDemo('marketing qwzxpt').total).toBe(0);
  });

  it('finds one thing where the other is not known', () => {
    expect(searchDemo('marketing or qwzxpt').total).toBe(searchDemo('marketing').total);
  });

  it('is kept whole in what is offered, and no conjunction is left over', () => {
    const offered = (q: string) => searchDemo(q).relax.map(({ to }) => to);
    expect(offered('marketing or design Salzburg')).toContain('marketing or design');
    expect(offered('marketing, design, Salzburg')).toContain('marketing, design');
    for (const q of ['marketing or qwzxpt', 'qwzxpt und marketing', 'marketing or design Salzburg'])
      for (const to of offered(q)) expect(to ?? '', q).not.toMatch(/^(?:or|und)\b|\b(?:or|und)$/);
  });
});

describe('a query with several places', () => {
  const placesOf = (q: string) =>
    searchDemo(q).recognised.flatMap(({ kind, text }) => (kind === 'place' ? [text] : []));

  it.each(['Wien Graz', 'Wien/Graz', 'Wien, Graz', 'in Wien oder Graz', 'in Wien oder in Graz', 'Wien & Graz'])(
    'finds what is in any of them: %s',
    (q) => {
      expect(placesOf(q)).toEqual(['Wien', 'Graz']);
      const { total, recognised } = searchDemo(q);
      expect(total).toBe(searchDemo('Vienna or Graz').total);
      expect(total).toBeGreaterThan(Math.max(searchDemo('Wien').total, searchDemo('Graz').total));
      expect(recognised.map(({ without }) => without.replace(/^in /, ''))).toEqual(['Graz', 'Wien']);
    },
  );

  it('finds what is in any of three, and keeps the other words', () => {
    expect(placesOf('Wien Graz Linz')).toEqual(['Wien', 'Graz', 'Linz']);
    expect(searchDemo('Wien Graz Linz').total).toBe(searchDemo('Wien or Graz or Linz').total);
    expect(placesOf('design Berlin Hamburg')).toEqual(['Berlin', 'Hamburg']);
    expect(searchDemo('design Berlin Hamburg').recognised.at(-1)?.without).toBe('design Berlin');
    expect(placesOf('Germany Austria')).toEqual(['Germany', 'Austria']);
  });

  it('takes the country of a city and another name of it for no other place', () => {
    for (const q of ['Graz Austria', 'Graz, Österreich', 'Wien Vienna']) expect(placesOf(q), q).toHaveLength(1);
    expect(searchDemo('Österreich Wien').total).toBe(searchDemo('Wien').total);
  });
});

describe('a query without a match', () => {
  it('is answered by what is around its place and by what is related to its words', () => {
    const filtersOf = (q: string, where?: string) => searchDemo(q, where).relax.map(({ filter, to = '' }) => `${filter} ${to}`.trim()); // prettier-ignore
    const { total } = searchDemo('astronaut').related;
    expect(searchDemo('astronaut', 'Salzburg').relax).toEqual([
      { filter: 'nearby', to: '200', total: 25 },
      { filter: 'related', total },
      { filter: 'all', to: '', total: 60 },
    ]);
    expect(filtersOf('astronaut Salzburg')).toEqual(['nearby 200', 'q']);
    expect(filtersOf('Buchhaltung', 'Salzburg')).toEqual(expect.arrayContaining(['radius 200', 'place']));
  });
});

describe('an occupation', () => {
  const matchesOf = (q: string) => {
    const { items, related } = searchDemo(q);
    return items.slice(0, related.from ?? items.length).map(({ title, category }) => `${title} (${category})`);
  };

  it('matches neither a skill whose name has its name in it, nor whatever else is of its field', () => {
    expect(matchesOf('mechanic')).toEqual([]);
    expect(matchesOf('Lehrer')).toEqual(['Teaching assistant for German at work (education)']);
    expect(matchesOf('startup')).toEqual([]);
  });

  it('is followed by what is of its likeliest field first', () => {
    expect(searchDemo('gärtner').items[0]?.category).toBe('environment');
    expect(searchDemo('barista').items[0]?.category).not.toBe('health');
  });
});

describe('words for the same', () => {
  it.each(['nurse', 'nursing', 'Krankenpflege', 'Krankenschwester'])('find what others find: %s', (q) => {
    const { total } = searchDemo('Pflege');
    expect(searchDemo(q).total).toBe(total);
    expect(titlesOf(q).slice(0, total)).toEqual(titlesOf('Pflege').slice(0, total));
  });

  it.each(['intrnship', 'intership', 'Praktkum'])('are corrected where every internship is called so: %s', (q) => {
    const { suggestions, unknownWords } = searchDemo(q);
    expect(['internship', 'praktikum']).toContain(suggestions[0]);
    expect(unknownWords).toEqual([]);
  });
});

describe('an internship of the field alone', () => {
  const matchesOf = (q: string) => {
    const { items, related } = searchDemo(q);
    return items.slice(0, related.from ?? items.length).map(({ title }) => title);
  };

  it.each([
    ['SAP', 'Praktikum Webentwicklung'],
    ['economics', 'Praktikum Wirtschaftsprüfung von Genossenschaften'],
    ['Wirtschaftsinformatik', 'Embedded software for hearing loops'],
    ['Physik', 'Data science in a school kitchen'],
  ])('is related to %s, and no match', (q, title) => {
    expect(matchesOf(q)).not.toContain(title);
    expect(searchDemo(q).related.total).toBeGreaterThan(0);
  });

  it.each([
    ['nurse', ['health', 'social']],
    ['Krankenschwester', ['health', 'social']],
    ['Pflege', ['health', 'social']],
    ['electrician', ['engineering', 'operations']],
    ['Elektriker', ['engineering', 'operations']],
    ['plumber', ['engineering', 'operations']],
    ['dentist', ['health']],
    ['ceo', ['operations']],
    ['something with animals', ['health', 'environment', 'research']],
  ])('is all that there is for %s, which says its fields', (q, fields) => {
    expect(searchDemo(q)).toMatchObject({ total: 0, related: { from: 0, fields } });
  });

  it.each(['marketing Salzburg qwzxpt', 'backend developer machine translation'])('is no reason for %s', (q) => {
    expect(searchDemo(q).related.fields).toEqual([]);
  });

  it.each(['software and data', 'Informatik', 'IT'])('matches where the field itself is named: %s', (q) => {
    expect(matchesOf(q)).toEqual(expect.arrayContaining(['Embedded software for hearing loops', 'Route planning algorithms'])); // prettier-ignore
  });
});

describe('a slip in the name of a city', () => {
  it.each([
    ['Müncen', 'München'],
    ['Kölm', 'Köln'],
    ['Bonm', 'Bonn'],
    ['Gras', 'Graz'],
    ['Prga', 'Prag'],
    ['Zurch', 'Zürich'],
  ])('is corrected among the words, with internships or without: %s', (q, city) => {
    const { suggestions, recognised } = searchDemo(q);
    expect(suggestions[0]).toBe(city);
    expect(recognised.map(({ kind }) => kind)).toEqual(['place']);
  });

  it.each([
    ['Kölm', 'Köln'],
    ['Bonm', 'Bonn'],
    ['Gras', 'Graz'],
    ['Munchen', 'München'],
  ])('is corrected as the place: %s', (where, city) => {
    expect(searchDemo('', where).place?.known?.city).toBe(city);
  });
});

describe('a word that is close to a city and to other words', () => {
  it('is the city alone where the other word says nothing', () => {
    expect(searchDemo('wein').suggestions).toEqual(['Wien']);
  });

  it('is the city first where it has a capital', () => {
    expect(searchDemo('Boon').suggestions[0]).toBe('Bonn');
    expect(searchDemo('boon').suggestions[0]).toBe('book');
  });
});

it('corrects German nouns with a capital, and suggests nothing twice', () => {
  expect(searchDemo('Krankenpflge').suggestions).toEqual(['Krankenpflege']);
  expect(searchDemo('marketng').suggestions).toEqual(['marketing']);
  expect(searchDemo('mechanical enginer').suggestions).toEqual(['mechanical engineer']);
  for (const q of ['Buchhaltng', 'Müncen', 'wein', 'Grax', 'Boon']) {
    const { suggestions } = searchDemo(q);
    expect(new Set(suggestions).size).toBe(suggestions.length);
  }
});
