import { describe, expect, it } from 'vitest';
import { momentFormat } from './email-dates.ts';

const moment = new Date('2026-03-04T23:30:00Z');

describe('a moment in an email', () => {
  it('is written in the language and the time zone of the reader, the day of the week and the year included', () => {
    const english = momentFormat({ locale: 'en', timeZone: 'Europe/Berlin' }, 'long').format(moment);
    const german = momentFormat({ locale: 'de', timeZone: 'Europe/Berlin' }, 'long').format(moment);
    expect(english).toBe('Thursday, 5 March 2026 at 00:30 CET');
    expect(german).toBe('Donnerstag, 5. März 2026 um 00:30 MEZ');
  });

  it('is a day earlier west of it, by a clock of 24 hours', () => {
    expect(momentFormat({ locale: 'en', timeZone: 'America/Los_Angeles' }, 'long').format(moment)).toBe(
      'Wednesday, 4 March 2026 at 15:30 GMT-8',
    );
  });

  it('is short without its year', () => {
    expect(momentFormat({ locale: 'en', timeZone: 'UTC' }, 'short').format(moment)).toBe('Wed 4 Mar, 23:30 UTC');
    expect(momentFormat({ locale: 'de', timeZone: 'UTC' }, 'short').format(moment)).toBe('Mi., 4. März, 23:30 UTC');
  });
});
