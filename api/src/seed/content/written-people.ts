import { internUpdate, type InternUpdate, utcDay, foldAccents } from '@prentice/contract';
import { cities } from './demo-names.ts';
import { profileRow, type SeedAccount, type SeedContext } from '../seed-people.ts';
import { skillNamed, type WrittenStudent } from './written-content.ts';

/** Returns one of the numbers that the German regulator keeps free for films and books: (0)176 040690 00 to 99. */
const phoneOf = (number: number): string => `+49176040690${String(number).padStart(2, '0')}`;

/** Returns an address of letters, digits and dots. */
export const studentEmail = ({ email, first, last }: WrittenStudent): string =>
  email ?? foldAccents(`${first}.${last}@people.example`.replaceAll('ö', 'oe').replaceAll('ü', 'ue'));

const monthBefore = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);

/** Returns the year in which the present academic year began, in October. */
const academicYear = (now: Date): number => now.getUTCFullYear() - (now.getUTCMonth() < 9 ? 1 : 0);

function historyOf({ edu, work, projects }: WrittenStudent, now: Date): Partial<InternUpdate> {
  const year = academicYear(now);
  const end = (months: number | null): string | null => (months === null ? null : monthBefore(now, months));
  return {
    education: edu.map(([degree, field, institution, since, until]) => ({
      institution,
      degree,
      field,
      start: `${year - since}-10`,
      expectedEnd: `${year + 1 + until}-07`,
      grade: null,
    })),
    experience: work.map(([title, organisation, since, until, highlights]) => ({
      title,
      organisation,
      start: monthBefore(now, since),
      end: end(until),
      highlights,
    })),
    projects: projects.map(([title, since, until, highlights]) => ({
      title,
      organisation: null,
      start: monthBefore(now, since),
      end: end(until),
      highlights,
    })),
  };
}

/** Returns the profile of a student as it was written, with dates that fit the present day. */
export function writtenProfile(student: WrittenStudent, number: number, now: Date): InternUpdate {
  const place = cities.find(({ city }) => city === student.city);
  if (!place) throw new Error(`${student.first} lives in no city of the demo.`);
  const nextMonth = utcDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)));
  return internUpdate.parse({
    firstName: student.first,
    lastName: student.last,
    phone: phoneOf(number),
    headline: student.headline,
    about: student.about,
    ...historyOf(student, now),
    skills: Object.entries(student.skills).map(([label, level]) => ({ ...skillNamed(label), level })),
    languages: Object.entries(student.languages).map(([language, level]) => ({ language, level })),
    locationPreferences: [place],
    workModes: student.modes,
    availability: { from: nextMonth, to: null, hoursPerWeek: student.hours },
    workAuthorisation: [{ country: place.country, status: 'authorised' }],
    visibility: (['applied_only', 'verified_employers', 'private'] as const)[number % 3],
  });
}

/** Returns the stored profile of a student. */
export const writtenProfileRow = (
  context: SeedContext,
  user: SeedAccount,
  student: WrittenStudent,
  number: number,
  cvId: Parameters<typeof profileRow>[3],
) => profileRow(context, user, writtenProfile(student, number, context.now), cvId);
