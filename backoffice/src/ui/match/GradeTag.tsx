import PartIcon from '@mui/icons-material/Contrast';
import ShownIcon from '@mui/icons-material/CheckCircle';
import ListedIcon from '@mui/icons-material/FormatListBulletedOutlined';
import MissingIcon from '@mui/icons-material/CloseOutlined';
import NotComparedIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Box } from '@mui/material';
import { isFoundSkill, type MatchItem } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useMatchTexts } from './match-texts.hook.ts';

/** How well requirements are met, from best to worst: each has a sign of its own. */
export const gradeNames = ['shown', 'listed', 'part', 'missing', 'notCompared'] as const;
export type GradeName = (typeof gradeNames)[number];

const icons = {
  shown: ShownIcon,
  listed: ListedIcon,
  part: PartIcon,
  missing: MissingIcon,
  notCompared: NotComparedIcon,
} as const;

/** Returns how well a requirement is met, by its grade. */
export function gradeNameOf({ grade }: Pick<MatchItem, 'grade'>): GradeName {
  if (grade === null) return 'notCompared';
  if (grade === 0) return 'missing';
  if (grade >= 1) return 'shown';
  return isFoundSkill(grade) ? 'listed' : 'part';
}

/* What is found stands out; what is not found is quiet, as it is most of what a table shows. */
const looks = {
  shown: { color: 'var(--answered)', backgroundColor: 'var(--answered-wash)', px: 0.75 },
  listed: { color: 'text.primary', backgroundColor: 'var(--accent-wash)', px: 0.75 },
  part: { color: 'text.primary', backgroundColor: 'var(--accent-wash)', px: 0.75 },
  missing: { color: 'text.secondary' },
  notCompared: { color: 'text.secondary' },
} as const;

const tagStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  py: '1px',
  borderRadius: '3px',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textAlign: 'start',
} as const;

/** Shows the sign of a grade, without words. */
export function GradeSign({ name }: { name: GradeName }): ReactElement {
  const Icon = icons[name];
  return <Icon aria-hidden sx={{ fontSize: '1rem', flex: 'none' }} />;
}

/** Shows how well one requirement is met, by a sign and words; what it asks for in their place, where they are said beside it. */
export function GradeTag({ item, label }: { item: MatchItem; label?: string | undefined }): ReactElement {
  const texts = useMatchTexts();
  const name = gradeNameOf(item);
  return (
    <Box component="span" sx={{ ...tagStyle, ...looks[name] }}>
      <GradeSign name={name} />
      {label ?? texts.grade(item)}
    </Box>
  );
}

/** Says what the signs of these requirements mean. */
export function GradeLegend({ items }: { items: readonly MatchItem[] }): ReactElement | null {
  const text = useMessages();
  const shownNames = new Set(items.map(gradeNameOf));
  if (shownNames.size === 0) return null;
  return (
    <Box component="ul" aria-label={text('match.signs')} sx={legendStyle}>
      {gradeNames
        .filter((name) => shownNames.has(name))
        .map((name) => (
          <li key={name}>
            <Box component="span" sx={{ ...tagStyle, ...looks[name], px: 0, backgroundColor: 'transparent' }}>
              <GradeSign name={name} />
            </Box>
            {text(`match.sign.${name}`)}
          </li>
        ))}
    </Box>
  );
}

const legendStyle = {
  listStyle: 'none',
  m: 0,
  px: 1.5,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  color: 'text.secondary',
  fontSize: '0.9375rem',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 0.5 },
} as const;
