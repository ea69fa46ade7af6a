import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../i18n/text.hook.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import { CandidateList } from './candidate.list.tsx';
import { InternshipHead } from './internship.head.tsx';

/** All candidates of one internship. */
export default function CandidatesPage(): ReactElement {
  const text = useText();
  const { id = '' } = useParams();
  return (
    <>
      <InternshipHead id={id} list="candidates" />
      <CandidateList
        key={id}
        storeKey={`candidates.${id}`}
        which={{ internshipId: id }}
        mixed={false}
        sort={{ field: 'responseDueAt', order: 'ASC' }}
        empty={<EmptyState title={text('candidates.none')} help={text('candidates.noneHelp')} />}
      />
    </>
  );
}
