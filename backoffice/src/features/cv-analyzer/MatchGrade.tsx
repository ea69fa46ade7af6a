import { Box, Tooltip } from '@mui/material';
import { isFoundSkill, requirementKeyOf, type MatchItem } from '@prentice/contract';
import { Fragment, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';
import { gradeNameOf, gradeNames, GradeSign, GradeTag } from '../../ui/match/GradeTag.tsx';

interface MatchGradeProps {
  readonly item: MatchItem;
  /** Whether it shows what is asked for, where no heading says so; how well that is met is then said with the quote. */
  readonly isNamed?: boolean;
  /** Whether its sign and colour are left to the line that it stands in. */
  readonly isPlain?: boolean;
}

/** Shows how well one requirement is met. The quote that shows it appears on hover, focus and touch. */
export function MatchGrade({ item, isNamed = false, isPlain = false }: MatchGradeProps): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const evidence = texts.evidence(item);
  const requirement = texts.requirement(item.requirement);
  const grade = isPlain ? <>{requirement}</> : <GradeTag item={item} label={isNamed ? requirement : undefined} />;
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

interface SkillLinesProps {
  readonly items: readonly MatchItem[];
}

/** Shows how many skills a CV names, and beside it a line for each grade with the skills that have it. */
export function SkillLines({ items }: SkillLinesProps): ReactElement {
  const texts = useMatchTexts();
  if (items.length === 0) return <>–</>;
  const lines = gradeNames
    .map((name) => ({ name, skills: items.filter((item) => gradeNameOf(item) === name) }))
    .filter(({ skills }) => skills.length > 0);
  return (
    <Box sx={skillLinesStyle}>
      <strong>{texts.skillShare(items)}</strong>
      <div>
        {lines.map(({ name, skills }) => (
          <div key={name} className={`skills-${name}`}>
            <GradeSign name={name} />
            <span>
              {skills.map((item, index) => (
                <Fragment key={requirementKeyOf(item)}>
                  {index > 0 && ', '}
                  <MatchGrade item={item} isNamed isPlain />
                </Fragment>
              ))}
            </span>
          </div>
        ))}
      </div>
    </Box>
  );
}

/** Says in one line of a card how many required skills a CV names, and which. */
export function CardSkills({ items }: SkillLinesProps): ReactElement | null {
  const text = useMessages();
  const texts = useMatchTexts();
  if (items.length === 0) return null;
  const names = items
    .filter(({ grade }) => isFoundSkill(grade))
    .map(({ requirement }) => texts.requirement(requirement))
    .join(', ');
  const count = texts.skillShare(items);
  return (
    <Box component="span" sx={{ flex: '1 0 100%' }}>
      {names ? text('analyzer.card.skills', { count, names }) : text('analyzer.card.noSkills', { count })}
    </Box>
  );
}

interface NamedGradesProps {
  readonly items: readonly MatchItem[];
}

/** Shows what is asked for, each with the colour and the icon of how well it is met; a dash for nothing. */
export function NamedGrades({ items }: NamedGradesProps): ReactElement {
  if (items.length === 0) return <>–</>;
  return (
    <Box sx={namedStyle}>
      {items.map((item) => (
        <MatchGrade key={requirementKeyOf(item)} item={item} isNamed />
      ))}
    </Box>
  );
}

/* What is found stands out, and what is not is quiet. */
const skillLinesStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(3.25rem, auto) minmax(0, 1fr)',
  columnGap: 1,
  lineHeight: 1.4,
  '& strong': { whiteSpace: 'nowrap', fontWeight: 600 },
  '& > div > div': { display: 'flex', gap: 0.75, py: '1px' },
  '& .MuiSvgIcon-root': { mt: '3px' },
  '& .skills-shown': { color: 'var(--answered)' },
  '& :is(.skills-missing, .skills-notCompared)': { color: 'text.secondary' },
} as const;

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
