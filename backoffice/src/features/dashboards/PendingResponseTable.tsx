import { Link } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useCandidateName } from '../../ui/formats/value-format.hook.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';

const SOON = 0.8;
const urgencyOf = (used: number) => (used > 1 ? 'attention' : used >= SOON ? 'due' : undefined);

type CandidateRow = Pick<EmployerDashboard['overdue'][number], 'applicationId' | 'candidate' | 'internshipTitle'>;

function CandidateLink({ applicationId, name }: { applicationId: string; name: string }): ReactElement {
  const nameOf = useCandidateName();
  return (
    <Link component={LinkBase} to={pathTo('candidate', applicationId)}>
      {nameOf({ displayName: name })}
    </Link>
  );
}

/** Returns the candidate, with a link to the application, and the internship. */
export const candidateColumns = (text: ReturnType<typeof useMessages>): readonly PlainColumn<CandidateRow>[] => [
  {
    label: text('dashboard.candidate'),
    isTitle: true,
    render: ({ applicationId, candidate }) => (
      <CandidateLink applicationId={applicationId} name={candidate.name ?? candidate.alias} />
    ),
  },
  { label: text('dashboard.internship'), isSelfEvident: true, render: ({ internshipTitle }) => internshipTitle },
];

type PendingApplication = EmployerDashboard['overdue'][number];

/** Shows applications that wait for an answer, with their due dates. */
export function PendingResponseTable({ applications }: { applications: EmployerDashboard['overdue'] }): ReactElement {
  const text = useMessages();
  const columns: readonly PlainColumn<PendingApplication>[] = [
    {
      label: text('dashboard.answerBy'),
      render: ({ responseDueAt, used }) => <RelativeTime instant={responseDueAt} tone={urgencyOf(used)} />,
    },
    ...candidateColumns(text),
    {
      label: text('dashboard.state'),
      isSelfEvident: true,
      render: ({ state }) => <StatusChip state={state} labelPrefix="applicationState" />,
    },
    {
      label: text('dashboard.submitted'),
      isWideOnly: true,
      render: ({ submittedAt }) => <RelativeTime instant={submittedAt} />,
    },
  ];
  return (
    <PlainTable
      label={text('dashboard.candidates')}
      columns={columns}
      rows={applications}
      keyOf={({ applicationId }) => applicationId}
    />
  );
}
