import { applicationLimits } from '@prentice/contract';
import { Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import { CandidateList } from './candidate.list.tsx';
import { Compare } from './compare.view.tsx';
import { InternshipHead } from './internship.head.tsx';
import { OfInternship } from './of.internship.tsx';

/** The selected candidates of one internship, from shortlisted to placed; with `?compare=` up to four side by side. */
export default function SelectedPage(): ReactElement {
  const text = useText();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const compared = (search.get('compare') ?? '').split(',').filter(Boolean).slice(0, applicationLimits.compare);
  if (compared.length > 1)
    return (
      <>
        <InternshipHead id={id} list="selected" />
        <p>
          <Link component={LinkBase} to={pathTo('selected', id)}>
            {text('outcome.compareClose')}
          </Link>
        </p>
        <Compare ids={compared} />
      </>
    );
  return (
    <OfInternship id={id}>
      <InternshipHead id={id} list="selected" />
      <CandidateList
        key={id}
        storeKey={`selected.${id}`}
        which={{ internshipId: id, stage: 'followed' }}
        follow
        mixed={false}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        empty={<EmptyState title={text('candidates.noneSelected')} help={text('candidates.noneSelectedHelp')} />}
      />
    </OfInternship>
  );
}
