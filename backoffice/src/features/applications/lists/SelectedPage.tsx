import { applicationLimits } from '@prentice/contract';
import { Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { CandidateList } from './CandidateList.tsx';
import { CandidateComparison } from '../compare/CandidateComparison.tsx';
import { InternshipHeader, InternshipLoader } from './InternshipHeader.tsx';

/** Shows the selected candidates of one internship, from shortlisted to placed; with `?compare=` up to four side by side. */
export default function SelectedPage(): ReactElement {
  const text = useMessages();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const compared = (search.get('compare') ?? '').split(',').filter(Boolean).slice(0, applicationLimits.compare);
  if (compared.length > 1)
    return (
      <>
        <InternshipHeader id={id} list="selected" />
        <p>
          <Link component={LinkBase} to={pathTo('selected', id)}>
            {text('outcome.compareClose')}
          </Link>
        </p>
        <CandidateComparison ids={compared} />
      </>
    );
  return (
    <InternshipLoader id={id}>
      <InternshipHeader id={id} list="selected" />
      <CandidateList
        key={id}
        storeKey={`selected.${id}`}
        permanentFilter={{ internshipId: id, stage: 'followed' }}
        isFollowUp
        sort={{ field: 'updatedAt', order: 'DESC' }}
        empty={{ title: 'candidates.noneSelected', help: 'candidates.noneSelectedHelp' }}
      />
    </InternshipLoader>
  );
}
