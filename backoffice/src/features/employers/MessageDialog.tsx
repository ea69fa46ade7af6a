import { employerLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { ReasonDialog, type ReasonInput } from '../../ui/dialogs/ReasonDialog.tsx';

const { subject: longest, text: limits } = employerLimits.message;
const MIN_SUBJECT = 3;

interface MessageDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Asks for subject and text of a message to several employers; sending it twice sends it once. */
export default function MessageDialog({ ids, onClose, onSent }: MessageDialogProps): ReactElement {
  const text = useMessages();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const send = useApiMutation(
    ({ subject, note }: Pick<ReasonInput<never>, 'subject' | 'note'>) =>
      client.employers.message({ body: { ids: [...ids], subject, text: note }, idempotencyKey }),
    {
      successMessage: 'employers.messageSent',
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
      subject={{ min: MIN_SUBJECT, max: longest, label: text('employers.messageSubject') }}
      note={{ ...limits, label: text('employers.messageText') }}
      confirm={text('employers.messageSend')}
      busy={send.isPending}
      onClose={onClose}
      onConfirm={send.mutate}
    />
  );
}
