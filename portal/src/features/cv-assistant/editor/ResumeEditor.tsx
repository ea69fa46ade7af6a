import type { ResumeContent } from '@prentice/contract';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { UploadedDocument } from '../../../documents/upload.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { FieldErrors } from '../../../ui/form-errors.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { focusField, type FieldTarget } from './field-focus.ts';
import { ResumeActions, type EditorSide } from './ResumeActions.tsx';
import { emptyResume } from './resume-draft-store.ts';
import { useResumeEditor } from './resume-editor.hook.ts';
import { fieldName, resumeErrors, savableContent } from './resume-errors.ts';
import { ResumeFields } from './ResumeFields.tsx';
import { ResumeImportField } from './ResumeImportField.tsx';
import { ResumePreview } from './ResumePreview.tsx';
import { ResumeVersions } from './ResumeVersions.tsx';

interface EditorProps {
  t: Translate;
  language: Language;
  /** What the CV is written in that the editor begins with: so are its headings. */
  written: Language | null;
  accountId: string;
  /** A CV that was read and is to be edited; null to continue with what was typed before. */
  source: ResumeContent | null;
  /** The field to begin with. */
  target: FieldTarget | null;
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

/** Shows what does not fit yet, each by the name of its field, which a click leads to. */
function InvalidFields({ t, errors }: { t: Translate; errors: FieldErrors }) {
  const fields = Object.entries(errors);
  if (fields.length === 0) return null;
  return (
    <Notice tone="attention" role="alert" title={t('resume.invalid', { count: fields.length })}>
      <ul>
        {fields.map(([field, problem]) => (
          <li key={field}>
            {field === '' ? (
              problem
            ) : (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField({ field, words: '' });
                }}
              >
                {t('resume.invalid.field', { field: fieldName(field, t), problem })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Shows the editor of a CV: its fields with a preview beside them, what can be done with it, and its saved versions. */
export default function ResumeEditor({ t, language, accountId, source, written, target, onUploaded }: EditorProps) {
  const editor = useResumeEditor(accountId, emptyResume(written ?? language), source, written);
  const { edited, change } = editor;
  const [isStrict, setIsStrict] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [side, setSide] = useState<EditorSide>('edit');
  const frame = useRef<HTMLDivElement>(null);
  useUndoKeys(frame, editor);
  const currentErrors = resumeErrors(edited.draft, t);
  /* A field that was left says at once what does not fit; the others do once somebody wants to save or to export. */
  const errors = isStrict
    ? currentErrors
    : Object.fromEntries(Object.entries(currentErrors).filter(([field]) => left.has(field)));
  const check = (): ResumeContent | null => {
    const content = savableContent(edited.draft);
    const fits = content !== null && Object.keys(currentErrors).length === 0;
    setIsStrict(!fits);
    if (!fits) setSide('edit');
    return fits ? content : null;
  };
  useEffect(() => {
    if (!isStrict) return;
    const field = frame.current?.querySelector('[aria-invalid="true"]')?.id;
    if (field) focusField({ field, words: '' });
  }, [isStrict]);
  useEffect(() => {
    if (target) focusField(target);
  }, [target]);
  return (
    <div
      className={`stack resume-frame is-${side}`}
      ref={frame}
      onBlur={({ target: { id } }) => setLeft((before) => (before.has(id) ? before : new Set([...before, id])))}
    >
      <ResumeActions {...{ t, editor, check, side, onUploaded }} onSide={setSide} />
      {editor.isFromOtherTab && <Notice role="status" title={t('resume.otherTab')} />}
      {isStrict && <InvalidFields t={t} errors={errors} />}
      <div className="resume-editor">
        <ResumeFields
          t={t}
          draft={edited.draft}
          errors={errors}
          onChange={(draft, field, endsStep) => change({ ...edited, draft }, field, endsStep)}
        />
        <ResumePreview t={t} edited={edited} change={change} />
      </div>
      <div className="resume-below">
        <ResumeVersions t={t} language={language} edited={edited} check={check} onOpen={change} />
        <section className="stack" aria-labelledby="resume-files">
          <h2 id="resume-files">{t('resume.files')}</h2>
          <ResumeImportField t={t} onImport={editor.replace} />
        </section>
      </div>
    </div>
  );
}
