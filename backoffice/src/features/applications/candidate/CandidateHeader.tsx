import NextIcon from '@mui/icons-material/NavigateNext';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import { Box, IconButton, Link, type SxProps } from '@mui/material';
import { LinkBase, useNavigate } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { useIsNarrowScreen } from '../../../ui/page/narrow-screen.hook.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { StatusChip } from '../../../ui/formats/StatusChip.tsx';
import type { ApplicationDetails } from '../application-types.ts';
import type { useCandidateOrigin } from './candidate-origin.hook.ts';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

interface StepProps {
  readonly to: string | undefined;
  readonly label: string;
  readonly shortcut: string;
  readonly children: ReactNode;
}

function Step({ to, label, shortcut, children }: StepProps): ReactElement {
  if (!to)
    return (
      <IconButton disabled aria-label={label}>
        {children}
      </IconButton>
    );
  return (
    <IconButton
      component={LinkBase}
      to={to}
      title={`${label} (${shortcut})`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      color="inherit"
    >
      {children}
    </IconButton>
  );
}

interface ListLinkProps {
  readonly list: { readonly path: string; readonly label: string };
  readonly sx?: SxProps;
}

const ListLink = ({ list: { path, label }, sx }: ListLinkProps): ReactElement => (
  <Link component={LinkBase} to={path} {...(sx && { sx })}>
    {label}
  </Link>
);

interface CandidateHeaderProps {
  readonly application: ApplicationDetails;
  readonly origin: ReturnType<typeof useCandidateOrigin>;
  /** What can be decided. */
  readonly actions: ReactNode;
  /** What is due, and when. */
  readonly children: ReactNode;
}

/** Shows who it is, what can be decided, and the way through the list and back to it. It stays in sight. */
export function CandidateHeader({ application, origin, actions, children }: CandidateHeaderProps): ReactElement {
  const text = useMessages();
  const navigate = useNavigate();
  const nameOf = useCandidateName();
  const isNarrow = useIsNarrowScreen();
  const { back, internship, place } = origin;
  const go = (to: string | undefined) => () => to && navigate(to);
  useKeyboardShortcuts([
    { key: 'j', label: text('candidate.next'), run: go(place?.next) },
    { key: 'k', label: text('candidate.previous'), run: go(place?.previous) },
  ]);
  const steps = place && place.total > 1 && (
    <Box component="nav" aria-label={text('candidate.steps')} sx={{ display: 'flex', alignItems: 'center' }}>
      <Box component="span" sx={{ color: 'text.secondary', mr: 0.5, whiteSpace: 'nowrap' }}>
        {text('triage.place', { at: place.index + 1, total: place.total })}
      </Box>
      <Step to={place.previous} label={text('candidate.previous')} shortcut="k">
        <PreviousIcon />
      </Step>
      <Step to={place.next} label={text('candidate.next')} shortcut="j">
        <NextIcon />
      </Step>
    </Box>
  );
  return (
    <Box sx={headStyle}>
      <PageHeader
        title={nameOf(application)}
        above={
          <Box sx={wayStyle}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, minWidth: 0 }}>
              <ListLink list={back} />
              {internship && !isNarrow && <ListLink list={internship} />}
            </Box>
            {steps}
          </Box>
        }
        beside={<StatusChip state={application.state} labelPrefix="applicationState" />}
        actions={actions}
      >
        {internship && isNarrow && <ListLink list={internship} sx={narrowListStyle} />}
        {children}
      </PageHeader>
    </Box>
  );
}

const wayStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 40,
} as const;

/* On a phone it has a line below the name, and no more: what was sent is to be seen on the first screen. */
const narrowListStyle = {
  display: 'block',
  minHeight: 24,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/* Below the bar of the page; on narrow screens the name scrolls away and the actions stay at the lower edge. */
const headStyle = {
  position: { md: 'sticky' },
  top: 52,
  zIndex: 6,
  pb: { md: 1.25 },
  mb: 2,
  mt: { xs: -1, md: -1.5 },
  bgcolor: 'background.default',
  borderBottom: { md: '1px solid' },
  borderColor: { md: 'divider' },
  '& > header': { mb: 0 },
} as const;
