import { Box, Button, Link } from '@mui/material';
import { internshipLifecycle } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen.paths.ts';
import { useText } from '../../../i18n/text.hook.ts';
import { useAbility } from '../../../providers/me.hook.ts';
import { client } from '../../../providers/session.ts';
import { EmptyState } from '../../../ui/empty.state.tsx';
import type { ListFilter } from '../../../ui/list/filter.model.ts';
import { ListPage } from '../../../ui/list/list.page.tsx';
import type { ExportFile } from '../../../ui/list/export.hook.ts';
import { ListTools } from '../../../ui/list/list.tools.tsx';
import type { Column } from '../../../ui/list/record.columns.ts';
import { RecordTable } from '../../../ui/list/record.table.tsx';
import { dayText } from '../../../ui/moment.text.ts';
import { Moment } from '../../../ui/moment.tsx';
import { PageHead } from '../../../ui/page.head.tsx';
import { PayField, payCells } from '../../../ui/pay.field.tsx';
import { StatusChip, StatusTag } from '../../../ui/status.chip.tsx';
import type { OwnInternship } from '../internship.types.ts';
import { RowMoves } from './row.moves.tsx';

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
  const text = useText();
  const locale = useLocale() ?? 'en';
  const candidates = (one: OwnInternship) => (
    <Link component={LinkBase} to={pathTo('candidates', one.id)}>
      {one.counts.total}
    </Link>
  );
  const overdue = ({ counts }: OwnInternship) =>
    counts.overdue > 0 ? <StatusTag tone="attention">{String(counts.overdue)}</StatusTag> : '0';
  const moves: Column<OwnInternship> = {
    name: 'moves',
    label: text('internships.moves'),
    render: (one) => <RowMoves one={one} />,
  };
  return [
    {
      name: 'title',
      label: text('internships.title'),
      sort: 'title',
      render: (one) => one.title ?? text('internships.untitled'),
    },
    {
      name: 'state',
      label: text('internships.state'),
      render: (one) => <StatusChip state={one.state} words="internshipState" />,
    },
    { name: 'total', cells: ['applications'], label: text('internships.candidates'), number: true, render: candidates },
    { name: 'overdue', label: text('internships.overdue'), number: true, render: overdue },
    { name: 'pay', cells: payCells, label: text('posting.pay'), render: (one) => <PayField pay={one.pay} /> },
    {
      name: 'deadline',
      label: text('posting.deadline'),
      sort: 'deadline',
      render: (one) => one.deadline && <Box sx={{ whiteSpace: 'nowrap' }}>{dayText(one.deadline, locale)}</Box>,
    },
    {
      name: 'updatedAt',
      label: text('internships.changed'),
      sort: 'updatedAt',
      render: (one) => <Moment at={one.updatedAt} />,
    },
    ...(writes ? [moves] : []),
  ];
}

function CreateButton(): ReactElement {
  const text = useText();
  return (
    <Button component={LinkBase} to={pathTo('employerInternshipCreate')} variant="contained" size="large">
      {text('internships.create')}
    </Button>
  );
}

/** The employer's own internships, last changed first. */
export default function OwnInternshipsPage(): ReactElement {
  const text = useText();
  const ability = useAbility();
  const writes = ability.can('create', 'Internship');
  const columns = useColumns(writes);
  return (
    <>
      <PageHead title={text('internships.own')} actions={writes && <CreateButton />} />
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
        <RecordTable columns={columns} storeKey={STORE} pathOf={(one) => pathTo('employerInternship', one.id)} />
      </ListPage>
    </>
  );
}
