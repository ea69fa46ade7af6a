import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SideBySide } from '../../ui/side.by.side.tsx';
import { isCandidacy, type Candidacy } from './application.types.ts';
import { useCriteria } from './compare.criteria.tsx';

function Compared({ candidates }: { candidates: readonly Candidacy[] }): ReactElement {
  const text = useText();
  const sides = candidates.map(({ id, displayName }) => ({
    key: id,
    name: displayName,
    link: (
      <Link component={LinkBase} to={pathTo('candidate', id)}>
        {displayName}
      </Link>
    ),
  }));
  const rows = useCriteria().map(({ label, render }) => ({ key: label, label, values: candidates.map(render) }));
  return (
    <SideBySide
      label={text('outcome.compareTitle')}
      corner={text('outcome.criterion')}
      sides={sides}
      rows={rows}
      heading="h2"
    />
  );
}

/** Up to four candidates side by side, row by row the same criterion. */
export function Compare({ ids }: { ids: readonly string[] }): ReactElement {
  const asked = useQuery({
    queryKey: ['applications', 'compare', ids],
    queryFn: ({ signal }) => client.applications.compare({ query: { ids: ids.join(',') } }, { signal }),
  });
  return <Loaded asked={asked}>{(found) => <Compared candidates={found.filter(isCandidacy)} />}</Loaded>;
}
