import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import { LogoOrMark } from '../../../ui/logo.or.mark.tsx';
import type { OwnInternship } from '../internship.types.ts';
import { OwnMoves } from '../own/own.moves.tsx';
import { PostingView } from '../posting/posting.view.tsx';

/** The posting as the public will read it, and the way to the review. */
export function PreviewStep({ one }: { one: OwnInternship }): ReactElement {
  const text = useText();
  return (
    <>
      <Box sx={{ p: { xs: 1.5, md: 3 }, border: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
          <LogoOrMark one={one.employer} size={32} />
          {one.employer.name}
        </Box>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {one.title ?? text('internships.untitled')}
        </Typography>
        <PostingView one={one} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <OwnMoves one={one} />
      </Box>
    </>
  );
}
