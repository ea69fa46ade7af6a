import { readFileSync } from 'node:fs';
import { relatedSkills, skillTaxonomy } from '@prentice/contract/skills';
import { z } from 'zod';
import { skillNamed } from '../src/reading/read-skills.ts';
import { corpusSkills } from './corpus/people.ts';

/** How much of a list of skills the taxonomy has, by label or synonym. */
export interface Coverage {
  readonly total: number;
  readonly knownCount: number;
  /** Those that it does not have, each once. */
  readonly missing: readonly string[];
}

/** Returns how much of these skills the taxonomy has; each counts once. */
export function coverageOf(labels: readonly string[]): Coverage {
  const all = [...new Set(labels)];
  const missing = all.filter((label) => !skillNamed(label)).toSorted();
  return { total: all.length, knownCount: all.length - missing.length, missing };
}

const demoData = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../api/src/seed/data/${name}`, import.meta.url), 'utf8'));
const students = z.array(z.object({ skills: z.record(z.string(), z.number()) }));
const internships = z.array(z.object({ skills: z.array(z.string()), nice: z.array(z.string()).default([]) }));

/** Returns the coverage of what the demo's students have, its internships ask for, and the generated CVs name. */
export const taxonomyCoverage = (): readonly (readonly [name: string, coverage: Coverage])[] => [
  [
    'students of the demo',
    coverageOf(students.parse(demoData('demo-students.json')).flatMap(({ skills }) => Object.keys(skills))),
  ],
  [
    'internships of the demo',
    coverageOf(
      internships.parse(demoData('demo-internships.json')).flatMap(({ skills, nice }) => [...skills, ...nice]),
    ),
  ],
  ['generated CVs', coverageOf(corpusSkills)],
];

/** Returns how many skills the taxonomy has, and how many of them are related to another. */
export const taxonomySize = (): { readonly skills: number; readonly related: number } => ({
  skills: skillTaxonomy.length,
  related: skillTaxonomy.filter(({ id }) => relatedSkills(id).length > 0).length,
});
