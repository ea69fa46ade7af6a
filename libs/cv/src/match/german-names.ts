import type { Match, MatchItem } from '@prentice/contract';
import { germanNames, skillTaxonomy } from '@prentice/contract/skills';

let namesByLabel: ReadonlyMap<string, string> | undefined;

/** Returns what a skill of the taxonomy is called in German; nothing where it is called the same, or is none of it. */
function germanNameOf(label: string): string | undefined {
  namesByLabel ??= new Map(
    skillTaxonomy.flatMap((skill) => {
      const [name] = germanNames(skill.id);
      return name === undefined ? [] : [[skill.label, name] as const];
    }),
  );
  return namesByLabel.get(label);
}

/** Returns an item of a match with the German names of the skill that is asked for, and of the related one that was found. */
export function withGermanName(item: MatchItem): MatchItem {
  const { requirement, related } = item;
  if (requirement.kind !== 'skill') return item;
  const labelDe = germanNameOf(requirement.label);
  const relatedDe = related === undefined ? undefined : germanNameOf(related);
  return { ...item, requirement: { ...requirement, ...(labelDe && { labelDe }) }, ...(relatedDe && { relatedDe }) };
}

/** Returns a match with the German names of its skills, which it is stored without: clients have no taxonomy. */
export const withGermanNames = (match: Match): Match => ({ ...match, items: match.items.map(withGermanName) });
