import { utcDay } from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { internshipSearchPath, type InternshipQuery } from './internship-query.ts';

/** A usual time to start, as a link that chooses it or takes it back. */
interface StartPreset {
  readonly label: string;
  readonly href: string;
  readonly chosen: boolean;
}

/** Seasons by their first month, counted from 0; winter ends in the next year. */
const seasons = [
  ['spring', 2],
  ['summer', 5],
  ['autumn', 8],
  ['winter', 11],
] as const;
const SEASON_MONTHS = 3;
const OFFERED = 4;

const dayOf = (year: number, month: number, day: number): string => utcDay(new Date(Date.UTC(year, month, day)));

/** Returns the next seasons that begin, each as the days between which an internship starts. */
export function startPresets(query: InternshipQuery, now: Date, t: Translate): StartPreset[] {
  const thisYear = now.getUTCFullYear();
  return [thisYear, thisYear + 1]
    .flatMap((year) =>
      seasons.map(([season, month]) => ({
        label: t(`filters.season.${season}`, { year: String(year) }),
        startFrom: dayOf(year, month, 1),
        startTo: dayOf(year, month + SEASON_MONTHS, 0),
      })),
    )
    .filter(({ startFrom }) => startFrom > utcDay(now))
    .slice(0, OFFERED)
    .map(({ label, startFrom, startTo }) => {
      const chosen = query.startFrom === startFrom && query.startTo === startTo;
      const change = chosen ? { startFrom: undefined, startTo: undefined } : { startFrom, startTo };
      return { label, href: `${internshipSearchPath(query, change)}#startFrom`, chosen };
    });
}
