import { allows, type FailedDelivery } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { Panel } from '../../ui/panel.tsx';
import { ReasonDialog } from '../../ui/reason.dialog.tsx';
import { FailedList } from './failed.list.tsx';

/** The part of the inbox's address that asks for what failed, also where nothing has. */
const ASKED = '#failed-deliveries';

interface Failed {
  readonly total: number;
  readonly items: readonly FailedDelivery[];
}

function FailedItems({ items }: Pick<Failed, 'items'>): ReactElement {
  const text = useText();
  const [aside, setAside] = useState<string | null>(null);
  const retry = useMove((id: string) => client.failedDeliveries.retry({ params: { id } }), { done: 'failed.retried' });
  const set = useMove((id: string) => client.failedDeliveries.setAside({ params: { id } }), {
    done: 'failed.wasSetAside',
  });
  const busy = retry.isPending || set.isPending;
  const close = () => setAside(null);
  return (
    <>
      <FailedList shown={items.map((one) => ({ one, busy, onRetry: retry.mutate, onSetAside: setAside }))} />
      {aside && (
        <ReasonDialog
          about={aside}
          title={text('failed.askTitle')}
          help={text('failed.askHelp')}
          confirm={text('failed.setAside')}
          danger
          busy={set.isPending}
          onClose={close}
          onConfirm={() => set.mutate(aside, { onSettled: close })}
        />
      )}
    </>
  );
}

function FailedPanel(): ReactElement | null {
  const text = useText();
  const asked = useLocation().hash === ASKED;
  const found = useQuery({
    queryKey: ['failed-deliveries'],
    queryFn: ({ signal }) => client.failedDeliveries.list({}, { signal }),
  });
  if (!asked && !found.data?.total) return null;
  return (
    <Panel title={text('failed.title')}>
      <Loaded asked={found}>
        {({ total, items }) => (
          <>
            <p>{text(total === 0 ? 'failed.none' : 'failed.help')}</p>
            {total > items.length && <p>{text('failed.of', { shown: items.length, total })}</p>}
            {total > 0 && <FailedItems items={items} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** What could not be told to everybody who should know, with the ways on; for those who look after the system. */
export function FailedDeliveries(): ReactElement | null {
  return allows(useAbility(), 'read', 'Maintenance', {}) ? <FailedPanel /> : null;
}
