import { describe, expect, it } from 'vitest';
import { experienceText } from './experience.messages.ts';

const TODAY = '2026-03-10';
const span = (start: string | null, end: string | null) => ({ start, end, open: end === null });

describe('the experience of a CV', () => {
  it('is how many jobs there were and how many months they lasted, the last one included', () => {
    expect(experienceText([span('2025-01', '2025-06')], TODAY, 'en')).toBe('1 job, 6 months');
    expect(experienceText([span('2024-01', '2024-12'), span('2025-02', '2025-03')], TODAY, 'en')).toBe(
      '2 jobs, 1 year 2 months',
    );
  });

  it('counts months of two jobs at a time once, and lasts until today where one is open', () => {
    expect(experienceText([span('2025-01', '2025-06'), span('2025-04', '2025-07')], TODAY, 'en')).toBe(
      '2 jobs, 7 months',
    );
    expect(experienceText([span('2026-01', null)], TODAY, 'de')).toBe('1 Stelle, 3 Monate');
  });

  it('is rough where a CV says years only, and nothing but a number where it says no time', () => {
    expect(experienceText([span('2023', '2024')], TODAY, 'en')).toBe('1 job, about 1 year');
    expect(experienceText([span('2024', '2024')], TODAY, 'en')).toBe('1 job');
    expect(experienceText([{ start: null, end: null, open: false }], TODAY, 'de')).toBe('1 Stelle');
  });

  it('is not said to be missing where no job was recognised: there may be one', () => {
    expect(experienceText([], TODAY, 'en')).toBe('Not recognised');
    expect(experienceText([], TODAY, 'de')).toBe('Nicht erkannt');
  });
});
