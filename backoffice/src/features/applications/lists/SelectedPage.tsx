import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { CandidateComparison } from '../compare/CandidateComparison.tsx';
import { useComparedIds } from '../compare/compared-ids.hook.ts';
import { CandidateList } from './CandidateList.tsx';
import { InternshipHeader, InternshipLoader } from './InternshipHeader.tsx';

/** Shows the selected candidates of one internship, from shortlisted to placed; with `?compare=` up to four side by side. */
export default function SelectedPage(): ReactElement {
  const { id = '' } = useParams();
  const { comparedIds } = useComparedIds();
  if (comparedIds.length > 0)
    return (
      <>
        <InternshipHeader id={id} list="selected" />
        <CandidateComparison ids={comparedIds} />
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
