import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../i18n/text.hook.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import { CandidateList } from './candidate.list.tsx';
import { InternshipHead } from './internship.head.tsx';

/** The selected candidates of one internship, from shortlisted to accepted. */
export default function SelectedPage(): ReactElement {
  const text = useText();
  const { id = '' } = useParams();
  return (
    <>
      <InternshipHead id={id} list="selected" />
      <CandidateList
        key={id}
        storeKey={`selected.${id}`}
        which={{ internshipId: id, stage: 'selected' }}
        mixed={false}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        empty={<EmptyState title={text('candidates.noneSelected')} help={text('candidates.noneSelectedHelp')} />}
      />
    </>
  );
}
