import type { CvDocument } from '../../src/reading/cv-document.ts';
import type { CvTruth } from './people.ts';

/** Shares from 0 to 1 of what was read exactly. */
export interface Measures {
  readonly contact: number;
  readonly sections: number;
  readonly education: number;
  readonly experience: number;
  readonly skills: number;
}

const same = (left: string | null | undefined, right: string | null | undefined): boolean =>
  (left ?? '').toLowerCase().replaceAll('’', "'") === (right ?? '').toLowerCase().replaceAll('’', "'");
const share = (found: readonly boolean[]): number => found.filter(Boolean).length / Math.max(1, found.length);

function f1(found: readonly string[], truth: readonly string[]): number {
  const [left, right] = [
    new Set(found.map((one) => one.toLowerCase())),
    new Set(truth.map((one) => one.toLowerCase())),
  ];
  const hits = [...left].filter((one) => right.has(one)).length;
  return left.size + right.size === 0 ? 1 : (2 * hits) / (left.size + right.size);
}

/** Compares a reading with what the CV says; a field that differs in a letter counts as missed. */
export function measure({ resume, sections, skills }: CvDocument, truth: CvTruth): Measures {
  const names = new Set<string>(sections.map((section) => section.name));
  const { name, email, phone } = resume.basics;
  return {
    contact: share([same(name, truth.name), same(email, truth.email), same(phone, truth.phone)]),
    sections: share(['education', 'experience', 'skills', 'languages'].map((section) => names.has(section))),
    education: share(
      truth.education.map((one) =>
        resume.education.some(
          (read) =>
            same(read.institution, one.institution) &&
            same(read.area, one.area) &&
            read.startDate === one.start &&
            read.endDate === one.end,
        ),
      ),
    ),
    experience: share(
      truth.work.map((one) =>
        resume.work.some(
          (read) =>
            same(read.position, one.position) &&
            same(read.name, one.name) &&
            read.startDate === one.start &&
            read.endDate === one.end,
        ),
      ),
    ),
    skills: f1(
      skills.filter((one) => one.evidence === 'listed').map((one) => one.matched),
      truth.skills,
    ),
  };
}

const keys = ['contact', 'sections', 'education', 'experience', 'skills'] as const;

/** Returns the mean of each measure. */
export function meanOf(list: readonly Measures[]): Measures {
  const mean = (key: keyof Measures): number => list.reduce((sum, one) => sum + one[key], 0) / Math.max(1, list.length);
  return Object.fromEntries(keys.map((key) => [key, mean(key)])) as unknown as Measures;
}
