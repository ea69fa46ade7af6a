import { Box, Tooltip } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';
import { GradeTag } from '../../ui/match/GradeWithQuote.tsx';
import type { MatchItem } from '@prentice/contract';

/** Shows how well one requirement is met. The quote that shows it appears on hover, focus and touch. */
export function MatchGrade({ item }: { item: MatchItem }): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const evidence = texts.evidence(item);
  const grade = <GradeTag item={item} />;
  if (!evidence) return grade;
  const { quote, page } = evidence;
  const quoted = page === null ? text('analyzer.quote', { quote }) : text('analyzer.quotePage', { quote, page });
  return (
    <Tooltip title={quoted} describeChild enterDelay={200} enterTouchDelay={0} leaveTouchDelay={8_000}>
      <Box
        component="button"
        type="button"
        aria-label={`${texts.requirement(item.requirement)}: ${texts.grade(item)}`}
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
  borderBottom: '1px dotted',
  bgcolor: 'transparent',
  color: 'inherit',
  cursor: 'help',
} as const;
