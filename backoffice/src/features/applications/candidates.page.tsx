import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.hook.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import { CandidateBoard } from './candidate.board.tsx';
import { CandidateList } from './candidate.list.tsx';
import { InternshipHead } from './internship.head.tsx';
import { OfInternship } from './of.internship.tsx';
import { useCounts } from './places.left.tsx';
import { ViewSwitch } from './view.switch.tsx';

/** All candidates of one internship, as a table or, with `?view=board`, by stage. */
export default function CandidatesPage(): ReactElement {
  const text = useText();
  const { id = '' } = useParams();
  const view = useSearchParams()[0].get('view') === 'board' ? 'board' : 'table';
  const counts = useCounts(id);
  const empty = <EmptyState title={text('candidates.none')} help={text('candidates.noneHelp')} />;
  return (
    <OfInternship id={id}>
      <InternshipHead id={id} list="candidates" />
      <ViewSwitch id={id} view={view} />
      {view === 'board' && (counts.data?.total === 0 ? empty : <CandidateBoard key={id} internshipId={id} />)}
      {view === 'table' && (
        <CandidateList
          key={id}
          storeKey={`candidates.${id}`}
          which={{ internshipId: id }}
          mixed={false}
          sort={{ field: 'responseDueAt', order: 'ASC' }}
          empty={empty}
        />
      )}
    </OfInternship>
  );
}
