import { describe, expect, it } from 'vitest';
import { isRequestEmail, occurrenceDetails } from './occurrence-details.ts';

const moment = new Date('2026-03-04T09:30:00Z');
const english = { locale: 'en', timeZone: 'Europe/London' } as const;
const german = { locale: 'de', timeZone: 'Europe/Berlin' } as const;

describe('the details of a security email', () => {
  it('say when it happened and on which device, in the language and time zone of the owner', () => {
    expect(occurrenceDetails(english, { at: moment, device: 'Firefox, Windows' })).toEqual([
      { label: 'When', text: 'Wednesday, 4 March 2026 at 09:30 GMT' },
      { label: 'Device', text: 'Firefox, Windows' },
    ]);
    expect(occurrenceDetails(german, { at: moment, device: 'Firefox, Windows' })).toEqual([
      { label: 'Wann', text: 'Mittwoch, 4. März 2026 um 10:30 MEZ' },
      { label: 'Gerät', text: 'Firefox, Windows' },
    ]);
  });

  it.each([undefined, ''])('leave out a device that is not known (%j)', (device) => {
    expect(occurrenceDetails(english, { at: moment, device }).map(({ label }) => label)).toEqual(['When']);
  });

  it('do not call the moment of a request the moment at which it happens', () => {
    expect(occurrenceDetails(english, { at: moment, isRequest: true })[0]?.label).toBe('Requested');
    expect(occurrenceDetails(german, { at: moment, isRequest: true })[0]?.label).toBe('Beantragt');
    expect(isRequestEmail('erasure_scheduled')).toBe(true);
    expect(isRequestEmail('address_changed')).toBe(false);
  });
});
