import { Box, Tooltip } from '@mui/material';
import { requirementKeyOf, type MatchItem } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';
import { GradeTag } from '../../ui/match/GradeTag.tsx';

interface MatchGradeProps {
  readonly item: MatchItem;
  /** Whether it shows what is asked for, where no heading says so; how well that is met is then said with the quote. */
  readonly isNamed?: boolean;
}

/** Shows how well one requirement is met. The quote that shows it appears on hover, focus and touch. */
export function MatchGrade({ item, isNamed = false }: MatchGradeProps): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const evidence = texts.evidence(item);
  const requirement = texts.requirement(item.requirement);
  const grade = <GradeTag item={item} label={isNamed ? requirement : undefined} />;
  if (!evidence)
    return isNamed ? (
      <span title={texts.grade(item)}>
        {grade}
        <span className="visually-hidden">: {texts.grade(item)}</span>
      </span>
    ) : (
      grade
    );
  const { quote, page } = evidence;
  const quoted = page === null ? text('analyzer.quote', { quote }) : text('analyzer.quotePage', { quote, page });
  return (
    <Tooltip
      title={isNamed ? `${texts.grade(item)}: ${quoted}` : quoted}
      describeChild
      enterDelay={200}
      enterTouchDelay={0}
      leaveTouchDelay={8_000}
    >
      <Box component="button" type="button" aria-label={`${requirement}: ${texts.grade(item)}`} sx={quotedStyle}>
        {grade}
      </Box>
    </Tooltip>
  );
}

interface NamedGradesProps {
  readonly items: readonly MatchItem[];
  /** Shown before them, such as how many they are. */
  readonly count?: string;
}

/** Shows what is asked for, each with the colour and the icon of how well it is met; a dash for nothing. */
export function NamedGrades({ items, count }: NamedGradesProps): ReactElement {
  if (items.length === 0 && !count) return <>–</>;
  return (
    <Box sx={namedStyle}>
      {count && <strong>{count}</strong>}
      {items.map((item) => (
        <MatchGrade key={requirementKeyOf(item)} item={item} isNamed />
      ))}
    </Box>
  );
}

const namedStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 } as const;

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
