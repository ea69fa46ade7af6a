import { MEGABYTE, type ResumeContent } from '@prentice/contract';
import type { ResumeImport } from '@prentice/cv/editing';
import { useState } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileField } from '../../../ui/FileField.tsx';
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
  const [imported, setImported] = useState<Imported>();
  const importContent = (content: ResumeContent): void => {
    onImport(content);
    setImported('done');
  };
  const read = async (file: File): Promise<void> => {
    const { importResumeJson } = await import('@prentice/cv/editing');
    const result = importResumeJson(file.size > MEGABYTE ? '' : await file.text());
    if ('content' in result && result.unplaced.length === 0) importContent(result.content);
    else setImported(result);
  };
  return (
    <FileField
      t={t}
      label={t('resume.import')}
      hint={t('resume.import.hint')}
      accept=".json,application/json"
      onFile={(file) => void read(file)}
    >
      {imported && <ImportedResume t={t} imported={imported} onImport={importContent} />}
    </FileField>
  );
}
