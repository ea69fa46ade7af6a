import { Alert, Box, Link } from '@mui/material';
import { DAY, errorMessage, externalJobLimits, externalJobMissing, knownFieldMessage } from '@prentice/contract';
import { useEffect, useState, type ReactElement } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFieldMessage, useMessages, useValueLabel } from '../../i18n/messages.hook.ts';

/** A field that keeps a listing from being published, and why. */
export interface MissingField {
  readonly field: string;
  readonly message: string;
}

/** The type of an error that came of trying to publish. */
const MARKED = 'publishing';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function isClosingDateWrong(closesAt: string, now: number): boolean {
  const time = Date.parse(closesAt);
  return time <= now || time > now + externalJobLimits.closingDays * DAY;
}

/** Returns what keeps a listing, as its form has it, from being published at a moment in milliseconds. */
export function missingToPublish(form: Readonly<Record<string, unknown>>, now: number): MissingField[] {
  const closesAt = textOf(form['closesAt']);
  const missing = externalJobMissing({
    summary: textOf(form['summary']),
    city: textOf(form['city']),
    country: textOf(form['country']),
    workMode: textOf(form['workMode']),
    closesAt,
  });
  const wrong = closesAt !== '' && isClosingDateWrong(closesAt, now);
  return [...missing, ...(wrong ? [{ field: 'closesAt', message: errorMessage('CLOSING_DATE_INVALID') }] : [])];
}

/** Marks fields with what is wrong with them, and leads to the first. */
export function useMarkFields(): (fields: readonly MissingField[]) => void {
  const { setError, setFocus } = useFormContext();
  return (fields) => {
    for (const { field, message } of fields) setError(field, { type: MARKED, message: knownFieldMessage(message) });
    const [first] = fields;
    if (first) setFocus(first.field);
  };
}

/** Shows what is still missing before a listing can be published, each a link to its field; nothing when it is complete. */
export function PublishChecklist(): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const fieldMessage = useFieldMessage();
  const { setFocus, clearErrors } = useFormContext();
  const { errors } = useFormState();
  const form = useWatch();
  const [openedAt] = useState(() => Date.now());
  const missing = missingToPublish(form, openedAt);
  /* What was marked when somebody tried to publish is fine once it is filled in. */
  const filledFields = ['summary', 'city', 'country', 'closesAt'].filter(
    (name) => errors[name]?.type === MARKED && !missing.some(({ field }) => field === name),
  );
  useEffect(() => {
    if (filledFields.length > 0) clearErrors(filledFields);
  });
  if (missing.length === 0) return null;
  return (
    <Alert severity="info" id="publish-missing" sx={{ width: '100%', mb: 2 }}>
      {text('externalJobs.missing')}
      <Box component="ul" sx={listStyle}>
        {missing.map(({ field, message }) => (
          <li key={field}>
            <Link component="button" type="button" sx={{ minHeight: 24 }} onClick={() => setFocus(field)}>
              {valueLabel('externalJobs', field)}
            </Link>
            <span className="visually-hidden">: {fieldMessage(message)}</span>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/* In one line above the fields, which say what is wrong with each. */
const listStyle = { display: 'inline-flex', flexWrap: 'wrap', columnGap: 2, m: 0, pl: 1, listStyle: 'none' } as const;
