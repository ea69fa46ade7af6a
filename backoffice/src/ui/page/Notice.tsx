import InfoIcon from '@mui/icons-material/InfoOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import DueIcon from '@mui/icons-material/ScheduleOutlined';
import AttentionIcon from '@mui/icons-material/ReportProblemOutlined';
import { Box, Button } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { toneStyle, type Tone } from '../formats/StatusChip.tsx';

const icons = { neutral: InfoIcon, answered: DoneIcon, due: DueIcon, attention: AttentionIcon, stopped: InfoIcon };

interface NoticeProps {
  readonly tone?: Tone;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Shows something to know or do, set apart by a line in its tone and an icon. */
export function Notice({ tone = 'neutral', title, children }: NoticeProps): ReactElement {
  const Icon = icons[tone];
  return (
    <Box
      role={tone === 'attention' ? 'alert' : 'note'}
      sx={{
        ...toneStyle(tone),
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderLeft: '3px solid',
        borderRadius: '3px',
      }}
    >
      <Icon fontSize="small" aria-hidden sx={{ mt: '2px' }} />
      <Box
        sx={{
          minWidth: 0,
          '& p': { m: 0, mt: 0.5, color: 'text.primary' },
          '& ul': { m: 0, mt: 0.5, pl: 2.5, color: 'text.primary' },
          '& .MuiButton-root': { mt: 1 },
        }}
      >
        <Box component="strong" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

interface ResumedNoticeProps {
  readonly title: string;
  /** The label of the button. */
  readonly action: string;
  readonly onRestart: () => void;
}

/** Says that unsaved input of before is back, and offers to discard it. */
export function ResumedNotice({ title, action, onRestart }: ResumedNoticeProps): ReactElement {
  return (
    <Notice title={title}>
      <p>
        <Button size="small" color="inherit" variant="outlined" onClick={onRestart}>
          {action}
        </Button>
      </p>
    </Notice>
  );
}
