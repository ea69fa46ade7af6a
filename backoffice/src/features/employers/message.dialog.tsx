import { employerLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';
import { useMove } from '../../ui/move.hook.ts';
import { ReasonDialog, type ReasonGiven } from '../../ui/reason.dialog.tsx';

const { subject: longest, text: limits } = employerLimits.message;
const SHORTEST_SUBJECT = 3;

interface MessageDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Subject and text of a message to several employers; sending it twice sends it once. */
export default function MessageDialog({ ids, onClose, onSent }: MessageDialogProps): ReactElement {
  const text = useText();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const send = useMove(
    ({ subject, note }: Pick<ReasonGiven<never>, 'subject' | 'note'>) =>
      client.employers.message({ body: { ids: [...ids], subject, text: note }, idempotencyKey }),
    {
      done: 'employers.messageSent',
      onDone: () => {
        onClose();
        onSent();
      },
    },
  );
  return (
    <ReasonDialog
      about={ids.join()}
      title={text('employers.messageTitle', { smart_count: ids.length })}
      subject={{ min: SHORTEST_SUBJECT, max: longest, label: text('employers.messageSubject') }}
      note={{ ...limits, label: text('employers.messageText') }}
      confirm={text('employers.messageSend')}
      busy={send.isPending}
      onClose={onClose}
      onConfirm={send.mutate}
    />
  );
}
