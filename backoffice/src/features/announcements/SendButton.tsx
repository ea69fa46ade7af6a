import { knownFieldMessage } from '@prentice/contract';
import { Box, Button } from '@mui/material';
import { SaveButton, type RaRecord } from 'react-admin';
import { useEffect, useId, type ReactElement } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAnnouncementWeek } from './announcement-types.ts';
import { missingToSend } from './MissingToSend.tsx';
import { useGoToField, useTextLanguage } from './text-language.hook.ts';

/**
 * Returns a function that tells whether nothing is missing in the form, and otherwise shows what is missing where it
 * is. What cannot be saved at all is left to saving, which says so.
 */
function useReadinessCheck(): () => boolean {
  const text = useMessages();
  const { getValues, setError, clearErrors, watch } = useFormContext();
  const choice = useTextLanguage();
  const goTo = useGoToField();
  const sendAt: unknown = useWatch({ name: 'sendAt' });
  const week = useAnnouncementWeek(typeof sendAt === 'string' ? sendAt : null).data;
  useEffect(() => {
    /* Saving asks for less, so its check does not see that what was missing is there. */
    const watching = watch((_values, { name }) => name && clearErrors(name));
    return () => watching.unsubscribe();
  }, [watch, clearErrors]);
  return () => {
    const missing = missingToSend(getValues(), choice, Date.now());
    if (!missing) return true;
    const fullWeek = week?.left === 0 ? [{ field: 'sendAt', message: text('announcements.week.full') }] : [];
    const faults = [
      ...missing.map(({ field, message }) => ({ field, message: knownFieldMessage(message) })),
      ...fullWeek,
    ];
    const [first] = faults;
    if (!first) return true;
    for (const { field, message } of faults) setError(field, { type: 'schema', message });
    goTo(first.field);
    return false;
  };
}

interface SendButtonProps {
  /** Asks for the number of recipients; called once what was typed is saved. */
  readonly onReady: (saved: RaRecord | null) => void;
}

/** Says why nothing can be sent now, and leads to where another time is chosen. */
function ScheduleInstead(): ReactElement {
  const text = useMessages();
  const { setError, setFocus } = useFormContext();
  const reasonId = useId();
  const askForTime = (): void => {
    setError('sendAt', { type: 'schema', message: text('announcements.week.full') });
    setFocus('sendAt');
  };
  return (
    <>
      <Button variant="contained" onClick={askForTime}>
        {text('announcements.schedule')}
      </Button>
      <Button variant="outlined" disabled aria-describedby={reasonId}>
        {text('announcements.send')}
      </Button>
      <Box component="span" id={reasonId} sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        {text('announcements.week.none')}
      </Box>
    </>
  );
}

/** Saves what is typed, unless that is saved already, and goes on to sending it now or at its time. */
export function SendButton({ onReady }: SendButtonProps): ReactElement {
  const isReady = useReadinessCheck();
  const { isDirty } = useFormState();
  const sendAt: unknown = useWatch({ name: 'sendAt' });
  const isWeekFull = useAnnouncementWeek(null).data?.left === 0;
  if (isWeekFull && !sendAt) return <ScheduleInstead />;
  return (
    <SaveButton
      type="button"
      icon={null}
      label={sendAt ? 'announcements.schedule' : 'announcements.send'}
      alwaysEnable
      mutationOptions={{ onSuccess: onReady }}
      onClick={(event) => {
        if (!isReady()) return event.preventDefault();
        if (isDirty) return undefined;
        event.preventDefault();
        return onReady(null);
      }}
    />
  );
}
