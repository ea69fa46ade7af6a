import { Box } from '@mui/material';
import type { FailedDelivery } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';

/** Which notice for whom, what happened where it told nobody; and what is still to be done about it. */
export function FailedDeliveryDescription({ delivery }: { delivery: FailedDelivery }): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const notices = delivery.notices.map(({ type, to }) => `${word('failed.notice', type)}, ${word('failed.to', to)}`);
  const parts = delivery.parts.map((part) => word('failed.part', part));
  return (
    <>
      {notices.length > 0
        ? notices.map((notice) => <div key={notice}>{notice}</div>)
        : word('failed.event', delivery.event)}
      {/* No part waits for an event that the server does not know. */}
      {parts.length > 0 && (
        <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{text('failed.parts', { parts: parts.join(', ') })}</Box>
      )}
    </>
  );
}
