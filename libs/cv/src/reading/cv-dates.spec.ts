import { describe, expect, it } from 'vitest';
import { isBrokenPeriod, periodIn } from './cv-dates.ts';

describe('a period in a CV', () => {
  it.each([
    ['septembre 2021 – juin 2024', '2021-09', '2024-06'],
    ['sept. 2021 à juil. 2024', '2021-09', '2024-07'],
    ['depuis octobre 2024', '2024-10', null],
    ['août 2023 – aujourd’hui', '2023-08', null],
    ['de septembre 2022 à juin 2025', '2022-09', '2025-06'],
    ['WS 2022/23 – heute', '2022', null],
    ['seit WS 2022/23', '2022', null],
    ['Wintersemester 2022/23 bis dato', '2022', null],
    ['SS 2023', '2023', '2023'],
    ['2021/22 – 2024/25', '2021', '2025'],
    ['2022/2023', '2022', '2023'],
    ['seit 10/22', '2022-10', null],
    ['10/22 – 09/25', '2022-10', '2025-09'],
    ['10/22 – heute', '2022-10', null],
    ['von Oktober 2022 bis Juni 2025', '2022-10', '2025-06'],
    ['Summer 2025', '2025', '2025'],
    ['Fall 2023 - Spring 2024', '2023', '2024'],
    ['Class of 2027', '2027', '2027'],
    ['June 2027 (expected)', '2027-06', '2027-06'],
    ['Oct. 2022 – Sept. 2025 (voraussichtlich)', '2022-10', '2025-09'],
    ['1 Oct 2022 – 30 Jun 2025', '2022-10', '2025-06'],
    ['October 1, 2022 – June 30, 2025', '2022-10', '2025-06'],
    ['1st Sep 2023 – current', '2023-09', null],
    ['2022.10 - 2025.06', '2022-10', '2025-06'],
    ['2022/10 - 2025/06', '2022-10', '2025-06'],
    ['09-2022 – 06-2025', '2022-09', '2025-06'],
    ['Sep 2022 → Jun 2025', '2022-09', '2025-06'],
    ['2022 to date', '2022', null],
    ['Okt. 2022 – lfd.', '2022-10', null],
    ['seit Herbst 2022', '2022', null],
    ['2019–23', '2019', '2023'],
    ['Juli/August 2024', '2024-07', '2024-08'],
    ['07–09/2024', '2024-07', '2024-09'],
    ['since September of 2023', '2023-09', null],
    ['aktuell seit 2023', '2023', null],
    ['2022/09', '2022-09', '2022-09'],
  ])('is the whole of "%s"', (text, start, end) => {
    expect(periodIn(text)).toMatchObject({ start, end, rest: '' });
  });

  it.each([
    ['BSc Biology, 2022/23 – present', '2022', null, 'BSc Biology'],
    ['Research assistant   Summer 2025', '2025', '2025', 'Research assistant'],
    ['Summer school 2024, Graz', '2024', '2024', 'Summer school    , Graz'],
    ['Team of 12/24 people since 2023', '2023', null, 'Team of 12/24 people'],
    ['Gewinn 2024: 12 Punkte', '2024', '2024', 'Gewinn    : 12 Punkte'],
  ])('is read from "%s", and leaves the rest', (text, start, end, rest) => {
    expect(periodIn(text)).toMatchObject({ start, end, rest });
  });

  it.each([
    ['septembre 2021 – juin 2024', '2021-09', '2024-06'],
    ['Sept. 2021 – Febr. 2022', '2021-09', '2022-02'],
    ['2025-02 / 2025-07', '2025-02', '2025-07'],
    ['2025-02', '2025-02', '2025-02'],
    ['Jän. 2021 – Mrz. 2022', '2021-01', '2022-03'],
    ['Okt. 2021 – Dez. 2022', '2021-10', '2022-12'],
    ['Aug. 2021 – Sept. 2022', '2021-08', '2022-09'],
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
