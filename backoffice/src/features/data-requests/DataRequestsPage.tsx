import { Button } from '@mui/material';
import {
  dataRequestKinds,
  dataRequestLifecycle,
  dataRequestLimits,
  type dataRequestViews,
  type ViewOf,
} from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/api-mutation.hook.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { ListTools } from '../../ui/list/ListTools.tsx';
import type { Column } from '../../ui/list/record-columns.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

type DataRequest = ViewOf<typeof dataRequestViews.admin>;

const STORE = 'data-requests.columns';
const filters: readonly ListFilter[] = [
  { kind: 'choice', source: 'kind', label: 'dataRequests.kind', values: dataRequestKinds, words: 'dataRequestKind' },
  {
    kind: 'choice',
    source: 'state',
    label: 'dataRequests.state',
    values: dataRequestLifecycle.states,
    words: 'dataRequestState',
  },
];

/** Takes an account's deletion back while its grace lasts; copies of data are prepared without anybody's help. */
function CancelErasure({ request }: { request: DataRequest }): ReactElement | null {
  const text = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useApiMutation(
    (note: string) => client.dataRequests.transition({ params: { id: request.id }, body: { to: 'cancelled', note } }),
    { successMessage: 'dataRequests.cancelled', onDone: () => setIsAsking(false) },
  );
  if (request.kind !== 'erase' || request.state !== 'requested') return null;
  return (
    <>
      <Button size="small" color="error" onClick={() => setIsAsking(true)}>
        {text('dataRequests.cancel')}
      </Button>
      {isAsking && (
        <ReasonDialog
          about={request.id}
          title={text('dataRequests.cancelTitle', { email: request.userEmail })}
          help={text('dataRequests.cancelHelp')}
          note={{ min: 1, max: dataRequestLimits.note }}
          confirm={text('dataRequests.cancel')}
          danger
          busy={cancel.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={({ note }) => cancel.mutate(note)}
        />
      )}
    </>
  );
}

/** When the deletion happens, or until when the copy can be fetched. */
function useDueText(): (request: DataRequest) => ReactElement | null {
  const text = useMessages();
  return ({ kind, state, dueAt }) => {
    const isRunning = (kind === 'erase' && state === 'requested') || state === 'ready';
    if (!dueAt || !isRunning) return null;
    return (
      <>
        {text(kind === 'erase' ? 'dataRequests.deletes' : 'dataRequests.available')} <RelativeTime instant={dueAt} />
      </>
    );
  };
}

function useColumns(): readonly Column<DataRequest>[] {
  const text = useMessages();
  const word = useValueLabel();
  const due = useDueText();
  return [
    { name: 'userEmail', label: text('dataRequests.person') },
    {
      name: 'userRole',
      label: text('dataRequests.role'),
      isSelfEvident: true,
      render: ({ userRole }) => word('role', userRole),
    },
    {
      name: 'kind',
      label: text('dataRequests.kind'),
      isSelfEvident: true,
      render: ({ kind }) => word('dataRequestKind', kind),
    },
    {
      name: 'state',
      label: text('dataRequests.state'),
      isSelfEvident: true,
      render: ({ state }) => <StatusChip state={state} labelPrefix="dataRequestState" />,
    },
    {
      name: 'createdAt',
      label: text('dataRequests.requested'),
      sort: 'createdAt',
      render: ({ createdAt }) => <RelativeTime instant={createdAt} />,
    },
    { name: 'dueAt', label: text('dataRequests.next'), sort: 'dueAt', isSelfEvident: true, render: due },
    {
      name: 'actions',
      label: text('dataRequests.actions'),
      isSelfEvident: true,
      render: (request) => <CancelErasure request={request} />,
    },
  ];
}

/** Every request for a copy of one's data or the deletion of an account, the latest first. */
export default function DataRequestsPage(): ReactElement {
  const text = useMessages();
  const columns = useColumns();
  return (
    <>
      <PageHeader title={text('dataRequests.title')}>{text('dataRequests.intro')}</PageHeader>
      <ListPage<DataRequest>
        resource="data-requests"
        storeKey="data-requests.all"
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={filters}
        empty={<EmptyState title={text('dataRequests.empty')} help={text('dataRequests.emptyHelp')} />}
        tools={<ListTools columns={columns} storeKey={STORE} />}
      >
        <RecordTable<DataRequest>
          columns={columns}
          storeKey={STORE}
          pathOf={({ userId, userRole }) => (userRole === 'intern' ? pathTo('intern', userId) : '')}
        />
      </ListPage>
    </>
  );
}
