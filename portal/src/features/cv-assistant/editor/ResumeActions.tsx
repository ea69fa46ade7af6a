import { saveFile } from '@prentice/client/browser';
import { resumeFormats, type ResumeContent, type ResumeFormat, type ResumeLanguage } from '@prentice/contract';
import { useState } from 'react';
import { uploadDocument, type UploadedDocument } from '../../../documents/upload.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { useAction } from '../../../session/action.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { AccountSave } from './account-draft.hook.ts';
import type { EditedResume } from './resume-draft-store.ts';
import type { HistoryStep, ResumeEditorState } from './resume-editor.hook.ts';
import { partName } from './resume-errors.ts';
import { SaveState } from './SaveState.tsx';
import type { SavedVersion } from './saved-version.hook.ts';

const FORMATS = 'resume-formats';

/** What is shown on narrow screens: the fields, or the preview with files and versions. */
export type EditorSide = 'edit' | 'preview';

interface ActionsProps {
  t: Translate;
  language: Language;
  editor: ResumeEditorState;
  /** Returns the content when all of it fits; otherwise says at the fields what does not, and returns null. */
  check: () => ResumeContent | null;
  saved: SavedVersion | null;
  account: AccountSave;
  side: EditorSide;
  onSide: (side: EditorSide) => void;
}

/** The formats of an export, in a menu that closes once one is chosen. */
const ExportMenu = ({ t, busy, onSave }: { t: Translate; busy: boolean; onSave: (format: ResumeFormat) => void }) => (
  <>
    <button type="button" className="button" popoverTarget={FORMATS}>
      {t('resume.export')}
    </button>
    <div id={FORMATS} popover="auto" className="resume-formats">
      {resumeFormats.map((format) => (
        <button
          key={format}
          type="button"
          className="button"
          popoverTarget={FORMATS}
          popoverTargetAction="hide"
          aria-disabled={busy || undefined}
          onClick={() => busy || onSave(format)}
        >
          {t(`resume.export.${format}`)}
        </button>
      ))}
      <p className="note">{t('resume.export.note')}</p>
    </div>
  </>
);

/** Says what was undone or redone, as it may be out of sight. */
const StepState = ({ t, step }: { t: Translate; step: HistoryStep | null }) => (
  <p role="status" className="note">
    {step && <strong key={step.position}>{t(`resume.step.${step.kind}`, { part: partName(step.changed, t) })} </strong>}
  </p>
);

/** What a CV is called in its own language, beside the name of its owner: recruiters have many files. */
const cvNames: Record<ResumeLanguage, string> = { en: 'CV', de: 'Lebenslauf' };

/** Returns the name of the file of a CV, such as "Ada Kern – CV.pdf". */
export const resumeFileName = (
  name: string | null | undefined,
  language: ResumeLanguage,
  format: ResumeFormat,
): string => `${[name, cvNames[language]].filter(Boolean).join(' – ')}.${format}`;

async function fileOf(
  { template, language }: EditedResume,
  format: ResumeFormat,
  content: ResumeContent,
): Promise<File> {
  const blob = await session.client.resumes.export({ body: { format, template, language, content } });
  return new File([blob], resumeFileName(content.basics.name, language, format), { type: blob.type });
}

/** What can be done with the CV as a whole: to apply with it, to export it, to undo. On narrow screens in reach below. */
export function ResumeActions({ t, language, editor, saved, account, check, side, onSide }: ActionsProps) {
  const { edited } = editor;
  const { run, busy, failure } = useAction(t);
  const [used, setUsed] = useState<UploadedDocument>();
  const other = side === 'edit' ? 'preview' : 'edit';
  const save = (format: ResumeFormat): void => {
    const content = check();
    if (!content) return;
    void run(async () => {
      const file = await fileOf(edited, format, content);
      saveFile(file, file.name);
    });
  };
  const use = (): void => {
    const content = check();
    if (!content) return;
    void run(async () => {
      const document = await uploadDocument(await fileOf(edited, 'pdf', content), 'cv', () => undefined);
      await session.client.interns.chooseCv({ body: { documentId: document.id } });
      setUsed(document);
    });
  };
  return (
    <>
      <div className="resume-top">
        <div className="row resume-tools">
          <div className="resume-bar">
            <Button look="primary" busy={busy} onClick={use}>
              {t('resume.use')}
            </Button>
            <button
              type="button"
              className="button resume-switch"
              onClick={() => {
                onSide(other);
                scrollTo(0, 0);
              }}
            >
              {t(`resume.side.${other}`)}
            </button>
          </div>
          <ExportMenu t={t} busy={busy} onSave={save} />
          <Button look="small" busy={!editor.undo} onClick={() => editor.undo?.()}>
            <Icon name="undo" />
            <span>{t('resume.undo')}</span>
          </Button>
          <Button look="small" busy={!editor.redo} onClick={() => editor.redo?.()}>
            <Icon name="redo" />
            <span>{t('resume.redo')}</span>
          </Button>
        </div>
        <div className="resume-state">
          <StepState t={t} step={editor.lastStep} />
          <SaveState {...{ t, language, edited, saved, account }} onVersions={() => onSide('preview')} />
        </div>
      </div>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      {used && <Notice tone="answered" role="status" title={t('resume.used', { name: used.fileName })} />}
    </>
  );
}
