import { saveFile } from '@prentice/client/browser';
import { MEGABYTE, resumeFormats, type ResumeContent, type ResumeFormat } from '@prentice/contract';
import type { ResumeImport } from '@prentice/cv/editing';
import { useId, useState } from 'react';
import { uploadDocument, type UploadedDocument } from '../../../documents/upload.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { useAction } from '../../../session/action.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { EditedResume } from './resume-draft.ts';

interface FilesProps {
  t: Translate;
  edited: EditedResume;
  /** Returns the content when all of it fits; otherwise says at the fields what does not, and returns null. */
  check: () => ResumeContent | null;
  onImport: (content: ResumeContent) => void;
  onUploaded: (document: UploadedDocument) => void;
}

type Imported = ResumeImport | 'done';

function ImportedResume({
  t,
  imported,
  onImport,
}: {
  t: Translate;
  imported: Imported;
  onImport: (content: ResumeContent) => void;
}) {
  if (imported === 'done') return <Notice tone="answered" role="status" title={t('resume.import.done')} />;
  if ('problems' in imported)
    return (
      <Notice tone="attention" role="alert" title={t('resume.import.failed')}>
        <ul>
          {imported.problems.map(({ pointer, message }, index) => (
            <li key={index}>
              {pointer && <code>{pointer}</code>} {pointer ? message : t('resume.import.noDocument')}
            </li>
          ))}
        </ul>
      </Notice>
    );
  return (
    <Notice tone="attention" role="status" title={t('resume.import.unplaced', { count: imported.unplaced.length })}>
      <dl className="pairs">
        {imported.unplaced.map(({ pointer, value }) => (
          <div key={pointer}>
            <dt>
              <code>{pointer}</code>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button look="small" onClick={() => onImport(imported.content)}>
        {t('resume.import.confirm')}
      </Button>
    </Notice>
  );
}

/** Takes a JSON Resume file into the editor, and says beforehand what has no field there. */
function ResumeImportField({ t, onImport }: Pick<FilesProps, 't' | 'onImport'>) {
  const id = useId();
  const [imported, setImported] = useState<Imported>();
  const take = (content: ResumeContent): void => {
    onImport(content);
    setImported('done');
  };
  const read = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    const { importResumeJson } = await import('@prentice/cv/editing');
    const result = importResumeJson(file.size > MEGABYTE ? '' : await file.text());
    if ('content' in result && result.unplaced.length === 0) take(result.content);
    else setImported(result);
    /* The same file can be chosen again after it was corrected. */
    input.value = '';
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('resume.import')}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {t('resume.import.hint')}
      </p>
      <input
        id={id}
        type="file"
        className="control"
        accept=".json,application/json"
        aria-describedby={`${id}-hint`}
        onChange={(event) => void read(event.currentTarget)}
      />
      {imported && <ImportedResume t={t} imported={imported} onImport={take} />}
    </div>
  );
}

/** Makes files of a CV, and takes one over as a document for applications. */
export function ResumeFiles({ t, edited, check, onImport, onUploaded }: FilesProps) {
  const { run, busy, failure } = useAction(t);
  const [used, setUsed] = useState<UploadedDocument>();
  const fileOf = async (format: ResumeFormat, content: ResumeContent): Promise<File> => {
    const { template, language } = edited;
    const blob = await session.client.resumes.export({ body: { format, template, language, content } });
    return new File([blob], `${content.basics.name ?? 'CV'}.${format}`, { type: blob.type });
  };
  const save = (format: ResumeFormat): void => {
    const content = check();
    if (content)
      void run(async () => saveFile(await fileOf(format, content), `${content.basics.name ?? 'CV'}.${format}`));
  };
  const use = (): void => {
    const content = check();
    if (!content) return;
    void run(async () => {
      const document = await uploadDocument(await fileOf('pdf', content), 'cv', () => undefined);
      await session.client.interns.chooseCv({ body: { documentId: document.id } });
      setUsed(document);
      onUploaded(document);
    });
  };
  return (
    <section className="stack" aria-labelledby="resume-files">
      <h2 id="resume-files">{t('resume.files')}</h2>
      <p className="row">
        <Button look="primary" busy={busy} onClick={use}>
          {t('resume.use')}
        </Button>
        {resumeFormats.map((format) => (
          <Button key={format} busy={busy} onClick={() => save(format)}>
            {t(`resume.export.${format}`)}
          </Button>
        ))}
      </p>
      <p className="note">{t('resume.export.note')}</p>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      {used && <Notice tone="answered" role="status" title={t('resume.used', { name: used.fileName })} />}
      <ResumeImportField t={t} onImport={onImport} />
    </section>
  );
}
