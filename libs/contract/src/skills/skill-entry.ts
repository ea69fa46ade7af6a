export { SkillSearch } from './skill-search.ts';
export { relatedSkills, skillRelations, skillTaxonomy, type TaxonomySkill } from './skill-taxonomy.ts';
