import { newsLimits, newsMissing, suggestSlug } from '@prentice/contract';
import { Box, Button, InputAdornment } from '@mui/material';
import { TabbedForm, TextInput } from 'react-admin';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { FormTabs, type OpenTab } from '../../ui/page/AddressedTabs.tsx';
import { ConflictDialog } from '../../ui/dialogs/ConflictDialog.tsx';
import { CountedInput } from '../../ui/form/CountedInput.tsx';
import { FormDraft } from '../../ui/form/FormDraft.tsx';
import { MarkdownInput } from './MarkdownInput.tsx';
import { NewsToolbar } from './NewsToolbar.tsx';
import { isAutosaved, useNewsSaving, type NewsSaving } from './news-saving.hook.ts';
import type { EditedNews } from './news-types.ts';
import { PublicationFields, publicationFields } from './PublicationFields.tsx';
import { RevisionHistory } from './RevisionHistory.tsx';

/** Shows the last part of the address: suggested from the title, and fixed once readers know it. */
function SlugInput({ isFixed }: { isFixed: boolean }): ReactElement {
  const text = useMessages();
  const { getValues, setValue } = useFormContext();
  const suggest = () => setValue('slug', suggestSlug(String(getValues('title') ?? '')), { shouldDirty: true });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', width: '100%', my: 2 }}>
      <TextInput
        source="slug"
        label="news.field.slug"
        helperText={text(isFixed ? 'news.slugFixed' : 'news.slugHelp', newsLimits.slug)}
        disabled={isFixed}
        fullWidth
        slotProps={{ input: { startAdornment: <InputAdornment position="start">/news/</InputAdornment> } }}
      />
      {!isFixed && (
        <Button onClick={suggest} sx={{ mt: 3.5, flexShrink: 0 }}>
          {text('news.suggestSlug')}
        </Button>
      )}
    </Box>
  );
}

/** Opens the tab of a field and moves there. */
function showField(field: string, openTab: OpenTab): void {
  const name = field.split('.')[0] ?? field;
  /* A field of a hidden tab takes no focus. */
  flushSync(() => openTab(publicationFields.has(name) ? 1 : 0));
  (document.getElementsByName(field)[0] ?? document.getElementsByName(name)[0])?.focus();
}

/** Reminds of the cover of a text that could be published; it is no must. */
function CoverReminder({ onChoose }: { readonly onChoose: () => void }): ReactElement | null {
  const text = useMessages();
  const [cover, summary, body]: unknown[] = useWatch({ name: ['cover', 'summary', 'body'] });
  const isComplete = newsMissing({ summary: String(summary ?? ''), body: String(body ?? '') }).length === 0;
  if (cover || !isComplete) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 2, color: 'text.secondary' }}>
      {text('news.cover.missing')}
      <Button size="small" onClick={onChoose}>
        {text('news.cover.add')}
      </Button>
    </Box>
  );
}

interface NewsFormProps {
  readonly item: EditedNews;
  /** Is told what the server has after each save. */
  readonly onSaved: (saved: EditedNews) => void;
}

interface SavingProps extends NewsFormProps {
  readonly openerRef: RefObject<OpenTab>;
  readonly savingRef: RefObject<NewsSaving | null>;
}

function Saving({ item, onSaved, openerRef, savingRef }: SavingProps): ReactElement {
  const saving = useNewsSaving(item, (field) => showField(field, openerRef.current), onSaved);
  useEffect(() => {
    savingRef.current = saving;
  });
  return (
    <>
      {isAutosaved(item) && <CoverReminder onChoose={() => openerRef.current(1)} />}
      <NewsToolbar item={item} saving={saving} />
      <ConflictDialog
        conflict={saving.conflict}
        labelPrefix="news.field"
        onKeepTyping={saving.keep}
        onTakeTheirs={saving.takeTheirs}
        onOverwrite={saving.overwrite}
      />
    </>
  );
}

/** Shows text, publication and history of one item. */
export function NewsForm({ item, onSaved }: NewsFormProps): ReactElement {
  const text = useMessages();
  const openerRef = useRef<OpenTab>(() => undefined);
  const savingRef = useRef<NewsSaving>(null);
  return (
    <TabbedForm
      syncWithLocation={false}
      tabs={<FormTabs onReady={(open) => (openerRef.current = open)} />}
      toolbar={<Saving item={item} onSaved={onSaved} openerRef={openerRef} savingRef={savingRef} />}
      onSubmit={() => undefined}
      sx={formStyle}
    >
      <TabbedForm.Tab label="news.tab.text">
        <FormDraft resource="news" id={item.id} isAutosaved={isAutosaved(item)} />
        <CountedInput source="title" label={text('news.field.title')} {...newsLimits.title} />
        <SlugInput isFixed={item.publishedAt !== null} />
        <CountedInput
          source="summary"
          label={text('news.field.summary')}
          {...newsLimits.summary}
          multiline
          minRows={2}
        />
        <MarkdownInput id={item.id} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="news.tab.publication">
        <PublicationFields item={item} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="news.tab.history">
        <RevisionHistory item={item} savingRef={savingRef} />
      </TabbedForm.Tab>
    </TabbedForm>
  );
}

const formStyle = {
  '& > .MuiDivider-root': { mb: 2 },
  '& .RaTabbedForm-content': { px: 0 },
  '& .MuiCardContent-root': { px: 0, alignItems: 'stretch' },
} as const;
