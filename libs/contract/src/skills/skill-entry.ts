export { SkillSearch } from './skill-search.ts';
export { germanNames, isLicence, isNamedIn, moreEnglishNames, skillNameIn, skillNames } from './skill-names.ts';
export { narrowerSkills, relatedSkills, skillRelations, skillTaxonomy, type TaxonomySkill } from './skill-taxonomy.ts';
