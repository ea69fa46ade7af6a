import { Box, Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { StatusTag } from '../../../ui/formats/StatusChip.tsx';
import { OpeningsLeft, useApplicationCounts } from '../offers/OpeningsLeft.tsx';
import { AppError } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { NotFoundPage } from '../../../app/NotFoundPage.tsx';
import { client } from '../../../providers/session.ts';

/** Returns the internship that a page of candidates belongs to. */
const useInternship = (id: string) =>
  useQuery({
    queryKey: ['internships', 'one', id],
    queryFn: ({ signal }) => client.internships.get({ params: { id } }, { signal }),
  });

/** Shows a page of an internship's candidates; where there is no such internship for this person, the not-found page. */
export function InternshipLoader({ id, children }: { id: string; children: ReactNode }): ReactElement {
  const { error } = useInternship(id);
  return error instanceof AppError && error.status === 404 ? <NotFoundPage /> : <>{children}</>;
}

/** Shows title of an internship's candidate list, with how many wait and the way between its lists. */
export function InternshipHeader({ id, list }: { id: string; list: 'candidates' | 'selected' }): ReactElement {
  const text = useMessages();
  const internship = useInternship(id);
  const counts = useApplicationCounts(id);
  const overdue = counts.data?.overdue ?? 0;
  const other = list === 'candidates' ? 'selected' : 'candidates';
  return (
    <PageHeader
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
          {internship.data && <OpeningsLeft internshipId={id} openings={internship.data.openings} />}
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
