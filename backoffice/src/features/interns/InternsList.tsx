import type { internViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { ListTools } from '../../ui/list/ListTools.tsx';
import type { Column } from '../../ui/list/record-columns.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

type ListedIntern = ViewOf<typeof internViews.masked> | ViewOf<typeof internViews.admin>;

const STORE = 'interns.columns';
const file: ExportFile = {
  name: 'interns.csv',
  call: (query, options) => client.interns.export({ query }, options),
};
/** From here on a profile is complete enough to apply with. */
const COMPLETE_ENOUGH_PERCENT = 60;

const maskedFilters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'status',
    label: 'interns.status',
    values: ['active', 'unverified', 'suspended'],
    words: 'userStatus',
  },
  { kind: 'switch', source: 'completenessFrom', label: 'interns.canApply', value: COMPLETE_ENOUGH_PERCENT },
];
const fullFilters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'interns.search' },
  { kind: 'search', source: 'institution', label: 'interns.institution' },
  ...maskedFilters,
];

const internNameOf = (intern: ListedIntern): string =>
  'firstName' in intern
    ? [intern.firstName, intern.lastName].filter(Boolean).join(' ') || intern.maskedName
    : intern.maskedName;

function useColumns(): readonly Column<ListedIntern>[] {
  const text = useMessages();
  return [
    { name: 'maskedName', label: text('interns.name'), render: internNameOf },
    {
      name: 'status',
      isSelfEvident: true,
      label: text('interns.status'),
      render: (intern) => <StatusChip state={intern.status} labelPrefix="userStatus" />,
    },
    { name: 'completeness', label: text('interns.completeness'), sort: 'completeness', isNumeric: true },
    { name: 'applicationCount', label: text('interns.applications'), isNumeric: true },
    {
      name: 'createdAt',
      label: text('interns.since'),
      sort: 'createdAt',
      render: (intern) => <RelativeTime instant={intern.createdAt} />,
    },
  ];
}

/** All interns, without their names for those who may not see them; contacts and CVs are never listed. */
export default function InternsList(): ReactElement {
  const text = useMessages();
  const columns = useColumns();
  const full = useMe().actor.role === 'admin';
  const mayExport = useAbility().can('reveal', 'InternProfile');
  return (
    <>
      <PageHeader title={text('interns.title')}>{!full && text('interns.masked')}</PageHeader>
      <ListPage
        resource="interns"
        storeKey="interns.all"
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={full ? fullFilters : maskedFilters}
        empty={<EmptyState title={text('interns.empty')} help={text('interns.emptyHelp')} />}
        tools={<ListTools columns={columns} storeKey={STORE} file={mayExport && file} />}
      >
        <RecordTable
          columns={columns}
          storeKey={STORE}
          {...(full ? { pathOf: (intern: ListedIntern) => pathTo('intern', intern.id) } : {})}
        />
      </ListPage>
    </>
  );
}
