import { z } from 'zod';
import { parseRows } from '../kernel/data-rows.ts';
import { skillCategories, skillId } from './skill.contract.ts';
import skills from './data/skills.json' with { type: 'json' };
import narrower from './data/skill-narrower.json' with { type: 'json' };
import relations from './data/skill-relations.json' with { type: 'json' };

const taxonomySkill = z
  .strictObject({
    id: skillId,
    label: z.string(),
    category: z.enum(skillCategories),
    synonyms: z.array(z.string()).readonly(),
  })
  .readonly();

/** A skill of the taxonomy. */
export type TaxonomySkill = z.infer<typeof taxonomySkill>;

/**
 * All skills, by category; the order within a category has no meaning. Its own entry of the library
 * (`@prentice/contract/skills`), so that no browser loads it.
 */
export const skillTaxonomy: readonly TaxonomySkill[] = parseRows(skills, taxonomySkill);

const relatedGroup = z.strictObject({ name: z.string(), skills: z.array(skillId).min(2).readonly() }).readonly();

/**
 * Groups of skills of which one is some evidence for another, such as programs for the same work. A skill may be in
 * several.
 */
export const skillRelations = parseRows(relations, relatedGroup);

let table: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function relatedTable(): ReadonlyMap<string, ReadonlySet<string>> {
  const related = new Map<string, Set<string>>();
  for (const { skills } of skillRelations)
    for (const skill of skills) {
      const others = related.get(skill) ?? new Set<string>();
      for (const other of skills) if (other !== skill) others.add(other);
      related.set(skill, others);
    }
  return related;
}

/** Returns the keys of the skills that are related to one; of two skills, either both are related or none is. */
export const relatedSkills = (id: string): readonly string[] => [...((table ??= relatedTable()).get(id) ?? [])];

const broaderSkill = z.strictObject({ skill: skillId, narrower: z.array(skillId).min(1).readonly() }).readonly();
const narrowerIds: ReadonlyMap<string, readonly string[]> = new Map(
  parseRows(narrower, broaderSkill).map((row) => [row.skill, row.narrower]),
);

/**
 * Returns the keys of the skills that are a kind of one, or that nobody has without it: who works with QGIS works with
 * a geographic information system.
 */
export const narrowerSkills = (id: string): readonly string[] => narrowerIds.get(id) ?? [];
