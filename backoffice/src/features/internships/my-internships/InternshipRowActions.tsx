import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { Box, IconButton } from '@mui/material';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import type { OwnInternship } from '../internship-types.ts';

/* Dialogs are heavy; a list that nobody acts on does without them. */
const InternshipActionsPopover = lazy(() => import('./InternshipActions.tsx'));

/** Shows the actions on one internship from its row of the list. */
export function InternshipRowActions({ internship }: { internship: OwnInternship }): ReactElement {
  const text = useMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = text('internships.actionsOf', { name: internship.title ?? text('internships.untitled') });
  /* What is clicked here and in the dialogs must not open the row around them. */
  return (
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <IconButton
        size="small"
        aria-label={label}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Suspense>
          <InternshipActionsPopover
            internship={internship}
            label={label}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}
