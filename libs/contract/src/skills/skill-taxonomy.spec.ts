import { describe, expect, it } from 'vitest';
import { skill, skillCategories, skillLimits } from './skill.contract.ts';
import { SkillSearch } from './skill-search.ts';
import { isLicence, isNamedIn, skillNameIn, skillNames } from './skill-names.ts';
import { narrowerSkills, relatedSkills, skillRelations, skillTaxonomy } from './skill-taxonomy.ts';

describe('the taxonomy of skills', () => {
  it('covers every field of study with 600 skills and more', () => {
    expect(skillTaxonomy.length).toBeGreaterThanOrEqual(600);
    const count = (name: string) => skillTaxonomy.filter(({ category }) => category === name).length;
    for (const category of skillCategories) expect(count(category), category).toBeGreaterThanOrEqual(30);
  });
  it('fits its contract, with every key and label once', () => {
    for (const { synonyms, ...entry } of skillTaxonomy) {
      expect(skill.safeParse({ ...entry, matched: synonyms[0] ?? null }).success, entry.label).toBe(true);
      for (const name of synonyms) expect(name.length).toBeLessThanOrEqual(skillLimits.label);
    }
    expect(new Set(skillTaxonomy.map(({ id }) => id)).size).toBe(skillTaxonomy.length);
    expect(new Set(skillTaxonomy.map(({ label }) => label.toLowerCase())).size).toBe(skillTaxonomy.length);
  });
  it('has no synonym that is another skill of the same field', () => {
    const labels = new Set(skillTaxonomy.map(({ label, category }) => `${category}:${label.toLowerCase()}`));
    const clashes = skillTaxonomy.flatMap(({ category, synonyms }) =>
      synonyms.filter((name) => labels.has(`${category}:${name.toLowerCase()}`)),
    );
    expect(clashes).toEqual([]);
  });
});

describe('searching skills', () => {
  const search = new SkillSearch(skillTaxonomy);
  const labels = (query: string, limit = 10) => search.find(query, limit).map(({ label }) => label);

  it('puts the same name first, then the shortest start', () => {
    expect(labels('java').slice(0, 2)).toEqual(['Java', 'JavaScript']);
  });
  it('finds by synonym, and says which', () => {
    expect(search.find('k8s', 5)).toEqual([
      { id: 'kubernetes', label: 'Kubernetes', category: 'software', matched: 'K8s' },
    ]);
  });
  it('ignores case and marks', () => {
    expect(labels('FRANCAIS')).toEqual(['French']);
    expect(labels('türkce')).toEqual(['Turkish']);
  });
  it('finds later words of a name', () => {
    expect(labels('learning')).toContain('Machine learning');
  });
  it('respects the limit, and finds nothing for an empty query', () => {
    expect(labels('e', 7)).toHaveLength(7);
    expect(labels('  ')).toEqual([]);
    expect(labels('qqqq')).toEqual([]);
  });
  it('names keys in their order and leaves unknown ones out', () => {
    expect(search.findByIds(['python', 'never-heard-of', 'cpp']).map(({ label }) => label)).toEqual(['Python', 'C++']);
  });
});

describe('the German names of skills', () => {
  it('belong to skills of the taxonomy, each to one', () => {
    const skillIds = new Set(skillTaxonomy.map(({ id }) => id));
    expect(skillNames.filter(({ skill }) => !skillIds.has(skill))).toEqual([]);
    const names = skillNames.flatMap(({ de }) => de.map((name) => name.toLowerCase()));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(new Set(skillNames.map(({ skill }) => skill)).size).toBe(skillNames.length);
  });
  it('find a skill, and say by which name', () => {
    expect(new SkillSearch(skillTaxonomy).find('gewässerk', 1)).toEqual([
      { id: 'hydrology', label: 'Hydrology', category: 'science', matched: 'Gewässerkunde' },
    ]);
  });
  it('are those of German pages, where a skill has one', () => {
    const hydrology = { id: 'hydrology', label: 'Hydrology' };
    expect((['en', 'de'] as const).map((language) => skillNameIn(language, hydrology))).toEqual([
      'Hydrology',
      'Hydrologie',
    ]);
    expect(skillNameIn('de', { id: 'python', label: 'Python' })).toBe('Python');
    expect(skillNameIn('de', { id: null, label: 'Moss care' })).toBe('Moss care');
  });
  it('are known of a skill that is not called the same in every language', () => {
    expect(['de', 'en', 'fr'].map((language) => isNamedIn('ecology', language))).toEqual([true, true, false]);
    expect(isNamedIn('python', 'fr')).toBe(true);
    expect([isLicence('driving-licence-b'), isLicence('ecology')]).toEqual([true, false]);
  });
});

describe('relations between skills', () => {
  it('name skills of the taxonomy, each once in a group, for most of it', () => {
    const skillIds = new Set(skillTaxonomy.map(({ id }) => id));
    for (const { name, skills } of skillRelations) {
      expect(
        skills.filter((id) => !skillIds.has(id)),
        name,
      ).toEqual([]);
      expect(new Set(skills).size, name).toBe(skills.length);
    }
    expect(new Set(skillRelations.map(({ name }) => name)).size).toBe(skillRelations.length);
    const related = skillTaxonomy.filter(({ id }) => relatedSkills(id).length > 0);
    expect(related.length / skillTaxonomy.length).toBeGreaterThan(0.9);
    for (const category of skillCategories)
      expect(
        related.some((skill) => skill.category === category),
        category,
      ).toBe(true);
  });
  it('hold both ways, and never between a skill and itself', () => {
    for (const { id } of skillTaxonomy)
      for (const other of relatedSkills(id)) {
        expect(other).not.toBe(id);
        expect(relatedSkills(other), `${other} and ${id}`).toContain(id);
      }
    expect(relatedSkills('spss')).toContain('stata');
    expect(relatedSkills('no-such-skill')).toEqual([]);
  });

  it('name narrower skills of the taxonomy, in one direction only', () => {
    const skillIds = new Set(skillTaxonomy.map(({ id }) => id));
    for (const { id } of skillTaxonomy)
      for (const narrower of narrowerSkills(id)) {
        expect(skillIds.has(narrower), narrower).toBe(true);
        expect(narrowerSkills(narrower), `${narrower} and ${id}`).not.toContain(id);
      }
    expect(narrowerSkills('geographic-information-systems')).toContain('qgis');
    expect(narrowerSkills('no-such-skill')).toEqual([]);
  });
});
