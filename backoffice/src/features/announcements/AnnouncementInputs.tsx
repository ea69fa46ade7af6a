import { Box, Typography } from '@mui/material';
import {
  announcementActivities,
  announcementGroups,
  announcementLanguages,
  announcementLimits,
  audienceLimits,
  employerVerificationState,
} from '@prentice/contract';
import {
  BooleanInput,
  CheckboxGroupInput,
  DateTimeInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useLocale,
} from 'react-admin';
import type { ReactElement, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { CountedInput } from '../../ui/form/CountedInput.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { exactTime, isUtc } from '../../ui/formats/time-format.ts';

const choicesOf = (prefix: string, values: readonly string[]) => values.map((id) => ({ id, name: `${prefix}.${id}` }));
/* An empty text is a text, and no missing value. */
const asTyped = (value: string): string => value;
const toInstant = (value: string): string | null => {
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

const Help = ({ children }: { children: ReactNode }): ReactElement => (
  <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
    {children}
  </Typography>
);

/** Title and text in each language. */
function TextInputs(): ReactElement {
  const text = useMessages();
  return (
    <>
      <Help>{text('announcements.languageHelp')}</Help>
      {announcementLanguages.map((language) => (
        <Box
          key={language}
          role="group"
          aria-label={text(`announcements.language.${language}`)}
          sx={{ mb: 3, width: '100%' }}
        >
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {text(`announcements.language.${language}`)}
          </Typography>
          <FieldGrid>
            <CountedInput
              source={`${language}.title`}
              label={text('announcements.field.title')}
              parse={asTyped}
              {...announcementLimits.title}
            />
            <CountedInput
              source={`${language}.body`}
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
      <TextInput
        source="link"
        label="announcements.field.link"
        helperText={text('announcements.linkHelp')}
        slotProps={{ htmlInput: { maxLength: announcementLimits.link } }}
        fullWidth
      />
    </>
  );
}

/** Whom it is for; conditions that concern nobody of the chosen groups are left out. */
function AudienceInputs(): ReactElement {
  const text = useMessages();
  const groups: unknown = useWatch({ name: 'audience.groups' });
  const activity: unknown = useWatch({ name: 'audience.activity' });
  const has = (group: (typeof announcementGroups)[number]) => Array.isArray(groups) && groups.includes(group);
  return (
    <FieldGrid>
      <CheckboxGroupInput
        source="audience.groups"
        label="announcements.groups"
        choices={choicesOf('announcementGroup', announcementGroups)}
      />
      {has('employer') && (
        <SelectArrayInput
          source="audience.verification"
          label="announcements.verification"
          choices={choicesOf('verificationState', employerVerificationState.options)}
          helperText={text('announcements.verificationHelp')}
          fullWidth
        />
      )}
      {has('intern') && (
        <FieldGrid paired>
          <TextInput
            source="audience.institution"
            label="announcements.institution"
            helperText={text('announcements.institutionHelp')}
            slotProps={{ htmlInput: { maxLength: audienceLimits.institution.max } }}
            fullWidth
          />
          <TextInput
            source="audience.field"
            label="announcements.studyField"
            helperText={text('announcements.institutionHelp')}
            slotProps={{ htmlInput: { maxLength: audienceLimits.field.max } }}
            fullWidth
          />
        </FieldGrid>
      )}
      <FieldGrid paired>
        <SelectInput
          source="audience.activity"
          label="announcements.activity"
          choices={choicesOf('announcementActivity', announcementActivities)}
          fullWidth
        />
        {activity !== 'any' && (
          <NumberInput
            source="audience.activityDays"
            label="announcements.activityDays"
            min={1}
            max={audienceLimits.days}
            fullWidth
          />
        )}
        <SelectInput
          source="audience.language"
          label="announcements.recipientLanguage"
          choices={choicesOf('announcementLanguage', announcementLanguages)}
          emptyText="announcements.anyLanguage"
          slotProps={{ select: { displayEmpty: true } }}
          fullWidth
        />
      </FieldGrid>
    </FieldGrid>
  );
}

/** When to send: chosen in the author's time zone, and shown in UTC. */
function SendAtInput(): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const value: unknown = useWatch({ name: 'sendAt' });
  const instant = typeof value === 'string' ? Date.parse(value) : NaN;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const help = (): string => {
    if (Number.isNaN(instant)) return text('announcements.scheduleHelp', { zone });
    const local = exactTime(instant, locale);
    const utc = new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
    return isUtc(instant) ? local : text('announcements.scheduleAt', { local, zone, utc });
  };
  return (
    <DateTimeInput source="sendAt" label="announcements.field.sendAt" parse={toInstant} helperText={help()} fullWidth />
  );
}

/** Everything that somebody writes about an announcement. */
export function AnnouncementInputs(): ReactElement {
  const text = useMessages();
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Panel title={text('announcements.field.body')}>
        <TextInputs />
      </Panel>
      <Panel title={text('announcements.field.audience')}>
        <AudienceInputs />
      </Panel>
      <Panel title={text('announcements.channels')}>
        <Help>{text('announcements.channelsHelp')}</Help>
        <FieldGrid>
          <BooleanInput source="email" label="announcements.field.email" helperText={false} />
          <BooleanInput source="push" label="announcements.field.push" helperText={false} />
          <SendAtInput />
        </FieldGrid>
      </Panel>
    </Box>
  );
}
