import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { JoinedTime } from '../../ui/formats/RelativeTime.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';

/** Shows the members of an employer with their roles. */
export function EmployerMembers({ employerId }: { employerId: string }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const query = useQuery({
    queryKey: ['members', 'of', employerId],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.members.list({ list: { filter: { employerId } } }, { signal }),
  });
  const columns: readonly PlainColumn<Awaited<ReturnType<typeof client.members.list>>['items'][number]>[] = [
    { label: text('employers.memberName'), isTitle: true, render: ({ name }) => name ?? '–' },
    { label: text('employers.memberEmail'), isSelfEvident: true, render: ({ email }) => email },
    { label: text('employers.memberRole'), isSelfEvident: true, render: ({ role }) => valueLabel('memberRole', role) },
    { label: text('employers.since'), render: ({ createdAt }) => <JoinedTime instant={createdAt} /> },
  ];
  return (
    <Panel title={text('employers.members')}>
      <QueryBoundary query={query}>
        {({ items }) => (
          <PlainTable
            label={text('employers.members')}
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
            maxWidth={720}
          />
        )}
      </QueryBoundary>
    </Panel>
  );
}
