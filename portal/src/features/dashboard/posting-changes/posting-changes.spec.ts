import { applicantPosting, type ApplicantPosting } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { catalogues, islandText, translator } from '../../../i18n/catalogue.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { aPosting } from '../../../shared/posting.builder.ts';
import { dashboardMessages } from '../../../i18n/island-messages.ts';
import { postingChanges, shortenUnchangedParts, type PostingChange } from './posting-changes.ts';

const posting = (change: Partial<ApplicantPosting> = {}): ApplicantPosting => ({
  ...applicantPosting.strip().parse(aPosting()),
  ...change,
});
const words = { t: translator('en'), language: 'en' } as const;
const whole = (parts: PostingChange['before']): string => parts.map(({ text }) => text).join('');
const linesOf = (change: Partial<ApplicantPosting>, first: Partial<ApplicantPosting> = {}): string[][] =>
  postingChanges(posting(first), posting(change), words).map(({ label, before, after }) => [
    label,
    whole(before),
    whole(after),
  ]);

describe('the changes of a posting', () => {
  it('are empty when nothing changed', () => {
    expect(linesOf({})).toEqual([]);
  });
  it('show pay, dates and hours as the posting does', () => {
    const pay = {
      type: 'paid',
      min: 130_000,
      max: 150_000,
      currency: 'EUR',
      unit: 'month',
      benefits: 'Lunch',
    } as const;
    expect(linesOf({ pay, hoursPerWeek: 30, startDate: '2027-04-01', deadline: '2026-12-30' })).toEqual([
      ['Pay', '€1,200–1,500 a month', '€1,300–1,500 a month\nLunch'],
      ['Hours per week', '38', '30'],
      ['Start', '1 Mar 2027', '1 Apr 2027'],
      ['Apply by', '20 December 2026', '30 December 2026'],
    ]);
  });
  it('show once what two fields say together', () => {
    expect(linesOf({ startFlexible: true, startDate: null })).toEqual([['Start', '1 Mar 2027', 'Flexible']]);
  });
  it('mark the changed words of long texts and leave out unchanged parts', () => {
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
  it('shorten the side that lacks words where the other has more', () => {
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
  it('keep the whole of a short text that was extended', () => {
    expect(linesOf({ description: 'One two three four.' }, { description: 'One four.' })).toEqual([
      ['The internship', 'One four.', 'One two three four.'],
    ]);
  });
  it('keep short unchanged parts whole', () => {
    const parts = [{ text: 'You ', changed: false }, { text: 'sing', changed: true }, { text: ' here.', changed: false }]; // prettier-ignore
    expect(shortenUnchangedParts(parts, [])).toEqual(parts);
  });
  it.each(['en', 'de'] as const)('have a message in %s for every field that can change', (language) => {
    const t = createTranslator(islandText(language, ...dashboardMessages));
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
