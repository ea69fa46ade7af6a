import type { PublicExternalJob } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { externalJobFacts, externalJobLines } from './external-job-facts.ts';

const now = new Date('2026-11-23T10:00:00Z');
const job: PublicExternalJob = {
  id: 'a'.repeat(24),
  title: 'Laboratory intern',
  organisation: 'Quellwerk',
  host: 'quellwerk.example',
  city: 'Wien',
  country: 'AT',
  workMode: 'hybrid',
  type: 'internship',
  pay: { min: 115_000, max: 125_000, currency: 'EUR', unit: 'month' },
  summary: 'You take samples at three springs.',
  closesAt: '2026-12-14T22:59:59.000Z',
  publishedAt: null,
};
const en = { t: translator('en'), language: 'en', now } as const;
const de = { t: translator('de'), language: 'de', now } as const;

describe('the facts of an external job', () => {
  it('fill the second and third line of a narrow card: pay and type, then place, mode and a named date', () => {
    expect(externalJobLines(job, en)).toEqual([
      ['€1,150–1,250 a month', 'Internship'],
      ['Vienna', 'Hybrid', 'closes 14 Dec'],
    ]);
    expect(externalJobLines(job, de)[1]).toEqual(['Wien', 'Hybrid', 'bis 14. Dez.']);
  });

  it('say when pay is not stated, and leave out what is not known', () => {
    const bare = { ...job, pay: null, city: null, country: null, workMode: 'remote', closesAt: null } as const;
    expect(externalJobLines(bare, en)).toEqual([['Pay not stated', 'Internship'], ['Remote']]);
    expect(externalJobLines({ ...job, city: null }, en)[1][0]).toBe('Austria');
  });

  it('say how many days are left when they are few', () => {
    expect(externalJobLines({ ...job, closesAt: '2026-11-25T22:59:59.000Z' }, en)[1][2]).toBe('2 days left');
  });

  it('keep their order in columns, with the closing date as the last', () => {
    expect(externalJobFacts(job, en).map(({ label, value }) => [label, value])).toEqual([
      ['Pay', '€1,150–1,250 a month'],
      ['Type', 'Internship'],
      ['Location', 'Vienna, Austria'],
      ['Closing date', '14 Dec 2026'],
    ]);
  });
});
