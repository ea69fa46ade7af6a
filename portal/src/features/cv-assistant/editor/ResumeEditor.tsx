import type { ResumeContent } from '@prentice/contract';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { FieldErrors } from '../../../ui/form-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useAccountDraft } from './account-draft.hook.ts';
import { AdvicePanel, type FindingAdvice } from './AdvicePanel.tsx';
import { focusField } from './field-focus.ts';
import { ResumeActions, type EditorSide } from './ResumeActions.tsx';
import { emptyResume } from './resume-draft-store.ts';
import { useResumeEditor } from './resume-editor.hook.ts';
import { fieldName, gapErrors, resumeErrors, savableContent } from './resume-errors.ts';
import { ResumeFields } from './ResumeFields.tsx';
import { ResumeImportField } from './ResumeImportField.tsx';
import { ResumePreview } from './ResumePreview.tsx';
import { ResumeVersions } from './ResumeVersions.tsx';
import { OtherDraftQuestion } from './SaveState.tsx';
import { useSavedVersion } from './saved-version.hook.ts';

interface EditorProps {
  t: Translate;
  language: Language;
  /** What the CV is written in that the editor begins with: so are its headings. */
  written: Language | null;
  accountId: string;
  /** A CV that was read and is to be edited; null to continue with what was typed before. */
  source: ResumeContent | null;
  /** The CV that is edited, as one of the student's documents. */
  documentId: string | null;
  /** What a review says of the line to begin with. */
  advice: FindingAdvice | null;
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

/** What errors are named for: a field that was left, a version to save, or a file that others read. */
type Strictness = 'typing' | 'saving' | 'sending';

/** Shows the editor of a CV: its fields with a preview beside them, what can be done with it, and its saved versions. */
export default function ResumeEditor(props: EditorProps) {
  const { t, language, accountId, source, documentId, written, advice } = props;
  const editor = useResumeEditor(accountId, emptyResume(written ?? language), source, {
    language: written,
    documentId,
  });
  const [saved, setSaved] = useSavedVersion(accountId, source && editor.edited);
  const account = useAccountDraft(accountId, editor);
  const [isAdvised, setIsAdvised] = useState(advice !== null);
  const { edited, change } = editor;
  const [strictness, setStrictness] = useState<Strictness>('typing');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [side, setSide] = useState<EditorSide>('edit');
  const frame = useRef<HTMLDivElement>(null);
  useUndoKeys(frame, editor);
  const errorsFor = (purpose: Strictness): FieldErrors => ({
    ...(purpose === 'sending' && gapErrors(edited.draft, t)),
    ...resumeErrors(edited.draft, t),
  });
  const isStrict = strictness !== 'typing';
  /* A field that was left says at once what does not fit; the others do once somebody wants to save or to export. */
  const errors = isStrict
    ? errorsFor(strictness)
    : Object.fromEntries(Object.entries(errorsFor(strictness)).filter(([field]) => left.has(field)));
  const check = (purpose: Strictness): ResumeContent | null => {
    const content = savableContent(edited.draft);
    const fits = content !== null && Object.keys(errorsFor(purpose)).length === 0;
    setStrictness(fits ? 'typing' : purpose);
    if (!fits) setSide('edit');
    return fits ? content : null;
  };
  useEffect(() => {
    if (!isStrict) return;
    const field = frame.current?.querySelector('[aria-invalid="true"]')?.id;
    if (field) focusField({ field, words: '' });
  }, [isStrict]);
  useEffect(() => {
    if (advice?.target) focusField(advice.target);
  }, [advice]);
  const panel = advice && isAdvised && (
    <AdvicePanel {...{ t, advice, edited, change }} onClose={() => setIsAdvised(false)} />
  );
  return (
    <div
      className={`stack resume-frame is-${side}`}
      ref={frame}
      onBlur={({ target: { id } }) => setLeft((before) => (before.has(id) ? before : new Set([...before, id])))}
    >
      <ResumeActions
        {...{ t, language, editor, saved, account, side }}
        check={() => check('sending')}
        onSide={setSide}
      />
      {account.hasConflict && <OtherDraftQuestion t={t} account={account} />}
      {editor.isFromOtherTab && <Notice role="status" title={t('resume.otherTab')} />}
      {isStrict && <InvalidFields t={t} errors={errors} />}
      {advice?.target === null && panel}
      <div className="resume-editor">
        <ResumeFields
          t={t}
          draft={edited.draft}
          errors={errors}
          advice={advice?.target && panel ? { field: advice.target.field, panel } : null}
          onChange={(draft, field, endsStep) => change({ ...edited, draft }, field, endsStep)}
        />
        <ResumePreview t={t} edited={edited} change={change} />
      </div>
      <div className="resume-below">
        <ResumeVersions
          {...{ t, language, edited }}
          check={() => check('saving')}
          open={saved}
          onOpened={setSaved}
          onOpen={change}
        />
        <details className="resume-section">
          <summary>
            <h2>{t('resume.files')}</h2>
            <Icon name="expand" />
          </summary>
          <div className="resume-section-body">
            <ResumeImportField t={t} onImport={editor.replace} />
          </div>
        </details>
      </div>
    </div>
  );
}
