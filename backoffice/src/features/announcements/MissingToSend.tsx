import { Box, Link } from '@mui/material';
import { announcementContent, announcementMissing, errorMessage, writtenLanguages } from '@prentice/contract';
import { Fragment, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldMessage, useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import { writtenFields } from './announcement-draft.hook.ts';
import { useGoToField, useTextLanguage, type LanguageChoice } from './text-language.hook.ts';

/** A field that keeps an announcement from being sent, and why. */
export interface FaultyField {
  readonly field: string;
  readonly message: string;
}

/**
 * Returns what keeps an announcement, as its form has it, from being sent; null where it cannot be saved either, which
 * saving says. Where no text is begun, the one that is shown is missing.
 * @param now in milliseconds
 */
export function missingToSend(
  values: Readonly<Record<string, unknown>>,
  { language }: Pick<LanguageChoice, 'language'>,
  now: number,
): FaultyField[] | null {
  const read = announcementContent.safeParse(writtenFields(values));
  if (!read.success) return null;
  const { sendAt } = read.data;
  const isUnwritten = writtenLanguages(read.data).length === 0;
  const missing = announcementMissing(read.data).map(({ field, message }) => {
    return { field: isUnwritten ? field.replace(/^(en|de)\./, `${language}.`) : field, message };
  });
  /* A draft may have waited until its time was over. */
  const isTooLate = sendAt !== null && Date.parse(sendAt) <= now;
  return [...missing, ...(isTooLate ? [{ field: 'sendAt', message: errorMessage('SEND_TIME_INVALID') }] : [])];
}

/** Shows what is missing before an announcement can be sent, each a link to its field; nothing when it is complete. */
export function MissingToSend(): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const fieldMessage = useFieldMessage();
  const choice = useTextLanguage();
  const goTo = useGoToField();
  const missing = missingToSend(useWatch(), choice, useNow()) ?? [];
  if (missing.length === 0) return null;
  const labelOf = (field: string): string => {
    const [language = '', part = ''] = field.split('.');
    const isText = language === 'en' || language === 'de';
    if (field === 'audience.groups') return text('announcements.groupsLabel');
    const label = valueLabel('announcements.field', isText ? part : field);
    if (!isText || language === choice.language) return label;
    return text('announcements.inLanguage', { field: label, language: text(`announcementLanguage.${language}`) });
  };
  return (
    <Box sx={{ order: 1, flexBasis: '100%', color: 'text.secondary' }}>
      {text('announcements.missing')}{' '}
      {missing.map(({ field, message }, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          <Link component="button" type="button" sx={linkStyle} onClick={() => goTo(field)}>
            {labelOf(field)}
          </Link>
          <span className="visually-hidden">: {fieldMessage(message)}</span>
        </Fragment>
      ))}
    </Box>
  );
}

const linkStyle = { minHeight: 24, verticalAlign: 'baseline' } as const;
