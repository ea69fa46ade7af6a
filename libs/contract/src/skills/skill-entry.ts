export { SkillSearch } from './skill-search.ts';
export { germanNames, isLicence, isNamedIn, moreEnglishNames, skillNames } from './skill-names.ts';
export { relatedSkills, skillRelations } from './skill-relations.ts';
export { skillTaxonomy, type TaxonomySkill } from './skill-taxonomy.ts';
