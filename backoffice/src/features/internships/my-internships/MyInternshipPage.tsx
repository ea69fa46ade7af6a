import { editableInternshipStates, publishedInternshipStates } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { NotFoundPage } from '../../../app/NotFoundPage.tsx';
import { pathTo } from '../../../app/screen-paths.ts';
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

/**
 * Leaves the wizard's address once nothing can be written any more, and begins the page at its top: the preview from
 * which it was sent for review is longer. The title then takes the focus.
 */
function useLeaveWizard(hasEnded: boolean): void {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  useEffect(() => {
    if (!hasEnded) return;
    void navigate(pathTo('employerInternship', id), { replace: true });
    window.scrollTo(0, 0);
  }, [hasEnded, navigate, id]);
}

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
  const internship = query.data;
  useLeaveWizard(step !== null && internship !== undefined && isOwnInternship(internship) && !canBeWritten(internship));
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
