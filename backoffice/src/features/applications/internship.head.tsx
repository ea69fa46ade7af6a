import { Box, Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { PageHead } from '../../ui/page.head.tsx';
import { StatusTag } from '../../ui/status.chip.tsx';
import { useInternship } from './of.internship.tsx';
import { PlacesLeft, useCounts } from './places.left.tsx';

/** Title of an internship's candidate list, with how many wait and the way between its lists. */
export function InternshipHead({ id, list }: { id: string; list: 'candidates' | 'selected' }): ReactElement {
  const text = useText();
  const internship = useInternship(id);
  const counts = useCounts(id);
  const overdue = counts.data?.overdue ?? 0;
  const other = list === 'candidates' ? 'selected' : 'candidates';
  return (
    <PageHead
      title={text(`candidates.${list}`)}
      above={
        <Link component={LinkBase} to={pathTo('employerInternship', id)}>
          {internship.data?.title ?? text('candidates.internship')}
        </Link>
      }
      beside={
        <>
          {overdue > 0 && (
            <StatusTag tone="attention">{text('candidates.overdue', { smart_count: overdue })}</StatusTag>
          )}
          {internship.data && <PlacesLeft internshipId={id} openings={internship.data.openings} />}
        </>
      }
      actions={
        <Box component={LinkBase} to={pathTo(other, id)} sx={{ color: 'primary.main', alignSelf: 'center', py: '4px' }}>
          {text(`candidates.${other}`)}
        </Box>
      }
    />
  );
}
