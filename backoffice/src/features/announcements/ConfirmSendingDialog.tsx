import { TextField } from '@mui/material';
import { useLocale, useNotify, useRedirect } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { newIdempotencyKey } from '../../providers/data.provider.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { DraftDialog } from '../../ui/dialogs/DraftDialog.tsx';
import { hasErrorCode, useNotifyFailure } from '../../ui/mutations/error-message.hook.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { exactTime } from '../../ui/formats/time-format.ts';
import { useMissingLanguageText, useReachText, type OpenedAnnouncement } from './announcement-types.ts';
import { useAudience } from './AudienceCount.tsx';

interface ConfirmSendingDialogProps {
  readonly announcement: OpenedAnnouncement;
  readonly to: 'sending' | 'scheduled';
  readonly onClose: () => void;
}

/* A number that confirms something is typed anew each time. */
const nothingKept = { resumed: false, restart: () => undefined, discard: () => undefined, keep: () => undefined };

/* It is all that is typed here, and stands there once the recipients are counted. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** Returns a function that says what became of a draft that is none any more, or else why something failed. */
function useSentElsewhere(id: string): (failure: unknown) => Promise<void> {
  const text = useMessages();
  const notify = useNotify();
  const redirect = useRedirect();
  const showFailure = useNotifyFailure();
  return async (failure) => {
    const current = await client.announcements.get({ params: { id } }).catch(() => null);
    if (!current || current.state === 'draft') return showFailure(failure);
    notify(text(current.state === 'scheduled' ? 'announcements.alreadyScheduled' : 'announcements.alreadySent'), {
      type: 'warning',
    });
    return redirect('show', 'announcements', id);
  };
}

const changedElsewhere = ['VERSION_CONFLICT', 'TRANSITION_NOT_ALLOWED'];

/**
 * Asks to type the number of recipients before an announcement is sent or scheduled; the server compares it once more.
 */
export function ConfirmSendingDialog({ announcement, to, onClose }: ConfirmSendingDialogProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const redirect = useRedirect();
  const reachText = useReachText();
  const missingText = useMissingLanguageText();
  const { id, version, sendAt } = announcement;
  const explain = useSentElsewhere(id);
  const audience = useAudience(announcement.audience);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'wrong' | 'changed' | null>(null);
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const send = useApiMutation(
    (recipients: number) =>
      client.announcements.transition({ params: { id }, body: { to, recipients, version }, idempotencyKey }),
    {
      /* The report says by itself how far sending has got. */
      ...(to === 'scheduled' && { successMessage: 'announcements.done.scheduled' }),
      onDone: () => redirect('show', 'announcements', id),
      onFailure: (failure) => {
        setIdempotencyKey(newIdempotencyKey());
        /* The field for the time is behind the dialog. */
        if (hasErrorCode(failure, 'ANNOUNCEMENT_LIMIT')) onClose();
        if (changedElsewhere.some((code) => hasErrorCode(failure, code))) {
          onClose();
          void explain(failure);
          return true;
        }
        if (!hasErrorCode(failure, 'AUDIENCE_CHANGED')) return false;
        setFault('changed');
        void audience.refetch();
        return true;
      },
    },
  );
  const submit = (): boolean => {
    const isRight = audience.data !== undefined && Number(typed) === audience.data.count && typed.trim() !== '';
    setFault(isRight ? null : 'wrong');
    if (isRight) send.mutate(Number(typed));
    return isRight;
  };
  const wrongText =
    typed.trim() === '' ? 'announcements.confirm.missing' : (`announcements.confirm.wrong.${to}` as const);
  const when = sendAt ? exactTime(Date.parse(sendAt), locale) : '';
  return (
    <DraftDialog
      title={text(`announcements.confirm.${to}`)}
      draft={nothingKept}
      confirm={text(`announcements.confirm.button.${to}`)}
      busy={send.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <QueryBoundary query={audience}>
        {({ count, reach, languages }) => (
          <>
            <p>
              <strong>{announcement.title}</strong>
            </p>
            {announcement.link && (
              <p>
                {text('announcements.field.link')}: {announcement.link}
              </p>
            )}
            <p>{text(`announcements.confirm.help.${to}`, { smart_count: count, when })}</p>
            <p>{reachText(reach, announcement)}</p>
            {missingText(announcement, languages) && <Notice tone="due" title={missingText(announcement, languages)} />}
            {fault === 'changed' && <Notice tone="attention" title={text('announcements.confirm.changed')} />}
            <TextField
              label={text('announcements.confirm.type')}
              inputRef={focus}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={fault === 'wrong'}
              helperText={text(fault === 'wrong' ? wrongText : 'announcements.confirm.hint', { count })}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
              fullWidth
              sx={{ mt: 2 }}
            />
          </>
        )}
      </QueryBoundary>
    </DraftDialog>
  );
}
