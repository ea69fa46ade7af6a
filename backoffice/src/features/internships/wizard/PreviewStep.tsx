import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { LogoOrMark } from '../../../ui/LogoOrMark.tsx';
import type { OwnInternship } from '../internship-types.ts';
import { InternshipActions } from '../my-internships/InternshipActions.tsx';
import { PostingView } from '../posting/PostingView.tsx';

/** The posting as the public will read it, and the way to the review. */
export function PreviewStep({ internship }: { internship: OwnInternship }): ReactElement {
  const text = useMessages();
  return (
    <>
      <Box sx={{ p: { xs: 1.5, md: 3 }, border: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
          <LogoOrMark company={internship.employer} size={32} />
          {internship.employer.name}
        </Box>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {internship.title ?? text('internships.untitled')}
        </Typography>
        <PostingView internship={internship} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <InternshipActions internship={internship} />
      </Box>
    </>
  );
}
