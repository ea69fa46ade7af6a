import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { CandidateBoard } from '../board/CandidateBoard.tsx';
import { CandidateComparison } from '../compare/CandidateComparison.tsx';
import { useComparedIds } from '../compare/compared-ids.hook.ts';
import { CandidateList } from './CandidateList.tsx';
import { InternshipHeader, InternshipLoader } from './InternshipHeader.tsx';
import { useApplicationCounts } from '../offers/OpeningsLeft.tsx';
import { ViewSwitch } from '../board/ViewSwitch.tsx';

const empty = { title: 'candidates.none', help: 'candidates.noneHelp' } as const;

/** Shows all candidates of one internship, as a table or, with `?view=board`, by stage. */
export default function CandidatesPage(): ReactElement {
  const text = useMessages();
  const { id = '' } = useParams();
  const view = useSearchParams()[0].get('view') === 'board' ? 'board' : 'table';
  const counts = useApplicationCounts(id);
  const { comparedIds } = useComparedIds();
  if (comparedIds.length > 0)
    return (
      <>
        <InternshipHeader id={id} list="candidates" />
        <CandidateComparison ids={comparedIds} />
      </>
    );
  return (
    <InternshipLoader id={id}>
      <InternshipHeader id={id} list="candidates" />
      <ViewSwitch id={id} view={view} />
      {view === 'board' &&
        (counts.data?.total === 0 ? (
          <EmptyState title={text(empty.title)} help={text(empty.help)} />
        ) : (
          <CandidateBoard key={id} internshipId={id} />
        ))}
      {view === 'table' && (
        <CandidateList
          key={id}
          storeKey={`candidates.${id}`}
          permanentFilter={{ internshipId: id }}
          sort={{ field: 'responseDueAt', order: 'ASC' }}
          empty={empty}
        />
      )}
    </InternshipLoader>
  );
}
