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
import type { ExportFile } from '../../../ui/list/export.hook.ts';
import { useFilterInputs } from '../../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../../ui/list/filter-model.ts';
import { ListColumn, ListTable } from '../../../ui/list/ListTable.tsx';
import { PathLink } from '../../../ui/list/RecordLink.tsx';
import { ResourceList, tableKeyOf } from '../../../ui/list/ResourceList.tsx';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { dayText } from '../../../ui/formats/time-format.ts';
import { PayField, payCsvColumns } from '../../../ui/formats/PayField.tsx';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

type Finalist = ViewOf<typeof applicationViews.admin>;

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'finalists.outcome',
    values: applicationStageStates.outcomes,
    labelPrefix: 'applicationState',
    alwaysOn: true,
  },
];
const file: ExportFile = {
  name: 'finalists.csv',
  call: (query, options) => client.applications.export({ query }, options),
  csvColumns: { pay: payCsvColumns, expiresAt: ['offerExpires'] },
};

const internPath = ({ internId }: Finalist): string => pathTo('intern', internId);

function FinalistTable({ storeKey }: { storeKey: string }): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const Column = ListColumn<Finalist>;
  const nameOf = useCandidateName();
  return (
    <ListTable<Finalist> storeKey={storeKey} rowClick={(_id, _resource, finalist) => internPath(finalist)}>
      <Column
        source="displayName"
        label={text('candidates.candidate')}
        card="title"
        disableSort
        render={(finalist) => <PathLink to={internPath(finalist)}>{nameOf(finalist)}</PathLink>}
      />
      <Column source="state" label={text('finalists.outcome')} card="plain" disableSort states="applicationState" />
      <Column
        source="startDate"
        label={text('outcome.startDate')}
        disableSort
        render={({ offer }) => (offer ? dayText(offer.startDate, locale) : '–')}
      />
      <Column
        source="pay"
        label={text('outcome.pay')}
        card="plain"
        disableSort
        render={({ offer }) => (offer ? <PayField pay={offer.pay} /> : '–')}
      />
      <Column
        source="expiresAt"
        label={text('outcome.expires')}
        disableSort
        render={({ offer }) => <RelativeTime instant={offer?.expiresAt} />}
      />
      <Column source="submittedAt" label={text('candidates.applied')} instant />
      <Column source="updatedAt" label={text('finalists.changed')} card="hidden" instant />
    </ListTable>
  );
}

interface FinalistsProps {
  readonly internshipId: string;
  /** The way back to the internship. */
  readonly above: ReactElement;
}

function Finalists({ internshipId, above }: FinalistsProps): ReactElement {
  const mayExport = useAbility().can('export', 'Application');
  const { inputs, labelOf } = useFilterInputs(filters);
  const storeKey = `finalists.${internshipId}`;
  return (
    <ResourceList<Finalist>
      resource="applications"
      title="finalists.title"
      above={above}
      storeKey={storeKey}
      filter={{ internshipId, stage: 'outcomes' }}
      filters={inputs}
      filterLabel={labelOf}
      empty={{ title: 'finalists.none', help: 'finalists.noneHelp' }}
      file={mayExport && file}
      table={<FinalistTable storeKey={tableKeyOf(storeKey)} />}
    />
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
        <Finalists
          key={id}
          internshipId={id}
          above={
            <Link component={LinkBase} to={pathTo('moderatedInternship', id)}>
              {title ?? text('internships.untitled')}
            </Link>
          }
        />
      )}
    </QueryBoundary>
  );
}
