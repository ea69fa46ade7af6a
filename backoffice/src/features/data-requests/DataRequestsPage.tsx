import { Box, Button } from '@mui/material';
import {
  dataRequestKinds,
  dataRequestLifecycle,
  dataRequestLimits,
  type dataRequestViews,
  type ViewOf,
} from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { PathLink } from '../../ui/list/RecordLink.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';

type DataRequest = ViewOf<typeof dataRequestViews.admin>;

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'kind',
    label: 'dataRequests.kind',
    values: dataRequestKinds,
    labelPrefix: 'dataRequestKind',
    alwaysOn: true,
  },
  {
    kind: 'choice',
    source: 'state',
    label: 'dataRequests.state',
    values: dataRequestLifecycle.states,
    labelPrefix: 'dataRequestState',
    alwaysOn: true,
  },
];

/** Returns where the person is shown who asks; only interns have a page. */
const internPath = ({ userId, userRole }: DataRequest): string | false =>
  userRole === 'intern' ? pathTo('intern', userId) : false;

function Person({ request }: { request: DataRequest }): ReactElement {
  const path = internPath(request);
  return path ? <PathLink to={path}>{request.userEmail}</PathLink> : <>{request.userEmail}</>;
}

/** Takes an account's deletion back while its grace lasts; copies of data are prepared without anybody's help. */
function CancelErasure({ request }: { request: DataRequest }): ReactElement | null {
  const text = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useApiMutation(
    (note: string) => client.dataRequests.transition({ params: { id: request.id }, body: { to: 'cancelled', note } }),
    { successMessage: 'dataRequests.cancelled', onDone: () => setIsAsking(false) },
  );
  if (request.kind !== 'erase' || request.state !== 'requested') return null;
  /* What is clicked here and in the dialog must not open the row around it. */
  return (
    <Box component="span" onClick={(event) => event.stopPropagation()}>
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
    </Box>
  );
}

/** Returns when the deletion happens, or until when the copy can be fetched. */
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

function DataRequestTable(): ReactElement {
  const text = useMessages();
  const due = useDueText();
  const Column = ListColumn<DataRequest>;
  return (
    <ListTable<DataRequest> rowClick={(_id, _resource, request) => internPath(request)}>
      <Column
        source="userEmail"
        label={text('dataRequests.person')}
        card="title"
        disableSort
        render={(request) => <Person request={request} />}
      />
      <Column source="userRole" label={text('dataRequests.role')} card="plain" disableSort labelPrefix="role" />
      <Column source="kind" label={text('dataRequests.kind')} card="plain" disableSort labelPrefix="dataRequestKind" />
      <Column source="state" label={text('dataRequests.state')} card="plain" disableSort states="dataRequestState" />
      <Column source="createdAt" label={text('dataRequests.requested')} instant />
      <Column source="dueAt" label={text('dataRequests.next')} card="plain" render={due} />
      <Column
        source="actions"
        label={text('dataRequests.actions')}
        card="plain"
        disableSort
        render={(request) => <CancelErasure request={request} />}
      />
    </ListTable>
  );
}

/** Shows every request for a copy of one's data or the deletion of an account, the latest first. */
export default function DataRequestsPage(): ReactElement {
  const { inputs, labelOf } = useFilterInputs(filters);
  return (
    <ResourceList<DataRequest>
      resource="data-requests"
      title="dataRequests.title"
      intro="dataRequests.intro"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={inputs}
      filterLabel={labelOf}
      empty={{ title: 'dataRequests.empty', help: 'dataRequests.emptyHelp' }}
      table={<DataRequestTable />}
    />
  );
}
