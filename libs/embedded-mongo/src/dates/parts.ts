import type { Zone } from './zone.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Returns what the clocks of a zone show at an instant, as a date whose UTC fields are those. */
export const localDate = (instant: Date, zone: Zone): Date =>
  new Date(instant.getTime() + zone.offset(instant.getTime()));

/** 1 for Monday to 7 for Sunday. */
export const isoDayOfWeek = (local: Date): number => local.getUTCDay() || 7;

const startOfYear = (year: number): number => utc(year, 0, 1);

/** Like Date.UTC, with years below 100 as they are. */
export function utc(year: number, month: number, day: number, ...time: readonly number[]): number {
  const [hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = time;
  const date = new Date(Date.UTC(2000, 0, 1, hours, minutes, seconds, milliseconds));
  const shift = date.getTime() - Date.UTC(2000, 0, 1);
  const start = new Date(0);
  start.setUTCFullYear(year, month, day);
  return start.getTime() + shift;
}

export const dayOfYear = (local: Date): number =>
  Math.floor((local.getTime() - startOfYear(local.getUTCFullYear())) / DAY) + 1;

/** Returns the Thursday of a day's week: its year is the ISO year. */
const thursday = (local: Date): Date => new Date(local.getTime() + (4 - isoDayOfWeek(local)) * DAY);

export const isoYear = (local: Date): number => thursday(local).getUTCFullYear();
export const isoWeek = (local: Date): number =>
  Math.floor((thursday(local).getTime() - startOfYear(isoYear(local))) / WEEK) + 1;

/** Weeks begin on Sundays; days before the first one are in week 0. */
export const week = (local: Date): number => Math.floor((dayOfYear(local) + 6 - local.getUTCDay()) / 7);
