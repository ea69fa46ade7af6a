import { Box, FormControlLabel, Switch } from '@mui/material';
import { defaultTimeZone } from '@prentice/contract';
import { AutocompleteInput, TextInput, useInput } from 'react-admin';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/* Browsers do not list every name that they use themselves. */
const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ownZone()])].map((id) => ({
  id,
  name: id.replaceAll('_', ' '),
}));
const emptyEvent = () => ({
  startsAt: '',
  endsAt: null,
  place: '',
  timeZone: ownZone(),
});
const timeSlots = { inputLabel: { shrink: true } } as const;

/** Shows the event that an item is about, if there is one: its times are those of its place. */
export function EventInput(): ReactElement {
  const text = useMessages();
  const { field } = useInput({ source: 'event', parse: (value: unknown) => value, format: (value: unknown) => value });
  const isEvent = field.value !== null && field.value !== undefined && field.value !== '';
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, mb: 3 }}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.5 }}>
        {text('news.field.event')}
      </Box>
      <FormControlLabel
        control={<Switch checked={isEvent} onChange={(_, checked) => field.onChange(checked ? emptyEvent() : null)} />}
        label={text('news.event.has')}
      />
      {isEvent && (
        <>
          <FieldGrid paired>
            <TextInput
              source="event.startsAt"
              type="datetime-local"
              label="news.event.startsAt"
              helperText={text('news.event.timeHelp')}
              slotProps={timeSlots}
              fullWidth
            />
            <TextInput
              source="event.endsAt"
              type="datetime-local"
              label="news.event.endsAt"
              helperText={text('news.event.endHelp')}
              slotProps={timeSlots}
              fullWidth
            />
          </FieldGrid>
          <FieldGrid paired>
            <TextInput source="event.place" label="news.event.place" fullWidth />
            <AutocompleteInput
              source="event.timeZone"
              label="news.event.timeZone"
              choices={zones}
              translateChoice={false}
              /* Shown, not set: a value that opening sets would count as typed. */
              format={(zone: unknown) => zone || defaultTimeZone}
              parse={(zone: unknown) => zone || undefined}
              fullWidth
            />
          </FieldGrid>
        </>
      )}
    </Box>
  );
}
