import { foldAccents } from '../kernel/text-comparison.ts';
import { germanNames } from './skill-names.ts';
import type { Skill } from './skill.contract.ts';
import type { TaxonomySkill } from './skill-taxonomy.ts';

const folded = (text: string): string => foldAccents(text).replace(/\s+/g, ' ').trim();

interface SkillName {
  readonly text: string;
  readonly matchedName: string | null;
  readonly skill: TaxonomySkill;
}

/** Ranks how well a name fits, smaller is better: equal, its start, the start of one of its words; null for no fit. */
function rank(name: string, query: string): number | null {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  return name.split(/[\s/-]+/).some((word) => word.startsWith(query)) || name.includes(` ${query}`) ? 2 : null;
}

/** Finds skills by the start of an English or German name or a synonym, and by key. */
export class SkillSearch {
  private readonly names: readonly SkillName[];
  private readonly byId: ReadonlyMap<string, TaxonomySkill>;

  constructor(skills: readonly TaxonomySkill[]) {
    this.byId = new Map(skills.map((skill) => [skill.id, skill]));
    this.names = skills.flatMap((skill) => [
      { text: folded(skill.label), matchedName: null, skill },
      ...[...skill.synonyms, ...germanNames(skill.id)].map((synonym) => ({
        text: folded(synonym),
        matchedName: synonym,
        skill,
      })),
    ]);
  }

  /** Finds the best first: labels before synonyms, then by length, so that `java` finds Java before JavaScript. */
  find(query: string, limit: number): Skill[] {
    const foldedQuery = folded(query);
    if (foldedQuery === '') return [];
    const hits = this.names.flatMap((name) => {
      const place = rank(name.text, foldedQuery);
      return place === null ? [] : [{ name, place: place * 2 + (name.matchedName === null ? 0 : 1) }];
    });
    hits.sort((left, right) => left.place - right.place || left.name.text.length - right.name.text.length);
    const skillsById = new Map<string, Skill>();
    for (const { name } of hits) {
      if (!skillsById.has(name.skill.id)) skillsById.set(name.skill.id, toSkill(name.skill, name.matchedName));
      if (skillsById.size === limit) break;
    }
    return [...skillsById.values()];
  }

  /** Finds the skills of these keys in their order; unknown keys are left out. */
  findByIds(ids: readonly string[]): Skill[] {
    return ids.flatMap((id) => {
      const skill = this.byId.get(id);
      return skill ? [toSkill(skill, null)] : [];
    });
  }
}

const toSkill = ({ id, label, category }: TaxonomySkill, matched: string | null): Skill => ({
  id,
  label,
  category,
  matched,
});
