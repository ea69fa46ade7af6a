import { resumeContent, resumeLanguages, resumeTemplates, type ResumeContent } from '@prentice/contract';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { UploadedDocument } from '../../../documents/upload.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { getCurrentUser } from '../../../session/current-user.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { useSignedInQuery } from '../../../session/query.hook.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { contentOf, emptyResume, withoutEmptyEntries, type EditedResume } from './resume-draft.ts';
import { resumeErrors, savableContent, useResumeEditor } from './resume-editor.hook.ts';
import { ResumeFields } from './ResumeFields.tsx';
import { ResumeFiles } from './ResumeFiles.tsx';
import { ResumePreview } from './ResumePreview.tsx';
import { ResumeVersions } from './ResumeVersions.tsx';

interface EditorProps {
  t: Translate;
  language: Language;
  /** A CV that was read and is to be edited; null to go on with what was typed before. */
  source: ResumeContent | null;
  /** Called with the PDF that was added to the student's documents. */
  onUploaded: (document: UploadedDocument) => void;
}

const isUndo = ({ key, shiftKey }: KeyboardEvent): boolean => key.toLowerCase() === 'z' && !shiftKey;
const isRedo = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey);

/** Undoes and redoes with the usual keys within the editor. */
function useUndoKeys(frame: RefObject<HTMLElement | null>, { undo, redo }: ReturnType<typeof useResumeEditor>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if ((!event.ctrlKey && !event.metaKey) || (!isUndo(event) && !isRedo(event))) return;
    event.preventDefault();
    const step = isUndo(event) ? undo : redo;
    step?.();
  });
  useEffect(() => {
    const element = frame.current;
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [frame]);
}

/** What does not fit yet, each with a link to its field. */
function InvalidFields({ t, errors }: { t: Translate; errors: Readonly<Record<string, string>> }) {
  const fields = Object.entries(errors);
  if (fields.length === 0) return null;
  return (
    <Notice tone="attention" role="alert" title={t('resume.invalid', { count: fields.length })}>
      <ul>
        {fields.map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface PreviewSectionProps {
  t: Translate;
  edited: EditedResume;
  change: (edited: EditedResume) => void;
}

/** The template and the language of the CV, and how it looks with them. */
function PreviewSection({ t, edited, change }: PreviewSectionProps) {
  const shown = useDeferredValue(edited);
  const preview = resumeContent.safeParse(contentOf(withoutEmptyEntries(shown.draft)));
  return (
    <section className="resume-side" aria-labelledby="resume-preview">
      <h2 id="resume-preview">{t('resume.preview')}</h2>
      <div className="resume-grid">
        <SelectField
          t={t}
          name="resume-template"
          label={t('resume.template')}
          value={edited.template}
          onChange={(value) => {
            const template = resumeTemplates.find((template) => template === value);
            if (template) change({ ...edited, template });
          }}
          options={resumeTemplates.map((value) => ({ value, label: t(`resume.template.${value}`) }))}
        />
        <SelectField
          t={t}
          name="resume-language"
          label={t('resume.language')}
          value={edited.language}
          onChange={(value) => {
            const chosen = resumeLanguages.find((language) => language === value);
            if (chosen) change({ ...edited, language: chosen });
          }}
          options={resumeLanguages.map((value) => ({ value, label: t(`resume.language.${value}`) }))}
        />
      </div>
      {preview.success ? (
        <ResumePreview t={t} content={preview.data} template={shown.template} language={shown.language} />
      ) : (
        <p className="note">{t('resume.preview.invalid')}</p>
      )}
    </section>
  );
}

function Editor({ t, language, source, onUploaded, accountId }: EditorProps & { accountId: string }) {
  const editor = useResumeEditor(accountId, emptyResume(language), source);
  const { edited, change } = editor;
  const [strict, setStrict] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const errors = strict ? resumeErrors(edited, t) : {};
  useUndoKeys(frame, editor);
  /* What does not fit yet is said at its field once somebody wants to save or to export. */
  const check = (): ResumeContent | null => {
    const content = savableContent(edited);
    const fits =
      content !== null &&
      Object.keys(resumeErrors({ ...edited, draft: withoutEmptyEntries(edited.draft) }, t)).length === 0;
    setStrict(!fits);
    return fits ? content : null;
  };
  useEffect(() => {
    if (!strict) return;
    const invalid = frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.closest('details')?.setAttribute('open', '');
    invalid?.focus();
  }, [strict]);
  return (
    <div className="stack" ref={frame}>
      <p className="row">
        <Button look="small" busy={!editor.undo} onClick={() => editor.undo?.()}>
          {t('resume.undo')}
        </Button>
        <Button look="small" busy={!editor.redo} onClick={() => editor.redo?.()}>
          {t('resume.redo')}
        </Button>
        <span className="note">{t('resume.kept')}</span>
      </p>
      <InvalidFields t={t} errors={errors} />
      <div className="resume-editor">
        <ResumeFields
          t={t}
          draft={edited.draft}
          errors={errors}
          onChange={(draft, field, endsStep) => change({ ...edited, draft }, field, endsStep)}
        />
        <PreviewSection t={t} edited={edited} change={change} />
      </div>
      <ResumeFiles t={t} edited={edited} check={check} onImport={editor.replace} onUploaded={onUploaded} />
      <ResumeVersions t={t} language={language} edited={edited} check={check} onOpen={change} />
    </div>
  );
}

/** The editor of a CV: its fields with a preview beside them, its files and its saved versions. */
export default function ResumeEditor(props: EditorProps) {
  const { t } = props;
  const loaded = useSignedInQuery({ queryKey: ['me'], queryFn: getCurrentUser });
  return (
    <LoadingBoundary t={t} loaded={loaded} lines={8} what={t('resume.what')}>
      {(me) => me && <Editor {...props} accountId={me.user.id} />}
    </LoadingBoundary>
  );
}
