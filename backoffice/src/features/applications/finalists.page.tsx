import { Link } from '@mui/material';
import { stageStates, type applicationViews, type ViewOf } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import type { ListFilter } from '../../ui/list/filter.model.ts';
import { ListPage } from '../../ui/list/list.page.tsx';
import { ListTools } from '../../ui/list/list.tools.tsx';
import type { Column } from '../../ui/list/record.columns.ts';
import { RecordTable } from '../../ui/list/record.table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { dayText } from '../../ui/moment.text.ts';
import { PageHead } from '../../ui/page.head.tsx';
import { PayField, payCells } from '../../ui/pay.field.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';

type Finalist = ViewOf<typeof applicationViews.admin>;

const STORE = 'finalists.columns';
const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'finalists.outcome',
    values: stageStates.outcomes,
    words: 'applicationState',
  },
];
const file: ExportFile = {
  name: 'finalists.csv',
  call: (query, options) => client.applications.export({ query }, options),
};

function useColumns(): readonly Column<Finalist>[] {
  const text = useText();
  const locale = useLocale() ?? 'en';
  return [
    { name: 'displayName', label: text('candidates.candidate') },
    {
      name: 'state',
      label: text('finalists.outcome'),
      render: (row) => <StatusChip state={row.state} words="applicationState" />,
    },
    {
      name: 'startDate',
      label: text('outcome.startDate'),
      render: ({ offer }) => (offer ? dayText(offer.startDate, locale) : '–'),
    },
    {
      name: 'pay',
      cells: payCells,
      label: text('outcome.pay'),
      render: ({ offer }) => (offer ? <PayField pay={offer.pay} /> : '–'),
    },
    {
      name: 'expiresAt',
      cells: ['offerExpires'],
      label: text('outcome.expires'),
      render: ({ offer }) => <Moment at={offer?.expiresAt} />,
    },
    {
      name: 'submittedAt',
      label: text('candidates.applied'),
      sort: 'submittedAt',
      render: (row) => <Moment at={row.submittedAt} />,
    },
    {
      name: 'updatedAt',
      label: text('finalists.changed'),
      sort: 'updatedAt',
      render: (row) => <Moment at={row.updatedAt} />,
    },
  ];
}

function Finalists({ id }: { id: string }): ReactElement {
  const text = useText();
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
  const text = useText();
  const { id = '' } = useParams();
  const internship = useQuery({
    queryKey: ['internships', 'one', id],
    queryFn: ({ signal }) => client.internships.get({ params: { id } }, { signal }),
  });
  return (
    <Loaded asked={internship}>
      {({ title }) => (
        <>
          <PageHead
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
    </Loaded>
  );
}
