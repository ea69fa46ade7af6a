import { internLimits as L } from '../interns/intern.contract.ts';
import { skillTaxonomy, type TaxonomySkill } from '../skills/skill-taxonomy.ts';
import { foldForComparison, normalizeText, type CvLine } from './cv-lines.ts';
import type { CvFinding } from './cv-reading.contract.ts';

const BETWEEN = /[,;|•·\n]|\s[–—/-]\s/u;
const MOST_WORDS = 5;
const LONGEST_OWN = 40;
/* In running text short names, other names and everyday words of manner mean something else too often. */
const SHORTEST_IN_TEXT = 4;
const EVERYDAY: ReadonlySet<string> = new Set(['personal', 'language']);

type SkillFinding = Extract<CvFinding, { kind: 'skill' }>;
let table: ReadonlyMap<string, TaxonomySkill> | undefined;

const skillsByName = (): ReadonlyMap<string, TaxonomySkill> =>
  (table ??= new Map(
    skillTaxonomy
      .toReversed()
      .flatMap((skill) => [...skill.synonyms, skill.label].map((name) => [foldForComparison(name), skill])),
  ));

const toFinding = (skill: TaxonomySkill, matched: string, quote: string): SkillFinding => ({
  kind: 'skill',
  quote,
  id: skill.id,
  label: skill.label,
  matched,
});

/** The longest names of the taxonomy that a text holds, word by word. */
function named(text: string, quote: string, fits: (skill: TaxonomySkill, name: string) => boolean): SkillFinding[] {
  const words = text.split(/\s+/u);
  const hits: SkillFinding[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 0;
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0 && taken === 0; count--) {
      const phrase = words.slice(at, at + count).join(' ');
      const skill = skillsByName().get(foldForComparison(phrase));
      if (skill && fits(skill, foldForComparison(phrase))) {
        hits.push(toFinding(skill, phrase, quote));
        taken = count;
      }
    }
    at += taken || 1;
  }
  return hits;
}

/** One item of a list of skills: what the taxonomy knows in it, else the item as it is written. */
function listed(item: string, quote: string): SkillFinding[] {
  const label = normalizeText(item.replace(/\([^)]*\)?/g, ' ')).replace(/[.:]+$/, '');
  const whole = skillsByName().get(foldForComparison(label));
  if (whole) return [toFinding(whole, label, quote)];
  const inside = named(label, quote, () => true);
  const covered = inside.reduce((sum, one) => sum + one.matched.split(' ').length, 0);
  if (covered * 2 >= label.split(' ').length) return inside;
  const own = label.length > 1 && label.length <= LONGEST_OWN && label.split(' ').length <= 4 && /\p{L}/u.test(label);
  return own && quote.includes(label) ? [{ kind: 'skill', quote, id: null, label, matched: label }] : inside;
}

/* "Software: Python, R" is a list of two. */
const withoutLabel = (text: string): string => text.replace(/^[^:,;]{2,30}:\s+/u, '');

/** Skills that are listed, then those that studies, jobs and projects name. */
export function skillsIn(lists: readonly CvLine[], stories: readonly CvLine[]): CvFinding[] {
  const inText = (skill: TaxonomySkill, name: string): boolean =>
    name.length >= SHORTEST_IN_TEXT && name === foldForComparison(skill.label) && !EVERYDAY.has(skill.category);
  const all = [
    ...lists.flatMap((line) =>
      line.cells.flatMap((cell) =>
        withoutLabel(cell)
          .split(BETWEEN)
          .flatMap((item) => listed(item, line.raw)),
      ),
    ),
    ...stories.flatMap((line) => named(line.text, line.raw, inText)),
  ];
  const once = new Map<string, SkillFinding>();
  for (const one of all) {
    const key = one.id ?? foldForComparison(one.label);
    if (!once.has(key)) once.set(key, one);
  }
  return [...once.values()].slice(0, L.skills);
}
