import { z } from 'zod';
import { parseRows } from '../kernel/data-rows.ts';
import { skillCategories, skillId } from './skill.contract.ts';
import skills from './data/skills.json' with { type: 'json' };

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
