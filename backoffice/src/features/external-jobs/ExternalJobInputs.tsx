import { Alert, Box, Button, Link } from '@mui/material';
import {
  currencyChoices,
  defaultCurrency,
  endOfDay,
  errorMessage,
  externalJobCreate,
  externalJobLimits,
  payUnits,
  type ExternalJobSuggestion,
  type ReplyOf,
  type operations,
} from '@prentice/contract';
import { LinkBase } from 'ra-core';
import { useState, type ReactElement } from 'react';
import {
  AutocompleteInput,
  DateInput,
  DateTimeInput,
  NumberInput,
  SelectInput,
  TextInput,
  useGetList,
  useLocale,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { usePayAmounts } from '../../ui/form/pay-amounts.hook.ts';
import { inAccountZone } from '../../ui/form/zoned-time.ts';
import { CountedInput } from '../../ui/form/CountedInput.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { TypeAndPlaceInputs, useValueChoices } from './TypeAndPlaceInputs.tsx';

/** A listing as those who manage external jobs see it. */
export type ManagedExternalJob = ReplyOf<typeof operations.externalJobs.update>;

const suggested = ['title', 'organisation', 'city', 'country', 'workMode', 'type', 'summary', 'closesAt'] as const;
const endOf = (day: string) => (day ? endOfDay(day).toISOString() : null);
const dayOf = (date: string | null | undefined) => date?.slice(0, 10) ?? '';

/** Fills in from the page what is still empty; what somebody wrote stays. */
function SuggestionButton(): ReactElement {
  const text = useMessages();
  const { getValues, setValue } = useFormContext();
  const [pageSuggestion, setPageSuggestion] = useState<ExternalJobSuggestion | null>(null);
  const ask = useApiMutation((url: string) => client.externalJobs.suggest({ body: { url } }), {
    onDone: (suggestion) => {
      setPageSuggestion(suggestion);
      if (suggestion.url) setValue('url', suggestion.url, { shouldDirty: true, shouldTouch: true });
      for (const field of suggested)
        if (suggestion[field] && !getValues(field)) setValue(field, suggestion[field], { shouldDirty: true });
    },
  });
  return (
    <Box sx={{ mb: 2 }}>
      <Button variant="outlined" disabled={ask.isPending} onClick={() => ask.mutate(String(getValues('url') ?? ''))}>
        {text('externalJobs.suggest')}
      </Button>
      {pageSuggestion && (
        <Alert severity={pageSuggestion.outcome === 'found' ? 'success' : 'warning'} role="status" sx={{ mt: 1 }}>
          {text(`externalJobs.suggestion.${pageSuggestion.outcome}`)}
        </Alert>
      )}
    </Box>
  );
}

const address = externalJobCreate.shape.url;

/** Says which listing has the link already, as soon as somebody leaves the field or saves, and leads to it. */
function DuplicateNotice(): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const saved = useRecordContext<ManagedExternalJob>();
  const typed: unknown = useWatch({ name: 'url' });
  const { touchedFields, submitCount } = useFormState({ name: 'url' });
  const { data: url } = address.safeParse(typed);
  const isAsked = url !== undefined && url !== saved?.url && (Boolean(touchedFields['url']) || submitCount > 0);
  const { data: duplicates = [] } = useGetList<ManagedExternalJob>(
    'external-jobs',
    { filter: { url }, pagination: { page: 1, perPage: 1 } },
    { enabled: isAsked },
  );
  const other = isAsked ? duplicates.find(({ id }) => id !== saved?.id) : undefined;
  if (!other) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {text('externalJobs.listedAs')}{' '}
      <Link component={LinkBase} to={pathTo('externalJobEdit', other.id)}>
        {other.title}
      </Link>{' '}
      ({valueLabel('externalJobState', other.state)})
    </Alert>
  );
}

/** Refuses a time in the past, unless it has been saved before and passed since. */
const aheadOf = (saved: string | null | undefined, code: 'PUBLISH_TIME_INVALID' | 'CLOSING_DATE_INVALID') => {
  const before = saved ? Date.parse(saved) : null;
  return (value: unknown): string | undefined => {
    const time = value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : NaN;
    return time <= Date.now() && time !== before ? errorMessage(code) : undefined;
  };
};

/** Shows the page of the job, what is known of it already, and what it offers to fill in. */
function LinkInput(): ReactElement {
  const text = useMessages();
  return (
    <Box>
      <TextInput
        source="url"
        label={text('externalJobs.url')}
        helperText={text('externalJobs.urlHelp')}
        type="url"
        isRequired
        fullWidth
      />
      <DuplicateNotice />
      <SuggestionButton />
    </Box>
  );
}

function PayInputs(): ReactElement {
  const text = useMessages();
  const { inWholeUnits, keepAmounts } = usePayAmounts();
  const choices = useValueChoices();
  const locale = useLocale();
  return (
    <FieldGrid paired>
      <NumberInput source="pay.min" label={text('externalJobs.payMin')} {...inWholeUnits} />
      <NumberInput source="pay.max" label={text('externalJobs.payMax')} {...inWholeUnits} />
      <AutocompleteInput
        source="pay.currency"
        label={text('externalJobs.currency')}
        choices={currencyChoices(locale ?? 'en')}
        translateChoice={false}
        onChange={keepAmounts}
      />
      <SelectInput
        source="pay.unit"
        label={text('externalJobs.payUnit')}
        choices={choices(payUnits, 'payUnit')}
        translateChoice={false}
      />
    </FieldGrid>
  );
}

/** Asks until when one can apply, and from when the listing is public. */
function DateInputs(): ReactElement {
  const text = useMessages();
  const saved = useRecordContext<ManagedExternalJob>();
  return (
    <FieldGrid paired>
      <DateInput
        source="closesAt"
        label={text('externalJobs.closesAt')}
        parse={endOf}
        format={dayOf}
        helperText={text('externalJobs.extendHelp')}
        validate={aheadOf(saved?.closesAt, 'CLOSING_DATE_INVALID')}
      />
      <DateTimeInput
        source="publishAt"
        {...inAccountZone}
        label={text('externalJobs.publishAt')}
        helperText={text('externalJobs.publishHelp')}
        validate={aheadOf(saved?.publishAt, 'PUBLISH_TIME_INVALID')}
      />
    </FieldGrid>
  );
}

/** Shows the inputs of a listing. */
export function ExternalJobInputs(): ReactElement {
  const text = useMessages();
  const { title, organisation, summary } = externalJobLimits;
  return (
    <Box sx={{ width: '100%' }}>
      <FieldGrid>
        <LinkInput />
        <CountedInput source="title" label={text('externalJobs.title')} isRequired {...title} />
        <CountedInput source="organisation" label={text('externalJobs.organisation')} isRequired {...organisation} />
        <TypeAndPlaceInputs />
        <CountedInput source="summary" label={text('externalJobs.summary')} {...summary} multiline minRows={4} />
        <PayInputs />
        <DateInputs />
      </FieldGrid>
    </Box>
  );
}

interface PayForm {
  readonly min?: number | null;
  readonly max?: number | null;
  readonly currency?: string;
  readonly unit?: string;
}

/** Returns a form as the API takes it: pay is whole or absent. */
export const toExternalJobBody = (form: Partial<RaRecord>): Partial<RaRecord> => {
  const pay: PayForm | null = form['pay'] ?? null;
  return {
    ...form,
    pay:
      typeof pay?.min !== 'number'
        ? null
        : { min: pay.min, max: pay.max ?? null, currency: pay.currency || defaultCurrency, unit: pay.unit || 'month' },
  };
};
