import { Box, Tooltip } from '@mui/material';
import { evidenceText, requirementText } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { StatusTag, type Tone } from '../../ui/StatusChip.tsx';
import type { AnalysisItem } from './cv-analysis-types.ts';

type Language = 'en' | 'de';

/** The reader's language, of those that the contract has texts in. */
export const useMatchLanguage = (): Language => (useLocale() === 'de' ? 'de' : 'en');

/** What a grade is called: skills are shown, listed or related; everything else is met, stated or partly met. */
function gradeLabel({ grade, requirement }: AnalysisItem): MessageKey {
  const isSkill = requirement.kind === 'skill';
  if (grade === 0) return 'analyzer.grade.none';
  if (grade >= 1) return isSkill ? 'analyzer.grade.shown' : 'analyzer.grade.met';
  if (grade >= 0.6) return isSkill ? 'analyzer.grade.listed' : 'analyzer.grade.stated';
  return isSkill ? 'analyzer.grade.related' : 'analyzer.grade.partly';
}

const toneOf = ({ grade }: AnalysisItem): Tone => (grade >= 1 ? 'answered' : grade === 0 ? 'stopped' : 'neutral');

/** The words of the CV that a grade rests on, or null: there are none, or review is blind. */
export function quoteOf(item: AnalysisItem, language: Language): string | null {
  if (!('evidence' in item) || item.evidence === null) return null;
  return evidenceText(item, language);
}

/** How well one requirement is met. The quote that shows it appears on hover, focus and touch. */
export function MatchGrade({ item }: { item: AnalysisItem }): ReactElement {
  const text = useMessages();
  const language = useMatchLanguage();
  const quote = quoteOf(item, language);
  const grade = <StatusTag tone={toneOf(item)}>{text(gradeLabel(item))}</StatusTag>;
  if (!quote) return grade;
  const page = 'evidence' in item ? item.evidence?.page : null;
  const from = page ? text('analyzer.quotePage', { quote, page }) : text('analyzer.quote', { quote });
  return (
    <Tooltip title={from} describeChild enterDelay={200} enterTouchDelay={0} leaveTouchDelay={8_000}>
      <Box
        component="button"
        type="button"
        aria-label={`${requirementText(item.requirement, language)}: ${text(gradeLabel(item))}`}
        sx={quotedStyle}
      >
        {grade}
      </Box>
    </Tooltip>
  );
}

const quotedStyle = {
  font: 'inherit',
  minHeight: 24,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  cursor: 'help',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '3px',
} as const;
