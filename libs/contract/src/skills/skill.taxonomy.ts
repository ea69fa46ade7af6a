import type { SkillCategory } from './skill.contract.ts';
import { craft } from './taxonomy/craft.skills.ts';
import { data } from './taxonomy/data.skills.ts';
import { design } from './taxonomy/design.skills.ts';
import { education } from './taxonomy/education.skills.ts';
import { engineering } from './taxonomy/engineering.skills.ts';
import { finance } from './taxonomy/finance.skills.ts';
import { health } from './taxonomy/health.skills.ts';
import { language } from './taxonomy/language.skills.ts';
import { law } from './taxonomy/law.skills.ts';
import { marketing } from './taxonomy/marketing.skills.ts';
import { media } from './taxonomy/media.skills.ts';
import { operations } from './taxonomy/operations.skills.ts';
import { people } from './taxonomy/people.skills.ts';
import { personal } from './taxonomy/personal.skills.ts';
import { sales } from './taxonomy/sales.skills.ts';
import { science } from './taxonomy/science.skills.ts';
import { software } from './taxonomy/software.skills.ts';

/** A skill of the taxonomy. */
export interface TaxonomySkill {
  readonly id: string;
  readonly label: string;
  readonly category: SkillCategory;
  readonly synonyms: readonly string[];
}

/* One skill per line: the label, and after a bar its other names. The order within a category has no meaning. */
const lists: Readonly<Record<SkillCategory, string>> = {
  software,
  data,
  engineering,
  science,
  design,
  media,
  marketing,
  sales,
  finance,
  law,
  people,
  operations,
  health,
  education,
  language,
  craft,
  personal,
};

/* Signs that make a difference between names would be lost in a key. */
const spelled: Readonly<Record<string, string>> = { 'C++': 'cpp', 'C#': 'c-sharp', '.NET': 'dotnet' };

const keyOf = (label: string): string =>
  spelled[label] ??
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const listed = (category: SkillCategory, list: string): TaxonomySkill[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', names = ''] = line.split('|').map((part) => part.trim());
      const synonyms = names.split(',').map((name) => name.trim());
      return { id: keyOf(label), label, category, synonyms: synonyms.filter(Boolean) };
    });

const categories = Object.keys(lists).filter((name): name is SkillCategory => Object.hasOwn(lists, name));

/** All skills. Its own entry of the library (`@prentice/contract/skills`), so that no browser loads it. */
export const skillTaxonomy: readonly TaxonomySkill[] = categories.flatMap((name) => listed(name, lists[name]));
