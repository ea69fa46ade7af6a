import { Box, Button, Typography } from '@mui/material';
import {
  announcementContent,
  INBOX_PATH,
  notificationAction,
  notificationTypeTexts,
  writtenLanguages,
  type AnnouncementContent,
  type AnnouncementLanguage,
  type AnnouncementPreview,
} from '@prentice/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ReactElement } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { LinkedText } from '../../ui/formats/LinkedText.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { useDebouncedValue } from '../../ui/page/timing.hook.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { useMissingLanguageText } from './announcement-types.ts';
import { useAudience, useWrittenAudience } from './AudienceCount.tsx';
import { writtenFields } from './announcement-draft.hook.ts';

/* The policy of the page admits no style element: the email's colours for dark mode are in one. */
const withoutStyleElements = (html: string): string => html.replace(/<style>.*?<\/style>/gs, '');

const empty = announcementContent.parse({});

const texts = announcementContent.pick({ en: true, de: true });
const linkOnly = announcementContent.pick({ link: true });

/** Returns what the form holds as far as it can be shown: what is wrong elsewhere hides no text. */
function readShown(values: FieldValues) {
  const { en, de, link, email, push } = values;
  const read = texts.safeParse({ en, de });
  return {
    written: read.success && writtenLanguages(read.data).length > 0 ? read.data : null,
    isTooLong: !read.success,
    link: linkOnly.safeParse({ link }).data?.link ?? null,
    email: email === true,
    push: push === true,
  };
}

interface ChannelPreviewsProps {
  readonly language: AnnouncementLanguage;
  readonly preview: AnnouncementPreview;
  readonly email: boolean;
  readonly push: boolean;
}

function ChannelPreviews({ language, preview: { inbox, email }, ...channels }: ChannelPreviewsProps): ReactElement {
  const text = useMessages();
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {text('announcementChannel.inapp')}
      </Typography>
      <Box sx={cardStyle} data-preview="inapp">
        <Box sx={{ fontWeight: 600 }}>{inbox.title}</Box>
        <Box sx={{ whiteSpace: 'pre-line' }}>
          <LinkedText text={inbox.body} />
        </Box>
        {inbox.link !== INBOX_PATH && (
          <Box component="span" sx={{ color: 'primary.main', textDecoration: 'underline' }}>
            {notificationAction('announcement', language)}
          </Box>
        )}
      </Box>
      {channels.push && (
        <>
          <Typography variant="subtitle2" component="h3">
            {text('announcementChannel.push')}
          </Typography>
          <Box sx={cardStyle} data-preview="push">
            <Box sx={{ fontWeight: 600 }}>{notificationTypeTexts.broadcast.push[language]}</Box>
            <Box sx={{ color: 'text.secondary' }}>{text('announcements.previewPush')}</Box>
          </Box>
        </>
      )}
      {channels.email && (
        <>
          <Typography variant="subtitle2" component="h3">
            {text('announcementChannel.email')}
          </Typography>
          <Box sx={{ my: 1 }}>
            {text('announcements.previewSubject')}: <strong>{email.subject}</strong>
          </Box>
          <Box
            component="iframe"
            title={text('announcements.previewEmail')}
            sandbox=""
            srcDoc={withoutStyleElements(email.html)}
            data-preview="email"
            sx={{ width: '100%', height: 420, border: '1px solid', borderColor: 'divider', bgcolor: '#fbf8f1' }}
          />
        </>
      )}
    </>
  );
}

interface TestButtonProps {
  readonly text: Pick<AnnouncementContent, 'en' | 'de' | 'link' | 'email' | 'push'> & {
    readonly language: AnnouncementLanguage;
  };
}

/** Sends what is written to the author, as recipients of the language get it on the chosen channels. */
function TestButton({ text: body }: TestButtonProps): ReactElement {
  const text = useMessages();
  const { email } = useMe().user;
  const { trigger } = useFormContext();
  const notify = useNotify();
  const send = useApiMutation(() => client.announcements.sendTest({ body }), {
    onDone: () =>
      notify(text(body.email ? 'announcements.testSent.email' : 'announcements.testSent', { email }), {
        type: 'success',
      }),
  });
  /* A wrong link is left out of what is shown: it must not be left out silently of what is sent. */
  const sendValid = async (): Promise<void> => {
    if (await trigger('link', { shouldFocus: true })) send.mutate(undefined);
  };
  return (
    <Button size="small" variant="outlined" disabled={send.isPending} onClick={() => void sendValid()}>
      {text('announcements.test')}
    </Button>
  );
}

interface MessagePreviewProps {
  readonly values: Record<string, unknown>;
  /** The language of the recipients. */
  readonly language: AnnouncementLanguage;
}

/** What recipients of a language get on each channel that is used, by the templates that are sent. */
export function MessagePreview({ values, language }: MessagePreviewProps): ReactElement {
  const text = useMessages();
  const settled = useDebouncedValue(JSON.stringify(writtenFields(values)));
  const { written, isTooLong, link, email, push } = readShown(JSON.parse(settled));
  const { en, de } = written ?? empty;
  const query = useQuery({
    queryKey: ['announcements', 'preview', en, de, link, language],
    queryFn: ({ signal }) => client.announcements.preview({ body: { en, de, link, language } }, { signal }),
    enabled: written !== null,
    placeholderData: keepPreviousData,
  });
  const audience = useAudience(useWrittenAudience());
  const missingText = useMissingLanguageText();
  const missing = written && audience.data ? missingText(written, audience.data.languages) : '';
  const test = written && <TestButton text={{ en, de, link, language, email, push }} />;
  return (
    <Panel title={text(`announcements.preview.${language}`)} beside={test}>
      {missing && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="due" title={missing} />
        </Box>
      )}
      {written ? (
        <QueryBoundary query={query}>
          {(preview) => <ChannelPreviews language={language} preview={preview} email={email} push={push} />}
        </QueryBoundary>
      ) : (
        <Typography color="text.secondary">
          {text(isTooLong ? 'announcements.previewTooLong' : 'announcements.previewEmpty')}
        </Typography>
      )}
    </Panel>
  );
}

const cardStyle = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '3px',
  px: 1.5,
  py: 1,
  mt: 0.5,
  mb: 2,
  overflowWrap: 'anywhere',
} as const;
