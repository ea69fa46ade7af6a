import { Link } from '@mui/material';
import { internshipLimits } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { placeText } from '../../ui/formats/value-format.ts';
import { Facts, Panel } from '../../ui/page/Panel.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';

type CaseEmployerView = Awaited<ReturnType<typeof client.employers.get>>;

/** Shows what the company says of itself, which the checks are about; where to reach it only to those who see it. */
function SubmittedFacts({ employer }: { employer: CaseEmployerView }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const full = 'contactEmail' in employer ? employer : null;
  const site = (
    <Link href={employer.website} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {employer.website}
    </Link>
  );
  return (
    <Facts
      facts={[
        [text('employers.website'), employer.website && site],
        [text('employers.place'), placeText({ ...employer, address: full?.address }, locale)],
        [text('employers.contactEmail'), full?.contactEmail],
        [text('employers.phone'), full?.phone],
        [text('employers.registration'), full?.registrationNumber],
        [text('employers.industry'), employer.industry && valueLabel('industry', employer.industry)],
      ]}
    />
  );
}

/** Loads how many internships of a company wait for its verification or a decision, and how many of these are a high risk. */
function useWaitingInternships(employerId: string) {
  const ability = useAbility();
  return useQuery({
    queryKey: ['internships', 'of-case', employerId],
    enabled: ability.can('transition', 'Internship'),
    queryFn: async ({ signal }) => {
      const countOf = async (filter: object): Promise<number> => {
        const list = { filter: { employerId, waiting: true, ...filter }, range: [0, 0] as const };
        return (await client.internships.list({ list }, { signal })).total;
      };
      const [waiting, risky] = await Promise.all([countOf({}), countOf({ riskFrom: internshipLimits.highRisk })]);
      return { waiting, risky };
    },
  });
}

/** Shows how many internships of the company wait, and how many of them are a high risk, with the way to them. */
function WaitingInternships({ employerId }: { employerId: string }): ReactElement | null {
  const text = useMessages();
  const { data } = useWaitingInternships(employerId);
  if (!data || data.waiting === 0) return null;
  const filter = encodeURIComponent(JSON.stringify({ waiting: true, employerId }));
  return (
    <p>
      <Link component={LinkBase} to={`${pathTo('moderation')}?filter=${filter}`}>
        {[
          text('verification.waitingInternships', { smart_count: data.waiting }),
          data.risky > 0 && text('verification.riskyInternships', { smart_count: data.risky }),
        ]
          .filter(Boolean)
          .join(', ')}
      </Link>
    </p>
  );
}

/** Shows whom a case is about: the data that the company submitted, and what it wants to publish. */
export function CaseEmployer({ employerId }: { employerId: string }): ReactElement {
  const text = useMessages();
  const query = useQuery({
    queryKey: ['employers', 'of-case', employerId],
    queryFn: ({ signal }) => client.employers.get({ params: { id: employerId } }, { signal }),
  });
  return (
    <Panel title={text('verification.company')}>
      <QueryBoundary query={query}>{(employer) => <SubmittedFacts employer={employer} />}</QueryBoundary>
      <WaitingInternships employerId={employerId} />
    </Panel>
  );
}
