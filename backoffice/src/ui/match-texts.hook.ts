import {
  evidenceText,
  matchGradeText,
  requirementText,
  unmetText,
  type MatchEvidence,
  type MatchItem,
  type UnmetRequirement,
} from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useValueLabel } from '../i18n/messages.hook.ts';

/** An item of a match, with its evidence unless review is blind. */
type ShownItem = Omit<MatchItem, 'evidence'> & Partial<Pick<MatchItem, 'evidence'>>;

/** Says the parts of a match in the reader's language. */
export function useMatchTexts() {
  const label = useValueLabel();
  const language: 'de' | 'en' = useLocale() === 'de' ? 'de' : 'en';
  return {
    language,
    requirement: (asked: MatchItem['requirement']): string => requirementText(asked, language, label),
    grade: (item: ShownItem): string => matchGradeText(item, language),
    /** The quoted words and where they stand; null for what was not found, and where quotes are hidden. */
    evidence: ({ evidence = null, ...item }: ShownItem): MatchEvidence | null =>
      evidence && { ...evidence, quote: evidenceText({ ...item, evidence }, language, label) ?? '' },
    unmet: (unmet: UnmetRequirement): string => unmetText(unmet, language, label),
  };
}
