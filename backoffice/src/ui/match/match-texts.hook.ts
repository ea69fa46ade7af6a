import {
  evidenceText,
  hiddenTextText,
  countSkills,
  foundSkillsText,
  matchGradeText,
  requiredSkillsText,
  requirementText,
  skillCountText,
  unmetText,
  type Match,
  type MatchEvidence,
  type MatchItem,
  type RequiredSkillCount,
  type UnmetRequirement,
} from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';

interface CountedMatch {
  readonly requiredSkills?: RequiredSkillCount;
  readonly items?: readonly MatchItem[];
  readonly hiddenTextPages?: readonly (number | null)[];
}

/** Says the parts of a match in the reader's language. */
export function useMatchTexts() {
  const label = useValueLabel();
  const text = useMessages();
  const language: 'de' | 'en' = useLocale() === 'de' ? 'de' : 'en';
  const skillsOf = ({ requiredSkills, items = [] }: CountedMatch, textOf: typeof foundSkillsText): string | null => {
    const count =
      requiredSkills && items.length === 0
        ? requiredSkills
        : countSkills(items.filter(({ part }) => part === 'required'));
    return count.total === 0 ? null : textOf(count, language);
  };
  const join = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · ');
  return {
    language,
    requirement: (requirement: MatchItem['requirement']): string => requirementText(requirement, language, label),
    grade: (item: MatchItem): string => matchGradeText(item, language),
    /** The quoted words and where they are; null for what was not found, and where quotes are hidden. */
    evidence: ({ evidence, ...item }: MatchItem): MatchEvidence | null =>
      evidence && { ...evidence, quote: evidenceText({ ...item, evidence }, language, label) ?? '' },
    /** How many required skills a CV names; null where none is asked for. Lists have the counts only, without the items. */
    requiredSkills: (match: CountedMatch): string | null => skillsOf(match, requiredSkillsText),
    /** How many skills a CV names, of how many. */
    skillShare: (items: readonly MatchItem[]): string =>
      skillCountText({ ...countSkills(items), listed: 0, notCompared: 0 }, language),
    /** How many required skills a CV names, then the score, then whether the CV has text that nobody can see. */
    summary: (match: CountedMatch & Pick<Match, 'score'>): string =>
      join([
        skillsOf(match, foundSkillsText),
        match.score === null ? null : text('match.scoreInSummary', { score: match.score }),
        hiddenTextText(match, language),
      ]),
    /** The same below the head of a column, which says what it is about. */
    inColumn: (match: CountedMatch & Pick<Match, 'score'>): string =>
      join([
        skillsOf(match, requiredSkillsText),
        match.score === null ? null : text('match.score', { score: match.score }),
        hiddenTextText(match, language),
      ]),
    /** Whether the CV has text that nobody can see, and where; null for none. */
    hiddenText: (match: CountedMatch): string | null => hiddenTextText(match, language),
    /** The score with what it is a score of, where no heading says so. */
    scoreInList: ({ score }: Pick<Match, 'score'>): string | null =>
      score === null ? null : text('match.scoreInList', { score }),
    unmet: (unmet: UnmetRequirement): string => unmetText(unmet, language, label),
  };
}
