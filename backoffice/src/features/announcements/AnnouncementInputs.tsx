import { Box, Typography } from '@mui/material';
import {
  announcementActivities,
  announcementAudience,
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
import { useState, type ReactElement } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { inAccountZone } from '../../ui/form/zoned-time.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import { exactTime, isUtc, readersZone } from '../../ui/formats/time-format.ts';
import { useErrorMessage } from '../../ui/mutations/error-message.hook.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { useAnnouncementWeek, useWeekRenewalText } from './announcement-types.ts';
import { AudienceCount } from './AudienceCount.tsx';

const choicesOf = (prefix: string, values: readonly string[]) => values.map((id) => ({ id, name: `${prefix}.${id}` }));

/** Returns whether an audience is narrowed by more than its groups. */
function hasConditions(value: unknown): boolean {
  const read = announcementAudience.safeParse(value);
  if (!read.success) return true;
  const { verification, institution, field, activity, language } = read.data;
  return Boolean(verification.length > 0 || institution || field || activity !== 'any' || language);
}

/** Shows conditions of the audience; those that concern nobody of the chosen groups are left out. */
function ConditionInputs(): ReactElement {
  const text = useMessages();
  const audience: unknown = useWatch({ name: 'audience' });
  const groups: unknown = useWatch({ name: 'audience.groups' });
  const activity: unknown = useWatch({ name: 'audience.activity' });
  const [isOpen, setIsOpen] = useState(() => hasConditions(audience));
  const faults = Object.keys(useFormState().errors['audience'] ?? {});
  /* The groups stand outside. */
  const isFaulty = faults.some((field) => field !== 'groups');
  const has = (group: (typeof announcementGroups)[number]) => Array.isArray(groups) && groups.includes(group);
  return (
    <Box
      component="details"
      open={isOpen || isFaulty}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      sx={{ '& > summary': { cursor: 'pointer', py: 1, fontWeight: 600 } }}
    >
      <summary>{text('announcements.conditions')}</summary>
      <FieldGrid>
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
    </Box>
  );
}

/** Shows when to send: chosen in the time zone of the author's account, and shown in UTC. */
function SendAtInput(): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const value: unknown = useWatch({ name: 'sendAt' });
  const instant = typeof value === 'string' ? Date.parse(value) : NaN;
  const zone = readersZone();
  const errorText = useErrorMessage();
  /* Sent as it is, the field says it itself. */
  const hasOwnError = useFormState({ name: 'sendAt' }).errors['sendAt'] !== undefined;
  const now = useNow();
  const help = (): string => {
    if (Number.isNaN(instant)) return text('announcements.scheduleHelp', { zone });
    const local = exactTime(instant, locale);
    const utc = new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
    return isUtc(instant) ? local : text('announcements.scheduleAt', { local, zone, utc });
  };
  return (
    <>
      <DateTimeInput
        source="sendAt"
        label="announcements.field.sendAt"
        {...inAccountZone}
        helperText={help()}
        fullWidth
      />
      {instant <= now && !hasOwnError && (
        <Notice tone="attention" title={errorText({ code: 'SEND_TIME_INVALID', message: null })} />
      )}
    </>
  );
}

/** Shows how many more can be sent in the week that is chosen; that none can, before somebody tries. */
function WeekNote(): ReactElement {
  const text = useMessages();
  const sendAt: unknown = useWatch({ name: 'sendAt' });
  const { data } = useAnnouncementWeek(typeof sendAt === 'string' ? sendAt : null);
  const renewalText = useWeekRenewalText();
  const now = useNow();
  /* A week that is over has none: the field itself says so. */
  const isOver = typeof sendAt === 'string' && Date.parse(sendAt) <= now;
  const left = !isOver && data && { left: data.left, limit: announcementLimits.perWeek };
  return (
    <Box role="status" sx={{ mb: 1 }}>
      {data?.left === 0 && <Notice tone="due" title={text('announcements.week.full')} />}
      {left && left.left > 0 && `${text(sendAt ? 'announcements.week.leftThen' : 'announcements.week.left', left)}. `}
      {left && data && renewalText(data.monday)}
    </Box>
  );
}

/** Shows whom it is for, with how many that are. */
export const AudienceInputs = (): ReactElement => (
  <Panel title={useMessages()('announcements.groups')}>
    <FieldGrid>
      <CheckboxGroupInput
        source="audience.groups"
        label="announcements.groupsLabel"
        choices={choicesOf('announcementGroup', announcementGroups)}
        helperText={false}
      />
      <AudienceCount />
      <ConditionInputs />
    </FieldGrid>
  </Panel>
);

/** Shows how and when it is sent. */
export function SendingInputs(): ReactElement {
  const text = useMessages();
  return (
    <Panel title={text('announcements.sending')}>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {text('announcements.channelsHelp')}
      </Typography>
      <FieldGrid paired>
        <BooleanInput source="email" label="announcements.field.email" helperText={false} />
        <BooleanInput source="push" label="announcements.field.push" helperText={false} />
      </FieldGrid>
      <Box sx={{ mt: 2 }}>
        <WeekNote />
        <SendAtInput />
      </Box>
    </Panel>
  );
}
