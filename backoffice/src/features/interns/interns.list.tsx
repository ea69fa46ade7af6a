import type { internViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility, useMe } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import type { ListFilter } from '../../ui/list/filter.model.ts';
import { ListPage } from '../../ui/list/list.page.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { ListTools } from '../../ui/list/list.tools.tsx';
import type { Column } from '../../ui/list/record.columns.ts';
import { RecordTable } from '../../ui/list/record.table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';

type Listed = ViewOf<typeof internViews.masked> | ViewOf<typeof internViews.admin>;

const STORE = 'interns.columns';
const file: ExportFile = {
  name: 'interns.csv',
  call: (query, options) => client.interns.export({ query }, options),
};
/** From here on a profile is complete enough to apply with. */
const APPLIES_FROM = 60;

const masked: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'status',
    label: 'interns.status',
    values: ['active', 'unverified', 'suspended'],
    words: 'userStatus',
  },
  { kind: 'switch', source: 'completenessFrom', label: 'interns.canApply', value: APPLIES_FROM },
];
const named: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'interns.search' },
  { kind: 'search', source: 'institution', label: 'interns.institution' },
  ...masked,
];

const nameOf = (one: Listed): string =>
  'firstName' in one ? [one.firstName, one.lastName].filter(Boolean).join(' ') || one.maskedName : one.maskedName;

function useColumns(): readonly Column<Listed>[] {
  const text = useText();
  return [
    { name: 'maskedName', label: text('interns.name'), render: nameOf },
    {
      name: 'status',
      label: text('interns.status'),
      render: (one) => <StatusChip state={one.status} words="userStatus" />,
    },
    { name: 'completeness', label: text('interns.completeness'), sort: 'completeness', number: true },
    { name: 'applicationCount', label: text('interns.applications'), number: true },
    {
      name: 'createdAt',
      label: text('interns.since'),
      sort: 'createdAt',
      render: (one) => <Moment at={one.createdAt} />,
    },
  ];
}

/** All interns, without their names for those who may not see them; contacts and CVs are never listed. */
export default function InternsList(): ReactElement {
  const text = useText();
  const columns = useColumns();
  const full = useMe().actor.role === 'admin';
  const mayExport = useAbility().can('reveal', 'InternProfile');
  return (
    <>
      <PageHead title={text('interns.title')}>{!full && text('interns.masked')}</PageHead>
      <ListPage
        resource="interns"
        storeKey="interns.all"
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={full ? named : masked}
        empty={<EmptyState title={text('interns.empty')} help={text('interns.emptyHelp')} />}
        tools={<ListTools columns={columns} storeKey={STORE} file={mayExport && file} />}
      >
        <RecordTable
          columns={columns}
          storeKey={STORE}
          {...(full ? { pathOf: (one: Listed) => pathTo('intern', one.id) } : {})}
        />
      </ListPage>
    </>
  );
}
