import { MEGABYTE, type ResumeContent } from '@prentice/contract';
import type { ResumeImport } from '@prentice/cv/editing';
import { useId, useState } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

interface ImportProps {
  t: Translate;
  onImport: (content: ResumeContent) => void;
}

type Imported = ResumeImport | 'done';

function ImportedResume({ t, imported, onImport }: ImportProps & { imported: Imported }) {
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
export function ResumeImportField({ t, onImport }: ImportProps) {
  const id = useId();
  const [imported, setImported] = useState<Imported>();
  const importContent = (content: ResumeContent): void => {
    onImport(content);
    setImported('done');
  };
  const read = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    const { importResumeJson } = await import('@prentice/cv/editing');
    const result = importResumeJson(file.size > MEGABYTE ? '' : await file.text());
    if ('content' in result && result.unplaced.length === 0) importContent(result.content);
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
      {imported && <ImportedResume t={t} imported={imported} onImport={importContent} />}
    </div>
  );
}
