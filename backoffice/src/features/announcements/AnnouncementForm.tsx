import { Box, useMediaQuery } from '@mui/material';
import { announcementCreate, announcementUpdate } from '@prentice/contract';
import { SimpleForm } from 'react-admin';
import type { ReactElement } from 'react';
import { useWatch, type Resolver } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { ResumedNotice } from '../../ui/page/Notice.tsx';
import { AnnouncementInputs } from './AnnouncementInputs.tsx';
import { AudiencePreview } from './AudiencePreview.tsx';
import { useKeptAnnouncement, writtenFields } from './kept-announcement.hook.ts';
import { MessagePreview } from './MessagePreview.tsx';

const savingResolver = schemaResolver(announcementUpdate, writtenFields);

/* What is saved for the first time has a title, by which it is found again. */
const creatingResolver: Resolver = async (values, context, options) => {
  const checked = await savingResolver(values, context, options);
  const { en, de } = announcementCreate.catch(announcementCreate.parse({})).parse(writtenFields(values));
  if (en.title.trim() || de.title.trim() || Object.keys(checked.errors).length > 0) return checked;
  return { values: {}, errors: { en: { title: { type: 'required', message: 'announcements.titleFirst' } } } };
};

interface AnnouncementFormProps {
  /** Whether it is saved for the first time. */
  readonly isNew?: boolean;
  /** The id, or `new`: what is typed is kept under it until it is saved. */
  readonly about: string;
  readonly defaultValues?: object;
  readonly toolbar: ReactElement;
}

function Fields({ about }: { about: string }): ReactElement {
  const text = useMessages();
  const { resumed, restart } = useKeptAnnouncement(about);
  const values = useWatch();
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  return (
    <>
      {resumed && (
        <Box sx={{ width: '100%', mb: 2 }}>
          <ResumedNotice
            title={text('announcements.resumed')}
            action={text('announcements.restart')}
            onRestart={restart}
          />
        </Box>
      )}
      <Box sx={{ ...layoutStyle, gridTemplateColumns: isWide ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)' }}>
        <AnnouncementInputs />
        <Box sx={{ minWidth: 0 }}>
          <AudiencePreview />
          <MessagePreview values={values} />
        </Box>
      </Box>
    </>
  );
}

/** Texts, audience and channels, beside the number of recipients and what they will get. */
export const AnnouncementForm = ({
  about,
  isNew = false,
  defaultValues,
  toolbar,
}: AnnouncementFormProps): ReactElement => (
  <SimpleForm
    resolver={isNew ? creatingResolver : savingResolver}
    defaultValues={defaultValues}
    toolbar={toolbar}
    sx={{ p: 0 }}
  >
    <Fields about={about} />
  </SimpleForm>
);

const layoutStyle = { display: 'grid', columnGap: 4, width: '100%', alignItems: 'start' } as const;
