import { skillTaxonomy, type TaxonomySkill } from '@prentice/contract/skills';
import { foldForComparison, normalizeText, type CvLine } from '../layout/cv-line.ts';
import { boxAround } from '../layout/text-item.ts';
import type { SkillMention } from './cv-document.ts';
import { escapePattern } from '../vocabulary/vocabulary.ts';
import { confidence, sourceOf } from './field-source.ts';
import { misspeltSkill } from './misspelt-skills.ts';

const BETWEEN = /[,;|•·\n]|\s[–—/&-]\s/u;
const MAX_WORDS = 5;
const LONGEST_OWN = 40;
/* A name behind a name: letters in capitals, or with figures. */
const NAMED_PRODUCT = /^\S+ (?:\p{Lu}{2,5}|\p{Lu}*\/?\d[\p{L}\d/]*)$/u;
/* In running text short names, other names of one word and everyday words of manner mean something else too often. */
const SHORTEST_IN_TEXT = 4;
const EVERYDAY: ReadonlySet<string> = new Set(['personal', 'language']);

/* Names of one letter count only as items of a list: in running text, and where people search, they mean something
   else. */
const LETTERS: Readonly<Record<string, string>> = { C: 'c-programming', R: 'r-programming' };

let table: ReadonlyMap<string, TaxonomySkill> | undefined;

const skillsByName = (): ReadonlyMap<string, TaxonomySkill> =>
  (table ??= new Map(
    skillTaxonomy
      .toReversed()
      .flatMap((skill) => [...skill.synonyms, skill.label].map((name) => [foldForComparison(name), skill])),
  ));

/** Returns the skill of the taxonomy that has this name or synonym. */
export const skillNamed = (name: string): TaxonomySkill | undefined => skillsByName().get(foldForComparison(name));

/** As {@link skillNamed}, for an item of a list of skills. */
function skillListed(name: string): TaxonomySkill | undefined {
  const id = LETTERS[name.replace(/[.:]+$/, '')];
  return id ? skillTaxonomy.find((skill) => skill.id === id) : skillNamed(name);
}

type Evidence = SkillMention['evidence'];

const mention = (skill: TaxonomySkill, matched: string, line: CvLine, evidence: Evidence): SkillMention => ({
  id: skill.id,
  label: skill.label,
  matched,
  corrected: null,
  evidence,
  source: sourceOf([line], confidence.form),
});

/** A skill whose name is misspelt: less sure, and with the words of the CV. */
function misspeltMention(item: string, line: CvLine): SkillMention | null {
  const misspelt = misspeltSkill(item);
  if (!misspelt || !line.raw.includes(item)) return null;
  const source = sourceOf([line], confidence.place);
  return { ...mention(misspelt.skill, item, line, 'listed'), corrected: misspelt.name, source };
}

/** The longest names of the taxonomy that a text holds, word by word. */
function named(
  text: string,
  find: (name: string) => TaxonomySkill | undefined,
  fits: (skill: TaxonomySkill, name: string) => boolean = () => true,
): [TaxonomySkill, string][] {
  const words = text.split(/\s+/u);
  const hits: [TaxonomySkill, string][] = [];
  for (let index = 0; index < words.length;) {
    let skillLength = 0;
    for (let count = Math.min(MAX_WORDS, words.length - index); count > 0 && skillLength === 0; count--) {
      const phrase = words.slice(index, index + count).join(' ');
      const skill = find(phrase);
      if (skill && fits(skill, foldForComparison(phrase))) {
        hits.push([skill, phrase]);
        skillLength = count;
      }
    }
    index += skillLength || 1;
  }
  return hits;
}

/** What the taxonomy knows in the brackets of an item, as in "Statistics (R, SPSS)", which a comma may have cut. */
const inBrackets = (item: string, line: CvLine): SkillMention[] =>
  named(item.match(/\(([^)]*)/)?.[1] ?? '', skillListed).map(([skill, words]) => mention(skill, words, line, 'listed'));

/** One item of a list of skills: what the taxonomy knows in it, else the item as it is written. */
function mentionsInItem(item: string, line: CvLine): SkillMention[] {
  const label = normalizeText(item.replace(/\([^)]*\)?/g, ' ')).replace(/[.:]+$/, '');
  const more = inBrackets(item, line);
  const whole = skillListed(label);
  if (whole) return [mention(whole, label, line, 'listed'), ...more];
  const misspelt = misspeltMention(label, line);
  if (misspelt) return [misspelt, ...more];
  const inside = named(label, skillListed);
  const [first] = inside;
  /* "SAP TM" is SAP, and more than that. */
  if (first && inside.length === 1 && NAMED_PRODUCT.test(label) && label.startsWith(`${first[1]} `))
    return [mention(first[0], label, line, 'listed'), ...more];
  const mentions = [...inside.map(([skill, words]) => mention(skill, words, line, 'listed')), ...more];
  const covered = inside.reduce((sum, [, words]) => sum + words.split(' ').length, 0);
  if (covered * 2 >= label.split(' ').length) return mentions;
  const isShortLabel =
    label.length > 1 && label.length <= LONGEST_OWN && label.split(' ').length <= 4 && /\p{L}/u.test(label);
  if (!isShortLabel || !line.raw.includes(label)) return mentions;
  return [
    {
      id: null,
      label,
      matched: label,
      corrected: null,
      evidence: 'listed',
      source: sourceOf([line], confidence.section),
    },
    ...more,
  ];
}

/* "Software: Python, R" is a list of two; a label may also stand in a column of its own. */
const withoutLabel = (text: string): string => text.replace(/^[^:,;]{2,30}:\s+/u, '');
const itemsOf = (line: CvLine): string[] =>
  line.cells.flatMap((cell) => (cell.endsWith(':') && line.cells.length > 1 ? [] : withoutLabel(cell).split(BETWEEN)));

const SEPARATOR = /[,;|•·]/u;

/**
 * Puts together what the end of a line broke in a list: "SQL, Project" and "management, Git". Only the taxonomy tells
 * it from two lists below each other.
 */
export function withWholeItems(lines: readonly CvLine[]): CvLine[] {
  const whole: CvLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const last = before?.text.split(SEPARATOR).at(-1)?.trim() ?? '';
    const [first = ''] = line.text.split(SEPARATOR, 1);
    const broken = before && !line.bullet && before.block === line.block && SEPARATOR.test(before.text + line.text);
    if (before && broken && last !== '' && skillListed(`${last} ${first.trim()}`))
      whole.splice(-1, 1, {
        ...before,
        raw: `${before.raw}\n${line.raw}`,
        text: `${before.text} ${line.text}`,
        cells: [
          ...before.cells.slice(0, -1),
          `${before.cells.at(-1) ?? ''} ${line.cells[0] ?? ''}`,
          ...line.cells.slice(1),
        ],
        box: boxAround([before.box, line.box]),
      });
    else whole.push(line);
  }
  return whole;
}

const isUnmistakable = (skill: TaxonomySkill, name: string): boolean =>
  name.length >= SHORTEST_IN_TEXT &&
  !EVERYDAY.has(skill.category) &&
  (name.includes(' ') || name === foldForComparison(skill.label));

/** Returns lines with a break in place of these names in their texts: "Kettler Robotics GmbH" shows no skill in robotics. */
export function withoutNames(lines: readonly CvLine[], names: readonly (string | null)[]): CvLine[] {
  const words = names.flatMap((name) => (name ? [escapePattern(name)] : []));
  if (words.length === 0) return [...lines];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return lines.map((line) => ({ ...line, text: line.text.replace(pattern, '\n') }));
}

/** Skills that are listed, then those that studies, jobs and projects name. A skill may be both. */
export function skillsIn(lists: readonly CvLine[], stories: readonly CvLine[]): SkillMention[] {
  const all = [
    ...withWholeItems(lists).flatMap((line) => itemsOf(line).flatMap((item) => mentionsInItem(item, line))),
    ...stories.flatMap((line) =>
      line.text
        .split('\n')
        .flatMap((text) => named(text, skillNamed, isUnmistakable))
        .map(([skill, words]) => mention(skill, words, line, 'shown')),
    ),
  ];
  const once = new Map<string, SkillMention>();
  for (const skillMention of all) {
    const key = `${skillMention.evidence} ${skillMention.id ?? foldForComparison(skillMention.label)}`;
    if (!once.has(key)) once.set(key, skillMention);
  }
  return [...once.values()];
}
