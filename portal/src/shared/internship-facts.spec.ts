import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/catalogue.ts';
import { cardLines, payMedianText, postingFacts, summaryFacts, payText, placeText } from './internship-facts.ts';
import { postingDescription } from '../features/internships/posting/posting-jsonld.ts';
import { nextSteps, stepsOnceSent } from '../features/internships/posting/next-steps.ts';
import { aPosting } from './posting.builder.ts';

const now = new Date('2026-11-21T10:00:00Z');
const en = { t: translator('en'), language: 'en' as const, now };
const de = { t: translator('de'), language: 'de' as const, now };
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

describe('the facts of an internship', () => {
  it('keep their order even when some are missing', () => {
    const order = ['Pay', 'Duration', 'Start', 'Location', 'Apply by', 'Answer'];
    expect(summaryFacts(aPosting(), en).map((fact) => fact.label)).toEqual(order);
    const bare = aPosting({ locations: [], workMode: 'remote', startDate: null, startFlexible: true });
    expect(summaryFacts(bare, en).map((fact) => fact.label)).toEqual(order);
    expect(summaryFacts(bare, en).map((fact) => fact.value)).toContain('Remote');
  });

  it('count the days until a deadline that is not far away', () => {
    const detail = (deadline: string) => summaryFacts(aPosting({ deadline }), en)[4]?.detail;
    expect(detail('2026-11-21')).toBe('closes today');
    expect(detail('2026-11-22')).toBe('1 day left');
    expect(detail('2026-11-28')).toBe('7 days left');
    expect(detail('2026-12-03')).toBe('12 days left');
    expect(detail('2027-02-01')).toBeUndefined();
    expect(detail('2026-11-20')).toBeUndefined();
  });

  it('are complete on the page', () => {
    expect(postingFacts(aPosting(), de).map((fact) => fact.label)).toEqual([
      'Vergütung',
      'Dauer',
      'Beginn',
      'Ort',
      'Bewerben bis',
      'Antwort',
      'Wochenstunden',
      'Plätze',
      'Veröffentlicht',
    ]);
  });
});

describe('pay', () => {
  const pay = aPosting().pay;
  it('is an amount with its unit, or a word', () => {
    expect(plain(payText(pay, en))).toBe('€1,200–1,500 a month');
    expect(plain(payText({ ...pay, type: 'stipend', max: 120_000 }, de))).toBe('1.200 € pro Monat, als Stipendium');
    expect(payText({ ...pay, type: 'unpaid', min: null, max: null }, en)).toBe('Unpaid');
    expect(payText({ ...pay, type: 'expenses_only', min: null, max: null }, en)).toBe('Expenses only');
  });
});

it('names the first of several places', () => {
  const { locations } = aPosting();
  const wien = { city: 'Wien', country: 'AT', lat: null, lon: null };
  expect(placeText([...locations, wien, wien], de)).toBe('Hamburg, Deutschland und 2 weitere');
  expect(placeText([], en)).toBe('');
});

it('describes a posting in a sentence or two', () => {
  expect(plain(postingDescription(aPosting(), en))).toBe(
    'Grid planning in the North Sea team at Nordlicht <Energie>, Hamburg, Germany. €1,200–1,500 a month. Apply by 20 December 2026; answer within 10 days.',
  );
});

it('says what happens next, and by when', () => {
  const steps = nextSteps(aPosting(), en);
  expect(steps.map((step) => step.phase)).toEqual(['current', 'upcoming', 'upcoming']);
  expect(steps[0]?.due).toMatchObject({ iso: '2026-12-20', text: 'by 20 December 2026' });
  expect(steps[1]?.actor).toBe('within 10 days of your application');
});

it('says to applicants that the answer is next', () => {
  const steps = stepsOnceSent(aPosting(), en);
  expect(steps.map(({ phase, title }) => `${phase}: ${title}`)).toEqual([
    'done: You sent your application',
    'current: The employer answers',
    'upcoming: You get a reason with every decision',
  ]);
});

describe('a narrow card', () => {
  const lines = (change = {}, reader: typeof en | typeof de = en) =>
    cardLines(aPosting(change), reader).map((parts) => plain(parts.join(' · ')));

  it('says pay, duration and start in one line, and place, deadline and response time in another', () => {
    expect(lines()).toEqual([
      '€1,200–1,500 a month · 12 weeks · from 1 Mar',
      'Hamburg, Hybrid · apply by 20 Dec · answer in 10 days',
    ]);
    expect(lines({}, de)).toEqual([
      '1.200–1.500 € pro Monat · 12 Wochen · ab 1. März',
      'Hamburg, Hybrid · Frist 20. Dez. · Antwort in 10 Tagen',
    ]);
  });

  it('says what is open, soon, remote or unpaid in words', () => {
    expect(lines({ deadline: null, startFlexible: true, workMode: 'remote', locations: [] })).toEqual([
      '€1,200–1,500 a month · 12 weeks · flexible start',
      'Remote · open until filled · answer in 10 days',
    ]);
    expect(lines({ deadline: '2026-11-23' })[1]).toContain('2 days left');
    const pay = { type: 'unpaid', min: null, max: null, currency: null, unit: null, benefits: null };
    expect(lines({ pay })[0]).toContain('Unpaid · 12 weeks');
  });
});

describe('pay beside the median', () => {
  const text = (amount: number) => payMedianText(aPosting(), { amount, count: 14 }, en);

  it('is above, below or about the same, and is not said without a median or without pay', () => {
    expect(text(100_000)).toBe('35% above the median of €1,000 a month in Engineering (14 other internships)');
    expect(text(180_000)).toBe('25% below the median of €1,800 a month in Engineering (14 other internships)');
    expect(text(135_025)).toBe('About the median of €1,350 a month in Engineering (14 other internships)');
    expect(payMedianText(aPosting(), null, en)).toBeUndefined();
    const unpaid = { type: 'unpaid', min: null, max: null, currency: null, unit: null, benefits: null } as const;
    expect(payMedianText(aPosting({ pay: unpaid }), { amount: 1, count: 10 }, en)).toBeUndefined();
  });
});
