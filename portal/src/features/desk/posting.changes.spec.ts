import { readPosting, type ReadPosting } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { catalogues, islandText, translator } from '../../i18n/catalogue.ts';
import { translatorOf } from '../../i18n/translate.ts';
import { aPosting } from '../../market/posting.builder.ts';
import { deskWords } from './desk.words.ts';
import { postingChanges, shortened, type Change } from './posting.changes.ts';

const posting = (change: Partial<ReadPosting> = {}): ReadPosting => ({
  ...readPosting.strip().parse(aPosting()),
  ...change,
});
const words = { t: translator('en'), language: 'en' } as const;
const whole = (parts: Change['before']): string => parts.map(({ text }) => text).join('');
const said = (change: Partial<ReadPosting>, first: Partial<ReadPosting> = {}): string[][] =>
  postingChanges(posting(first), posting(change), words).map(({ label, before, after }) => [
    label,
    whole(before),
    whole(after),
  ]);

describe('what a posting says otherwise', () => {
  it('is nothing when nothing changed', () => {
    expect(said({})).toEqual([]);
  });
  it('tells pay, dates and hours as the posting does', () => {
    const pay = {
      type: 'paid',
      min: 130_000,
      max: 150_000,
      currency: 'EUR',
      unit: 'month',
      benefits: 'Lunch',
    } as const;
    expect(said({ pay, hoursPerWeek: 30, startDate: '2027-04-01', deadline: '2026-12-30' })).toEqual([
      ['Pay', '€1,200 – €1,500 per month', '€1,300 – €1,500 per month\nLunch'],
      ['Hours per week', '38', '30'],
      ['Start', '1 Mar 2027', '1 Apr 2027'],
      ['Apply by', '20 December 2026', '30 December 2026'],
    ]);
  });
  it('tells once what two fields make together', () => {
    expect(said({ startFlexible: true, startDate: null })).toEqual([['Start', '1 Mar 2027', 'Flexible']]);
  });
  it('marks the words of long texts and leaves out what stayed the same', () => {
    const same = 'The river runs to the sea. '.repeat(30);
    const [change] = postingChanges(
      posting({ description: `${same}You take samples. ${same}` }),
      posting({ description: `${same}You count fish. ${same}` }),
      words,
    );
    expect(change?.after.filter(({ changed }) => changed).map(({ text }) => text)).toEqual(['count fish.']);
    expect(whole(change?.after ?? [])).toMatch(/^… .*You count fish\. The river.*…\s*$/s);
    expect(whole(change?.after ?? []).length).toBeLessThan(250);
  });
  it('cuts the side that lacks words where the other has more', () => {
    const same = 'The river runs to the sea. '.repeat(30);
    const [change] = postingChanges(
      posting({ description: `${same}${same}End.` }),
      posting({ description: `${same}You count fish. ${same}End. We cook.` }),
      words,
    );
    const before = whole(change?.before ?? []);
    expect(before.length).toBeLessThan(400);
    expect(before).toMatch(/^… .*… .*End\.$/s);
  });
  it('loses nothing of a short text that others have added to', () => {
    expect(said({ description: 'One two three four.' }, { description: 'One four.' })).toEqual([
      ['The internship', 'One four.', 'One two three four.'],
    ]);
  });
  it('keeps short stretches whole', () => {
    const parts = [{ text: 'You ', changed: false }, { text: 'sing', changed: true }, { text: ' here.', changed: false }]; // prettier-ignore
    expect(shortened(parts, [])).toEqual(parts);
  });
  it.each(['en', 'de'] as const)('has words in %s for whatever can change', (language) => {
    const t = translatorOf(islandText(language, ...deskWords));
    const other = posting({
      title: 'Another', category: 'law', description: 'Other', tasks: ['x'], learningOutcomes: ['y'], mentorName: 'Ida',
      workMode: 'remote', locations: [], durationWeeks: 30, durationJustification: 'long', openings: 9, responseDays: 3,
      unpaidBasis: { basis: 'curricular_placement', explanation: 'course' }, credit: true, vacancyKind: 'pool',
      requiredSkills: [], preferredSkills: [{ id: null, label: 'z' }], deadline: null, hoursPerWeek: 1, startDate: null,
      pay: null, questions: [{ key: 'a', kind: 'short', label: 'Why?', options: [], required: true }],
    }); // prettier-ignore
    const changes = postingChanges(posting(), other, { t, language });
    expect(changes).toHaveLength(21);
    const missing = changes.flatMap(({ label, before, after }) => `${label}\n${whole(before)}\n${whole(after)}`.split(/[\n ()]|: /))
      .filter((text) => Object.keys(catalogues.en).includes(text)); // prettier-ignore
    expect(missing).toEqual([]);
  });
});
