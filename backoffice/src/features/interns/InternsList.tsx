import type { internViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { JoinedTime } from '../../ui/formats/RelativeTime.tsx';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';

type ListedIntern = ViewOf<typeof internViews.masked> | ViewOf<typeof internViews.admin>;

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
    labelPrefix: 'userStatus',
    alwaysOn: true,
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

/** @param opens whether a row leads to the intern's page */
function InternsTable({ opens }: { opens: boolean }): ReactElement {
  const text = useMessages();
  const Column = ListColumn<ListedIntern>;
  return (
    <ListTable<ListedIntern> rowClick={opens ? 'show' : false}>
      <Column
        source="maskedName"
        label={text('interns.name')}
        card="title"
        disableSort
        render={(intern) =>
          opens ? (
            <RecordLink record={intern} link="show">
              {internNameOf(intern)}
            </RecordLink>
          ) : (
            internNameOf(intern)
          )
        }
      />
      <Column source="status" label={text('interns.status')} card="plain" disableSort states="userStatus" />
      <Column source="completeness" label={text('interns.completeness')} align="right" />
      <Column source="applicationCount" label={text('interns.applications')} align="right" disableSort />
      <Column
        source="createdAt"
        label={text('interns.since')}
        render={({ createdAt }) => <JoinedTime instant={createdAt} />}
      />
    </ListTable>
  );
}

/** Shows all interns, without their names for those who may not see them; contacts and CVs are never listed. */
export default function InternsList(): ReactElement {
  const full = useMe().actor.role === 'admin';
  const mayExport = useAbility().can('reveal', 'InternProfile');
  const { inputs, labelOf } = useFilterInputs(full ? fullFilters : maskedFilters);
  return (
    <ResourceList<ListedIntern>
      resource="interns"
      title="interns.title"
      {...(full ? {} : { intro: 'interns.masked' as const })}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={{ title: 'interns.empty', help: 'interns.emptyHelp' }}
      filters={inputs}
      filterLabel={labelOf}
      file={mayExport && file}
      table={<InternsTable opens={full} />}
    />
  );
}
