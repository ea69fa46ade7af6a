import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { Facts, Panel } from '../../../ui/page/Panel.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { JoinedTime } from '../../../ui/formats/RelativeTime.tsx';
import { StatusChip, StatusTag } from '../../../ui/formats/StatusChip.tsx';
import type { ModeratedInternship } from '../internship-types.ts';

/** The states of internships that have passed a review, and those of internships that have not. */
const approved = ['open', 'scheduled', 'paused', 'closed', 'filled', 'archived'] as const;
const refused = ['rejected', 'removed'] as const;

const countOf = async (employerId: string, state: readonly string[], signal: AbortSignal): Promise<number> =>
  (await client.internships.list({ list: { filter: { employerId, state }, range: [0, 0] } }, { signal })).total;

async function readFacts(employerId: string, signal: AbortSignal) {
  const [employer, passed, failed] = await Promise.all([
    client.employers.get({ params: { id: employerId } }, { signal }),
    countOf(employerId, approved, signal),
    countOf(employerId, refused, signal),
  ]);
  return { employer, passed, failed };
}
type EmployerHistory = Awaited<ReturnType<typeof readFacts>>;

/** Loads the employer of an internship, and how many of its internships were approved and refused before. */
export const useEmployerHistory = ({ employerId }: ModeratedInternship) =>
  useQuery({
    queryKey: ['employers', 'moderated', employerId],
    queryFn: ({ signal }) => readFacts(employerId, signal),
  });

const tagged = (count: number): ReactElement | string =>
  count > 0 ? <StatusTag tone="attention">{String(count)}</StatusTag> : '0';

function HistoryFacts({ employer, passed, failed }: EmployerHistory): ReactElement {
  const text = useMessages();
  const reports = 'openReports' in employer ? tagged(employer.openReports) : null;
  const joined = 'createdAt' in employer ? <JoinedTime instant={employer.createdAt} /> : null;
  const overdue = 'overdueApplications' in employer ? tagged(employer.overdueApplications) : null;
  return (
    <Facts
      facts={[
        [
          text('moderation.employer.verification'),
          <StatusChip key="state" state={employer.verification.state} labelPrefix="verificationState" />,
        ],
        [text('moderation.employer.joined'), joined],
        [text('moderation.employer.approved'), passed],
        [text('moderation.employer.refused'), tagged(failed)],
        [text('moderation.employer.reports'), reports],
        [text('moderation.employer.overdue'), overdue],
      ]}
    />
  );
}

/** Shows who wants to publish: whether the company is verified, and what it has done here before. */
export function EmployerFacts({ internship }: { internship: ModeratedInternship }): ReactElement {
  const text = useMessages();
  const { employerId, employer } = internship;
  const query = useEmployerHistory(internship);
  const name = (
    <Link component={LinkBase} to={pathTo('employer', employerId)}>
      {employer.name}
    </Link>
  );
  return (
    <Panel title={text('moderation.employer')} beside={name}>
      <QueryBoundary query={query}>{(history) => <HistoryFacts {...history} />}</QueryBoundary>
    </Panel>
  );
}
