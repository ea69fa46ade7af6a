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
const share = (hits: readonly boolean[]): number => hits.filter(Boolean).length / Math.max(1, hits.length);

function f1(values: readonly string[], truth: readonly string[]): number {
  const [left, right] = [
    new Set(values.map((value) => value.toLowerCase())),
    new Set(truth.map((expected) => expected.toLowerCase())),
  ];
  const hits = [...left].filter((token) => right.has(token)).length;
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
      truth.education.map((study) =>
        resume.education.some(
          (read) =>
            same(read.institution, study.institution) &&
            same(read.area, study.area) &&
            read.startDate === study.start &&
            read.endDate === study.end,
        ),
      ),
    ),
    experience: share(
      truth.work.map((job) =>
        resume.work.some(
          (read) =>
            same(read.position, job.position) &&
            same(read.name, job.name) &&
            read.startDate === job.start &&
            read.endDate === job.end,
        ),
      ),
    ),
    skills: f1(
      skills.filter((skill) => skill.evidence === 'listed').map((skill) => skill.matched),
      truth.skills,
    ),
  };
}

const keys = ['contact', 'sections', 'education', 'experience', 'skills'] as const;

/** Returns the mean of each measure. */
export function meanOf(list: readonly Measures[]): Measures {
  const mean = (key: keyof Measures): number =>
    list.reduce((sum, measures) => sum + measures[key], 0) / Math.max(1, list.length);
  return Object.fromEntries(keys.map((key) => [key, mean(key)])) as unknown as Measures;
}
