import type { Comparable } from '../../src/features/internships/moderation/near-duplicates.ts';

/** A source of chance that is the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const fields = [
  ['rivers', 'samples', 'chemist', 'laboratory', 'measuring series'],
  ['books', 'manuscripts', 'editor', 'publishing house', 'catalogue'],
  ['bridges', 'drawings', 'engineer', 'planning office', 'load model'],
  ['apps', 'test cases', 'developer', 'software team', 'release'],
  ['exhibitions', 'objects', 'curator', 'museum', 'inventory'],
  ['solar parks', 'sensor data', 'physicist', 'control room', 'forecast'],
  ['campaigns', 'interviews', 'journalist', 'newsroom', 'podcast'],
  ['forests', 'tree maps', 'ranger', 'field station', 'survey'],
] as const;
const openings = ['You join', 'You become part of', 'For some months you belong to', 'You work with'];
const teams = ['a team of six', 'a small group', 'four colleagues', 'people from nine countries'];
const verbs = ['prepare', 'sort', 'describe', 'compare', 'document', 'check', 'collect', 'present', 'draw', 'plan'];
const places = [
  'in the morning',
  'twice a week',
  'on your own',
  'with a colleague',
  'during the second month',
  'at the end',
];
const aims = [
  'so that others can use them',
  'until they are complete',
  'for the annual report',
  'before they are published',
];
const extras = ['ask questions', 'try an idea of your own', 'visit a partner', 'hold a short talk', 'write an article'];

const boilerplate = (name: string): string[] => [
  `${name} was founded by three friends and is still run by one of them.`,
  'We meet for breakfast every Monday, and the kitchen is the place where most decisions begin.',
  'Whoever works here gets a ticket for public transport and may use the workshop in the evening.',
];

export interface Posting extends Comparable {
  readonly sentences: readonly string[];
}
const postingFrom = (
  title: string,
  sentences: readonly string[],
  tasks: readonly string[],
  city: string,
  name: string,
): Posting => ({
  title,
  sentences,
  description: sentences.join(' '),
  tasks,
  locations: [{ city }],
  employer: { name },
});

/** An internship of a field, written by chance; three sentences of it are the same in all internships of a company. */
export function aRandomPosting(random: () => number, name: string, city = 'Graz'): Posting {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] ?? failOnEmpty();
  const [things, parts, mentor, house, unitOfWork] = pick(fields);
  const line = () =>
    `You ${pick(verbs)} ${pick([parts, things])} ${pick(places)}, ${pick(aims)}, and ${pick(verbs)} the ${unitOfWork} ${pick(places)}.`;
  const sentences = [
    `${pick(openings)} ${teams[Math.floor(random() * teams.length)] ?? ''} that looks after ${things} in the ${house}.`,
    ...Array.from({ length: 7 }, line),
    `A ${mentor} is beside you from the first day, and you may ${pick(extras)} or ${pick(extras)} whenever you like.`,
    `We pay ${900 + Math.floor(random() * 9) * 100} euros a month in ${city}.`,
    ...boilerplate(name),
  ];
  const tasks = Array.from({ length: 4 }, () => `${pick(verbs)} ${parts} ${pick(places)}, ${pick(aims)}`);
  return postingFrom(`Internship with ${things} and ${parts}`, sentences, tasks, city, name);
}

function failOnEmpty(): never {
  throw new Error('Nothing to choose from.');
}

const synonyms: Readonly<Record<string, string>> = {
  prepare: 'ready', sort: 'order', describe: 'characterise', compare: 'contrast', document: 'record', check: 'verify',
  collect: 'gather', present: 'show', plan: 'organise', colleague: 'teammate', month: 'period', others: 'everyone',
  complete: 'finished', report: 'overview', published: 'released', beside: 'next to', first: 'opening', visit: 'see',
  breakfast: 'coffee', kitchen: 'lounge', friends: 'partners', evening: 'afternoon', workshop: 'garage', people: 'persons',
}; // prettier-ignore

/** Replaces this share of the words by others of the same meaning. */
export function reworded(posting: Posting, share: number, random: () => number): Posting {
  const change = (text: string): string =>
    text.replace(/\p{L}+/gu, (word) => (random() < share ? (synonyms[word.toLowerCase()] ?? `${word}s`) : word));
  return { ...posting, description: change(posting.description ?? ''), tasks: posting.tasks.map(change) };
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** The same sentences and tasks in another order. */
export const reordered = (posting: Posting, random: () => number): Posting => ({
  ...posting,
  description: shuffled(posting.sentences, random).join(' '),
  tasks: shuffled(posting.tasks, random),
});

/** What people do to a text that they post again. */
export const disguises: Readonly<Record<string, (posting: Posting, random: () => number) => Posting>> = {
  'the same text': (posting) => posting,
  'another order of sentences and tasks': reordered,
  'another city and other pay': (posting) => ({
    ...posting,
    description: (posting.description ?? '').replace(/\d+/g, '1350').replaceAll('Graz', 'Lyon'),
    locations: [{ city: 'Lyon' }],
  }),
  'translated headings': (posting) => ({
    ...posting,
    title: `Praktikum: ${posting.title ?? ''}`,
    description: `Ihre Aufgaben\n${posting.description ?? ''}\nWas wir bieten`,
  }),
  'capitals, bullets and other punctuation': (posting) => ({
    ...posting,
    description: posting.sentences.map((sentence) => `• ${sentence.toUpperCase().replaceAll(',', ' –')}`).join('\n'),
  }),
  'one sentence less and one more': (posting) => ({
    ...posting,
    description: [
      ...posting.sentences.slice(0, 4),
      ...posting.sentences.slice(5),
      'Apply before the summer, please.',
    ].join(' '),
  }),
};

/** The posting as another company would post it, under its own name. */
export const copiedByAnotherCompany = (posting: Posting, name: string): Posting => ({
  ...posting,
  description: (posting.description ?? '').replaceAll(posting.employer.name, name),
  employer: { name },
});
