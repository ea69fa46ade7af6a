import type { InternUpdate } from './intern.contract.ts';

type MeasuredProfile = InternUpdate & { readonly defaultCvId: string | null };

export const profilePartKeys = [
  'name',
  'headline',
  'about',
  'education',
  'skills',
  'languages',
  'experience',
  'availability',
  'workAuthorisation',
  'cv',
] as const;
export type ProfilePartKey = (typeof profilePartKeys)[number];

interface ProfilePart {
  readonly key: ProfilePartKey;
  readonly points: number;
  readonly step: 'about' | 'education' | 'experience' | 'wishes' | 'cv';
  readonly done: (profile: MeasuredProfile) => boolean;
}

/**
 * What counts, and how much; together 100. The words, and why it matters, are in the catalogues under
 * `profile.gap.<key>`.
 */
export const profileParts: readonly ProfilePart[] = [
  { key: 'name', points: 15, step: 'about', done: (p) => Boolean(p.firstName && p.lastName) },
  { key: 'headline', points: 5, step: 'about', done: (p) => Boolean(p.headline) },
  { key: 'about', points: 10, step: 'about', done: (p) => (p.about?.length ?? 0) >= 80 },
  { key: 'education', points: 20, step: 'education', done: (p) => p.education.length > 0 },
  { key: 'skills', points: 15, step: 'experience', done: (p) => p.skills.length >= 3 },
  { key: 'languages', points: 5, step: 'experience', done: (p) => p.languages.length > 0 },
  { key: 'experience', points: 5, step: 'experience', done: (p) => p.experience.length + p.projects.length > 0 },
  { key: 'availability', points: 5, step: 'wishes', done: (p) => p.availability !== null },
  { key: 'workAuthorisation', points: 5, step: 'wishes', done: (p) => p.workAuthorisation.length > 0 },
  { key: 'cv', points: 15, step: 'cv', done: (p) => p.defaultCvId !== null },
];

/** A gap of a profile: what is missing, how much it weighs, and in which step it is filled. */
export type ProfileGap = Pick<ProfilePart, 'key' | 'points' | 'step'>;

/** Completeness in percent, and the gaps with the heaviest first. */
export function internCompleteness(profile: MeasuredProfile): { completeness: number; gaps: ProfileGap[] } {
  const open = profileParts.filter((part) => !part.done(profile));
  const completeness = 100 - open.reduce((sum, part) => sum + part.points, 0);
  const gaps = open.map(({ key, points, step }) => ({ key, points, step })).sort((a, b) => b.points - a.points);
  return { completeness, gaps };
}
