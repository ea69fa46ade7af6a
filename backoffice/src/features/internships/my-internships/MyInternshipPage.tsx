import { editableInternshipStates, publishedInternshipStates } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { NotFoundPage } from '../../../app/NotFoundPage.tsx';
import { client } from '../../../providers/session.ts';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { isOwnInternship, type OwnInternship } from '../internship-types.ts';
import { findStep } from '../wizard/steps/wizard-steps.ts';
import { Wizard } from '../wizard/Wizard.tsx';
import { MyInternshipDetails } from './MyInternshipDetails.tsx';

const writableStates: readonly string[] = [...editableInternshipStates, ...publishedInternshipStates];
/**
 * Returns whether it can be written now: as a draft, or as a proposed change of a live one. During a review it is only read.
 */
const canBeWritten = ({ state }: OwnInternship): boolean => writableStates.includes(state);

/** Shows one internship of the employer: what it is and its state, or (with `?edit=step`) the steps to write it. */
export default function MyInternshipPage(): ReactElement {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const step = findStep(search.get('edit'));
  const query = useQuery({
    queryKey: ['internships', 'one', id],
    queryFn: ({ signal }) => client.internships.get({ params: { id } }, { signal }),
    refetchOnWindowFocus: step === null,
    refetchOnReconnect: step === null,
  });
  return (
    <QueryBoundary query={query}>
      {(internship) => {
        if (!isOwnInternship(internship)) return <NotFoundPage />;
        return step && canBeWritten(internship) ? (
          <Wizard key={internship.id} internship={internship} step={step} />
        ) : (
          <MyInternshipDetails internship={internship} />
        );
      }}
    </QueryBoundary>
  );
}
