import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { SideBySide } from '../../../ui/differences/SideBySide.tsx';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { isApplicationDetails, type ApplicationDetails } from '../application-types.ts';
import { useComparisonCriteria } from './comparison-criteria.hook.tsx';

function ComparisonTableView({ candidates }: { candidates: readonly ApplicationDetails[] }): ReactElement {
  const text = useMessages();
  const nameOf = useCandidateName();
  const sides = candidates.map((candidate) => ({
    key: candidate.id,
    name: nameOf(candidate),
    link: (
      <Link component={LinkBase} to={pathTo('candidate', candidate.id)}>
        {nameOf(candidate)}
      </Link>
    ),
  }));
  const rows = useComparisonCriteria(candidates).map(({ key, label, remark, render }) => ({
    key: key ?? label,
    label,
    remark,
    values: candidates.map(render),
  }));
  return (
    <SideBySide
      label={text('outcome.compareTitle')}
      cornerLabel={text('outcome.criterion')}
      sides={sides}
      rows={rows}
      heading="h2"
    />
  );
}

/** Loads up to four candidates and shows them side by side, row by row the same criterion. */
export default function ComparisonTable({ ids }: { ids: readonly string[] }): ReactElement {
  const text = useMessages();
  const query = useQuery({
    queryKey: ['applications', 'compare', ids],
    queryFn: ({ signal }) => client.applications.compare({ query: { ids: ids.join(',') } }, { signal }),
  });
  return (
    <QueryBoundary query={query} missing={<Notice tone="attention" title={text('outcome.compareMissing')} />}>
      {(applications) => <ComparisonTableView candidates={applications.filter(isApplicationDetails)} />}
    </QueryBoundary>
  );
}
