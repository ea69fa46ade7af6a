import { describe, expect, it } from 'vitest';
import { isBrokenPeriod, periodIn } from './cv-dates.ts';

describe('a period in a CV', () => {
  it.each([
    ['septembre 2021 – juin 2024', '2021-09', '2024-06'],
    ['sept. 2021 à juil. 2024', '2021-09', '2024-07'],
    ['depuis octobre 2024', '2024-10', null],
    ['août 2023 – aujourd’hui', '2023-08', null],
  ])('is read from "%s"', (text, start, end) => {
    expect(periodIn(text)).toMatchObject({ start, end });
  });

  it.each([
    ['March 2023 –', 'May 2024'],
    ['März 2023 bis', 'heute'],
    ['April 2023 – Februar', '2026'],
  ])('goes on from "%s" to "%s"', (text, next) => {
    expect(isBrokenPeriod(text, next)).toBe(true);
  });

  it.each([
    ['March 2023', 'May 2024'],
    ['March 2023 –', 'Barista'],
    ['2019 – 2022', '2023 – 2025'],
  ])('does not go on from "%s" to "%s"', (text, next) => {
    expect(isBrokenPeriod(text, next)).toBe(false);
  });
});
