import { Box, Tab, Tabs, Typography } from '@mui/material';
import { announcementLanguages, announcementLimits, type AnnouncementLanguage } from '@prentice/contract';
import { TextInput } from 'react-admin';
import type { ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { CountedInput } from '../../ui/form/CountedInput.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import type { LanguageChoice } from './text-language.hook.ts';

/* An empty text is a text, and no missing value. */
const asTyped = (value: string): string => value;

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

function LanguageTab({ language }: { language: AnnouncementLanguage }): string {
  const text = useMessages();
  const title: unknown = useWatch({ name: `${language}.title` });
  const body: unknown = useWatch({ name: `${language}.body` });
  const name = text(`announcementLanguage.${language}`);
  return isBlank(title) && isBlank(body) ? text('announcements.languageEmpty', { language: name }) : name;
}

/** Shows title and text, one language at a time. */
export function AnnouncementTexts({ language, onLanguage }: LanguageChoice): ReactElement {
  const text = useMessages();
  const { trigger } = useFormContext();
  return (
    <>
      <Tabs
        value={language}
        aria-label={text('announcements.textLanguage')}
        onChange={(_event, chosen: AnnouncementLanguage) => onLanguage(chosen)}
        sx={{ mb: 1 }}
      >
        {announcementLanguages.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`text-tab-${each}`}
            aria-controls={`text-${each}`}
            label={<LanguageTab language={each} />}
          />
        ))}
      </Tabs>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {text('announcements.languageHelp')}
      </Typography>
      {announcementLanguages.map((each) => (
        <Box
          key={each}
          role="tabpanel"
          id={`text-${each}`}
          aria-labelledby={`text-tab-${each}`}
          hidden={each !== language}
        >
          <FieldGrid>
            <CountedInput
              source={`${each}.title`}
              label={text('announcements.field.title')}
              parse={asTyped}
              {...announcementLimits.title}
            />
            <CountedInput
              source={`${each}.body`}
              label={text('announcements.field.body')}
              help={text('announcements.bodyHelp')}
              parse={asTyped}
              {...announcementLimits.body}
              multiline
              minRows={4}
            />
          </FieldGrid>
        </Box>
      ))}
      <Box sx={{ mt: 2 }}>
        <TextInput
          source="link"
          label="announcements.field.link"
          helperText={text('announcements.linkHelp')}
          onBlur={() => void trigger('link')}
          slotProps={{ htmlInput: { maxLength: announcementLimits.link } }}
          fullWidth
        />
      </Box>
    </>
  );
}
