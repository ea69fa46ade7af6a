import { editableStates, liveStates } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { NotFound } from '../../../app/not-found.page.tsx';
import { client } from '../../../providers/session.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { isOwnInternship, type OwnInternship } from '../internship.types.ts';
import { stepNamed } from '../wizard/wizard.steps.ts';
import { Wizard } from '../wizard/wizard.tsx';
import { OwnInternshipShow } from './own.internship.show.tsx';

const written: readonly string[] = [...editableStates, ...liveStates];
/** Whether it can be written now: as a draft, or as a proposed change of a live one. During a review it is only read. */
const mayBeWritten = ({ state }: OwnInternship): boolean => written.includes(state);

/** One internship of the employer: what it is and how it stands, or (with `?edit=step`) the steps to write it. */
export default function OwnInternshipPage(): ReactElement {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const step = stepNamed(search.get('edit'));
  const asked = useQuery({
    queryKey: ['internships', 'one', id],
    queryFn: ({ signal }) => client.internships.get({ params: { id } }, { signal }),
    refetchOnWindowFocus: step === null,
    refetchOnReconnect: step === null,
  });
  return (
    <Loaded asked={asked}>
      {(one) => {
        if (!isOwnInternship(one)) return <NotFound />;
        return step && mayBeWritten(one) ? (
          <Wizard key={one.id} one={one} step={step} />
        ) : (
          <OwnInternshipShow one={one} />
        );
      }}
    </Loaded>
  );
}
