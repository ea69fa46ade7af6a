import BlockIcon from '@mui/icons-material/BlockOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/ErrorOutlineOutlined';
import AttentionIcon from '@mui/icons-material/ReportProblemOutlined';
import InterviewIcon from '@mui/icons-material/EventOutlined';
import NewIcon from '@mui/icons-material/InboxOutlined';
import OfferIcon from '@mui/icons-material/WorkOutlineOutlined';
import ReadIcon from '@mui/icons-material/VisibilityOutlined';
import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import DotIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useValueLabel } from '../../i18n/messages.hook.ts';

/** The four meanings that colour may stress, and none. A tone always comes with a word or an icon. */
export type Tone = 'neutral' | 'due' | 'answered' | 'attention' | 'stopped';

/** Returns text and ground of a tone, from the design tokens of the current theme. */
export const toneStyle = (tone: Tone): { color: string; backgroundColor: string } =>
  tone === 'neutral'
    ? { color: 'var(--ink)', backgroundColor: 'var(--accent-wash)' }
    : { color: `var(--${tone})`, backgroundColor: `var(--${tone}-wash)` };

/** The tones of a tag: a warning is something to look at that has no due date, and so no clock. */
export type TagTone = Tone | 'warning';

const icons = {
  neutral: DotIcon,
  due: ClockIcon,
  warning: WarningIcon,
  answered: DoneIcon,
  attention: AttentionIcon,
  stopped: BlockIcon,
};

interface StatusTagProps {
  readonly tone: TagTone;
  /** Instead of that of the tone. */
  readonly icon?: SvgIconComponent | undefined;
  readonly children: string;
}

/** Shows a state as word and icon; colour only where the tone asks somebody to act or tells an end. */
export function StatusTag({ tone, icon, children }: StatusTagProps): ReactElement {
  const Icon = icon ?? icons[tone];
  const look =
    tone === 'neutral'
      ? { color: 'text.secondary', backgroundColor: 'transparent', paddingInlineStart: 0 }
      : toneStyle(tone === 'warning' ? 'due' : tone);
  return (
    <Box component="span" sx={{ ...tagStyle, ...look }}>
      <Icon aria-hidden sx={{ fontSize: '1rem' }} />
      {children}
    </Box>
  );
}

const tagStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 0.75,
  py: '1px',
  borderRadius: '3px',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
} as const;

/* Who waits for whom by when is said by the date beside a state: only what is scheduled has a clock. */
const tones: Readonly<Record<string, TagTone>> = {
  info_requested: 'warning',
  changes_requested: 'warning',
  expired: 'attention',
  failed: 'attention',
  flagged: 'attention',
  suspended: 'attention',
  removed: 'attention',
  published: 'answered',
  scheduled: 'due',
  sent: 'answered',
  unpublished: 'stopped',
  verified: 'answered',
  open: 'answered',
  shortlisted: 'answered',
  succeeded: 'answered',
  finalist: 'answered',
  accepted: 'answered',
  placed: 'answered',
  completed: 'answered',
  active: 'answered',
  rejected: 'stopped',
  closed: 'stopped',
  filled: 'stopped',
  archived: 'stopped',
  withdrawn: 'stopped',
  cancelled: 'stopped',
  revoked: 'stopped',
  offer_declined: 'stopped',
  closed_no_response: 'attention',
  terminated_early: 'attention',
};

/* States that ask nothing of anyone, and still are to be told apart: nobody has read it, somebody has, and so on. */
const stateIcons: Readonly<Record<string, SvgIconComponent>> = {
  submitted: NewIcon,
  in_review: ReadIcon,
  interview: InterviewIcon,
  offered: OfferIcon,
};

/** Returns the tone of a lifecycle's state; states that ask nothing of anyone are neutral. */
const toneOf = (state: string): TagTone => tones[state] ?? 'neutral';

/** Shows a lifecycle's state; `labelPrefix` is the catalogue's prefix of that lifecycle. */
export function StatusChip({ state, labelPrefix }: { state: string; labelPrefix: string }): ReactElement {
  const valueLabel = useValueLabel();
  return (
    <StatusTag tone={toneOf(state)} icon={stateIcons[state]}>
      {valueLabel(labelPrefix, state)}
    </StatusTag>
  );
}
