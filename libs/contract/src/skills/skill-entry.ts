export { SkillSearch } from './skill-search.ts';
export { skillTaxonomy, type TaxonomySkill } from './skill-taxonomy.ts';
