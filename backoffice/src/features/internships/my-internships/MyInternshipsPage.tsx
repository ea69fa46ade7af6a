import { Box, Button, Link } from '@mui/material';
import { internshipLifecycle } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ListFilter } from '../../../ui/list/filter-model.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { ExportFile } from '../../../ui/list/export.hook.ts';
import { ListTools } from '../../../ui/list/ListTools.tsx';
import type { Column } from '../../../ui/list/record-columns.ts';
import { RecordTable } from '../../../ui/list/RecordTable.tsx';
import { dayText } from '../../../ui/time-format.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PayField, payCsvColumns } from '../../../ui/PayField.tsx';
import { StatusChip, StatusTag } from '../../../ui/StatusChip.tsx';
import type { OwnInternship } from '../internship-types.ts';
import { InternshipRowActions } from './InternshipRowActions.tsx';

const STORE = 'internships.own.columns';
const file: ExportFile = {
  name: 'internships.csv',
  call: (query, options) => client.internships.export({ query }, options),
};
const filters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'internships.search' },
  {
    kind: 'choice',
    source: 'state',
    label: 'internships.state',
    values: internshipLifecycle.states,
    words: 'internshipState',
  },
];

function useColumns(writes: boolean): readonly Column<OwnInternship>[] {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const candidates = (internship: OwnInternship) => (
    <Link component={LinkBase} to={pathTo('candidates', internship.id)}>
      {internship.counts.total}
    </Link>
  );
  const overdue = ({ counts }: OwnInternship) =>
    counts.overdue > 0 ? <StatusTag tone="attention">{String(counts.overdue)}</StatusTag> : '0';
  const actions: Column<OwnInternship> = {
    name: 'moves',
    isSelfEvident: true,
    label: text('internships.moves'),
    render: (internship) => <InternshipRowActions internship={internship} />,
  };
  return [
    {
      name: 'title',
      label: text('internships.title'),
      sort: 'title',
      render: (internship) => internship.title ?? text('internships.untitled'),
    },
    {
      name: 'state',
      isSelfEvident: true,
      label: text('internships.state'),
      render: (internship) => <StatusChip state={internship.state} labelPrefix="internshipState" />,
    },
    {
      name: 'total',
      csvColumns: ['applications'],
      label: text('internships.candidates'),
      isNumeric: true,
      render: candidates,
    },
    { name: 'overdue', label: text('internships.overdue'), isNumeric: true, render: overdue },
    {
      name: 'pay',
      isSelfEvident: true,
      csvColumns: payCsvColumns,
      label: text('posting.pay'),
      render: (internship) => <PayField pay={internship.pay} />,
    },
    {
      name: 'deadline',
      label: text('posting.deadline'),
      sort: 'deadline',
      render: (internship) =>
        internship.deadline && <Box sx={{ whiteSpace: 'nowrap' }}>{dayText(internship.deadline, locale)}</Box>,
    },
    {
      name: 'updatedAt',
      isWideOnly: true,
      label: text('internships.changed'),
      sort: 'updatedAt',
      render: (internship) => <RelativeTime instant={internship.updatedAt} />,
    },
    ...(writes ? [actions] : []),
  ];
}

function CreateButton(): ReactElement {
  const text = useMessages();
  return (
    <Button component={LinkBase} to={pathTo('employerInternshipCreate')} variant="contained" size="large">
      {text('internships.create')}
    </Button>
  );
}

/** The employer's own internships, last changed first. */
export default function MyInternshipsPage(): ReactElement {
  const text = useMessages();
  const ability = useAbility();
  const writes = ability.can('create', 'Internship');
  const columns = useColumns(writes);
  return (
    <>
      <PageHeader title={text('internships.own')} actions={writes && <CreateButton />} />
      <ListPage
        resource="internships"
        storeKey="internships.own"
        sort={{ field: 'updatedAt', order: 'DESC' }}
        filters={filters}
        empty={
          <EmptyState
            title={text('internships.none')}
            help={text('internships.noneHelp')}
            action={writes && <CreateButton />}
          />
        }
        tools={<ListTools columns={columns} storeKey={STORE} file={ability.can('export', 'Internship') && file} />}
      >
        <RecordTable
          columns={columns}
          storeKey={STORE}
          pathOf={(internship) => pathTo('employerInternship', internship.id)}
        />
      </ListPage>
    </>
  );
}
