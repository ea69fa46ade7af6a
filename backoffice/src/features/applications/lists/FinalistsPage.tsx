import { Link } from '@mui/material';
import { applicationStageStates, type applicationViews, type ViewOf } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ExportFile } from '../../../ui/list/export.hook.ts';
import type { ListFilter } from '../../../ui/list/filter-model.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { ListTools } from '../../../ui/list/ListTools.tsx';
import type { Column } from '../../../ui/list/record-columns.ts';
import { RecordTable } from '../../../ui/list/RecordTable.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { dayText } from '../../../ui/time-format.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PayField, payCsvColumns } from '../../../ui/PayField.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';

type Finalist = ViewOf<typeof applicationViews.admin>;

const STORE = 'finalists.columns';
const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'finalists.outcome',
    values: applicationStageStates.outcomes,
    words: 'applicationState',
  },
];
const file: ExportFile = {
  name: 'finalists.csv',
  call: (query, options) => client.applications.export({ query }, options),
};

function useColumns(): readonly Column<Finalist>[] {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  return [
    { name: 'displayName', label: text('candidates.candidate') },
    {
      name: 'state',
      isSelfEvident: true,
      label: text('finalists.outcome'),
      render: (row) => <StatusChip state={row.state} labelPrefix="applicationState" />,
    },
    {
      name: 'startDate',
      label: text('outcome.startDate'),
      render: ({ offer }) => (offer ? dayText(offer.startDate, locale) : '–'),
    },
    {
      name: 'pay',
      isSelfEvident: true,
      csvColumns: payCsvColumns,
      label: text('outcome.pay'),
      render: ({ offer }) => (offer ? <PayField pay={offer.pay} /> : '–'),
    },
    {
      name: 'expiresAt',
      csvColumns: ['offerExpires'],
      label: text('outcome.expires'),
      render: ({ offer }) => <RelativeTime instant={offer?.expiresAt} />,
    },
    {
      name: 'submittedAt',
      label: text('candidates.applied'),
      sort: 'submittedAt',
      render: (row) => <RelativeTime instant={row.submittedAt} />,
    },
    {
      name: 'updatedAt',
      isWideOnly: true,
      label: text('finalists.changed'),
      sort: 'updatedAt',
      render: (row) => <RelativeTime instant={row.updatedAt} />,
    },
  ];
}

function Finalists({ id }: { id: string }): ReactElement {
  const text = useMessages();
  const columns = useColumns();
  const mayExport = useAbility().can('export', 'Application');
  return (
    <ListPage<Finalist>
      resource="applications"
      storeKey={`finalists.${id}`}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      permanent={{ internshipId: id, stage: 'outcomes' }}
      empty={<EmptyState title={text('finalists.none')} help={text('finalists.noneHelp')} />}
      filters={filters}
      tools={<ListTools columns={columns} storeKey={STORE} file={mayExport && file} />}
    >
      <RecordTable<Finalist> columns={columns} storeKey={STORE} pathOf={(row) => pathTo('intern', row.internId)} />
    </ListPage>
  );
}

/** Finalists of one internship with their offers and outcomes, for administrators. */
export default function FinalistsPage(): ReactElement {
  const text = useMessages();
  const { id = '' } = useParams();
  const internship = useQuery({
    queryKey: ['internships', 'one', id],
    queryFn: ({ signal }) => client.internships.get({ params: { id } }, { signal }),
  });
  return (
    <QueryBoundary query={internship}>
      {({ title }) => (
        <>
          <PageHeader
            title={text('finalists.title')}
            above={
              <Link component={LinkBase} to={pathTo('moderatedInternship', id)}>
                {title ?? text('internships.untitled')}
              </Link>
            }
          />
          <Finalists key={id} id={id} />
        </>
      )}
    </QueryBoundary>
  );
}
