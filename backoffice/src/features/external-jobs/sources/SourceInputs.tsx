import { Box, Typography } from '@mui/material';
import type { operations, ReplyOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { TypeAndPlaceInputs } from '../TypeAndPlaceInputs.tsx';

/** A source as those who manage external jobs see it. */
export type ExternalJobSource = ReplyOf<typeof operations.externalJobSources.get>;

/** Shows the inputs of a source: where it is, whether it is trusted, and what stands in for what its jobs leave out. */
export function SourceInputs(): ReactElement {
  const text = useMessages();
  return (
    <>
      <TextInput source="name" label={text('sources.name')} isRequired fullWidth />
      <TextInput
        source="url"
        label={text('sources.url')}
        helperText={text('sources.urlHelp')}
        type="url"
        isRequired
        fullWidth
      />
      <BooleanInput source="trusted" label={text('sources.trusted')} helperText={text('sources.trustedHelp')} />
      <Typography variant="h3" component="h2" sx={{ mt: 2, mb: 1 }}>
        {text('sources.defaults')}
      </Typography>
      <Box sx={{ width: '100%' }}>
        <FieldGrid>
          <FieldGrid paired>
            <TextInput source="organisation" label={text('externalJobs.organisation')} />
            <NumberInput
              source="closingDays"
              label={text('sources.closingDays')}
              helperText={text('sources.closingDaysHelp')}
            />
          </FieldGrid>
          <TypeAndPlaceInputs />
        </FieldGrid>
      </Box>
    </>
  );
}
