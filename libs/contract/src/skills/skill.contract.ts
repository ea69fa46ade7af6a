import { z } from 'zod';
import { publicAccess, operation } from '../kernel/operation.ts';
import { nameText, searchText } from '../kernel/text.ts';

export const skillLimits = { query: 60, results: 20, label: 60 } as const;

/** Key of a skill of the taxonomy, such as `data-analysis`. It never changes once published. */
export const skillId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Choose a skill from the list.')
  .max(60);

/** Free text where the taxonomy has no entry. */
export const skillLabel = nameText(1, 40);

// prettier-ignore
export const skillCategories = [
  'software', 'data', 'engineering', 'science', 'design', 'media', 'marketing', 'sales', 'finance', 'law', 'people',
  'operations', 'health', 'education', 'language', 'craft', 'personal',
] as const;
export type SkillCategory = (typeof skillCategories)[number];

export const skill = z.object({
  id: skillId,
  label: z.string().max(skillLimits.label),
  category: z.enum(skillCategories),
  /** The other name by which the query found it, or null when it was found by its label. */
  matched: z.string().max(skillLimits.label).nullable(),
});
export type Skill = z.infer<typeof skill>;

export const skillOperations = {
  search: operation({
    method: 'GET',
    path: '/skills',
    summary: 'Skills whose name or synonym starts like the words typed, best first',
    access: publicAccess,
    rate: 'search',
    query: z.strictObject({
      q: searchText(skillLimits.query).default(''),
      /** Names of known keys, comma-separated, instead of a search. */
      ids: searchText(2_000).optional(),
      limit: z.coerce.number().int().min(1).max(skillLimits.results).default(10),
    }),
    reply: z.object({ items: z.array(skill) }),
    unverified: true,
  }),
};
