import type { ExternalJobType } from '@prentice/contract';

/** What people call the types of jobs, in English and German: folded, without blanks and hyphens. */
const names: Readonly<Record<ExternalJobType, readonly string[]>> = {
  internship: [
    'internship', 'internships', 'intern', 'interns', 'placement', 'placements', 'praktikum', 'praktika', 'praktikums',
    'praktikumsplatz', 'praktikumsstelle', 'praktikant', 'praktikanten', 'praktikantin', 'pflichtpraktikum', 'sommerpraktikum',
    'ferialpraktikum', 'ferialpraktikant', 'auslandspraktikum', 'schnupperpraktikum',
  ],
  working_student: [
    'workingstudent', 'workingstudents', 'studentjob', 'studentjobs', 'werkstudent', 'werkstudentin', 'werkstudenten',
    'werkstudentenjob', 'studentenjob', 'studentenjobs', 'studienjob',
  ],
  thesis: ['thesis', 'theses', 'abschlussarbeit', 'abschlussarbeiten', 'masterarbeit', 'masterarbeiten', 'bachelorarbeit', 'bachelorarbeiten'],
  trainee: ['trainee', 'trainees', 'traineeship', 'traineeships', 'traineeprogramme', 'traineeprogram', 'traineeprogramm', 'graduateprogramme'],
  part_time: ['parttime', 'parttimejob', 'teilzeit', 'teilzeitjob'],
  full_time: ['fulltime', 'fulltimejob', 'vollzeit', 'vollzeitjob'],
  volunteering: ['volunteering', 'volunteer', 'volunteers', 'ehrenamt', 'freiwilligenarbeit'],
}; // prettier-ignore

const typesByName: ReadonlyMap<string, ExternalJobType> = new Map(
  Object.entries(names).flatMap(([type, all]) => all.map((name) => [name, type as ExternalJobType] as const)),
);

/** Returns all that a type is called, as words. */
export const namesOfJobType = (type: ExternalJobType): string => names[type].join(' ');

/** Returns the type that a text names; undefined where it names none. */
export const jobTypeNamed = (text: string): ExternalJobType | undefined =>
  typesByName.get(text.toLowerCase().replace(/[\s_-]+/g, ''));

/** A type that a query names, with the words that do. */
export interface NamedJobType {
  readonly type: ExternalJobType;
  readonly words: readonly string[];
}

/** Returns the types that folded words name, two together ("working student") before one alone. */
export function jobTypesIn(words: readonly string[]): NamedJobType[] {
  const typeNames: NamedJobType[] = [];
  for (let index = 0; index < words.length;) {
    const length = [2, 1].find(
      (many) => index + many <= words.length && jobTypeNamed(words.slice(index, index + many).join('')),
    );
    const named = words.slice(index, index + (length ?? 1));
    const type = length && jobTypeNamed(named.join(''));
    if (type) typeNames.push({ type, words: named });
    index += named.length;
  }
  return typeNames;
}
