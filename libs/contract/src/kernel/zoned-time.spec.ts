import { describe, expect, it } from 'vitest';
import { instantOfLocalTime, localTimeOf } from './zoned-time.ts';

const local = (instant: string, timeZone: string) => localTimeOf(new Date(instant), timeZone).toISOString();
const instant = (localTime: string, timeZone: string) =>
  instantOfLocalTime(new Date(`${localTime}Z`), timeZone).toISOString();

describe('the local time of an instant', () => {
  it.each([
    ['2026-01-15T12:34:56.000Z', 'Europe/Berlin', '2026-01-15T13:34:56.000Z'],
    ['2026-07-15T12:34:56.000Z', 'Europe/Berlin', '2026-07-15T14:34:56.000Z'],
    ['2026-12-31T23:30:00.000Z', 'Europe/Berlin', '2027-01-01T00:30:00.000Z'],
    ['2027-01-01T03:00:00.000Z', 'America/New_York', '2026-12-31T22:00:00.000Z'],
    ['2026-03-02T20:00:00.000Z', 'Asia/Kathmandu', '2026-03-03T01:45:00.000Z'],
  ])('of %s in %s is %s', (moment, timeZone, expected) => {
    expect(local(moment, timeZone)).toBe(expected);
  });
});

describe('the instant of a local time', () => {
  it.each([
    ['2026-01-15T13:34:56', 'Europe/Berlin', '2026-01-15T12:34:56.000Z'],
    ['2026-07-15T14:34:56', 'Europe/Berlin', '2026-07-15T12:34:56.000Z'],
    ['2026-12-31T22:00:00', 'America/New_York', '2027-01-01T03:00:00.000Z'],
    ['2026-03-03T01:45:00', 'Asia/Kathmandu', '2026-03-02T20:00:00.000Z'],
    ['2026-03-02T09:00:00', 'UTC', '2026-03-02T09:00:00.000Z'],
  ])('of %s in %s is %s', (localTime, timeZone, expected) => {
    expect(instant(localTime, timeZone)).toBe(expected);
  });
  it.each([
    ['the last minute before clocks go forward', '2026-03-29T01:59:00', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['a time that they skip, as much later', '2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['the first minute after they went forward', '2026-03-29T03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['the first of a time that comes twice', '2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['the hour after clocks went back', '2026-10-25T03:00:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['a time that is skipped west of Greenwich', '2026-03-08T02:30:00', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['the first of two west of Greenwich', '2026-11-01T01:30:00', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['half an hour that is skipped', '2026-10-04T02:15:00', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('is right for %s', (_, localTime, timeZone, expected) => {
    expect(instant(localTime, timeZone)).toBe(expected);
  });
});
