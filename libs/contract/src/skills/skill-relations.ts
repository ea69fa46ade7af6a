import { z } from 'zod';
import { parseRows } from '../kernel/data-rows.ts';
import { skillId } from './skill.contract.ts';
import relations from './data/skill-relations.json' with { type: 'json' };

const relatedGroup = z.strictObject({ name: z.string(), skills: z.array(skillId).min(2).readonly() }).readonly();

/** Groups of skills of which one is some evidence for another, such as programs for the same work. A skill may be in several. */
export const skillRelations = parseRows(relations, relatedGroup);

let table: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function relatedTable(): ReadonlyMap<string, ReadonlySet<string>> {
  const related = new Map<string, Set<string>>();
  for (const { skills } of skillRelations)
    for (const one of skills) {
      const others = related.get(one) ?? new Set<string>();
      for (const other of skills) if (other !== one) others.add(other);
      related.set(one, others);
    }
  return related;
}

/** Returns the keys of the skills that are related to one; of two skills, either both are related or none is. */
export const relatedSkills = (id: string): readonly string[] => [...((table ??= relatedTable()).get(id) ?? [])];
