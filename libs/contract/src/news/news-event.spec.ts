import { describe, expect, it } from 'vitest';
import { newsEvent } from './news-event.ts';

const event = { startsAt: '2027-04-29T13:00', endsAt: '2027-04-29T17:30', place: 'Basel, hall 2' };
/** What is said of an event that is written otherwise: fields with their messages. */
const faults = (change: object) =>
  newsEvent
    .safeParse({ ...event, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the event of a news item', () => {
  it('has a start, an end and a place', () => {
    expect(newsEvent.parse(event)).toEqual(event);
  });
  it('has no end where that is left out or left empty', () => {
    const { endsAt: _, ...unended } = event;
    expect(newsEvent.parse(unended).endsAt).toBeNull();
    expect(newsEvent.parse({ ...event, endsAt: '' }).endsAt).toBeNull();
    expect(newsEvent.parse({ ...event, endsAt: null }).endsAt).toBeNull();
  });
  it.each([
    ['2027-02-29T13:00', 'a leap day of a common year'],
    ['2027-04-31T13:00', 'a 31st of April'],
    ['2027-13-01T13:00', 'a 13th month'],
    ['2027-04-29T24:00', 'an hour of 24'],
    ['2027-04-29T13:60', 'a 60th minute'],
    ['2027-04-29T13:00Z', 'a time with a zone'],
    ['2027-04-29', 'a day without a time'],
    ['', 'nothing'],
  ])('does not start on %j: %s', (startsAt) => {
    expect(faults({ startsAt, endsAt: null })).toEqual(['startsAt: Choose a day and a time.']);
  });
  it('starts on a leap day of a leap year', () => {
    expect(faults({ startsAt: '2028-02-29T23:59', endsAt: null })).toEqual([]);
  });
  it.each(['2027-04-29T13:00', '2027-04-29T12:59', '2026-04-29T17:30'])('does not end at %s', (endsAt) => {
    expect(faults({ endsAt })).toEqual(['endsAt: Choose an end after the start.']);
  });
  it('ends on a later day or a minute later', () => {
    expect(faults({ endsAt: '2027-04-29T13:01' })).toEqual([]);
    expect(faults({ endsAt: '2027-04-30T01:00' })).toEqual([]);
  });
  it('takes place somewhere, in a zone that there is', () => {
    expect(faults({ place: 'B' })).toHaveLength(1);
    expect(faults({ place: 'x'.repeat(121) })).toHaveLength(1);
    expect(faults({ timeZone: 'Europe/Basel-Land' })).toHaveLength(1);
    expect(faults({ timeZone: 'Europe/Zurich' })).toEqual([]);
  });
});
