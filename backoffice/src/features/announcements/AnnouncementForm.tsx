import { Box, useMediaQuery } from '@mui/material';
import { announcementUpdate, type AnnouncementLanguage } from '@prentice/contract';
import { SimpleForm } from 'react-admin';
import { useState, type ReactElement } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useClearMessageOnceCorrected } from '../../ui/form/corrected-form.hook.ts';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { ResumedNotice } from '../../ui/page/Notice.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { useUnsavedChangesWarning } from '../../ui/dialogs/stored-draft.hook.ts';
import { AudienceInputs, SendingInputs } from './AnnouncementInputs.tsx';
import { AnnouncementTexts } from './AnnouncementTexts.tsx';
import { useAnnouncementDraft, writtenFields } from './announcement-draft.hook.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { ChosenTextLanguage, useFaultyLanguage, useTextLanguage } from './text-language.hook.ts';

const resolver = schemaResolver(announcementUpdate, writtenFields);

interface AnnouncementFormProps {
  /** The id, or `new`: what is typed is kept under it until it is saved. */
  readonly about: string;
  readonly defaultValues?: object;
  readonly toolbar: ReactElement;
}

function Fields({ about }: { about: string }): ReactElement {
  const text = useMessages();
  const { resumed, restart } = useAnnouncementDraft(about);
  const values = useWatch();
  const { isDirty } = useFormState();
  useUnsavedChangesWarning(isDirty);
  useClearMessageOnceCorrected();
  const texts = useTextLanguage();
  useFaultyLanguage(texts);
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  /* Where there is no room beside the fields it follows all of them: the channels decide what it shows. */
  const preview = <MessagePreview values={values} language={texts.language} />;
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
        <Box sx={{ minWidth: 0 }}>
          <AudienceInputs />
          <Panel title={text('announcements.message')}>
            <AnnouncementTexts {...texts} />
          </Panel>
          <SendingInputs />
          {!isWide && preview}
        </Box>
        {isWide && <Box sx={{ minWidth: 0, position: 'sticky', top: 72 }}>{preview}</Box>}
      </Box>
    </>
  );
}

/** Shows audience, texts and channels, beside what recipients will get. */
export function AnnouncementForm({ about, defaultValues, toolbar }: AnnouncementFormProps): ReactElement {
  const chosenLanguage = useState<AnnouncementLanguage | null>(null);
  return (
    <ChosenTextLanguage value={chosenLanguage}>
      <SimpleForm resolver={resolver} defaultValues={defaultValues} toolbar={toolbar} sx={{ p: 0 }}>
        <Fields about={about} />
      </SimpleForm>
    </ChosenTextLanguage>
  );
}

const layoutStyle = { display: 'grid', columnGap: 4, width: '100%', alignItems: 'start' } as const;
