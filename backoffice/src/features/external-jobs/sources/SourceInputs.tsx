import { Box, Typography } from '@mui/material';
import { countryChoices, externalJobTypes, workModes, type operations, type ReplyOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { AutocompleteInput, BooleanInput, NumberInput, SelectInput, TextInput, useLocale } from 'react-admin';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';

/** A source as those who manage external jobs see it. */
export type ExternalJobSource = ReplyOf<typeof operations.externalJobSources.get>;

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
  width: '100%',
} as const;

/** Shows the inputs of a source: where it is, whether it is trusted, and what stands in for what its jobs leave out. */
export function SourceInputs(): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale();
  const choices = (values: readonly string[], labelPrefix: string) =>
    values.map((id) => ({ id, name: valueLabel(labelPrefix, id) }));
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
      <Box sx={pair}>
        <TextInput source="organisation" label={text('externalJobs.organisation')} />
        <NumberInput
          source="closingDays"
          label={text('sources.closingDays')}
          helperText={text('sources.closingDaysHelp')}
        />
        <SelectInput
          source="type"
          label={text('externalJobs.type')}
          choices={choices(externalJobTypes, 'externalJobType')}
          translateChoice={false}
        />
        <SelectInput
          source="workMode"
          label={text('externalJobs.workMode')}
          choices={choices(workModes, 'workMode')}
          translateChoice={false}
        />
        <TextInput source="city" label={text('externalJobs.city')} />
        <AutocompleteInput
          source="country"
          label={text('externalJobs.country')}
          choices={countryChoices(locale ?? 'en')}
          translateChoice={false}
        />
      </Box>
    </>
  );
}
